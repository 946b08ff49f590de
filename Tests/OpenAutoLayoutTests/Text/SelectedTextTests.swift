import Foundation
import OpenAutoLayout
import Testing

/// Places and selections of texts that a client formats while it is typed.
@MainActor
struct SelectedTextTests {
  @Test func aPlaceIsFoundAgainByItsOffset() throws {
    let field = UITextField()
    field.text = "1234"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: place, to: field.endOfDocument)
    let selected = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 2)
    #expect(field.offset(from: selected.end, to: selected.start) == -2)
    #expect(field.text(in: selected) == "34")
    #expect(field.position(from: place, offset: 3) == nil)
    #expect(field.position(from: place, offset: -3) == nil)
    #expect(field.position(from: place, offset: .max) == nil)
    #expect(field.position(from: place, offset: .min) == nil)
  }

  @Test func placesCountUnitsOfUTF16() throws {
    let view = UITextView()
    view.text = "a😀b"
    let all = try #require(
      view.textRange(from: view.endOfDocument, to: view.beginningOfDocument))
    #expect(view.offset(from: all.start, to: all.end) == 4)
    #expect(view.text(in: all) == "a😀b")
    view.selectedTextRange = all
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    let middle = try #require(view.position(from: all.start, offset: 2))
    #expect(view.textRange(from: middle, to: all.end).flatMap(view.text(in:)) == nil)
  }

  @Test func aPartOfALongerTextEndsWithTheText() throws {
    let (long, short) = (UITextField(), UITextField())
    (long.text, short.text) = ("123456", "abcd")
    let start = try #require(long.position(from: long.beginningOfDocument, offset: 3))
    let part = try #require(long.textRange(from: start, to: long.endOfDocument))
    #expect(short.text(in: part) == "d")
    short.selectedTextRange = part
    let selected = try #require(short.selectedTextRange)
    #expect(short.offset(from: selected.start, to: selected.end) == 1)
  }

  @Test func aShorterTextLeavesNoSelectionBehindItsEnd() throws {
    let field = UITextField()
    field.text = "1234"
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.text = "1"
    let selected = try #require(field.selectedTextRange)
    #expect(selected.isEmpty)
    #expect(field.text(in: selected) == "")
    #expect(field.offset(from: field.beginningOfDocument, to: selected.end) == 1)
  }
}
