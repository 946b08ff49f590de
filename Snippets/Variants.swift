//! Groups in properties, and groups that follow a state or a trait.
//!
//!     swift run Variants   prints the frames

import PowerAnchors
// snippet.hide
import PowerAnchorsDiagnostics
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 200))
let card = UIView(), photo = UIView()
view.addSubviewsUsingAutoLayout(card, photo)
let details = LayoutConstraintGroup()

// snippet.kept
let height = details.add { card.heightAnchor.constrain(to: 44) }
height.constant = 60
// card.frame.height == 60
// snippet.end
view.layoutIfNeeded()
expect(card.frame.height == 60)

// snippet.property
final class Teaser: UIView {
  private let details = LayoutConstraintGroup(isActive: false)
  private let headline = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviewsUsingAutoLayout(headline)
    details.add { headline.edgeAnchors.constrain(to: .margins) }
  }

  required init?(coder: NSCoder) { nil }
}
// snippet.end
// snippet.hide
expect(Teaser(frame: CGRect(x: 0, y: 0, width: 320, height: 44)).subviews.count == 1)
photo.anchors([.top, .leading]).constrain(to: .superview)
// snippet.show

let narrow = LayoutConstraintGroup(isActive: false) { photo.sizeAnchors.constrain(to: 80) }
let wide = LayoutConstraintGroup(isActive: false) { photo.sizeAnchors.constrain(to: 120) }

// snippet.variants
let columns = LayoutVariants([false: narrow, true: wide], current: false)
columns.current = view.bounds.width > 500
// wide is active, narrow is not
// snippet.end
view.layoutIfNeeded()
expect(photo.frame.width == 120)
expect(wide.isActive && !narrow.isActive)

// snippet.hide
#if canImport(UIKit) || !canImport(AppKit)
  view.traitOverrides.horizontalSizeClass = .compact
  // snippet.show
  // snippet.following
  LayoutVariants(
    [.compact: narrow, .regular: wide], following: UITraitHorizontalSizeClass.self, of: view)
  // narrow is active while view is compact, and wide while it is regular
  // snippet.end
  // snippet.hide
  view.layoutIfNeeded()
  expect(photo.frame.width == 80)
  view.traitOverrides.horizontalSizeClass = .regular
  view.layoutIfNeeded()
  expect(photo.frame.width == 120)

  let texts = UIView(), heading = UIView()
  texts.addSubviewsUsingAutoLayout(heading)
  let row = LayoutConstraintGroup(isActive: false) { heading.heightAnchor.constrain(to: 20) }
  let column = LayoutConstraintGroup(isActive: false) { heading.heightAnchor.constrain(to: 40) }
  // snippet.show
  // snippet.choosing
  LayoutVariants(
    [false: row, true: column], following: UITraitPreferredContentSizeCategory.self, of: texts
  ) { $0.isAccessibilityCategory }
  // column is active at the accessibility text sizes
  // snippet.end
  // snippet.hide
  texts.layoutIfNeeded()
  expect(heading.frame.height == 20)
  texts.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  texts.layoutIfNeeded()
  expect(heading.frame.height == 40)
#endif
for (view, name) in [
  (view, "view"),
  (card, "card"),
  (photo, "photo"),
] { view.accessibilityIdentifier = name }
print(view.layoutDescription)
