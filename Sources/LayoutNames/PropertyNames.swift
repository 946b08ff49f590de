/// The names of the properties of views and controllers that hold other objects.
package struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  package init() {}

  package subscript(_ object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Learns the names of an object's properties for other objects. The first name of an object
  /// stays.
  ///
  /// - Parameters:
  ///   - owner: The object with the properties.
  ///   - kitClass: The class of the kit to stop at, whose properties give no names.
  package mutating func learn(from owner: AnyObject, upTo kitClass: AnyClass) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass, type != kitClass {
      for (label, value) in current.children {
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
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value,
      type(of: wrapped) is AnyClass
    else { return nil }
    return wrapped as AnyObject
  }

  /// Returns the name of the property in the source. The storage of a lazy property has a prefix.
  private static func propertyName(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
