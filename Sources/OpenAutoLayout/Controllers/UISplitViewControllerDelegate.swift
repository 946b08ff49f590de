/// A delegate of a split view controller. Nothing calls it here.
///
/// Assign it to ``UISplitViewController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column to show when the width becomes compact.
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
  ///   - proposedTopColumn: The column that the system would show.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns whether the delegate handles the last column itself when the width becomes compact.
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
