import OpenAutoLayout
import Testing

// The operators that apps declare themselves: as members of the types, as functions, and for other
// numbers.
extension UILayoutPriority {
  fileprivate static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue + 2 * rhs)
  }

  fileprivate static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    rhs.rawValue > lhs.rawValue
  }
}

private func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
  UILayoutPriority(lhs.rawValue - 2 * rhs)
}

private func - (lhs: UILayoutPriority, rhs: Int) -> UILayoutPriority {
  UILayoutPriority(lhs.rawValue - 2 * Float(rhs))
}

extension UIWindow.Level {
  fileprivate static func + (lhs: UIWindow.Level, rhs: RawValue) -> UIWindow.Level {
    UIWindow.Level(rawValue: lhs.rawValue + 2 * rhs)
  }
}

/// A file's own operators take precedence over UIKit's.
struct OwnOperatorTests {
  @Test func aMemberOfTheTypeIsCalled() {
    let steps: Float = 3
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 252)
    #expect((UILayoutPriority.defaultLow + steps).rawValue == 256)
    #expect((UIWindow.Level.alert + 5).rawValue == 2010)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority.required > .defaultHigh)
  }

  @Test func aGlobalFunctionIsCalled() {
    let steps: Float = 3, number = 3
    #expect((UILayoutPriority.required - 1).rawValue == 998)
    #expect((UILayoutPriority.required - steps).rawValue == 994)
    #expect((UILayoutPriority.required - number).rawValue == 994)
  }
}
