/// Runs what a `deinit` has to do on the main actor, at once.
///
/// Views and their controllers are to be released where they are used: on the main actor. A `deinit`
/// is not isolated, though, and a checked assumption would end the process of a client that lets go
/// of a tree elsewhere, when nobody uses it any longer. That is harmless, so it is not checked.
func afterLastRelease(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Void).self)()
  }
}
