import PowerAnchors
import Testing

// Apps had their own operators before the kits and this package did.
extension LayoutPriority {
  fileprivate static func + (priority: LayoutPriority, steps: Float) -> LayoutPriority {
    LayoutPriority(rawValue: priority.rawValue + steps)
  }

  fileprivate static func -= (priority: inout LayoutPriority, steps: Float) {
    priority = LayoutPriority(rawValue: priority.rawValue - steps)
  }
}

private func - (priority: LayoutPriority, steps: Float) -> LayoutPriority {
  LayoutPriority(rawValue: priority.rawValue - steps)
}

private func - (priority: LayoutPriority, steps: Int) -> LayoutPriority {
  LayoutPriority(rawValue: priority.rawValue - Float(steps))
}

/// A file's own operators take precedence over PowerAnchors' and those of the kit.
struct OwnOperatorTests {
  @Test func aMemberOfTheTypeIsCalled() {
    #expect((LayoutPriority.required + 500).rawValue == 1500)
    var priority = LayoutPriority.defaultLow
    priority -= 500
    #expect(priority.rawValue == -250)
  }

  @Test func aGlobalFunctionIsCalled() {
    let steps: Float = 500
    #expect((LayoutPriority.defaultLow - steps).rawValue == -250)
    #expect((LayoutPriority.defaultLow - Int(500)).rawValue == -250)
  }

  @Test func othersAreThoseOfThePackage() {
    var priority = LayoutPriority.required
    priority += 500
    #expect(priority == .required)
  }
}
