import OpenAutoLayout
import Testing

/// Overrides that do not do what they have to. What comes out may be of no use, but memory must not
/// depend on them.
@MainActor
struct MisuseTests {
  private final class Clinging: NSLayoutConstraint {
    override var isActive: Bool {
      get { super.isActive }
      set { if newValue { super.isActive = true } }
    }
  }

  @Test func aConstraintThatIsNeverDeactivatedMayOutliveItsItem() {
    let scene = Scene(300, 200)
    let stays = scene.view()
    scene.activate(
      stays.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 12))
    var leaves: UIView? = UIView()
    let clinging = Clinging(
      item: leaves as Any, attribute: .leading, relatedBy: .equal, toItem: stays,
      attribute: .leading, multiplier: 1, constant: 0)
    if let leaves { scene.root.addSubview(leaves) }
    clinging.isActive = true
    scene.layout()
    leaves?.removeFromSuperview()
    leaves = nil
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.layout()
    #expect(stays.frame.maxX == 288)
  }

  private final class Holding: UIView {
    override func removeConstraint(_ constraint: NSLayoutConstraint) {}
  }

  @Test func aViewThatRemovesNoConstraintMayOutliveTheirItems() {
    let root = Holding(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stays = UIView()
    stays.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stays)
    stays.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    do {
      let leaves = UIView()
      leaves.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(leaves)
      leaves.leadingAnchor.constraint(equalTo: stays.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      leaves.removeFromSuperview()
    }
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(stays.frame.minY == 7)
  }
}
