import OpenAutoLayout
import Testing

/// The radii that corners of iOS 26 come to.
@MainActor
struct CornerTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private func radii(of view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test func cornersHaveTheirRadii() {
    let view = box(0, 0, 100, 30)
    #expect(radii(of: view) == [0, 0, 0, 0])
    view.cornerConfiguration = .capsule()
    #expect(radii(of: view) == [15, 15, 15, 15])
    view.cornerConfiguration = .capsule(maximumRadius: 10)
    #expect(radii(of: view) == [10, 10, 10, 10])
    view.cornerConfiguration = .corners(radius: 8)
    #expect(radii(of: view) == [8, 8, 8, 8])
    view.cornerConfiguration = .corners(
      topLeftRadius: 1, topRightRadius: 2, bottomLeftRadius: nil, bottomRightRadius: .fixed(4))
    #expect(radii(of: view) == [1, 2, 0, 4])
    view.cornerConfiguration = .uniformEdges(leftRadius: 3, rightRadius: 5)
    #expect(radii(of: view) == [3, 5, 3, 5])
    view.cornerConfiguration = .uniformTopRadius(6, bottomRightRadius: 2)
    #expect(radii(of: view) == [6, 6, 0, 2])
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
  }

  @Test func aCornerFollowsThatOfItsSuperview() {
    let outer = box(0, 0, 200, 100)
    let inner = box(8, 8, 184, 72)
    outer.addSubview(inner)
    outer.cornerConfiguration = .corners(radius: 20)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(of: inner) == [12, 12, 0, 0])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(radii(of: inner) == [12, 12, 4, 4])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(of: inner) == [12, 12, 12, 12])
    inner.removeFromSuperview()
    #expect(radii(of: inner) == [0, 0, 0, 0])
  }
}
