/// The place of a call in a client's source, known in debug builds only.
@frozen @usableFromInline
package struct CallSite {
  @usableFromInline let fileID: StaticString
  @usableFromInline let line: UInt

  @inlinable
  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The place in a debug build, `nil` in an optimized one.
  ///
  /// Which of the two is decided when this package is compiled. Inlined into an optimized client,
  /// `nil` takes the literals with it: its binary has no trace of the place.
  @inlinable @inline(__always)
  package static func inDebugBuilds(_ fileID: StaticString, _ line: UInt) -> CallSite? {
    var callSite: CallSite?
    assert(
      {
        callSite = CallSite(fileID: fileID, line: line)
        return true
      }())
    return callSite
  }

  /// Names an unnamed constraint after the call, as in `LoginView.swift:42`.
  @usableFromInline @MainActor
  package func label(_ constraint: NSLayoutConstraint) {
    guard constraint.identifier == nil else { return }
    let file = fileID.description
    let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
    constraint.identifier = "\(name):\(line)"
  }

  /// Stops at the call with a sentence that says what to change.
  package func stop(_ sentence: @autoclosure () -> String) -> Never {
    preconditionFailure(sentence(), file: fileID, line: line)
  }
}
