import OpenAutoLayout
import Testing

/// Cells that have a frame, no mask, and no constraints of their own.
@MainActor
struct UnconstrainedCellTests {
  enum Kind: CaseIterable {
    case collection
    case list
    case table
    case header

    @MainActor
    func make() -> (cell: UIView, content: UIView) {
      switch self {
      case .collection:
        let cell = UICollectionViewCell(frame: .zero)
        return (cell, cell.contentView)
      case .list:
        let cell = UICollectionViewListCell(frame: .zero)
        return (cell, cell.contentView)
      case .table:
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        return (cell, cell.contentView)
      case .header:
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        return (view, view.contentView)
      }
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func aCellWithoutConstraintsKeepsItsContentAsLargeAsItself(kind: Kind, rightToLeft: Bool) {
    let scene = Scene(300, 480, rightToLeft: rightToLeft)
    let (cell, content) = kind.make()
    for view in [cell, content] {
      view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    cell.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(cell)
    let child = scene.view(10, 5, in: content)
    scene.activate(
      child.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 7),
      child.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -3),
      child.topAnchor.constraint(equalTo: content.topAnchor, constant: 5))
    func expect(_ frame: CGRect) {
      scene.layout()
      #expect(cell.frame == frame)
      #expect(content.frame == CGRect(origin: .zero, size: frame.size))
      let x: CGFloat = rightToLeft ? 3 : 7
      #expect(child.frame == CGRect(x: x, y: 5, width: frame.width - 10, height: 5))
    }
    for size in [CGSize(width: 200, height: 40), CGSize(width: 120, height: 60)] {
      cell.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: size)
      expect(cell.frame)
      cell.frame.origin.y = 50
      expect(cell.frame)
    }
    // Moved to another tree, and to its mask and back.
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 250))
    scene.root.addSubview(other)
    other.addSubview(cell)
    expect(CGRect(x: 10, y: 50, width: 120, height: 60))
    cell.translatesAutoresizingMaskIntoConstraints = true
    cell.frame.size.width = 150
    expect(CGRect(x: 10, y: 50, width: 150, height: 60))
    cell.translatesAutoresizingMaskIntoConstraints = false
    expect(CGRect(x: 10, y: 50, width: 150, height: 60))
    // Once it has constraints, these decide.
    let constraints = [
      cell.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 20),
      cell.topAnchor.constraint(equalTo: other.topAnchor),
      cell.widthAnchor.constraint(equalToConstant: 90),
      cell.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(constraints)
    expect(CGRect(x: 20, y: 0, width: 90, height: 30))
    NSLayoutConstraint.deactivate(constraints)
    expect(CGRect(x: 20, y: 0, width: 90, height: 30))
    cell.frame.size.width = 100
    expect(CGRect(x: 20, y: 0, width: 100, height: 30))
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }
}
