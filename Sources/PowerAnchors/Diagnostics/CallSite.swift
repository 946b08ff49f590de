/// The file and line of a client's call, in debug builds.
@frozen @usableFromInline
package struct CallSite {
  @usableFromInline let fileID: StaticString
  @usableFromInline let line: UInt

  @inlinable
  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The call site in a debug build, and `nil` in an optimized build.
  ///
  /// The compilation of this package determines which. If an optimized client inlines `nil`, the
  /// optimizer removes the literals, and the binary contains no file names.
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

  /// Sets the identifier of a constraint without one to the call site, as in
  /// `at LoginView.swift:42`.
  ///
  /// It does not begin with the name of the file, since identifiers that begin with `NS` are
  /// reserved for the system, and files may be called after `NSView`.
  @usableFromInline @MainActor
  package func label(_ constraint: NSLayoutConstraint) {
    guard constraint.identifier == nil else { return }
    let file = fileID.description
    let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
    constraint.identifier = "at \(name):\(line)"
  }

  /// Stops at the call with a message that says what to change.
  package func stop(_ sentence: @autoclosure () -> String) -> Never {
    preconditionFailure(sentence(), file: fileID, line: line)
  }
}

extension CallSite? {
  /// Stops at the call, in optimized builds, too: there is nothing to constrain.
  @usableFromInline @inline(never)
  package func stopAlways(_ sentence: String) -> Never {
    self?.stop(sentence)
    // An optimized build would omit the message of a precondition.
    fatalError(sentence)
  }
}
