import Foundation

/// The place of an item in a bar, with the view that the item shows in it.
///
/// A view with a frame of its own keeps its size. Any other one, and one with constraints, has the size
/// that it asks for. The bar may have less room than that.
final class BarItemView: UIView, BarPart {
  let content: UIView
  /// The size that the client has given the content by its frame.
  private var given: CGSize
  private var placed = CGSize.zero
  /// The size for which the bar has made room.
  private var asked = CGSize.zero
  private var ties: [NSLayoutConstraint] = []

  init(_ content: UIView) {
    self.content = content
    given = content.bounds.size
    super.init(frame: .zero)
    // Nothing but constraints follows a content that changes.
    if given.width <= 0 || given.height <= 0 {
      content.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Returns the size that the content asks for, for which the bar makes room.
  func askForSize() -> CGSize {
    asked = wantedSize
    return asked
  }

  private var wantedSize: CGSize {
    guard content.translatesAutoresizingMaskIntoConstraints else {
      return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if content.bounds.size != placed { given = content.bounds.size }
    return given
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // Items of two screens may share a view.
    if superview != nil, content.superview !== self { addSubview(content) }
  }

  override func layoutSubviews() {
    let holdsContent = content.superview === self
    let isTied = !content.translatesAutoresizingMaskIntoConstraints
    if holdsContent, isTied { tie() } else { NSLayoutConstraint.deactivate(ties) }
    super.layoutSubviews()
    if holdsContent, !isTied {
      content.bounds.size = CGSize(
        width: min(given.width, bounds.width), height: min(given.height, bounds.height))
      content.center = bounds.center
      // Some controls have a size of their own in any frame.
      placed = content.bounds.size
    }
    if wantedSize != asked { superview?.setNeedsLayout() }
  }

  private func tie() {
    if ties.first?.isActive ?? false { return }
    ties = [
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    for (inner, outer) in [
      (content.widthAnchor, widthAnchor), (content.heightAnchor, heightAnchor),
    ] {
      let most = inner.constraint(lessThanOrEqualTo: outer)
      most.priority = UILayoutPriority(999)
      // A content without a size of its own fills its place.
      let fill = inner.constraint(equalTo: outer)
      fill.priority = .fittingSizeLevel
      ties += [most, fill]
    }
    NSLayoutConstraint.activate(ties)
  }
}

/// What a bar shows beside the views that a client adds to it.
protocol BarPart: UIView {}

/// A line of text in a bar.
final class BarLabel: UILabel, BarPart {}

extension UIView {
  /// Shows the parts of a bar in this order, and no others.
  func showParts(_ parts: [any BarPart]) {
    let shown = item.subviews.filter { $0 is any BarPart }
    // An item that is in a bar twice has one view.
    var views: [UIView] = []
    for part in parts where !views.contains(where: { $0 === part }) { views.append(part) }
    if shown.elementsEqual(views, by: ===) { return }
    for view in shown where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in views {
      if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) }
    }
  }
}
