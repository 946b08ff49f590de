import OpenAutoLayout
import Testing

/// What text views, fields and scroll views keep, and that it changes no size.
@MainActor
struct StoredTextTests {
  @Test func aLabelKeepsHowItsTextLooks() {
    let label = UILabel()
    label.text = "Text"
    let size = label.intrinsicContentSize
    #expect(label.textColor == .label && label.textAlignment == .natural && label.isEnabled)
    label.textColor = .systemRed
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.shadowColor = .black
    label.isEnabled = false
    #expect(label.textColor == .systemRed && label.textAlignment == .center)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.shadowColor == .black && !label.isEnabled)
    #expect(label.intrinsicContentSize == size)
    label.textColor = nil
    #expect(label.textColor == .label)
  }

  @Test func aFieldKeepsHowItIsTyped() {
    final class Owner: UITextFieldDelegate {}
    let field = UITextField()
    field.placeholder = "Password"
    let size = field.intrinsicContentSize
    var owner: Owner? = Owner()
    field.delegate = owner
    #expect(field.delegate === owner && field.keyboardType == .default)
    field.keyboardType = .emailAddress
    field.isSecureTextEntry = true
    field.textContentType = .password
    field.leftView = UIView()
    field.leftViewMode = .always
    field.inputAccessoryView = UIView()
    #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry)
    #expect(field.textContentType == .password && field.leftViewMode == .always)
    #expect(field.inputAccessoryView != nil && field.textFieldShouldReturnByDefault)
    #expect(field.intrinsicContentSize == size)
    owner = nil
    #expect(field.delegate == nil)
  }

  @Test func aFieldWithoutATextHasAnEmptyOne() {
    let field = UITextField()
    #expect(field.text == "" && field.attributedText == nil && field.placeholder == nil)
    field.text = "Text"
    field.text = nil
    #expect(field.text == "" && field.intrinsicContentSize.width == 0)
  }

  @Test func aTextViewKeepsWhetherItIsEdited() {
    let view = UITextView()
    #expect(view.isEditable && view.isSelectable && view.text == "")
    view.isEditable = false
    view.textColor = .red
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(!view.isEditable && view.textColor == .red && view.selectedRange.length == 2)
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func aScrollViewKeepsHowItScrolls() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.bounces && !scroll.isPagingEnabled && scroll.delegate == nil)
    scroll.alwaysBounceVertical = true
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInset.top = 10
    #expect(scroll.alwaysBounceVertical && !scroll.showsVerticalScrollIndicator)
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    // Below the inset of 10.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test func layersStandInFrontOfEachOther() {
    let layer = UIView().layer
    let (shade, border, text) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(border)
    layer.insertSublayer(shade, below: border)
    layer.insertSublayer(text, above: shade)
    #expect(layer.sublayers == [shade, text, border])
    layer.insertSublayer(shade, above: border)
    #expect(layer.sublayers == [text, border, shade])
  }

  @Test func theContentOfAnEffectIsAsLargeAsItsView() {
    let scene = Scene(200, 200)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinEdges(10, 20, 30, 40)
    let inner = scene.view(10, 10, in: view.contentView)
    inner.pinOrigin()
    scene.layout()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 140, height: 160))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [false, true])
  func aSearchBarPlacesItsField(rightToLeft: Bool) {
    let scene = Scene(320, 200, rightToLeft: rightToLeft)
    let search = UISearchBar()
    search.placeholder = "Search"
    search.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(search)
    scene.activate(
      search.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      search.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      search.topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.layout()
    #expect(search.frame == CGRect(x: 0, y: 0, width: 320, height: 64))
    #expect(search.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 44))
  }

  @Test func aDatePickerKeepsItsDateWithinItsLimits() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.maximumDate = Date(timeIntervalSince1970: 100)
    picker.date = Date(timeIntervalSince1970: 200)
    #expect(picker.date == picker.maximumDate)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aLayerClassThatIsNoLayerStops() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          final class Odd: UIView {
            override class var layerClass: AnyClass { UIView.self }
          }
          _ = Odd().layer
        }
      }
      #expect(result?.says("return CALayer.self or a subclass") == true)
    }
  #endif
}

extension UITextField {
  /// What a delegate that says nothing answers.
  fileprivate var textFieldShouldReturnByDefault: Bool {
    delegate?.textFieldShouldReturn(self) ?? false
  }
}
