/// An array or a dictionary of objects, whatever their class.
protocol ObjectCollection {
  /// The first objects, with the words between the brackets that return them.
  var objects: [(place: String, object: AnyObject)] { get }
}

/// How many objects of a collection get names: more than a screen has in one, and fewer than a model.
private let most = 500

extension Array: ObjectCollection where Element: AnyObject {
  var objects: [(place: String, object: AnyObject)] {
    prefix(most).enumerated().map { ("\($0.offset)", $0.element) }
  }
}

extension Dictionary: ObjectCollection where Value: AnyObject {
  var objects: [(place: String, object: AnyObject)] {
    prefix(most).compactMap { key, object in Self.word(for: key).map { ($0, object) } }
  }

  /// Returns a key as it is written, or `nil` for those whose description is the client's code.
  private static func word(for key: Key) -> String? {
    switch key {
    case let text as String: "\"\(text)\""
    case let number as Int: "\(number)"
    case _ where isPlainCase(key): ".\(key)"
    default: nil
    }
  }

  /// Whether a key is a case without values, of an enumeration that does not describe itself.
  private static func isPlainCase(_ key: Key) -> Bool {
    if key is any CustomStringConvertible || key is any CustomDebugStringConvertible
      || key is any TextOutputStreamable || key is any CustomReflectable
    {
      return false
    }
    let mirror = Mirror(reflecting: key)
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }
}
