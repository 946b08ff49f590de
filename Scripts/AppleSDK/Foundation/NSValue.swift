@_exported import CoreGraphics

open class NSValue: NSObject {
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(point: CGPoint) { self.init() }
  public convenience init(size: CGSize) { self.init() }

  public var rectValue: CGRect { .zero }
  public var pointValue: CGPoint { .zero }
  public var sizeValue: CGSize { .zero }
}
