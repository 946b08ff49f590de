import OpenAutoLayout
import Testing

@MainActor
struct StoredPropertyTests {
  @Test func aViewKeepsWhatItIsGiven() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && view.isOpaque && view.backgroundColor == nil)
    #expect(view.transform.isIdentity && view.mask == nil)
    view.contentMode = .scaleAspectFit
    view.backgroundColor = .systemBackground
    view.isOpaque = false
    view.accessibilityLabel = "label"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.contentMode == .scaleAspectFit && !view.isOpaque)
    #expect(view.backgroundColor == .systemBackground)
    #expect(view.accessibilityLabel == "label" && view.accessibilityTraits.contains(.button))
    #expect(view.accessibilityIdentifier == nil)
  }

  @Test func transformsAreAppliedOneAfterTheOther() {
    let moved = CGAffineTransform(translationX: 3, y: 4)
    let scaled = moved.concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 6, ty: 12))
    #expect(moved.scaledBy(x: 2, y: 3).tx == 3)
  }

  @Test func theTintIsInherited() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(view.tintColor == .red)
    view.tintColor = .green
    #expect(view.tintColor == .green && root.tintColor == .red)
    view.tintColor = nil
    #expect(view.tintColor == .red)
  }

  @Test func aLayerHasTheRectangleOfItsView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.red.cgColor
    #expect(view.layer.cornerRadius == 8 && view.layer.borderColor == UIColor.red.cgColor)
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    let gradient = CAGradientLayer()
    view.layer.addSublayer(gradient)
    gradient.frame = view.bounds
    #expect(view.layer.sublayers == [gradient] && gradient.superlayer === view.layer)
    gradient.removeFromSuperlayer()
    #expect(view.layer.sublayers == [])
  }

  @Test func aLayerIsOfTheViewsClass() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
  }

  @Test func aLayerDoesNotKeepItsView() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    weak let weakView = view
    let layer = view?.layer
    view = nil
    #expect(weakView == nil)
    #expect(layer?.cornerRadius == 0)
  }

  @Test func aRecognizerIsAtOneView() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap] && tap.view === second)
    second.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  @Test func colorsByTheirTraitsAndNames() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(UIColor.label != .secondaryLabel && UIColor.label == .label)
    #expect(UIColor(named: "Brand") == UIColor(named: "Brand"))
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
  }

  #if os(Linux)
    @Test func aPlainViewIsNoLargerForIt() {
      // The size of instances is in the metadata of a class, after its superclass and flags.
      let metadata = unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)
      let size = metadata.load(fromByteOffset: 24, as: UInt32.self)
      // 144 bytes before views could store a look.
      #expect(size <= 128)
    }
  #endif
}
