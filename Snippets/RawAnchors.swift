//! The same layout with the platform's anchors and with PowerAnchors.
import PowerAnchors
// snippet.hide
import UIKitNames

// snippet.show

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let header = UIView()
let title = UIView()
// snippet.hide
let rawView = UIView(frame: view.frame), rawHeader = UIView(), rawTitle = UIView()
do {
  let view = rawView, header = rawHeader, title = rawTitle
  // snippet.show

  // snippet.raw
  header.translatesAutoresizingMaskIntoConstraints = false
  title.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(header)
  view.addSubview(title)

  let width = title.widthAnchor.constraint(equalToConstant: 200)
  width.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)

  NSLayoutConstraint.activate([
    header.topAnchor.constraint(equalTo: view.topAnchor),
    header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    header.heightAnchor.constraint(equalToConstant: 44),
    title.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 12),
    title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    title.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
    title.heightAnchor.constraint(equalToConstant: 20),
    width,
  ])
  // snippet.end
  // snippet.hide
}
// snippet.show

// snippet.power
view.addSubviewsUsingAutoLayout(header, title)

header.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
header.heightAnchor.constrain(to: 44)

title.topAnchor.constrain(to: header.bottomAnchor, with: 12)
title.centerXAnchor.constrain(to: view.centerXAnchor)
title.widthAnchor.constrain(.lessThanOrEqual, to: view.widthAnchor, multiplyBy: 0.5)
title.heightAnchor.constrain(to: 20)
title.widthAnchor.constrain(to: 200, prioritizeAs: .defaultHigh + 1)
// snippet.end

// snippet.frames
view.layoutIfNeeded()
expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
expect(title.frame == CGRect(x: 80, y: 56, width: 160, height: 20))
// snippet.end
// snippet.hide
rawView.layoutIfNeeded()
expect(rawHeader.frame == header.frame)
expect(rawTitle.frame == title.frame)
