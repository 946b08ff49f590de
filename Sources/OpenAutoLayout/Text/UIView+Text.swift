import Foundation

/// The scale and the fonts of text in views.
extension UIView {
  /// The number of pixels in a point of the tree.
  var treeScale: CGFloat { item.engine?.scale ?? item.root.view?.storedScale ?? .infinity }

  /// Returns the font, at the text size of the view's traits if it follows them.
  func adjusted(_ font: UIFont, _ followsTraits: Bool) -> UIFont {
    followsTraits ? font.adjusted(to: traitCollection) : font
  }
}
