import Drawing
struct SVGPicture { let list: DisplayList; let resources: PaintResources; func bytes() throws(PaintError) -> [UInt8] { [] } }
