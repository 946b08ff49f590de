#if !canImport(ObjectiveC)
  public import Foundation

  /// An object whose values can be dragged and pasted.
  ///
  /// ``NSItemProvider/init(object:)`` takes one.
  public protocol NSItemProviderWriting: AnyObject {}

  /// An object that can be made of dragged and pasted values.
  ///
  /// ``NSItemProvider/canLoadObject(ofClass:)`` takes its class.
  public protocol NSItemProviderReading: AnyObject {}

  extension NSString: NSItemProviderWriting, NSItemProviderReading {}
  extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

  /// The data that is dragged or pasted. Here, it is one object of this process.
  ///
  ///     let text = NSItemProvider(object: NSString(string: "Grace"))
  ///     // text.canLoadObject(ofClass: NSString.self) == true
  ///
  /// ``UIDragItem/init(itemProvider:)`` takes it.
  open class NSItemProvider: NSObject {
    private let object: (any NSItemProviderWriting)?
    /// The name of the data, as that of a file.
    open var suggestedName: String?

    /// Makes a provider of nothing.
    public override init() {
      object = nil
      super.init()
    }

    /// Makes a provider of an object.
    ///
    ///     NSItemProvider(object: NSString(string: "Grace"))
    ///
    /// - Parameter object: The object.
    public init(object: any NSItemProviderWriting) {
      self.object = object
      super.init()
    }

    /// Returns whether the data is an object of a class.
    ///
    ///     // NSItemProvider().canLoadObject(ofClass: NSString.self) == false
    ///
    /// - Parameter aClass: The class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      (object as? NSObject)?.isKind(of: aClass) ?? false
    }
  }
#endif
