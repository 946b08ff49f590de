import OpenAutoLayout

/// A view that counts its layouts, so that a program can say that there was none.
protocol LayoutCounting: UIView {
  var layoutCount: Int { get }
}

final class CountingStack: UIStackView, LayoutCounting {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

extension UIView {
  /// How often the views of a tree were laid out.
  var layoutsInFamily: Int {
    family.reduce(0) { $0 + (($1 as? any LayoutCounting)?.layoutCount ?? 0) }
  }
}
