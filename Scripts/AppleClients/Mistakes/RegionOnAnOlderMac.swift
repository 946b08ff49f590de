// expected: is only available in macOS 26
// platform: macos
extension LayoutView {
  @MainActor
  func fill() {
    edgeAnchors.constrain(to: .region(.safeArea()))
  }
}
