extension LayoutProblem {
  /// The file and the line of a call that made a constraint.
  ///
  ///     let lines = root.layoutProblems.compactMap { $0.callSite?.line }
  ///     // lines == []
  ///
  /// Debug builds label constraints with it: see ``LayoutProblem/callSite``.
  public struct CallSite: Hashable, Sendable, Codable {
    /// The name of the file, such as `LoginView.swift`.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int
  }
}

extension LayoutProblem.CallSite {
  /// Reads the identifier of a constraint that was named after its call, such as `at LoginView.swift:42`.
  init?(identifier: String) {
    guard identifier.hasPrefix("at "), let colon = identifier.lastIndex(of: ":"),
      let line = Int(identifier[identifier.index(after: colon)...])
    else { return nil }
    let file = identifier.dropFirst(3)[..<colon]
    guard file.hasSuffix(".swift") else { return nil }
    self.init(file: String(file), line: line)
  }
}

extension LayoutProblem.CallSite: CustomStringConvertible {
  /// The file and the line: `LoginView.swift:42`.
  public var description: String { "\(file):\(line)" }
}
