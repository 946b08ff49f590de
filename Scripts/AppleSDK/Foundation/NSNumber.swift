public let NSNotFound = Int.max

extension NSNumber: ExpressibleByIntegerLiteral {
  public required convenience init(integerLiteral value: Int) { self.init() }
}
