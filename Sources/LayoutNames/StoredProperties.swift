/// Which stored properties of a class can be read.
///
/// Reading an unowned property ends the process if its object is gone, and reading an unsafe one is
/// undefined then. No public API says which properties these are. So this reads what the compiler
/// writes down for mirrors.
///
/// All reads are of constants that the compiler emits, in the layout of Swift's ABI, which is fixed on
/// Apple's platforms: `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` describe classes,
/// `include/swift/RemoteInspection/Records.h` fields, and `docs/ABI/Mangling.rst` types.
struct StoredProperties {
  private let areReadable: [Bool]

  /// - Parameter type: The class. Properties of its superclasses are not included.
  init(of type: AnyClass) {
    areReadable =
      unsafe Self.fields(of: type).map { fields in
        unsafe fields.map { unsafe !Self.isUnowned($0) }
      } ?? []
  }

  /// Whether a property can be read. Without a description of the class, none can.
  ///
  /// - Parameter index: The index of the property in the source, and in the mirror of the class.
  func canRead(_ index: Int) -> Bool { index < areReadable.count && areReadable[index] }
}

extension StoredProperties {
  #if canImport(ObjectiveC)
    /// The words before the flags of a class: its class, its superclass, two for the cache of methods,
    /// and its data.
    private static let wordsBeforeFlags = 5
  #else
    /// The words before the flags of a class: its kind and its superclass.
    private static let wordsBeforeFlags = 2
  #endif

  /// Returns where the mangled type of each stored property is, or `nil` if the class has no
  /// description.
  private static func fields(of type: AnyClass) -> [UnsafeRawPointer]? {
    #if arch(wasm32)
      // References there are not relative.
      return nil
    #else
      guard let description = unsafe description(of: type), unsafe description.isOfClass,
        let fields = unsafe (description + 16).target
      else { return nil }
      let size = unsafe Int((fields + 10).load(as: UInt16.self))
      let count = unsafe Int((fields + 12).load(as: UInt32.self))
      var types: [UnsafeRawPointer] = unsafe []
      for index in 0..<count {
        guard let type = unsafe (fields + 16 + index * size + 4).target else { return nil }
        unsafe types.append(type)
      }
      return unsafe types
    #endif
  }

  /// Returns the description of a class that is written in Swift.
  private static func description(of type: AnyClass) -> UnsafeRawPointer? {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    // The first word of a class is 0 or an address. Small numbers stand for other kinds of types, such
    // as the wrapper around a class from Objective-C.
    let kind = unsafe metadata.load(as: UInt.self)
    guard kind == 0 || kind > 0x7FF else { return nil }
    let place = unsafe metadata + wordsBeforeFlags * word + 24
    #if canImport(ObjectiveC)
      // Swift marks its classes in the last word before the flags.
      let data = unsafe (metadata + (wordsBeforeFlags - 1) * word).load(as: UInt.self)
      guard data & 3 != 0 else { return nil }
      // The address may be signed in the bits that an address does not need.
      let address = unsafe place.load(as: UInt.self) & ~(UInt.max << 47)
    #else
      let address = unsafe place.load(as: UInt.self)
    #endif
    // A class that was made at run time has none.
    return unsafe UnsafeRawPointer(bitPattern: address)
  }

  /// Whether a property is unowned, safely or not: its type ends with the mangling of that.
  private static func isUnowned(_ mangledType: UnsafeRawPointer) -> Bool {
    var next = unsafe mangledType
    var end: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = unsafe next.load(as: UInt8.self)
      switch byte {
      case 0:
        return end == (UInt8(ascii: "X"), UInt8(ascii: "o"))
          || end == (UInt8(ascii: "X"), UInt8(ascii: "u"))
      // References to other types, whose bytes may be anything.
      case 0x01...0x17: unsafe next += 5
      case 0x18...0x1F: unsafe next += 1 + MemoryLayout<UInt>.size
      default: unsafe next += 1
      }
      end = (end.1, byte)
    }
  }
}

extension UnsafeRawPointer {
  /// Whether a description is one of a class, not of a structure or an enumeration.
  fileprivate var isOfClass: Bool { unsafe load(as: UInt32.self) & 0x1F == 16 }

  /// What a relative reference at this place refers to.
  fileprivate var target: UnsafeRawPointer? {
    let distance = unsafe load(as: Int32.self)
    return unsafe distance == 0 ? nil : self + Int(distance)
  }
}
