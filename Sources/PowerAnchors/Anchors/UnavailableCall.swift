/// The type of the unavailable properties that stand for all calls of their name that fit no method. It is
/// called with any labels and arguments, and has the result of the right calls, so that what is done with
/// it gets no error of its own.
@dynamicCallable @dynamicMemberLookup
public struct _UnavailableCall<Result>: Sendable {
  package init() {}

  /// Takes any member.
  public subscript(dynamicMember name: String) -> Self { self }

  /// Takes any arguments.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any??>
  ) -> Result {
    preconditionFailure("A call that the compiler rejects has been run.")
  }
}

// Names without a type before them, as in `.superview`, are looked up in the type of the arguments. If it
// lacks one, the compiler reports that, and not what to write. The type is optional twice, so that no other
// code meets these names.
@_documentation(visibility: internal)
extension Any?? {
  // Relations, priorities, axes and places.
  public static var equal: Self { nil }
  public static var atLeast: Self { nil }
  public static var atMost: Self { nil }
  public static var lessThanOrEqual: Self { nil }
  public static var greaterThanOrEqual: Self { nil }
  public static var required: Self { nil }
  public static var defaultHigh: Self { nil }
  public static var defaultLow: Self { nil }
  public static var fittingSizeLevel: Self { nil }
  public static var vertical: Self { nil }
  public static var horizontal: Self { nil }
  public static var superview: Self { nil }
  public var safeAreaLayoutGuide: Self { nil }
  public var layoutMarginsGuide: Self { nil }
  public static var safeArea: Self { nil }
  public static var margins: Self { nil }
  public static var readableContent: Self { nil }
  public static var safeAreaLayoutGuide: Self { nil }
  public static var layoutMargins: Self { nil }
  public static var layoutMarginsGuide: Self { nil }
  public static var readableContentGuide: Self { nil }
  public static var keyboardLayoutGuide: Self { nil }

  // Anchors, and what a stack view has beside them.
  public static var top: Self { nil }
  public static var leading: Self { nil }
  public static var bottom: Self { nil }
  public static var trailing: Self { nil }
  public static var left: Self { nil }
  public static var right: Self { nil }
  public static var firstBaseline: Self { nil }
  public static var lastBaseline: Self { nil }
  public static var centerX: Self { nil }
  public static var centerY: Self { nil }
  public static var width: Self { nil }
  public static var height: Self { nil }
  public static var center: Self { nil }
  public static var fill: Self { nil }
  public static var fillEqually: Self { nil }
  public static var fillProportionally: Self { nil }
  public static var equalSpacing: Self { nil }
  public static var equalCentering: Self { nil }

  // Insets, offsets and sizes.
  public static var zero: Self { nil }
  public static func uniform(_ inset: Any) -> Self { nil }
  public init(
    top: Any, left: Any? = nil, leading: Any? = nil, bottom: Any, right: Any? = nil,
    trailing: Any? = nil
  ) { self = nil }
  public init(x: Any, y: Any) { self = nil }
  public init(width: Any, height: Any) { self = nil }
}
