/// Combined anchors of several items, in place of one item.
///
/// The initializer that combines anchors passes all that are read later. Reading another one is a
/// mistake in this module.
@usableFromInline
final class AnchorsOfSeveralItems: LayoutItem {
  private let top, bottom, centerY: NSLayoutYAxisAnchor?
  private let leading, trailing, centerX: NSLayoutXAxisAnchor?
  private let width, height: NSLayoutDimension?

  @usableFromInline
  init(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, trailing: NSLayoutXAxisAnchor? = nil,
    centerX: NSLayoutXAxisAnchor? = nil, centerY: NSLayoutYAxisAnchor? = nil,
    width: NSLayoutDimension? = nil, height: NSLayoutDimension? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.centerX = centerX
    self.centerY = centerY
    self.width = width
    self.height = height
  }

  @usableFromInline var topAnchor: NSLayoutYAxisAnchor { given(top) }
  @usableFromInline var leadingAnchor: NSLayoutXAxisAnchor { given(leading) }
  @usableFromInline var bottomAnchor: NSLayoutYAxisAnchor { given(bottom) }
  @usableFromInline var trailingAnchor: NSLayoutXAxisAnchor { given(trailing) }
  @usableFromInline var leftAnchor: NSLayoutXAxisAnchor { given(nil) }
  @usableFromInline var rightAnchor: NSLayoutXAxisAnchor { given(nil) }
  @usableFromInline var centerXAnchor: NSLayoutXAxisAnchor { given(centerX) }
  @usableFromInline var centerYAnchor: NSLayoutYAxisAnchor { given(centerY) }
  @usableFromInline var widthAnchor: NSLayoutDimension { given(width) }
  @usableFromInline var heightAnchor: NSLayoutDimension { given(height) }

  /// No single view contains all of the items.
  @usableFromInline
  static func _surroundingView(of item: AnchorsOfSeveralItems) -> LayoutView? { nil }

  private func given<Anchor>(_ anchor: Anchor?) -> Anchor {
    guard let anchor else {
      preconditionFailure("This anchor was not put together with the others.")
    }
    return anchor
  }
}
