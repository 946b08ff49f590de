import PowerAnchors

#if canImport(AppKit) && !canImport(UIKit)
  typealias StackView = NSStackView
#else
  typealias StackView = UIStackView
#endif

extension StackView {
  func orientVertically() {
    #if canImport(AppKit) && !canImport(UIKit)
      orientation = .vertical
    #else
      axis = .vertical
    #endif
  }
}
