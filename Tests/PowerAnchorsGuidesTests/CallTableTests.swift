import LayoutTestSupport
import PowerAnchorsGuides
import Testing

/// What other libraries have, one call for each row of the articles' table, in both reading directions.
/// The system's spacing has tests of its own, in the tests of its module.
@MainActor
struct CallTableTests {
  @Test(
    arguments: Call.oneAnchor + Call.severalAnchors + Call.places + Call.manyItems + Call.changes,
    ReadingDirection.allCases)
  func aCallDoesWhatItsRowSays(call: Call, direction: ReadingDirection) {
    #expect(call.holds(Stage(direction)))
  }
}

extension Call {
  static let oneAnchor = [
    Call("an anchor equal to another one") {
      $0.a.topAnchor.constrain(to: $0.other.bottomAnchor)
      return $0.frame($0.a).minY == 110
    },
    Call("an anchor at a distance from another one") {
      $0.a.leadingAnchor.constrain(to: $0.other.trailingAnchor, with: 8)
      return $0.frame($0.a).minX == 148
    },
    Call("a minimum or maximum distance") {
      $0.a.leadingAnchor.constrain(.atLeast, to: $0.other.trailingAnchor, with: 8)
      $0.a.anchors(.leading).constrain(to: .superview, prioritizeAs: .defaultHigh)
      return $0.frame($0.a).minX == 148
    },
    Call("a relation that is computed at run time") {
      $0.a.heightAnchor.constrain($0.root.bounds.width > 500 ? .equal : .atLeast, to: 44)
      return $0.frame($0.a).height == 44
    },
    Call("a multiple of a dimension") {
      $0.box.widthAnchor.constrain(to: $0.root.widthAnchor, multiplyBy: 0.5)
      return $0.frame($0.box).width == 160
    },
    Call("a multiple and a distance") {
      $0.box.heightAnchor.constrain(to: $0.root.heightAnchor, with: 10, multiplyBy: 0.5)
      return $0.frame($0.box).height == 110
    },
    Call("a dimension with a constant size") {
      $0.box.widthAnchor.constrain(to: 100)
      return $0.frame($0.box).width == 100
    },
    Call("a dimension in a range") {
      $0.a.widthAnchor.constrain(within: 100...320)
      return $0.frame($0.a).width == 100
    },
    Call("a bound, and an optional size") {
      $0.box.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
      return $0.frame($0.box).height == 44
    },
    Call("a width equal to the height") {
      $0.box.widthAnchor.constrain(to: $0.box.heightAnchor)
      $0.box.heightAnchor.constrain(to: 30)
      return $0.frame($0.box).width == 30
    },
    Call("an aspect ratio") {
      $0.box.heightAnchor.constrain(to: 90)
      $0.box.constrainAspectRatio(to: 16 / 9)
      return $0.frame($0.box).width == 160
    },
    Call("a priority in the call") {
      $0.box.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh)
      $0.box.widthAnchor.constrain(to: 100)
      return $0.frame($0.box).width == 100
    },
    Call("steps between priorities") {
      $0.box.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)
      $0.box.widthAnchor.constrain(to: 100, prioritizeAs: .defaultHigh)
      return $0.frame($0.box).width == 320
    },
    Call("a constraint that is not active yet") {
      let height = $0.a.heightAnchor.constrain(to: 44, isActive: false)
      return $0.frame($0.a).height == 20 && !height.isActive
    },
    Call("a name for the console") {
      $0.box.heightAnchor.constrain(to: 44, identifier: "box.height").identifier == "box.height"
    },
    Call("baselines") {
      $0.a.lastBaselineAnchor.constrain(to: $0.other.lastBaselineAnchor)
      return $0.frame($0.a).maxY == 110
    },
    Call("left and right in both reading directions") {
      $0.a.leftAnchor.constrain(to: $0.other.rightAnchor, with: 8)
      return $0.physicalFrame($0.a).minX == $0.physicalFrame($0.other).maxX + 8
    },
    Call("a multiple of a position") {
      $0.a.centerXAnchor.constrain(to: $0.root.centerXAnchor, multiplyBy: 0.5)
      return $0.physicalFrame($0.a).midX == 80
    },
    Call("a fraction of the width, from the leading edge") {
      $0.a.centerXAnchor.constrain(toFraction: 0.25, of: .superview)
      return $0.frame($0.a).midX == 80
    },
    Call("equal distances") {
      $0.box.widthAnchor.constrain(to: 50)
      $0.a.anchors(.leading).constrain(to: .superview)
      $0.a.trailingAnchor.anchorWithOffset(to: $0.b.leadingAnchor).constrain(to: $0.box.widthAnchor)
      return $0.frame($0.b).minX == 80
    },
    Call("the platform's own constraint as the result") {
      let height: NSLayoutConstraint = $0.box.heightAnchor.constrain(to: 44)
      height.constant = 50
      return $0.frame($0.box).height == 50
    },
  ]

  static let severalAnchors = [
    Call("all edges") {
      $0.box.edgeAnchors.constrain(to: $0.other)
      return $0.frame($0.box) == CGRect(x: 40, y: 60, width: 100, height: 50)
    },
    Call("all edges, inset") {
      $0.box.edgeAnchors.constrain(to: $0.other, insetBy: 16)
      return $0.frame($0.box) == CGRect(x: 56, y: 76, width: 68, height: 18)
    },
    Call("an inset for each edge") {
      let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 16)
      $0.box.edgeAnchors.constrain(to: .superview, insetBy: insets)
      return $0.frame($0.box) == CGRect(x: 24, y: 8, width: 280, height: 184)
    },
    Call("to keep an item inside another one") {
      $0.box.edgeAnchors.constrain(.atLeast, to: $0.other, insetBy: 8)
      $0.box.edgeAnchors.constrain(to: .superview, prioritizeAs: .defaultLow)
      return $0.frame($0.box) == CGRect(x: 48, y: 68, width: 84, height: 34)
    },
    Call("all edges except some") {
      $0.a.edgeAnchors.excluding(.bottom).constrain(to: $0.other)
      return $0.frame($0.a) == CGRect(x: 40, y: 60, width: 100, height: 20)
    },
    Call("both sides of an axis") {
      $0.box.horizontalAnchors.constrain(to: $0.other, insetBy: 16)
      return $0.frame($0.box).minX == 56 && $0.frame($0.box).maxX == 124
    },
    Call("two sides, from one anchor to another") {
      $0.box.horizontalAnchors.constrain(
        from: $0.other.trailingAnchor, to: $0.root.trailingAnchor, insetBy: 8)
      return $0.frame($0.box).minX == 148 && $0.frame($0.box).maxX == 312
    },
    Call("both centers") {
      $0.a.centerAnchors.constrain(to: $0.other)
      return $0.frame($0.a) == CGRect(x: 75, y: 75, width: 30, height: 20)
    },
    Call("a center with an offset") {
      $0.a.centerAnchors.constrain(to: $0.other, offsetBy: CGPoint(x: 0, y: 40))
      return $0.frame($0.a).midY == 125
    },
    Call("a center on a corner") {
      $0.a.centerXAnchor.constrain(to: $0.other.trailingAnchor)
      $0.a.centerYAnchor.constrain(to: $0.other.topAnchor)
      return $0.frame($0.a) == CGRect(x: 125, y: 50, width: 30, height: 20)
    },
    Call("a size") {
      $0.box.sizeAnchors.constrain(to: CGSize(width: 24, height: 32))
      return $0.frame($0.box).size == CGSize(width: 24, height: 32)
    },
    Call("a square") {
      $0.box.sizeAnchors.constrain(to: 80)
      return $0.frame($0.box).size == CGSize(width: 80, height: 80)
    },
    Call("the size of another item") {
      $0.box.sizeAnchors.constrain(to: $0.other, multiplyBy: 0.5)
      return $0.frame($0.box).size == CGSize(width: 50, height: 25)
    },
    Call("baselines, left and right among them") {
      $0.a.anchors([.lastBaseline, .left]).constrain(to: $0.other)
      return $0.frame($0.a).maxY == 110
        && $0.physicalFrame($0.a).minX == $0.physicalFrame($0.other).minX
    },
    Call("any anchors of one item") {
      $0.box.anchors([.top, .leading, .trailing]).constrain(to: $0.other, insetBy: 16)
      return $0.frame($0.box).minX == 56 && $0.frame($0.box).minY == 76
        && $0.frame($0.box).width == 68
    },
    Call("anchors of both axes and sizes in one call") {
      $0.a.anchors([.centerX, .top, .width]).constrain(to: $0.other)
      return $0.frame($0.a) == CGRect(x: 40, y: 60, width: 100, height: 20)
    },
    Call("a corner") {
      $0.a.anchors([.top, .trailing]).constrain(to: $0.other)
      return $0.frame($0.a) == CGRect(x: 110, y: 60, width: 30, height: 20)
    },
    Call("a priority for several constraints") {
      $0.box.edgeAnchors.constrain(to: .superview, prioritizeAs: .defaultHigh)
      $0.box.edgeAnchors.constrain(to: $0.other)
      return $0.frame($0.box) == $0.frame($0.other)
    },
    Call("the constraints by name") {
      let edges = $0.box.edgeAnchors.constrain(to: $0.other)
      edges.leading.constant = 8
      return $0.frame($0.box) == CGRect(x: 48, y: 60, width: 92, height: 50)
    },
    Call("to activate or deactivate all of them") {
      let size = $0.a.sizeAnchors.constrain(to: 80)
      guard $0.frame($0.a).size == CGSize(width: 80, height: 80) else { return false }
      size.isActive = false
      return $0.frame($0.a).size == CGSize(width: 30, height: 20)
    },
    Call("a priority for all of them later") {
      $0.box.edgeAnchors.constrain(to: .superview).priority = .defaultLow
      $0.box.edgeAnchors.constrain(to: $0.other)
      return $0.frame($0.box) == $0.frame($0.other)
    },
    Call("one constant for all of them later") {
      $0.box.sizeAnchors.constrain(to: 80).constant = 96
      return $0.frame($0.box).size == CGSize(width: 96, height: 96)
    },
    Call("another inset for all sides later") {
      $0.box.edgeAnchors.constrain(to: $0.other).inset = 24
      return $0.frame($0.box) == CGRect(x: 64, y: 84, width: 52, height: 2)
    },
    Call("results, constraints and groups in one activation") { stage in
      let edges = stage.box.horizontalAnchors.constrain(to: stage.other, isActive: false)
      let height = stage.box.heightAnchor.constrain(to: 44, isActive: false)
      let group = LayoutConstraintGroup(isActive: false) {
        stage.box.topAnchor.constrain(to: stage.other.topAnchor)
      }
      NSLayoutConstraint.activate(edges, height, group)
      return stage.frame(stage.box) == CGRect(x: 40, y: 60, width: 100, height: 44)
    },
  ]

  static let places = [
    Call("the superview") {
      $0.box.edgeAnchors.constrain(to: .superview)
      return $0.frame($0.box) == $0.root.bounds
    },
    Call("one anchor of the superview") {
      $0.a.anchors(.trailing).constrain(to: .superview, insetBy: 16)
      return $0.frame($0.a).maxX == 304
    },
    Call("a dimension of the superview") {
      $0.box.anchors(.width).constrain(to: .superview)
      return $0.frame($0.box).width == 320
    },
    Call("the safe area") {
      $0.box.edgeAnchors.constrain(to: .safeArea)
      return $0.frame($0.box) == $0.frame($0.root.safeAreaLayoutGuide)
    },
    Call("layout margins") {
      $0.box.edgeAnchors.constrain(to: .margins)
      return $0.frame($0.box) == $0.frame($0.root.layoutMarginsGuide)
    },
    Call("the same calls for a layout guide") {
      $0.guide.edgeAnchors.constrain(to: .superview, insetBy: 8)
      return $0.frame($0.guide) == $0.root.bounds.insetBy(dx: 8, dy: 8)
    },
    Call("a guide that is created, named and added in one call") {
      let gap = $0.root.addLayoutGuide(identifier: "gap")
      gap.leadingAnchor.constrain(to: $0.other.trailingAnchor)
      return $0.frame(gap).minX == 140
    },
    Call("a custom place") { stage in
      stage.box.edgeAnchors.constrain(to: LayoutContainer { _ in stage.other })
      return stage.frame(stage.box) == stage.frame(stage.other)
    },
  ]

  static let manyItems = [
    Call("to add subviews and turn off their autoresizing masks") {
      let added = LayoutView()
      $0.root.addSubviewsUsingAutoLayout([added])
      added.edgeAnchors.constrain(to: $0.other)
      return $0.frame(added) == $0.frame($0.other)
    },
    Call("one anchor of many items") {
      $0.a.anchors(.leading).constrain(to: .superview, insetBy: 16)
      [$0.a, $0.b].align(on: \.leadingAnchor)
      return $0.frame($0.b).minX == 16
    },
    Call("one anchor of many items, held to another one") {
      $0.rows.align(on: \.leadingAnchor, to: $0.other.trailingAnchor, with: 8)
      return $0.frame($0.rows[2]).minX == 148
    },
    Call("the sides of many items") {
      $0.rows.align(on: \.horizontalAnchors, to: .superview, insetBy: 16)
      return $0.frame($0.rows[2]).minX == 16 && $0.frame($0.rows[2]).maxX == 304
    },
    Call("one anchor of rows with several views") {
      [(label: $0.a, field: $0.b)].align(on: \.label.leadingAnchor, to: $0.other.trailingAnchor)
      return $0.frame($0.a).minX == 140 && $0.frame($0.b).minX != 140
    },
    Call("one dimension of many items") {
      $0.icon.widthAnchor.constrain(to: 70)
      [$0.icon, $0.title].match(on: \.widthAnchor)
      return $0.frame($0.title).width == 70
    },
    Call("both dimensions of many items") {
      $0.icon.sizeAnchors.constrain(to: 70)
      [$0.icon, $0.title].match(on: \.sizeAnchors)
      return $0.frame($0.title).size == CGSize(width: 70, height: 70)
    },
    Call("a constant size for many items") {
      $0.rows.match(on: \.heightAnchor, to: 44)
      return $0.frame($0.rows[2]).height == 44
    },
    Call("a constant width and height for many items") {
      $0.rows.match(on: \.sizeAnchors, to: 44)
      return $0.frame($0.rows[2]).size == CGSize(width: 44, height: 44)
    },
    Call("a relation between many items") {
      [$0.icon, $0.title].match(.atMost, on: \.widthAnchor)
      $0.icon.widthAnchor.constrain(to: 24)
      return $0.frame($0.title).width == 24
    },
    Call("one after the other") {
      $0.a.anchors(.leading).constrain(to: .superview)
      [$0.a, $0.b].chain(along: .horizontal, with: 8)
      return $0.frame($0.b).minX == 38
    },
    Call("equal gaps") {
      [$0.a, $0.b].distribute(along: .horizontal, within: .superview, gapsAtEnds: true)
      return abs($0.frame($0.a).minX - 260.0 / 3) < 0.5
        && abs($0.frame($0.b).minX - 610.0 / 3) < 0.5
    },
    Call("equal gaps, without gaps at the ends") {
      [$0.a, $0.icon, $0.b].distribute(along: .horizontal, within: $0.root, gapsAtEnds: false)
      return $0.frame($0.a).minX == 0 && $0.frame($0.icon).minX == 148
    },
    Call("a column or a row in one call") {
      [$0.a, $0.b].stack(along: .horizontal, within: .safeArea, with: 12, insetBy: 16)
      return $0.frame($0.a).minX == 16 && $0.frame($0.b).maxX == 304
    },
    Call("another gap after one item") {
      let column = $0.rows.stack(along: .vertical, within: $0.root, with: 8, reachesEnd: false)
      column.gap(after: $0.rows[0]).constant = 24
      return $0.frame($0.rows[1]).minY == 34 && $0.frame($0.rows[2]).minY == 52
    },
    Call("hidden items without room") {
      let column = $0.rows.stack(along: .vertical, within: $0.root, with: 8, reachesEnd: false)
      column.variants(hiding: $0.rows[1]).current = true
      return $0.frame($0.rows[2]).minY == 18
    },
    Call("a row that is aligned across") {
      [$0.icon, $0.title].stack(along: .horizontal, within: $0.root, with: 8, aligning: .centerY)
      return $0.frame($0.title).midY == 100 && $0.frame($0.icon).minX == 0
    },
    Call("views and guides in one list") {
      $0.icon.anchors(.leading).constrain(to: .superview)
      $0.guide.widthAnchor.constrain(to: 10)
      ([$0.icon, $0.guide, $0.title] as [any LayoutItem]).chain(along: .horizontal)
      return $0.frame($0.title).minX == 34
    },
  ]

  static let changes = [
    Call("another constant") {
      $0.a.leadingAnchor.constrain(to: $0.other.leadingAnchor).constant = 80
      return $0.frame($0.a).minX == 120
    },
    Call("another priority, also of an active constraint") {
      $0.a.widthAnchor.constrain(to: 100, prioritizeAs: .defaultLow - 1).set(priority: .required)
      return $0.frame($0.a).width == 100
    },
    Call("another multiplier") {
      _ = $0.box.widthAnchor.constrain(to: $0.other.widthAnchor).replaceMultiplier(with: 0.5)
      return $0.frame($0.box).width == 50
    },
    Call("to find a constraint that no property keeps") {
      $0.box.heightAnchor.constrain(to: 44, identifier: "box.height")
      $0.root.constraints(identifiedAs: "box.height").first?.constant = 80
      return $0.frame($0.box).height == 80
    },
    Call("to activate and deactivate constraints together") { stage in
      let group = LayoutConstraintGroup { stage.a.sizeAnchors.constrain(to: 90) }
      guard stage.frame(stage.a).size == CGSize(width: 90, height: 90) else { return false }
      group.isActive = false
      return stage.frame(stage.a).size == CGSize(width: 30, height: 20)
    },
    Call("several results at once") {
      let size = $0.a.sizeAnchors.constrain(to: 90, isActive: false)
      let place = $0.a.anchors([.top, .leading]).constrain(to: .superview, isActive: false)
      let width = $0.b.widthAnchor.constrain(to: 40, isActive: false)
      NSLayoutConstraint.activate(size, place, width)
      return $0.frame($0.a) == CGRect(x: 0, y: 0, width: 90, height: 90)
        && $0.frame($0.b).width == 40
    },
    Call("a priority and an inset for a whole block") { stage in
      let block = LayoutConstraintGroup {
        stage.a.edgeAnchors.excluding(.bottom).constrain(to: .superview)
        stage.b.topAnchor.constrain(to: stage.a.bottomAnchor, with: 8)
        stage.b.anchors([.trailing, .width]).constrain(to: .superview)
      }
      block.inset = 16
      block.priority = .defaultHigh
      stage.a.topAnchor.constrain(to: stage.root.topAnchor, with: 20)
      return stage.frame(stage.a) == CGRect(x: 16, y: 20, width: 288, height: 20)
        && stage.frame(stage.b) == CGRect(x: -16, y: 48, width: 320, height: 20)
    },
    Call("to switch from one group to another") { stage in
      let narrow = LayoutConstraintGroup { stage.a.widthAnchor.constrain(to: 40) }
      let wide = LayoutConstraintGroup(isActive: false) { stage.a.widthAnchor.constrain(to: 90) }
      narrow.switch(to: wide)
      return stage.frame(stage.a).width == 90
    },
    Call("to replace all constraints of a group") { stage in
      let group = LayoutConstraintGroup { stage.a.widthAnchor.constrain(to: 90) }
      group.replace { stage.a.heightAnchor.constrain(to: 80) }
      return stage.frame(stage.a).size == CGSize(width: 30, height: 80)
    },
    Call("to add constraints to a group, and to remove them") { stage in
      let group = LayoutConstraintGroup()
      let height = group.add { stage.a.heightAnchor.constrain(to: 44) }
      group.add { stage.a.widthAnchor.constrain(to: 44) }
      group.remove([height])
      return stage.frame(stage.a).size == CGSize(width: 44, height: 20)
    },
    Call("groups in groups") { stage in
      let outer = LayoutConstraintGroup {
        _ = LayoutConstraintGroup { stage.a.heightAnchor.constrain(to: 44) }
      }
      guard stage.frame(stage.a).height == 44 else { return false }
      outer.isActive = false
      return stage.frame(stage.a).height == 20
    },
    Call("one of several groups by a value") { stage in
      let narrow = LayoutConstraintGroup { stage.a.widthAnchor.constrain(to: 40) }
      let wide = LayoutConstraintGroup(isActive: false) { stage.a.widthAnchor.constrain(to: 90) }
      LayoutVariants([false: narrow, true: wide], current: false).current = true
      return stage.frame(stage.a).width == 90
    },
  ]
}

#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  extension CallTableTests {
    @Test(arguments: Call.ofUIKit, ReadingDirection.allCases)
    func aCallOfUIKitDoesWhatItsRowSays(call: Call, direction: ReadingDirection) {
      #expect(call.holds(Stage(direction)))
    }
  }

  extension Call {
    static let ofUIKit = [
      Call("readable content") {
        $0.box.horizontalAnchors.constrain(to: .readableContent)
        return $0.frame($0.box).width == $0.frame($0.root.readableContentGuide).width
          && $0.frame($0.box).minX == $0.frame($0.root.readableContentGuide).minX
      },
      Call("the keyboard") {
        $0.a.bottomAnchor.constrain(to: $0.root.keyboardLayoutGuide.topAnchor)
        return $0.frame($0.a).maxY == $0.frame($0.root.keyboardLayoutGuide).minY
      },
      Call("a scroll view's content") {
        let scroll = UIScrollView(), form = ContentView(width: 400, height: 500)
        $0.root.addSubviewsUsingAutoLayout(scroll)
        scroll.addSubviewsUsingAutoLayout(form)
        scroll.edgeAnchors.constrain(to: .superview)
        form.edgeAnchors.constrain(to: scroll.contentLayoutGuide)
        $0.root.layoutIfNeeded()
        return scroll.contentSize == CGSize(width: 400, height: 500)
      },
      Call("a cell's content view") {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        $0.root.addSubview(cell)
        let title = LayoutView()
        cell.addSubviewsUsingAutoLayout(title)
        title.edgeAnchors.constrain(to: .superview)
        return title.superview === cell.contentView && $0.frame(title) == $0.frame(cell)
      },
      Call("to animate a change") { stage in
        let width = stage.a.widthAnchor.constrain(to: 40)
        UIView.animate(withDuration: 0.3) {
          width.constant = 80
          stage.root.layoutIfNeeded()
        }
        return stage.frame(stage.a).width == 80
      },
    ]
  }
#endif
