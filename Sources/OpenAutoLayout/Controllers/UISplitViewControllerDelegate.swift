/// What decides about columns. Nobody asks here.
///
/// ``UISplitViewController/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that shows where the width becomes compact.
  ///
  ///     final class Columns: UISplitViewControllerDelegate {
  ///       func splitViewController(
  ///         _ svc: UISplitViewController,
  ///         topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ///       ) -> UISplitViewController.Column { .primary }
  ///     }
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: What the system would show.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns whether the last column is dealt with where the width becomes compact.
  ///
  ///     final class Columns: UISplitViewControllerDelegate {
  ///       func splitViewController(
  ///         _ splitViewController: UISplitViewController,
  ///         collapseSecondary secondaryViewController: UIViewController,
  ///         onto primaryViewController: UIViewController
  ///       ) -> Bool { true }
  ///     }
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - secondaryViewController: The controller of the last column.
  ///   - primaryViewController: The controller of the first column.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
