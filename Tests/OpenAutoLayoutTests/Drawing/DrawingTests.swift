import OpenAutoLayout
import Testing

@MainActor
struct DrawingTests {
  @Test func aDrawnImageHasTheSizeThatWasAskedFor() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.fill(CGRect(x: 0, y: 0, width: 400, height: 200))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let scene = Scene(200, 200)
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinOrigin()
    scene.layout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func imagesAreDrawnInsideOfOthers() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 10), false, 2)
    let inner = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 8, height: 9)).image {
      $0.stroke($0.format.opaque ? .zero : CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner.size == CGSize(width: 8, height: 9))
    #expect(outer?.size == CGSize(width: 30, height: 10) && outer?.scale == 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  // What many apps have as UIImage(color:): an image of a point, whose pixels become points.
  @Test func pixelsBecomePoints() throws {
    let point = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let pixels = try #require(point.cgImage)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 3, height: 3))
    let photo = UIImage(size: CGSize(width: 40, height: 20))
    let turned = UIImage(cgImage: try #require(photo.cgImage), scale: 3, orientation: .left)
    #expect(turned.size == CGSize(width: 20, height: 40) && turned.cgImage?.width == 120)
    let template = turned.withRenderingMode(.alwaysTemplate)
    #expect(template.imageOrientation == .left && template.size == turned.size)
  }

  @Test func aContextKeepsItsPathAndItsTransform() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    _ = renderer.image { context in
      let context = context.cgContext
      // Core Graphics' own contexts begin with the scale of their pixels.
      let start = context.ctm
      context.saveGState()
      context.translateBy(x: 5, y: 0)
      context.scaleBy(x: 2, y: 2)
      let moved = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)
      #expect(context.ctm == moved.concatenating(start))
      #expect(context.boundingBoxOfClipPath == CGRect(x: -2.5, y: 0, width: 20, height: 10))
      context.restoreGState()
      context.restoreGState()
      #expect(context.ctm == start && context.isPathEmpty && context.path == nil)
      context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
      context.addLine(to: CGPoint(x: 9, y: 9))
      #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 8, height: 7))
      #expect(context.currentPointOfPath == CGPoint(x: 9, y: 9))
      context.strokePath()
      #expect(context.isPathEmpty && (context.width, context.height) == (120, 60))
    }
  }

  @Test func pathsAreTransformed() {
    let path = CGMutablePath()
    path.addRect(
      CGRect(x: 0, y: 0, width: 10, height: 20),
      transform: CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(path.boundingBox.minX + 20) < 1e-9 && abs(path.boundingBox.width - 20) < 1e-9)
    let shape = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.lineWidth = 3
    let copy = shape.copy(with: nil) as? UIBezierPath
    shape.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(shape.contains(CGPoint(x: 105, y: 5)) && !shape.contains(CGPoint(x: 5, y: 5)))
    #expect(copy?.bounds.minX == 0 && copy?.lineWidth == 3)
  }

  @Test func anInverseTakesATransformBack() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 3) + abs(point.y - 4) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizesThatNoPictureHasAreNone() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: CGFloat.infinity, height: .nan)
    ).image { _ in }
    #expect(image.cgImage == nil)
  }
}
