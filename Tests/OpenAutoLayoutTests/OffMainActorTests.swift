import Foundation
import OpenAutoLayout
import Testing

/// What reaches views from other threads, as unchecked code does it.
struct OffMainActorTests {
  @Test func whatALogPrintsElsewhereNamesTheTypeAndTouchesNothing() async {
    let printed = await MainActor.run {
      let view = UILabel()
      view.text = "Welcome"
      let guide = UILayoutGuide()
      return Elsewhere(
        [
          view, view.widthAnchor.constraint(equalToConstant: 5), guide, view.widthAnchor,
          UIViewController(),
        ] as [NSObject])
    }
    let texts = await Task.detached { printed.value.map(\.description) }.value
    #expect(texts[0].hasPrefix("<UILabel: 0x"))
    #expect(texts[0].hasSuffix("; a UIView is described in full on the main actor>"))
    #expect(texts[1].hasPrefix("<NSLayoutConstraint: 0x"))
    for (text, type) in zip(texts.dropFirst(2), ["UILayoutGuide", "NSLayoutDimension", "UIView"]) {
      #expect(text.contains(type))
    }
  }

  @MainActor
  @Test func whatIsPrintedOnTheMainActorIsDescribedInFull() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIdentifier = "logo"
    #expect(view.description == "<UIView: logo; frame = \(view.frame)>")
    #expect(view.widthAnchor.constraint(equalToConstant: 5).description == "logo.width == 5")
  }

  @Test func aDeepTreeThatIsReleasedElsewhereIsTakenApartOnTheMainActor() async {
    final class Level: UIView {
      nonisolated(unsafe) static var apart = 0
      nonisolated(unsafe) static var apartElsewhere = 0
      @MainActor deinit {
        Level.apart += 1
        if !Thread.isMainThread && DispatchQueue.getSpecific(key: mainQueue) == nil {
          Level.apartElsewhere += 1
        }
      }
    }
    let levels = 2000
    let tree = await MainActor.run {
      DispatchQueue.main.setSpecific(key: mainQueue, value: ())
      let controller = UIViewController()
      controller.view = Level()
      var view: UIView = controller.view
      for _ in 1..<levels {
        let inner = Level()
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.addLayoutGuide(UILayoutGuide())
        view.addSubview(inner)
        inner.pinEdges(1, 1, 1, 1)
        view = inner
      }
      controller.view.layoutIfNeeded()
      return Elsewhere(controller as UIViewController?)
    }
    await Task.detached { tree.value = nil }.value
    // What the main actor was given to take apart comes before what is asked of it later.
    for _ in 0..<10 { await MainActor.run {} }
    #expect(Level.apart == levels)
    #expect(Level.apartElsewhere == 0)
  }
}

private let mainQueue = DispatchSpecificKey<Void>()

/// An object of the main actor, on its way to another thread.
private final class Elsewhere<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
