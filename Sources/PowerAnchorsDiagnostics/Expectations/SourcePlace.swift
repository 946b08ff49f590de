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
  ///
  /// A constraint knows the name of its file. The path is searched for in the package or project that this
  /// place lies in, which is there where tests run on the computer that has compiled them.
  func place(of callSite: LayoutProblem.CallSite?) -> SourcePlace {
    guard let callSite, let file = Self.file(named: callSite.file, near: filePath) else {
      return self
    }
    return SourcePlace(
      fileID: "\(Self.module(of: file) ?? module)/\(callSite.file)", filePath: file.path,
      line: callSite.line, column: 1)
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

  /// Returns the only file of a name in a package or project, or `nil` if there are several or none.
  private static func file(named name: String, near filePath: String) -> URL? {
    let here = URL(fileURLWithPath: filePath).resolvingSymlinksInPath()
    if here.lastPathComponent == name { return URL(fileURLWithPath: filePath) }
    guard let root = root(around: here) else { return nil }
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: URL?
    while let file = files?.nextObject() as? URL {
      if ["node_modules", "Pods", "DerivedData"].contains(file.lastPathComponent) {
        files?.skipDescendants()
      } else if file.lastPathComponent == name {
        if found != nil { return nil }
        found = file
      }
    }
    return found
  }

  /// Returns the nearest folder with a manifest, a project or a repository.
  private static func root(around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isRoot = names.contains {
        $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj")
      }
      if isRoot { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
