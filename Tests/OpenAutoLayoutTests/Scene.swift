import OpenAutoLayout

/// A root of a given size and the views in it, as the recorded frames have them.
@MainActor
struct Scene {
  let root: UIView

  init(
    _ width: CGFloat = 400, _ height: CGFloat = 400, scale: CGFloat = 3, rightToLeft: Bool = false
  ) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.contentScaleFactor = scale
    if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
  }

  /// Adds a view without an autoresizing mask, with an intrinsic size if one is given.
  func view(
    _ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric,
    in container: UIView? = nil
  ) -> ContentView {
    let view = ContentView()
    view.content = CGSize(width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = false
    (container ?? root).addSubview(view)
    return view
  }

  func guide(in container: UIView? = nil) -> UILayoutGuide {
    let guide = UILayoutGuide()
    (container ?? root).addLayoutGuide(guide)
    return guide
  }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  func layout() {
    root.layoutIfNeeded()
  }
}

/// A view whose content has a size that a test sets.
final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var insets = UIEdgeInsets.zero

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// A constraint by attributes, for pairs that anchors rule out.
@MainActor
func relation(
  _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
  _ otherAttribute: NSLayoutConstraint.Attribute,
  by relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
  plus constant: CGFloat = 0
) -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: item, attribute: attribute, relatedBy: relation, toItem: other,
    attribute: otherAttribute, multiplier: multiplier, constant: constant)
}

extension UIView {
  func pinSize(_ width: CGFloat, _ height: CGFloat) {
    widthAnchor.constraint(equalToConstant: width).isActive = true
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  func pinOrigin() {
    guard let superview else { return }
    leftAnchor.constraint(equalTo: superview.leftAnchor).isActive = true
    topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
  }

  func pinToMargins(of view: UIView) {
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: margins.topAnchor),
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  func pinEdges(
    _ top: CGFloat = 0, _ left: CGFloat = 0, _ bottom: CGFloat = 0, _ right: CGFloat = 0
  ) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: top),
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -bottom),
      rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -right),
    ])
  }
}

/// A frame to expect, with what is not asserted left out.
struct Frame: CustomStringConvertible {
  var x: CGFloat?
  var y: CGFloat?
  var width: CGFloat?
  var height: CGFloat?

  init(_ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var description: String {
    [x, y, width, height].map { $0.map { "\($0)" } ?? "-" }.joined(separator: ", ")
  }

  /// Whether a rectangle is this one, up to a thousandth of a point unless said.
  func matches(_ rect: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    zip([x, y, width, height], [rect.minX, rect.minY, rect.width, rect.height]).allSatisfy {
      expected, value in expected.map { abs($0 - value) <= tolerance } ?? true
    }
  }
}
