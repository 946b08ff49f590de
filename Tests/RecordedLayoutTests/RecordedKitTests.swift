import LayoutTestSupport
import Testing
import UIKitNames

#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  /// Recorded layouts that AppKit has no API for: margins, fitting sizes, UIKit's masks and safe area.
  @Suite(.listingDifferences) @MainActor
  struct RecordedKitTests {
    @Test func row10Margins() {
      let scene = Scene()
      scene.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      let v = scene.view()
      v.pinSize(200, 200)
      scene.activate(
        relation(v, .top, scene.root, .topMargin), relation(v, .right, scene.root, .rightMargin))
      scene.layout()
      #expect(v.frame.maxX == 360)
      #expect(v.frame.minY == 10)
    }

    @Test func row33Fitting() {
      let scene = Scene()
      let container = scene.view()
      let label = scene.view(120, 20, in: container)
      label.pinEdges(8, 16, 8, 16)
      #expect(
        container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 152, height: 36))
      let wide = container.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wide == CGSize(width: 300, height: 36))
    }

    struct Fitting: Sendable {
      var width: CGFloat
      var scale: CGFloat
      var fitted: CGFloat
    }

    @Test(arguments: [
      Fitting(width: 173.5, scale: 2, fitted: 173.5),
      Fitting(width: 173.25, scale: 2, fitted: 173.5),
      Fitting(width: 173.5, scale: 3, fitted: 521 / 3),
      Fitting(width: 173.25, scale: 3, fitted: 520 / 3),
    ])
    func row34FittingRoundsToPixels(row: Fitting) {
      let scene = Scene(scale: row.scale)
      let v = scene.view()
      scene.activate(v.widthAnchor.constraint(equalToConstant: row.width))
      let size = v.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.width - row.fitted) < 0.0001)
    }

    struct Mask: Sendable {
      var mask: UIView.AutoresizingMask
      var x: CGFloat
      var width: CGFloat
    }

    @Test(arguments: [
      Mask(mask: [], x: 160, width: 80), Mask(mask: .flexibleLeftMargin, x: 240, width: 80),
      Mask(mask: .flexibleWidth, x: 160, width: 160),
      Mask(mask: [.flexibleLeftMargin, .flexibleWidth], x: 640 / 3, width: 320 / 3),
    ])
    func row35Masks(row: Mask) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      let v = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      v.autoresizingMask = row.mask
      root.addSubview(v)
      root.layoutIfNeeded()
      root.frame.size.width = 400
      root.layoutIfNeeded()
      expect(v, row.x, 120, row.width, 80)
    }

    @Test func row36TheSafeAreaReachesIntoAChild() {
      final class Screen: UIView {
        override var safeAreaInsets: UIEdgeInsets {
          UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
        }
      }
      let screen = Screen(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let child = UIView(frame: screen.bounds)
      screen.addSubview(child)
      screen.layoutIfNeeded()
      #expect(child.safeAreaInsets.top == 59)
      child.frame.origin.y = 20
      #expect(child.safeAreaInsets.top == 39)
    }

    @Test func a21ACardOfAGivenWidth() {
      let scene = Scene(320, 300, scale: 2)
      let card = UIView()
      card.contentScaleFactor = 2
      let a = scene.view(33, 20.5, in: card)
      let b = scene.view(91.5, 20.5, in: card)
      scene.activate(
        a.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
        b.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        b.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        b.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8))
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 288, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 288, height: 61))
      card.frame = CGRect(origin: .zero, size: size)
      card.layoutIfNeeded()
      expect(b, 8, 32.5, 272, 20.5)
    }
  }
#endif
