@available(iOS 11, macCatalyst 13.1, macOS 10.13, tvOS 11, visionOS 1, *)
@objc public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

@available(iOS 11, macCatalyst 13.1, macOS 10.13, tvOS 11, visionOS 1, *)
@objc public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }
}

@available(iOS 8, macCatalyst 13.1, macOS 10.10, tvOS 9, visionOS 1, *)
open class NSItemProvider: NSObject {
  public convenience init(object: any NSItemProviderWriting) { self.init() }

  open var suggestedName: String?
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

@available(iOS 8, macCatalyst 13.1, macOS 10.10, tvOS 9, visionOS 1, *)
open class NSExtensionItem: NSObject {
  open var attachments: [NSItemProvider]?
}

@available(iOS 8, macCatalyst 13.1, macOS 10.10, tvOS 9, visionOS 1, *)
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: any Error) {}
}

open class Progress: NSObject, @unchecked Sendable {
  public init(totalUnitCount unitCount: Int64) {}
  open var totalUnitCount: Int64 = 0
  open var completedUnitCount: Int64 = 0
}
