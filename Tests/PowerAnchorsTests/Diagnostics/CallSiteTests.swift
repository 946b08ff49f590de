import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct CallSiteTests {
  private let root = LayoutView.root()
  private let item = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(item)
  }

  @Test(.enabled(if: isDebugBuild))
  func anUnnamedConstraintIsNamedAfterItsCall() {
    let line = #line + 1
    let top = item.topAnchor.constrain(to: root.topAnchor)
    let width = item.widthAnchor.constrain(to: 10)
    let edges = item.edgeAnchors.constrain(to: root.edgeAnchors)
    let range = item.widthAnchor.constrain(within: 1...2, isActive: false)
    let ratio = item.constrainAspectRatio(to: 2)
    #expect(top.identifier == "at CallSiteTests.swift:\(line)")
    #expect(width.identifier == "at CallSiteTests.swift:\(line + 1)")
    #expect(edges.all.allSatisfy { $0.identifier == "at CallSiteTests.swift:\(line + 2)" })
    #expect(range.all.allSatisfy { $0.identifier == "at CallSiteTests.swift:\(line + 3)" })
    #expect(ratio.identifier == "at CallSiteTests.swift:\(line + 4)")
  }

  @Test(.enabled(if: !isDebugBuild))
  func anOptimizedBuildNamesNothing() {
    #expect(item.topAnchor.constrain(to: root.topAnchor).identifier == nil)
    let edges = item.edgeAnchors.constrain(to: root.edgeAnchors)
    #expect(edges.all.allSatisfy { $0.identifier == nil })
  }

  @Test func aGivenIdentifierStays() {
    #expect(item.topAnchor.constrain(to: root.topAnchor, identifier: "top").identifier == "top")
  }

  @Test func anExtensionOfOnesOwnCanPassItsCallerOn() {
    func pin(fileID: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
      item.topAnchor.constrain(to: root.topAnchor, fileID: fileID, line: line)
    }
    let line = #line + 1
    let pinned = pin()
    #expect(pinned.identifier == (isDebugBuild ? "at CallSiteTests.swift:\(line)" : nil))
  }
}
