import OpenAutoLayout
import Testing

@MainActor
struct ActionTests {
  @Test func actionsArePerformedInTheirOrder() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction(title: "up") { log.append($0.title) }, for: .touchUpInside)
    control.addAction(
      UIAction { log.append($0.sender === control ? "both" : "nobody") },
      for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchUpInside)
    #expect(log == ["up", "both"])
    control.sendActions(for: .touchDown)
    #expect(log == ["up", "both", "down", "both"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func anActionOfTheSameIdentifierIsReplaced() {
    let control = UIControl()
    var log: [Int] = []
    let identifier = UIAction.Identifier("one")
    for number in [1, 2] {
      control.addAction(
        UIAction(identifier: identifier) { _ in log.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(log == [2])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == [2])
  }

  @Test func anActionLeavesSomeOfItsEvents() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: [.touchDown])
    control.sendActions(for: [.touchUpInside])
    #expect(count == 1)
  }
}
