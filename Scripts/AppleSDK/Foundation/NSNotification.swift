open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }

  @preconcurrency
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }

  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}

  open func post(name aName: NSNotification.Name, object anObject: Any?) {}

  open func removeObserver(_ observer: Any) {}
}

open class OperationQueue: NSObject {}

public struct Notification {
  public typealias Name = NSNotification.Name

  public var name: Name { fatalError() }
  public var object: Any? { fatalError() }
}
