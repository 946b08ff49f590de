import OpenAutoLayout

/// Repeats one edit and its layout in one of two trees, of which the second cost more once.
///
///     Costs CASE plain|burdened REPETITIONS
@main
@MainActor
enum Costs {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[3]) else {
      fatalError("Say the case, plain or burdened, and the number of repetitions.")
    }
    let isBurdened = arguments[2] == "burdened"
    let edit =
      switch arguments[1] {
      case "edit-beside-a-standing-conflict": editBesideAStandingConflict(isBurdened)
      case "resize-after-many-views-left": resizeAfterManyViewsLeft(isBurdened)
      default: fatalError("There is no case \(arguments[1]).")
      }
    for round in 1...count { edit(round) }
  }

  /// 2,000 views that do not depend on one another, of which one may have two widths. Another one
  /// moves.
  private static func editBesideAStandingConflict(_ isBurdened: Bool) -> (Int) -> Void {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    root.layoutConflictHandler = { _ in }
    var last: NSLayoutConstraint?
    for index in 0..<2_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: root.topAnchor)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      if isBurdened && index == 3 {
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
      last = top
    }
    root.layoutIfNeeded()
    return { round in
      last?.constant = CGFloat(round)
      root.layoutIfNeeded()
      precondition(root.subviews.last?.frame.minY == CGFloat(round), "The view did not move.")
    }
  }

  /// 100 views that are as wide as the root, after 10,000 others may have come and gone. The root is
  /// resized.
  private static func resizeAfterManyViewsLeft(_ isBurdened: Bool) -> (Int) -> Void {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    func addView() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
      view.autoresizingMask = .flexibleWidth
      root.addSubview(view)
    }
    for _ in 0..<100 { addView() }
    root.layoutIfNeeded()
    if isBurdened {
      for _ in 0..<10_000 { addView() }
      root.layoutIfNeeded()
      for view in root.subviews[100...] { view.removeFromSuperview() }
      root.layoutIfNeeded()
    }
    return { round in
      root.frame.size.width = 300 + CGFloat(round)
      root.layoutIfNeeded()
      precondition(
        root.subviews.last?.frame.width == 300 + CGFloat(round), "The views kept their width.")
    }
  }
}
