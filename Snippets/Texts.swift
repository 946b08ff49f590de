//! Labels that wrap, views whose height depends on their width, and exact text sizes for tests.
//!
//!     swift run Texts   prints the sizes

// snippet.hide
import Foundation
// snippet.show
import OpenAutoLayout

let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
column.axis = .vertical

// snippet.wrapping
let note = UILabel()
note.font = .preferredFont(forTextStyle: .footnote)
note.numberOfLines = 0
note.text = "A longer note that needs several lines"
// In a column 200 points wide, the label has two lines.
// snippet.end

// snippet.poster
final class Poster: UIView {
  override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
    width.isFinite ? width * 3 / 2 : 0
  }
}
// snippet.end

let poster = Poster(), rest = UIView()
for view in [note, poster, rest] { column.addArrangedSubview(view) }
column.layoutIfNeeded()
precondition(note.frame.height >= 2 * note.font.lineHeight)
precondition(note.frame.height < 3 * note.font.lineHeight)
precondition(poster.frame.size == CGSize(width: 200, height: 300))

let label = UILabel()
// snippet.exact
label.textMetrics.characterWidth = 10
label.textMetrics.lineHeight = 20
label.text = "Welcome"
// label.intrinsicContentSize == CGSize(width: 70, height: 20)
// snippet.end
precondition(label.intrinsicContentSize == CGSize(width: 70, height: 20))
// snippet.hide
print(note.frame.size, poster.frame.size, label.intrinsicContentSize)
