import Foundation

/// A place in a source file, in the form that test frameworks take.
struct SourcePlace {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int
}

extension SourcePlace {
  /// Returns the place of a constraint's call, or this place if the file is not found.
  func place(of callSite: LayoutProblem.CallSite?, in files: SourceFiles) -> SourcePlace {
    guard let callSite else { return self }
    var place = self
    place.line = callSite.line
    place.column = 1
    if URL(fileURLWithPath: filePath).lastPathComponent == callSite.file { return place }
    guard let file = files[callSite.file] else { return self }
    place.fileID = "\(Self.module(of: file) ?? module)/\(callSite.file)"
    place.filePath = file.path
    return place
  }

  /// The module of this place.
  private var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The folder below `Sources` or `Tests`, which is named after the module.
  private static func module(of file: URL) -> String? {
    let folders = file.deletingLastPathComponent().pathComponents
    guard let root = folders.lastIndex(where: { ["Sources", "Tests"].contains($0) }) else {
      return nil
    }
    return folders[(root + 1)...].first
  }
}
