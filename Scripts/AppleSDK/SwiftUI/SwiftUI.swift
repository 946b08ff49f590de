// The names that a client of SwiftUI has, and as much of them as a view needs.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import AppKit
#endif

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Never: View {
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Text: View {
  public init<Characters: StringProtocol>(_ content: Characters) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EdgeInsets: Equatable, Sendable {
  public init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Alignment: Equatable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct HorizontalAlignment: Equatable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct VerticalAlignment: Equatable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct UnitPoint: Hashable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Anchor<Value> {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Angle: Hashable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Color: Hashable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Font: Hashable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Image: Equatable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Path: Equatable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Rectangle: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Transaction {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Spacer: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Group<Content> {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct State<Value> {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol Layout {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutSubview: Equatable, Sendable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutSubviews: Equatable, Sendable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutProperties: Sendable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol LayoutValueKey {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ViewDimensions: Equatable, Sendable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ViewSpacing: Sendable {}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ProposedViewSize: Equatable, Sendable {}

#if canImport(UIKit)
  @available(iOS 13, tvOS 13, *)
  open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public required dynamic init?(coder: NSCoder) { fatalError() }
  }
#else
  @available(macOS 10.15, *)
  open class NSHostingView<Content: View>: NSView {
    public required init(rootView: Content) { fatalError() }
    public required dynamic init?(coder: NSCoder) { fatalError() }
  }
#endif
