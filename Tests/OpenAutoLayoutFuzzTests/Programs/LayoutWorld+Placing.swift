import OpenAutoLayout
import RandomTestSupport

/// Constraints as apps have them: to the superview, its guides, and the sibling before.
///
/// None of them has a height decide on a width.
extension LayoutWorld {
  /// Places a new view in its superview.
  func place(_ view: UIView, _ word: inout StepWord) {
    guard let superview = view.superview else { return }
    if let scroll = superview as? UIScrollView, word.oneIn(2) {
      return placeContent(view, in: scroll, &word)
    }
    let outer = guide(of: superview, &word)
    switch word.number(below: 6) {
    case 0: fill(view, outer, &word)
    case 1:
      enter(view.centerXAnchor.constraint(equalTo: outer.centerXAnchor))
      enter(
        view.centerYAnchor.constraint(
          equalTo: superview.centerYAnchor, constant: length(-20...20, &word)))
      size(view, in: superview, &word)
    default:
      enter(
        view.leadingAnchor.constraint(
          equalTo: outer.leadingAnchor, constant: length(0...40, &word)))
      let siblings = superview.subviews.filter { isOfProgram($0) && $0 !== view }
      if let above = siblings.last, word.oneIn(2) {
        enter(
          view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: length(0...16, &word)))
      } else {
        enter(view.topAnchor.constraint(equalTo: outer.topAnchor, constant: length(0...40, &word)))
      }
      if word.oneIn(2) {
        let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual]
        let end = NSLayoutConstraint(
          item: view, attribute: .trailing, relatedBy: relations[word.number(below: 2)],
          toItem: outer, attribute: .trailing, multiplier: 1, constant: -length(0...40, &word))
        if word.oneIn(4) { end.priority = UILayoutPriority(999) }
        enter(end)
      }
      if word.oneIn(4) { size(view, in: superview, &word) }
    }
  }

  /// The superview as a client sees it: one of its guides, or itself.
  private func guide(of superview: UIView, _ word: inout StepWord) -> any Sided {
    switch word.number(below: 10) {
    case 0..<2: superview.layoutMarginsGuide
    case 2: superview.safeAreaLayoutGuide
    case 3: word.oneIn(3) ? superview.readableContentGuide : superview
    default: superview
    }
  }

  private func fill(_ view: UIView, _ outer: any Sided, _ word: inout StepWord) {
    enter(view.topAnchor.constraint(equalTo: outer.topAnchor, constant: length(0...16, &word)))
    enter(
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: length(0...16, &word)))
    enter(
      outer.trailingAnchor.constraint(
        equalTo: view.trailingAnchor, constant: length(0...16, &word)))
    let bottom = outer.bottomAnchor.constraint(
      equalTo: view.bottomAnchor, constant: length(0...16, &word))
    if word.oneIn(3) { bottom.priority = UILayoutPriority(999) }
    enter(bottom)
  }

  private func size(_ view: UIView, in superview: UIView, _ word: inout StepWord) {
    if word.oneIn(2) {
      enter(view.widthAnchor.constraint(equalToConstant: length(10...200, &word)))
    } else {
      enter(
        view.widthAnchor.constraint(
          lessThanOrEqualTo: superview.widthAnchor,
          multiplier: [0.5, 0.75, 1][word.number(below: 3)]))
    }
    if word.oneIn(2) {
      enter(view.heightAnchor.constraint(equalToConstant: length(10...100, &word)))
    }
  }

  private func placeContent(_ view: UIView, in scroll: UIScrollView, _ word: inout StepWord) {
    fill(view, word.oneIn(2) ? scroll.contentLayoutGuide : scroll, &word)
    if word.oneIn(2) {
      enter(
        view.widthAnchor.constraint(
          equalTo: word.oneIn(2) ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor))
    }
    if word.oneIn(3) {
      enter(
        view.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor))
    }
  }

  /// Constrains a view to what is beside it.
  func constrainAsAppsDo(_ word: inout StepWord) {
    guard constraints.count < 80,
      let view = word.pick(views.filter { !$0.translatesAutoresizingMaskIntoConstraints }),
      let superview = view.superview
    else { return }
    let siblings = superview.subviews.filter { isOfProgram($0) && $0 !== view }
    switch word.number(below: 9) {
    case 7..<9: float(view, &word)
    case 0: place(view, &word)
    case 1: size(view, in: superview, &word)
    case 2:
      guard let other = word.pick(siblings) else { return }
      enter(
        view.leadingAnchor.constraint(
          equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1))
    case 3:
      guard let other = word.pick(siblings) else { return }
      enter(view.widthAnchor.constraint(equalTo: other.widthAnchor))
    case 4:
      guard let other = word.pick(siblings) else { return }
      enter(view.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor))
    case 5:
      // Of what has no text.
      guard view is UIImageView || view is FuzzView && view.subviews.isEmpty else { return }
      enter(
        view.heightAnchor.constraint(
          equalTo: view.widthAnchor, multiplier: [0.5, 1, 9.0 / 16][word.number(below: 3)]))
    default:
      let optional = view.heightAnchor.constraint(equalToConstant: length(0...120, &word))
      optional.priority = UILayoutPriority([250, 500, 750, 999][word.number(below: 4)])
      enter(optional)
    }
  }

  /// Ties a view in a scroll view to one around that, or beside it.
  private func float(_ view: UIView, _ word: inout StepWord) {
    var scroll = view.superview
    while let outer = scroll, !(outer is UIScrollView) { scroll = outer.superview }
    guard let outer = scroll?.superview else { return place(view, &word) }
    let siblings = outer.subviews.filter { isOfProgram($0) && $0 !== scroll }
    let other: any Sided = word.oneIn(2) ? guide(of: outer, &word) : word.pick(siblings) ?? outer
    let distance = length(-20...40, &word)
    switch word.number(below: 3) {
    case 0:
      enter(view.topAnchor.constraint(equalTo: other.topAnchor, constant: distance))
    case 1:
      let bottom = view.bottomAnchor.constraint(
        lessThanOrEqualTo: other.bottomAnchor, constant: distance)
      bottom.priority = UILayoutPriority([750, 1000][word.number(below: 2)])
      enter(bottom)
    default:
      enter(view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: distance))
    }
  }

  /// Whether a program made the view, and not another view for itself.
  func isOfProgram(_ view: UIView) -> Bool { view.accessibilityIdentifier != nil }
}

/// A view or a guide, of which constraints take the sides.
@MainActor
protocol Sided: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Sided {}
extension UILayoutGuide: Sided {}
