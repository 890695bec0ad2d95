// SPDX-License-Identifier: MIT
//
// The images of one engine: looked at once, decoded when painted, kept while there is room.

import CCairo
import CPNG
import CPixbuf
import Drawing
import Foundation

/// The images of one engine.
///
/// What ``status(of:)`` once said stays true for the engine's life, so that a picture never depends
/// on which others were painted before.
final class ImageLibrary {
  /// A decoded image.
  struct Picture {
    var surface: CairoSurface
    var width: Int
    var height: Int
  }

  private struct Size: Hashable {
    var path: String
    var width: Int
    var height: Int
  }

  /// Bytes of pixels kept before all are forgotten.
  private static let room = 192 << 20

  private var statuses: [ImageReference: ImageStatus] = [:]
  private var digests: [ImageReference: UInt64] = [:]
  private var pictures: [String: Picture] = [:]
  private var sized: [Size: Picture] = [:]
  private var bytesKept = 0
  private let icons = IconLibrary()
  private let keepsFileBytes: Bool
  private let folder: String?

  /// - Parameters:
  ///   - keepsFileBytes: Whether decoded PNG and JPEG carry their file for SVG to embed.
  ///   - folder: Where files are whose paths are not absolute; nil for the working folder.
  init(keepsFileBytes: Bool, folder: String? = nil) {
    self.keepsFileBytes = keepsFileBytes
    self.folder = folder
  }

  func status(of image: ImageReference) -> ImageStatus {
    if let known = statuses[image] { return known }
    let status = look(at: image)
    statuses[image] = status
    return status
  }

  /// What tells the content of an image: of a file its bytes, whatever its path; of an icon its name.
  func digest(of image: ImageReference) -> UInt64 {
    if let known = digests[image] { return known }
    var bytes: [UInt8] = []
    switch image {
    case .symbol(let name): bytes = Array(name.utf8)
    case .file(let path):
      // A file that can't be read is drawn as nothing.
      bytes = ((try? self.bytes(of: path)) ?? nil) ?? []
    }
    guard let hash = try? RunningHash() else { return 0 }
    hash.update(bytes)
    let digest = hash.digest.low
    digests[image] = digest
    return digest
  }

  /// The outline of an icon; nil when there is none of that name.
  func icon(_ symbol: String) -> Icon? { icons.icon(for: symbol) }

  private func bytes(of path: String) throws(PaintError) -> [UInt8]? {
    let isBelow = !path.isEmpty && !path.hasPrefix("/")
    let place = folder.map { isBelow ? $0 + "/" + path : path } ?? path
    return try FileBytes.read(place, limit: PictureLimits.imageBytes)
  }

  private func look(at image: ImageReference) -> ImageStatus {
    switch image {
    case .symbol(let name):
      return icons.icon(for: name) == nil
        ? .missing(nearest: icons.nearest(to: name))
        : .ready(width: Int(Icon.side), height: Int(Icon.side))
    case .file(let path):
      do throws(PaintError) {
        guard let file = try bytes(of: path) else {
          return .missing(nearest: [])
        }
        guard let kind = ImageKind(file) else {
          return .broken(reason: "it is not a PNG, JPEG, WebP or SVG")
        }
        // Whether all of it can be decoded decides what a view shows, in the first picture as in
        // the last; so it is decoded here and kept for painting.
        guard kind == .svg else {
          let header = try ImageHeader.read(file, as: kind)
          let decoded = try ImageDecoder.decode(file, as: kind, width: 0, height: 0)
          pictures[path] = kept(decoded, of: file, as: kind)
          return .ready(
            width: header?.width ?? decoded.naturalWidth,
            height: header?.height ?? decoded.naturalHeight)
        }
        // An SVG has no size to be read: it is drawn very small, and says its own.
        let small = try ImageDecoder.decode(file, as: kind, width: 1, height: 1)
        if let address = SVGLinks.outside(file) {
          return .broken(
            reason: "it links the image '\(address.prefix(40))', and no other file is read")
        }
        return .ready(width: small.naturalWidth, height: small.naturalHeight)
      } catch {
        return .broken(reason: error.message)
      }
    }
  }

  /// The pixels of a file at its own size; for a drawing (SVG), at the size given. Nil when there is
  /// nothing to paint.
  func picture(_ path: String, width: Int, height: Int) -> Picture? {
    guard case .ready = status(of: .file(path: path)) else { return nil }
    if let known = pictures[path] { return known }
    let size = Size(path: path, width: width, height: height)
    if let known = sized[size] { return known }
    do throws(PaintError) {
      guard let file = try bytes(of: path), let kind = ImageKind(file)
      else { return nil }
      let decoded = try ImageDecoder.decode(file, as: kind, width: width, height: height)
      let picture = kept(decoded, of: file, as: kind)
      if kind == .svg { sized[size] = picture } else { pictures[path] = picture }
      return picture
    } catch {
      // It was whole when it was looked at: the file has been taken away since.
      return nil
    }
  }

  /// A decoded image on the shelf, with its file when SVG is to embed it.
  private func kept(_ decoded: DecodedImage, of file: [UInt8], as kind: ImageKind) -> Picture {
    if keepsFileBytes { decoded.attach(file, as: kind) }
    let picture = Picture(
      surface: decoded.surface, width: decoded.surface.width, height: decoded.surface.height)
    keep(picture)
    return picture
  }

  /// The pixels of a file at another size, for painting one to one.
  func scaled(_ path: String, width: Int, height: Int) -> Picture? {
    let size = Size(path: path, width: width, height: height)
    if let known = sized[size] { return known }
    guard let full = picture(path, width: width, height: height) else { return nil }
    guard full.width != width || full.height != height else { return full }
    do throws(PaintError) {
      let surface = try CairoSurface(width: width, height: height)
      guard let from = full.surface.pixelsAsDecoded, let to = surface.pixels,
        dcv_scale_argb(
          from, full.surface.stride, Int32(full.width), Int32(full.height), to, surface.stride,
          Int32(width), Int32(height)) != 0
      else { return full }
      surface.pixelsChanged()
      let picture = Picture(surface: surface, width: width, height: height)
      keep(picture)
      sized[size] = picture
      return picture
    } catch {
      return full
    }
  }

  private func keep(_ picture: Picture) {
    let bytes = picture.width * picture.height * 4
    if bytesKept + bytes > Self.room {
      pictures.removeAll()
      sized.removeAll()
      bytesKept = 0
    }
    bytesKept += bytes
  }
}
