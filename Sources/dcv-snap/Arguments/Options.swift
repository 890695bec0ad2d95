// SPDX-License-Identifier: MIT
//
// Every option of the tool, once; commands pick theirs in Commands.

extension OptionSpec {
  // Where the screen is shown. A comma list makes an axis.
  static let device = OptionSpec(
    "--device", value: "NAME[,…]", isRepeatable: true, variable: "DCV_DEVICE",
    help: "size, scale and safe area of a device; 'dcv-snap list --devices' names them")
  static let size = OptionSpec(
    "--size", value: "WxH[,…]", isRepeatable: true, variable: "DCV_SIZE",
    help: "size of the viewport in points; scale and safe area stay")
  static let scale = OptionSpec(
    "--scale", value: "N[,…]", isRepeatable: true, variable: "DCV_SCALE",
    help: "pixels in a point: 1, 2 or 3")
  static let os = OptionSpec(
    "--os", value: "N[,…]", isRepeatable: true, variable: "DCV_OS",
    help: "major version of iOS whose look is drawn: 18 or 26")
  static let appearance = OptionSpec(
    "--appearance", value: "A[,…]", isRepeatable: true, variable: "DCV_APPEARANCE",
    help: "light or dark")
  static let contrast = OptionSpec(
    "--contrast", value: "C[,…]", isRepeatable: true, variable: "DCV_CONTRAST",
    help: "normal or high; standard and increased mean the same")
  static let layoutDirection = OptionSpec(
    "--layout-direction", value: "D[,…]", isRepeatable: true, variable: "DCV_LAYOUT_DIRECTION",
    help: "ltr or rtl; leftToRight and rightToLeft mean the same")
  static let contentSize = OptionSpec(
    "--content-size", value: "S[,…]", isRepeatable: true, variable: "DCV_CONTENT_SIZE",
    help: "text size: xSmall, small, medium, large … accessibility5, or UIKit's words")
  static let locale = OptionSpec(
    "--locale", value: "TAG[,…]", isRepeatable: true, variable: "DCV_LOCALE",
    help: "language and region, such as en, ar-EG")
  static let safeArea = OptionSpec(
    "--safe-area", value: "T,L,B,R", variable: "DCV_SAFE_AREA",
    help: "insets in points: top, leading, bottom, trailing")
  static let data = OptionSpec(
    "--data", value: "NAME=FILE[,…]", isRepeatable: true,
    help: "another file for a name in the document's 'data'")
  static let assets = OptionSpec(
    "--assets", value: "DIR", variable: "DCV_ASSETS",
    help: "folder whose images stand in for the document's, by the same paths")
  static let font = OptionSpec(
    "--font", value: "FILE", isRepeatable: true,
    help: "a font file for characters that the built-in font lacks")

  // How the run goes.
  static let jobs = OptionSpec(
    "--jobs", "-j", value: "N", variable: "DCV_JOBS",
    help: "pictures in work at once; the default is one for each processor")
  static let diagnostics = OptionSpec(
    "--diagnostics", value: "FORM", variable: "DCV_DIAGNOSTICS",
    help: "full (the default), short for a line each, or json")
  static let lenient = OptionSpec(
    "--lenient", help: "errors in a document count as warnings; pictures stay the same")
  static let help = OptionSpec("--help", "-h", help: "show this text")
  static let version = OptionSpec("--version", help: "print the version")

  // Where pictures are taken.
  static let offset = OptionSpec(
    "--offset", value: "Y|X,Y", isRepeatable: true,
    help: "take a picture at this contentOffset; may be given several times")
  static let offsets = OptionSpec(
    "--offsets", value: "A:B:STEP",
    help: "from A to B by STEP; 'start' and 'end' stand for the ends of the scroll range")
  static let pages = OptionSpec(
    "--pages", help: "a picture for each screenful, from the start to the end")
  static let sectionOffset = OptionSpec(
    "--section-offset", value: "ID=X", isRepeatable: true,
    help: "scroll an orthogonal section; alone it means a stop at the start")
  static let fullContent = OptionSpec(
    "--full-content", help: "one picture as tall as the content, pinned headers at rest")

  // Which documents.
  static let onlyChanged = OptionSpec(
    "--only-changed", value: "REF", bareValue: "",
    help: "only documents that differ from a commit of Git, by themselves, by a file they take or "
      + "by their references; without REF, what is not committed")

  // What render writes.
  static let output = OptionSpec(
    "--output", "-o", value: "DIR", variable: "DCV_OUTPUT",
    help: "folder for the pictures; the default is 'out'")
  static let format = OptionSpec(
    "--format", value: "LIST", variable: "DCV_FORMAT",
    help: "png (the default), svg, or png,svg")
  static let overlay = OptionSpec(
    "--overlay", value: "LIST",
    help: "draw on top: frames, insets, safeArea, ids")
  static let contactSheet = OptionSpec(
    "--contact-sheet",
    help: "all pictures of a document on one labelled sheet: <document>.contact-sheet.png")
  static let columns = OptionSpec(
    "--columns", value: "N", help: "the most pictures side by side on the sheet; 6 by default")
  static let width = OptionSpec(
    "--width", value: "POINTS", help: "width of the sheet; by default 200 points a column")
  static let fast = OptionSpec(
    "--fast", help: "quicker, larger PNG files: same pixels, bytes depend on the processor")
  static let text = OptionSpec(
    "--text", value: "MODE",
    help: "glyphs (the default), or blocks: no font needed, for layouts alone")
  static let dump = OptionSpec(
    "--dump", help: "write what is painted as text beside each picture: <file>.dump.txt")
  static let apng = OptionSpec(
    "--apng", help: "an animated PNG of each stop with gestures, instead of pictures: <file>.apng")
  static let framesPerSecond = OptionSpec(
    "--fps", value: "N", help: "frames in a second of virtual time, 1 to 120; the default is 30")
  static let stop = OptionSpec(
    "--stop", value: "NAME", isRepeatable: true, help: "only the document's stop with this name")

  // What layout and list print.
  static let verbose = OptionSpec(
    "--verbose", help: "print below each snapshot what its gestures come to")
  static let json = OptionSpec("--json", help: "print JSON instead of a table")
  static let all = OptionSpec("--all", help: "every element, not only what the stop shows")
  static let rect = OptionSpec(
    "--rect", value: "X,Y,W,H",
    help: "what layoutAttributesForElements(in:) returns for this rectangle of the content")
  static let devices = OptionSpec("--devices", help: "list the known devices instead")
}

extension OptionGroup {
  static let documents = OptionGroup(title: "Which documents", options: [.onlyChanged])
  static let environment = OptionGroup(
    title: "Environment (a value replaces the document's, a comma list makes an axis)",
    options: [
      .device, .size, .scale, .os, .appearance, .contrast, .layoutDirection, .contentSize, .locale,
      .safeArea, .data, .assets, .font,
    ])
  static let stops = OptionGroup(
    title: "Scrolling (replaces the document's stops)",
    options: [.offset, .offsets, .pages, .sectionOffset, .fullContent])
  static let run = OptionGroup(
    title: "Run", options: [.jobs, .lenient, .diagnostics, .help])
}
