/// The names of the properties of views and controllers that hold other objects.
package struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The names of what is held in arrays and dictionaries: a property of its own says more.
  private var elementNames: [ObjectIdentifier: String] = [:]
  /// Which properties of the classes met so far can be read, or `nil` for classes of the kit.
  private var properties: [ObjectIdentifier: StoredProperties?] = [:]

  package init() {}

  package subscript(_ object: AnyObject) -> String? {
    names[ObjectIdentifier(object)] ?? elementNames[ObjectIdentifier(object)]
  }

  /// Learns the names of an object's properties for other objects, and for the elements of its arrays
  /// and dictionaries: `title`, `rows[1]`, `fields["name"]`. The first name of an object stays.
  ///
  /// No code of the owner runs. An object that describes itself gives no names for that reason.
  ///
  /// - Parameters:
  ///   - owner: The object with the properties.
  ///   - kitClass: The class of the kit to stop at. What classes of its module store gives no names:
  ///     clients know it by other ones.
  package mutating func learn(from owner: AnyObject, upTo kitClass: AnyClass) {
    if storedProperties(of: type(of: owner), upTo: kitClass) == nil { return }
    if owner is any CustomReflectable { return }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      let properties = storedProperties(of: type, upTo: kitClass)
    {
      // A child is read when it is asked for, not before.
      for (index, position) in current.children.indices.enumerated()
      where properties.canRead(index) {
        let (label, value) = current.children[position]
        if let label { learn(Self.propertyName(label), for: value) }
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func storedProperties(
    of type: AnyClass, upTo kitClass: AnyClass
  ) -> StoredProperties? {
    if let known = properties[ObjectIdentifier(type)] { return known }
    let isKits = type == kitClass || Self.module(of: type) == Self.module(of: kitClass)
    let found = isKits ? nil : StoredProperties(of: type)
    properties[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private static func module(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  private mutating func learn(_ name: String, for value: Any) {
    if type(of: value) is AnyClass {
      names.merge([ObjectIdentifier(value as AnyObject): name]) { first, _ in first }
    } else if let wrapped = (value as? any OptionalValue)?.wrapped {
      learn(name, for: wrapped)
    } else if let collection = value as? any ObjectCollection {
      for (place, object) in collection.objects {
        elementNames.merge([ObjectIdentifier(object): "\(name)[\(place)]"]) { first, _ in first }
      }
    }
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
