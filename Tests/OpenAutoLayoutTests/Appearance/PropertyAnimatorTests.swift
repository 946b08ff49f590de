import OpenAutoLayout
import Testing

/// What an animator of changes does without animating.
@MainActor
struct PropertyAnimatorTests {
  private let view = UIView()

  private func animator(_ ends: Ends) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.alpha = 0.5 }
    made.addCompletion { ends.positions.append($0) }
    return made
  }

  private final class Ends {
    var positions: [UIViewAnimatingPosition] = []
  }

  @Test func aPausedAnimationHasMadeItsChangesAndGoesOn() {
    let ends = Ends()
    let animator = animator(ends)
    #expect(animator.state == .inactive && view.alpha == 1)
    animator.pauseAnimation()
    #expect(animator.state == .active && view.alpha == 0.5 && animator.fractionComplete == 0)
    animator.fractionComplete = 0.25
    #expect(animator.fractionComplete == 0.25 && ends.positions == [])
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    #expect(animator.state == .inactive && animator.fractionComplete == 1)
    #expect(ends.positions == [.end])
  }

  @Test func aShareOfAnAnimationActivatesIt() {
    let ends = Ends()
    let animator = animator(ends)
    animator.fractionComplete = 3
    #expect(animator.state == .active && animator.fractionComplete == 1 && view.alpha == 0.5)
    animator.addAnimations({ [view] in view.tag = 3 }, delayFactor: 0.5)
    #expect(view.tag == 3)
  }

  @Test func aReversedAnimationEndsAtItsStart() {
    let ends = Ends()
    let animator = animator(ends)
    animator.isReversed = true
    animator.startAnimation(afterDelay: 2)
    #expect(ends.positions == [.start] && animator.delay == 2)
  }

  @Test func aStoppedAnimationEndsWhereItIsAskedTo() {
    let ends = Ends()
    let animator = animator(ends)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive && view.alpha == 1)
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.positions == [])
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && ends.positions == [.current])
  }

  @Test func anAnimationThatIsStoppedForGoodCallsNoCompletion() {
    let ends = Ends()
    let animator = animator(ends)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    animator.startAnimation()
    #expect(animator.state == .inactive && ends.positions == [])
  }

  @Test func anAnimationMayPauseAtItsEnd() {
    let ends = Ends()
    let animator = animator(ends)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    #expect(animator.state == .active && animator.fractionComplete == 1 && ends.positions == [])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ends.positions == [.end])
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func onlyAStoppedAnimatorFinishes() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
      await #expect(processExitsWith: .failure) { @MainActor in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
  #endif
}
