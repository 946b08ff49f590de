import Foundation

/// Text in views, in whole pixels of the tree.
extension UIView {
  /// How many pixels a point of the tree has.
  var treeScale: CGFloat { item.engine?.scale ?? item.root.view?.storedScale ?? .infinity }

  /// The font, at the view's size of text if it follows that.
  func adjusted(_ font: UIFont, _ followsTraits: Bool) -> UIFont {
    followsTraits ? font.adjusted(to: traitCollection) : font
  }
}
