import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct ContentPrioritiesTests {
  private let root = LayoutView.root()
  private let view = ContentView(width: 100, height: 20)

  private func ask(for size: CGSize) {
    root.addSubviewsUsingAutoLayout(view)
    view.sizeAnchors.constrain(to: size, prioritizeAs: LayoutPriority(800))
  }

  @Test func huggingIsSetOnBothAxes() {
    ask(for: CGSize(width: 200, height: 80))
    #expect(root.frame(of: view).size == CGSize(width: 200, height: 80))
    view.setContentHuggingPriority(.required, for: [.horizontal, .vertical])
    #expect(root.frame(of: view).size == CGSize(width: 100, height: 20))
  }

  @Test func compressionResistanceIsSetOnBothAxes() {
    ask(for: CGSize(width: 50, height: 10))
    #expect(root.frame(of: view).size == CGSize(width: 50, height: 10))
    view.setContentCompressionResistancePriority(.required, for: [.horizontal, .vertical])
    #expect(root.frame(of: view).size == CGSize(width: 100, height: 20))
  }

  @Test func anAxisThatIsNotNamedKeepsItsPriority() {
    ask(for: CGSize(width: 200, height: 80))
    view.setContentHuggingPriority(.required, for: [.vertical])
    #expect(root.frame(of: view).size == CGSize(width: 200, height: 20))
  }
}
