import Foundation

extension LayoutEngine {
  func reportConflicts() {}
}
