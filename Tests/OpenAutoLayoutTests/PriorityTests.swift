import OpenAutoLayout
import Testing

/// What gives way to what.
@MainActor
struct PriorityTests {
  /// The width of a view with constraints on it alone.
  private func width(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGFloat {
    let scene = Scene(scale: .infinity)
    let v = scene.view()
    v.pinOrigin()
    NSLayoutConstraint.activate(constraints(v))
    scene.layout()
    return v.frame.width
  }

  @Test func oneOfAHigherPriorityBeatsAnyNumberAndSize() {
    let width = width { v in
      [v.widthAnchor.constraint(equalToConstant: 1).at(251)]
        + (0..<50).map { _ in v.widthAnchor.constraint(equalToConstant: 300).at(250) }
    }
    #expect(width == 1)
  }

  @Test(arguments: [(250.5, 250), (999, 998.5), (750, 749.99)] as [(Float, Float)])
  func fractionsAreLevelsOfTheirOwn(higher: Float, lower: Float) {
    let width = width { v in
      [
        v.widthAnchor.constraint(equalToConstant: 20).at(lower),
        v.widthAnchor.constraint(equalToConstant: 10).at(higher),
        v.widthAnchor.constraint(equalToConstant: 20).at(lower),
      ]
    }
    #expect(width == 10)
  }

  @Test func anUnsatisfiedWishIsMetAsCloselyAsMayBe() {
    let width = width { v in
      [
        v.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        v.widthAnchor.constraint(equalToConstant: 100).at(1),
      ]
    }
    #expect(width == 80)
  }

  @Test func anOptionalBoundCostsOnlyWhenItIsBroken() {
    let width = width { v in
      [
        v.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).at(900),
        v.widthAnchor.constraint(equalToConstant: 70).at(100),
      ]
    }
    #expect(width == 70)
  }

  @Test func anErrorCountsAsTheEquationHasIt() {
    // Halving an error of the width would make the second constraint the cheaper one to break.
    let width = width { v in
      [
        v.widthAnchor.constraint(equalToConstant: 100).at(500),
        v.heightAnchor.constraint(equalToConstant: 10),
        v.heightAnchor.constraint(equalTo: v.widthAnchor, multiplier: 0.5).at(500),
      ]
    }
    #expect(width == 100)
  }

  @Test func aPriorityThatChangesChangesTheLayout() {
    let scene = Scene()
    let v = scene.view()
    let (small, large) = (
      v.widthAnchor.constraint(equalToConstant: 10).at(500),
      v.widthAnchor.constraint(equalToConstant: 20).at(400)
    )
    scene.activate(small, large)
    scene.layout()
    #expect(v.frame.width == 10)
    large.priority = .required
    scene.layout()
    #expect(v.frame.width == 20)
    large.priority = UILayoutPriority(1)
    scene.layout()
    #expect(v.frame.width == 10)
  }

  @Test func contentIsOfferedAtItsPriorities() {
    let scene = Scene()
    let v = scene.view(100, 100)
    let optional = v.widthAnchor.constraint(equalToConstant: 150).at(240)
    optional.isActive = true
    scene.layout()
    #expect(v.frame.width == 100)
    v.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    scene.layout()
    #expect(v.frame.width == 150)
    optional.constant = 50
    scene.layout()
    #expect(v.frame.width == 100)
    v.setContentCompressionResistancePriority(UILayoutPriority(239), for: .horizontal)
    scene.layout()
    #expect(v.frame.width == 50)
    #expect(v.contentHuggingPriority(for: .vertical) == .defaultLow)
  }
}
