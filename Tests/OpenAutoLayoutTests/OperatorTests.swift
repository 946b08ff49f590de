import OpenAutoLayout
import Testing

/// Priorities, levels of windows and weights of fonts have UIKit's operators.
@MainActor
struct OperatorTests {
  @Test func prioritiesMove() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .required - 1
    #expect(constraint.priority.rawValue == 999)
    constraint.priority = .defaultHigh + 1.5
    constraint.priority += 1
    constraint.priority -= 2
    #expect(constraint.priority.rawValue == 750.5)
    let steps: Float = 3
    #expect(UILayoutPriority.defaultLow + steps - 1 == UILayoutPriority(252))
    #expect(1 + .defaultLow == UILayoutPriority(251))
    let distance: Float = UILayoutPriority.required - .defaultHigh
    #expect(distance == 250)
    #expect((UILayoutPriority.required + 500).rawValue == 1500)
  }

  @Test func prioritiesAreOrdered() {
    let low = UILayoutPriority.defaultLow + 1
    #expect(low > .defaultLow && low >= .defaultLow && low < .defaultHigh && low <= .required)
    #expect(
      [.required, low, .defaultLow].sorted() == [.defaultLow, low, UILayoutPriority.required])
    #expect(max(low, .defaultHigh) == .defaultHigh)
    #expect((UILayoutPriority.defaultLow ... .defaultHigh).contains(low))
  }

  @Test func soAreLevelsAndWeights() {
    let level = UIWindow.Level.alert + 1
    #expect(level > .alert && UIWindow.Level.normal < .statusBar && level.rawValue == 2001)
    #expect((level - 2).rawValue == 1999 && level - .alert == 1)
    #expect(UIFont.Weight.bold > .regular && UIFont.Weight.regular + 0.4 == .bold)
  }
}
