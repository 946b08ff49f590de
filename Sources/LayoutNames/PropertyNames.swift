/// The names of the properties of views and controllers that hold other objects.
package struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  package init() {}

  package subscript(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Learns the names of an object's properties for other objects. The first name of an object
  /// stays.
  ///
  /// No code of the owner runs. An object that describes itself gives no names for that reason.
  ///
  /// - Parameters:
  ///   - owner: The object with the properties.
  ///   - kitClass: The class of the kit to stop at, whose properties give no names.
  package mutating func learn(from owner: AnyObject, upTo kitClass: AnyClass) {
    if owner is any CustomReflectable { return }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass, type != kitClass {
      let properties = StoredProperties(of: type)
      // A child is read when it is asked for, not before.
      for (index, position) in current.children.indices.enumerated()
      where properties.canRead(index) {
        let (label, value) = current.children[position]
        guard let label, let object = Self.object(in: value) else { continue }
        if names[ObjectIdentifier(object)] == nil {
          names[ObjectIdentifier(object)] = Self.propertyName(label)
        }
      }
      mirror = current.superclassMirror
    }
  }

  private static func object(in value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    guard let wrapped = (value as? any OptionalValue)?.wrapped else { return nil }
    return object(in: wrapped)
  }

  /// Returns the name of the property in the source. The storage of a lazy property has a prefix.
  private static func propertyName(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}

/// An optional of any type. A mirror of the value might be the client's code.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}
