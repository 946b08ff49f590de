#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  import LayoutTestSupport
  import PowerAnchorsDiagnostics
  import Testing

  /// Constraints place a view as if it had no transform, and so reports read it.
  @MainActor
  struct TransformedViewTests {
    private let root = LayoutView.root(width: 320, height: 480)
    private let card = UIView(), badge = UIView()

    init() {
      root.addSubviewsUsingAutoLayout(card)
      card.centerAnchors.constrain(to: root.centerAnchors)
      card.sizeAnchors.constrain(to: CGSize(width: 201, height: 99))
      card.addSubviewsUsingAutoLayout(badge)
      badge.anchors([.top, .trailing]).constrain(to: .superview)
      badge.sizeAnchors.constrain(to: 20)
      badge.leadingAnchor.constrain(.greaterThanOrEqual, to: root.centerXAnchor)
    }

    private static var transforms: [CGAffineTransform] {
      [
        CGAffineTransform(translationX: 300, y: -40), CGAffineTransform(scaleX: 0.5, y: 3),
        CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: 0, y: 0),
      ]
    }

    @Test func aTransformMovesNothing() {
      let before = root.layoutSnapshot
      for transform in Self.transforms {
        card.transform = transform
        badge.transform = transform
        #expect(root.layoutSnapshot.changes(since: before).isEmpty)
        #expect(root.layoutProblems.isEmpty, "\(root.layoutProblems)")
        #expect(root.layoutDifferences(tolerance: 0.4).isEmpty)
      }
    }

    @Test func whatReachesIntoATransformedTreeLiesWhereItLies() {
      for transform in Self.transforms {
        card.transform = transform
        #expect(card.layoutProblems.isEmpty, "\(card.layoutProblems)")
        #expect(card.layoutDifferences(tolerance: 0.4).isEmpty)
      }
    }

    @Test func anAnchorPointIsTakenIntoAccount() {
      card.layer.anchorPoint = CGPoint(x: 0, y: 1)
      card.transform = CGAffineTransform(rotationAngle: 0.1)
      #expect(root.layoutProblems.isEmpty, "\(root.layoutProblems)")
      #expect(root.layoutDifferences(tolerance: 0.4).isEmpty)
    }
  }
#endif
