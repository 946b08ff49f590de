@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

// Types only: nothing here is ever run, so what a bridge would do is not said.

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString {
    preconditionFailure("These headers are for type-checking.")
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout String?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray {
    preconditionFailure("These headers are for type-checking.")
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout [Element]?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { [] }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary {
    preconditionFailure("These headers are for type-checking.")
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout [Key: Value]?
  ) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout [Key: Value]?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDictionary?
  ) -> [Key: Value] { [:] }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet {
    preconditionFailure("These headers are for type-checking.")
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Set<Element>?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> { [] }
}

extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

#if os(macOS)
  extension NSEdgeInsets: @unchecked Sendable {}
#endif
