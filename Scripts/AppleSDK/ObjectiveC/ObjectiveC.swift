@_exported import ObjectiveC

/// Objective-C's boolean where it is not C's own; the importer shows both as `Bool`.
@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public let value: Int8

  @_transparent
  public init(_ value: Bool) {
    self.value = value ? 1 : 0
  }

  @_transparent
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }

  public var boolValue: Bool {
    @_transparent get { value != 0 }
  }
}

// The compiler calls these two by name.

@_transparent
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool {
  ObjCBool(value)
}

@_transparent
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool {
  value.boolValue
}

@frozen
public struct Selector: @unchecked Sendable {
  public let pointer: OpaquePointer
}

/// What the importer shows for a pointer to C's type of this name.
@frozen
public struct NSZone {
  public let pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
  public static func == (first: NSObject, second: NSObject) -> Bool {
    first.isEqual(second)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  public var hashValue: Int { hash }
}
