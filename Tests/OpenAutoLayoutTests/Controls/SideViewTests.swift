import Foundation
import OpenAutoLayout
import Testing

/// The views beside the text of a field. Apple's pages on `leftView`, `leftViewMode`, `leftViewRect(forBounds:)`
/// and their kin: a view is at the leading or trailing side, its mode says when it is shown, its rectangle is
/// the method's, and the rectangle of the text leaves out the border and what is shown.
@MainActor
struct SideViewTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
  private let left = UIView(frame: CGRect(x: 7, y: 7, width: 24, height: 20))
  private let right = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))

  private func field(rightToLeft: Bool = false) -> UITextField {
    let field = UITextField(frame: bounds)
    if rightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    field.leftView = left
    field.rightView = right
    return field
  }

  @Test(arguments: [false, true])
  func sideViewsAreAtTheSides(rightToLeft: Bool) {
    let field = field(rightToLeft: rightToLeft)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: rightToLeft ? 176 : 0, y: 10, width: 24, height: 20))
    #expect(right.frame == CGRect(x: rightToLeft ? 0 : 190, y: -10, width: 10, height: 60))
    #expect(
      field.textRect(forBounds: bounds)
        == CGRect(x: rightToLeft ? 10 : 24, y: 0, width: 166, height: 40))
    for rect in [field.editingRect(forBounds: bounds), field.placeholderRect(forBounds: bounds)] {
      #expect(rect == field.textRect(forBounds: bounds))
    }
    field.frame.size.width = 300
    field.layoutIfNeeded()
    #expect(left.frame.minX == (rightToLeft ? 276 : 0))
    #expect(right.frame.minX == (rightToLeft ? 0 : 290))
  }

  @Test func theModeSaysWhatIsShown() {
    let field = field()
    for (mode, isShown) in [
      (UITextField.ViewMode.never, false), (.always, true), (.whileEditing, false),
      (.unlessEditing, true), (.never, false),
    ] {
      field.leftViewMode = mode
      field.layoutIfNeeded()
      #expect((left.superview === field) == isShown, "\(mode)")
      #expect(field.textRect(forBounds: bounds).minX == (isShown ? 24 : 0))
    }
    #expect(right.superview == nil)
    field.leftViewMode = .always
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.leftView = other
    field.layoutIfNeeded()
    #expect(left.superview == nil && other.superview === field)
    #expect(other.frame == CGRect(x: 0, y: 5, width: 30, height: 30))
    field.leftView = nil
    #expect(other.superview == nil && field.textRect(forBounds: bounds) == bounds)
  }

  @Test func aBorderAndAButtonTakeRoom() {
    let field = field()
    field.borderStyle = .roundedRect
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 24, y: 2, width: 169, height: 36))
    field.clearButtonMode = .always
    // There is nothing to clear.
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    field.text = "Text"
    let button = field.clearButtonRect(forBounds: bounds)
    #expect(field.textRect(forBounds: bounds).maxX == button.minX && button.maxX == 200)
    // Apple's page on `rightViewMode`: a right view takes precedence over the button.
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: bounds).maxX == 190)
    #expect(field.borderRect(forBounds: bounds) == bounds)
  }

  @Test(arguments: [false, true])
  func anOverrideDecides(rightToLeft: Bool) {
    final class Field: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -12 : 12, dy: 1)
      }
      var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    }
    let field = Field(frame: bounds)
    if rightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    field.leftView = left
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: rightToLeft ? 164 : 12, y: 11, width: 24, height: 20))
    let text = field.textRect(forBounds: bounds)
    #expect(rightToLeft ? text.maxX == 164 : text.minX == 36)
  }

  @Test func constraintsPlaceTheField() {
    let scene = Scene(320, 200)
    let field = field()
    field.text = "Text"
    field.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(field)
    field.pinOrigin()
    scene.layout()
    let size = field.frame.size
    field.leftViewMode = .always
    field.rightViewMode = .always
    scene.layout()
    // Not documented: the text keeps its room.
    #expect(field.frame.size == CGSize(width: size.width + 34, height: size.height))
    #expect(left.frame.minX == 0 && right.frame.maxX == field.bounds.width)
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.pinSize(16, 12)
    field.leftView = icon
    scene.layout()
    #expect(icon.frame.size == CGSize(width: 16, height: 12))
    #expect(icon.frame.midY == field.bounds.midY)
    #expect(field.frame.width == size.width + 26)
    scene.layout()
    #expect(icon.frame.midY == field.bounds.midY)
  }
}
