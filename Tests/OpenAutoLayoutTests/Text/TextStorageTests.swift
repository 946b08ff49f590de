import OpenAutoLayout
import Testing

@MainActor
struct TextStorageTests {
  @Test func aChangeOfTheStorageIsMeasured() {
    let scene = Scene(200, 300)
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "One"
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinOrigin()
    scene.layout()
    #expect(abs(view.frame.height - 36.5) <= 0.5)
    let storage = view.textStorage
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\nTwo")
    scene.layout()
    #expect(view.text == "One\nTwo" && abs(view.frame.height - 57) <= 0.5)
    view.text = "Three"
    scene.layout()
    #expect(view.textStorage === storage && storage.string == "Three")
    #expect(abs(view.frame.height - 36.5) <= 0.5)
    storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 5))
    scene.layout()
    #expect(abs(view.frame.height - (41 + 16)) <= 0.5)
  }

  @Test func aViewDoesNotLiveForItsStorage() {
    var view: UITextView? = UITextView()
    let storage = view?.textStorage
    weak let weakView = view
    view = nil
    #expect(weakView == nil)
    storage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Text")
    #expect(storage?.string == "Text")
  }
}
