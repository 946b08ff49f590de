import Foundation

/// A view that a list takes away when it leaves the screen, and gives out again.
@MainActor
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

/// The views of a list that wait to be used again, and how to make more, by identifier.
///
/// A view that leaves the screen waits under its identifier. The next one of that identifier is
/// taken from there, or made by what is registered. Both run code of clients, which may register and
/// dequeue in its turn: so the pool is an object, and nothing of it is being changed then.
@MainActor
final class ReusePool<View: ReusableView> {
  private var makers: [String: (String) -> View?] = [:]
  private var waiting: [String: [View]] = [:]
  /// The view that its item is dequeued again with, while it is reconfigured.
  private var reconfigured: (path: IndexPath, view: View)?

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers how to make a view, or ends that with `nil`.
  func register(_ identifier: String, _ maker: ((String) -> View?)?) {
    makers[identifier] = maker
  }

  /// Takes a view off the screen, and lets it wait. One without an identifier is let go.
  func recycle(_ view: View) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
  }

  /// A view that waited, or a new one of what is registered, or `nil`.
  func dequeue(_ identifier: String) -> View? {
    guard let view = waiting[identifier]?.popLast() else { return makers[identifier]?(identifier) }
    view.prepareForReuse()
    return view
  }

  /// The view of an item that is reconfigured, or another one.
  func dequeue(_ identifier: String, for path: IndexPath) -> View? {
    if let reconfigured, reconfigured.path == path,
      reconfigured.view.reuseIdentifier == identifier
    {
      return reconfigured.view
    }
    return dequeue(identifier)
  }

  /// Asks for the view of an item again, which is to be the one that it has.
  func reconfigure<Answer>(_ view: View, at path: IndexPath, _ ask: () -> Answer) -> Answer {
    reconfigured = (path, view)
    defer { reconfigured = nil }
    return ask()
  }
}
