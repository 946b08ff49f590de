import OpenAutoLayout
import Testing

/// Subclasses that move what their superclass has placed: each layout begins with the same frames.
@MainActor
struct MovedPartsTests {
  private static func move(_ contentView: UIView, _ backgroundView: UIView?) {
    contentView.frame = contentView.frame.insetBy(dx: 3, dy: 2)
    backgroundView?.frame.origin.x += 5
  }

  private final class CollectionCard: UICollectionViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      MovedPartsTests.move(contentView, backgroundView)
    }
  }

  private final class ListCard: UICollectionViewListCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      MovedPartsTests.move(contentView, backgroundView)
    }
  }

  private final class Header: UITableViewHeaderFooterView {
    override func layoutSubviews() {
      super.layoutSubviews()
      MovedPartsTests.move(contentView, backgroundView)
    }
  }

  private final class TableCard: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      MovedPartsTests.move(contentView, backgroundView)
    }
  }

  enum Kind: CaseIterable {
    case collection, list, header, table

    @MainActor
    func make(_ background: UIView) -> (cell: UIView, content: UIView) {
      switch self {
      case .collection:
        let cell = CollectionCard(frame: .zero)
        cell.backgroundView = background
        return (cell, cell.contentView)
      case .list:
        let cell = ListCard(frame: .zero)
        cell.backgroundView = background
        return (cell, cell.contentView)
      case .header:
        let view = Header(reuseIdentifier: nil)
        view.backgroundView = background
        return (view, view.contentView)
      case .table:
        let cell = TableCard(style: .default, reuseIdentifier: nil)
        cell.backgroundView = background
        return (cell, cell.contentView)
      }
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func aContentViewThatIsMovedInEachLayout(kind: Kind, rightToLeft: Bool) {
    let scene = Scene(320, 480, rightToLeft: rightToLeft)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let background = UIView()
    let (cell, content) = kind.make(background)
    if rightToLeft {
      for view in [cell, content] { view.semanticContentAttribute = .forceRightToLeft }
    }
    cell.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(cell)
    cell.pinEdges(10, 0, 410, 0)
    let inner = scene.view(20, 10, in: content)
    scene.activate(
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 4),
      inner.topAnchor.constraint(equalTo: content.topAnchor))
    for width in [320, 320, 200, 320] as [CGFloat] {
      scene.root.frame.size.width = width
      cell.setNeedsLayout()
      scene.layout()
      #expect(cell.frame == CGRect(x: 0, y: 10, width: width, height: 60))
      #expect(content.frame == CGRect(x: 3, y: 2, width: width - 6, height: 56))
      #expect(background.frame == CGRect(x: 5, y: 0, width: width, height: 60))
      #expect(inner.frame.minX == (rightToLeft ? width - 30 : 4))
    }
  }

  /// The usual way to put the title of a button under its image.
  @Test(arguments: [false, true])
  func aTitleThatInsetsPutUnderTheImage(rightToLeft: Bool) throws {
    final class Tab: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = imageView?.frame.size, let title = titleLabel?.frame.size else { return }
        let (left, right) = isRightToLeft ? (0, -image.width) : (-image.width, 0)
        titleEdgeInsets = UIEdgeInsets(top: 4, left: left, bottom: -image.height, right: right)
        imageEdgeInsets = UIEdgeInsets(
          top: -title.height - 4, left: isRightToLeft ? -title.width : 0, bottom: 0,
          right: isRightToLeft ? 0 : -title.width)
      }

      private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    }
    let scene = Scene(320, 480)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let button = Tab(type: .custom)
    if rightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.setTitle("Home", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 24, height: 18)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
    scene.root.addSubview(button)
    let size = try #require(button.titleLabel).intrinsicContentSize
    for _ in 0..<3 {
      button.setNeedsLayout()
      scene.layout()
      let title = try #require(button.titleLabel).frame
      let image = try #require(button.imageView).frame
      #expect(title.size == size && image.size == CGSize(width: 24, height: 18))
      #expect(abs(title.midX - 60) < 0.4 && abs(image.midX - 60) < 0.4)
      // The two share the middle, above and below it.
      #expect(title.minY > image.maxY && abs(image.midY - (45 - (size.height + 4) / 2)) < 0.4)
      #expect(abs(title.midY - (45 + (18 + 4) / 2)) < 0.4)
    }
  }
}
