@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Darwin

extension CGPoint: @unchecked Sendable, Equatable, Codable {
  public init(from decoder: any Decoder) throws { fatalError() }

  public func encode(to encoder: any Encoder) throws {}

  @_transparent public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  @_transparent public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }

  public static var zero: CGPoint { @_transparent get { CGPoint() } }

  public static func == (left: CGPoint, right: CGPoint) -> Bool {
    left.x == right.x && left.y == right.y
  }
}

extension CGSize: @unchecked Sendable, Equatable, Codable {
  public init(from decoder: any Decoder) throws { fatalError() }

  public func encode(to encoder: any Encoder) throws {}

  @_transparent public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
  @_transparent public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  public static var zero: CGSize { @_transparent get { CGSize() } }

  public static func == (left: CGSize, right: CGSize) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

extension CGVector: @unchecked Sendable, Equatable {
  @_transparent public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public static var zero: CGVector { @_transparent get { CGVector() } }

  public static func == (left: CGVector, right: CGVector) -> Bool {
    left.dx == right.dx && left.dy == right.dy
  }
}

extension CGRect: @unchecked Sendable, Equatable, Codable {
  public init(from decoder: any Decoder) throws { fatalError() }

  public func encode(to encoder: any Encoder) throws {}

  @_transparent public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  @_transparent public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  @_transparent public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public static var zero: CGRect { @_transparent get { CGRect() } }
  public static var null: CGRect {
    CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)
  }

  public static func == (left: CGRect, right: CGRect) -> Bool {
    left.origin == right.origin && left.size == right.size
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + size.height }
  public var isNull: Bool { minX == .infinity || minY == .infinity }
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  public var standardized: CGRect {
    CGRect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }

  public func union(_ other: CGRect) -> CGRect {
    let x = min(minX, other.minX), y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX), y = max(minY, other.minY)
    return CGRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  public func intersects(_ other: CGRect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }
}

// The numbers, which older systems compare but do not hash.

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGPoint: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x)
    hasher.combine(y)
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGSize: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGRect: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(size)
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGVector: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(dx)
    hasher.combine(dy)
  }
}

extension CGAffineTransform: @unchecked Sendable, Equatable, Codable {
  public init(from decoder: any Decoder) throws { fatalError() }

  public func encode(to encoder: any Encoder) throws {}

  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }

  public static var identity: CGAffineTransform { fatalError() }
  public var isIdentity: Bool { fatalError() }

  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }

  public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool {
    fatalError()
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension CGAffineTransform: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}
