public import PowerAnchors

/// A way to call for constraints, written twice.
///
/// The functions are measured one by one under their names, so each shape is a type of its own. None
/// is inlined, whatever its size, so that reaching them costs the same.
@MainActor
public protocol CallShape: SendableMetatype {
  /// The code that a careful programmer writes with the platform's own calls.
  static func raw(_ stage: Stage)
  /// The same constraints with PowerAnchors.
  static func powered(_ stage: Stage)
}

/// A shape that makes several constraints.
@MainActor
public protocol CompositeCallShape: CallShape {
  /// The same constraints with the platform's own calls, each activated when it has been made.
  static func oneByOne(_ stage: Stage)
}

/// What the calls are made on: two views beside each other, their anchors, and a list of views.
@MainActor
public struct Stage {
  /// The superview of both.
  public let root = LayoutView()
  let title = LayoutView()
  let icon = LayoutView()
  let views = (0..<4).map { _ in LayoutView() }
  let x: NSLayoutXAxisAnchor
  let otherX: NSLayoutXAxisAnchor
  let y: NSLayoutYAxisAnchor
  let otherY: NSLayoutYAxisAnchor
  let width: NSLayoutDimension
  let otherWidth: NSLayoutDimension
  let kept = Kept()

  /// Makes the views.
  public init() {
    root.addSubviewsUsingAutoLayout(title, icon)
    root.addSubviewsUsingAutoLayout(views)
    x = title.leadingAnchor
    otherX = icon.trailingAnchor
    y = title.topAnchor
    otherY = icon.bottomAnchor
    width = title.widthAnchor
    otherWidth = icon.widthAnchor
  }
}

/// What code keeps: constraints and groups to be able to switch them off, screens to show them.
@MainActor
final class Kept {
  var screens: [LayoutView] = []
  var constraints: [NSLayoutConstraint] = []
  var group: LayoutConstraintGroup?
}

extension CallShape {
  /// The name that tables show, such as `DimensionToConstant`.
  public nonisolated static var name: String { "\(self)" }
}

/// Every shape, single calls first.
public nonisolated let allCallShapes: [any CallShape.Type] =
  [
    EqualX.self, EqualY.self, LessThanOrEqual.self, GreaterThanOrEqual.self,
    Priority.self, PriorityArithmetic.self, Identifier.self, Inactive.self, PositionMultiplier.self,
    Dimension.self, DimensionMultiplier.self, DimensionToConstant.self, DimensionAtLeast.self,
    DimensionAtMost.self, SystemSpacingBelow.self, SystemSpacingAfter.self,
    SystemSpacingAbove.self, SystemSpacingBefore.self,
    Range.self, Edges.self, EdgesInset.self, EdgesButOne.self, HorizontalEdges.self, Size.self,
    SizeToOther.self, Center.self, EdgesOfItem.self, EdgesOfSuperview.self,
    CenterOfSuperview.self, SidesOfMargins.self, SeveralAnchors.self,
    SeveralAnchorsOfSuperview.self, Square.self, SizeOfItem.self, Preference.self,
    ArrayToFirst.self, ArrayToConstant.self, Chain.self, Stack.self, ResultActivity.self,
    ResultConstant.self, ResultPriority.self, Group.self, GroupOfNothing.self, ArticleScreen.self,
    Lifetime.self,
  ] + newestCallShapes

/// Those that need a newer system than the package does.
private nonisolated var newestCallShapes: [any CallShape.Type] {
  guard #available(macOS 26, iOS 26, *) else { return [] }
  return [SidesOfRegion.self]
}
