import Foundation

/// The Swift files of a package or project, by their names: a constraint knows the name of its file, and test
/// frameworks take a path.
struct SourceFiles {
  /// The paths, of which there are several for files of one name.
  private let files: [String: [URL]]

  /// Looks for the files once, since there may be many.
  ///
  /// - Parameter filePath: The path of a file in the package. Where tests run on another device than the one
  ///   that has compiled them, it leads nowhere, and there are no files.
  init(near filePath: String) {
    let here = URL(fileURLWithPath: filePath).resolvingSymlinksInPath()
    var files: [String: [URL]] = [:]
    if let root = Self.root(around: here) {
      let all = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = all?.nextObject() as? URL {
        let name = file.lastPathComponent
        if ["node_modules", "Pods", "DerivedData"].contains(name) { all?.skipDescendants() }
        if name.hasSuffix(".swift") { files[name, default: []].append(file) }
      }
    }
    self.files = files
  }

  /// The only file of a name, or `nil` if there are several or none.
  subscript(name: String) -> URL? {
    let found = files[name] ?? []
    return found.count == 1 ? found[0] : nil
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
