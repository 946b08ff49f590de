/// What is called with any labels and arguments in a call that fits nothing else, so that one unavailable
/// property stands for all such calls.
@dynamicCallable
public struct _UnavailableCall: Sendable {
  package nonisolated init() {}

  /// Takes any arguments.
  public nonisolated func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any??>
  ) {}
}

// Names that stand alone in such calls, which the compiler looks up in the type of the arguments. That is
// optional twice, so that no other code meets these names.
@_documentation(visibility: internal)
extension Any?? {
  public static var equal: Self { nil }
  public static var atLeast: Self { nil }
  public static var atMost: Self { nil }
  public static var lessThanOrEqual: Self { nil }
  public static var greaterThanOrEqual: Self { nil }
  public static var required: Self { nil }
  public static var defaultHigh: Self { nil }
  public static var defaultLow: Self { nil }
  public static var superview: Self { nil }
  public static var safeArea: Self { nil }
  public static var margins: Self { nil }
  public static var vertical: Self { nil }
  public static var horizontal: Self { nil }
}
