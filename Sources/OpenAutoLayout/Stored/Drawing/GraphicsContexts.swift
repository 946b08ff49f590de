import Foundation

/// The stack of contexts of a thread. The last one is the current context.
enum GraphicsContexts {
  private static var threadKey: String { "OpenAutoLayout.GraphicsContexts" }

  private static var contexts: [Canvas] {
    get { Thread.current.threadDictionary[threadKey] as? [Canvas] ?? [] }
    set { Thread.current.threadDictionary[threadKey] = newValue.isEmpty ? nil : newValue }
  }

  static var current: Canvas? { contexts.last }

  static func push(_ canvas: Canvas) { contexts.append(canvas) }

  static func pop() { _ = contexts.popLast() }
}

/// A context, and the size of the picture that is drawn in it.
struct Canvas {
  let context: CGContext
  /// In points.
  let size: CGSize
  /// The number of pixels in a point.
  let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    context = .bitmap(size, scale: scale)
    self.size = size
    self.scale = scale
  }

  /// A context that a client made.
  init(_ context: CGContext) {
    self.context = context
    size = CGSize(width: context.width, height: context.height)
    scale = 1
  }

  /// The whole number of pixels that some points need, or 0 if no picture is as large.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    Int(exactly: (points * scale).rounded(.up)) ?? 0
  }
}
