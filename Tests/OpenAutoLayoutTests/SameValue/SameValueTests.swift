import Foundation
import Testing

/// Setting the value that is there asks for nothing.
@MainActor
struct SameValueTests {
  @Test(arguments: Setter.all, [false, true])
  func theSameValueAsksForNothing(setter: Setter, rightToLeft: Bool) {
    setter.checkThatItAsksForNothing(rightToLeft: rightToLeft)
  }

  @Test(arguments: Setter.all, [false, true])
  func theSameValueInEachLayoutEnds(setter: Setter, rightToLeft: Bool) {
    setter.checkThatLayoutsEnd(rightToLeft: rightToLeft)
  }

  /// Each setter of a public class has a line in the table, unless its source shows that it only
  /// stores.
  @Test
  func noSetterIsForgotten() throws {
    let sources = try PublicSetters()
    let listed = Set(Setter.all.map(\.name))
    let unknown = sources.concerningLayout.subtracting(listed)
      .filter { name in !Setter.classesApartFromViews.contains { name.hasPrefix("\($0).") } }
    #expect(unknown.sorted() == [], "Each needs a line in `Setter.all`.")
    #expect(listed.subtracting(sources.allMembers).sorted() == [], "There are no such members.")
    // Where no setters are found, none would be missing.
    #expect(sources.concerningLayout.count > 200)
  }
}
