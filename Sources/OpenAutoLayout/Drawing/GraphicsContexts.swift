import Foundation

/// The stack of contexts of a thread. The last one is the current context.
enum GraphicsContexts {
  private static var threadKey: String { "OpenAutoLayout.GraphicsContexts" }

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[threadKey] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[threadKey] = newValue.isEmpty ? nil : newValue }
  }

  static var current: CGContext? { contexts.last }

  static func push(_ context: CGContext) { contexts.append(context) }

  static func pop() { _ = contexts.popLast() }
}
