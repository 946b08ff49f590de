#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  /// The subviews of cells and of visual effects, which go into their content views.
  @MainActor
  struct CellTests {
    enum Kind: CaseIterable, Sendable {
      case table, header, collection, effect

      @MainActor
      func make() -> (view: LayoutView, content: LayoutView) {
        switch self {
        case .table:
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          return (cell, cell.contentView)
        case .header:
          let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
          return (header, header.contentView)
        case .collection:
          let cell = UICollectionViewCell(frame: .zero)
          return (cell, cell.contentView)
        case .effect:
          let effect = UIVisualEffectView(frame: .zero)
          return (effect, effect.contentView)
        }
      }
    }

    @Test(arguments: Kind.allCases, ReadingDirection.allCases)
    func subviewsGoIntoTheContentView(kind: Kind, direction: ReadingDirection) {
      let root = LayoutView.root(reading: direction)
      let (cell, content) = kind.make()
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      root.addSubview(cell)
      content.readingDirection = direction
      let title = LayoutView(), icon = LayoutView()
      cell.addSubviewsUsingAutoLayout(title, icon)
      #expect(title.superview === content && icon.superview === content)

      let insets = NSDirectionalEdgeInsets(top: 4, leading: 24, bottom: 8, trailing: 16)
      title.edgeAnchors.constrain(to: .superview, insetBy: insets)
      icon.anchors([.top, .trailing]).constrain(to: .superview, insetBy: 2)
      icon.sizeAnchors.constrain(to: 10)
      #expect(root.frame(of: title) == CGRect(x: 24, y: 4, width: 280, height: 48))
      #expect(root.frame(of: icon) == CGRect(x: 308, y: 2, width: 10, height: 10))
    }

    @Test func aCellTakesItsHeightFromWhatWasAdded() {
      let cell = UICollectionViewCell(frame: .zero)
      let title = ContentView(width: 50, height: 20)
      cell.addSubviewsUsingAutoLayout([title])
      title.edgeAnchors.constrain(to: .superview, insetBy: 8)
      let size = cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 66, height: 36))
    }
  }
#endif
