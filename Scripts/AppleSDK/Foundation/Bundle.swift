// Pages `Foundation/Bundle/init(for:)` and `Foundation/Bundle/bundlePath`.
extension Bundle {
  public convenience init(for aClass: AnyClass) { fatalError() }

  public var bundlePath: String { fatalError() }
}
