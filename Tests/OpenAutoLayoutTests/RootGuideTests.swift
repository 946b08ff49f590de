import OpenAutoLayout
import Testing

/// The guides of a root view that constraints size, which say what constraints on them say.
@MainActor
struct RootGuideTests {
  enum Guide: CaseIterable {
    case safeArea
    case margins
    case readable

    @MainActor
    func of(_ view: UIView) -> UILayoutGuide {
      switch self {
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .readable: view.readableContentGuide
      }
    }
  }

  private func pinned(to guide: UILayoutGuide, of root: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return child
  }

  @Test(arguments: Guide.allCases)
  func aGuideOfARootWithoutAMaskIsWhereItsConstraintsSay(kind: Guide) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.translatesAutoresizingMaskIntoConstraints = false
    let guide = kind.of(root)
    let child = pinned(to: guide, of: root)
    root.layoutIfNeeded()
    #expect(child.frame == guide.layoutFrame)
    if kind == .safeArea { #expect(guide.layoutFrame.size == root.bounds.size) }
  }

  @Test(arguments: Guide.allCases)
  func aGuideOfARootSizedByItsConstraintsIsWhereTheySay(kind: Guide) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.translatesAutoresizingMaskIntoConstraints = false
    root.pinSize(120, 90)
    let guide = kind.of(root)
    let child = pinned(to: guide, of: root)
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 120, height: 90))
    #expect(child.frame == guide.layoutFrame)
  }
}
