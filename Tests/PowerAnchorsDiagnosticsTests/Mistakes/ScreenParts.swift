#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors

  @MainActor func label(
    _ words: String, lines: Int = 1, _ style: UIFont.TextStyle = .body
  ) -> UILabel {
    let label = UILabel()
    label.text = words
    label.numberOfLines = lines
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @MainActor func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  @MainActor func picture(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIImageView {
    let view = UIImageView(image: UIImage(size: CGSize(width: width, height: height)))
    view.accessibilityIdentifier = name
    return view
  }

  @MainActor func named<View: UIView>(_ name: String, _ view: View) -> View {
    view.accessibilityIdentifier = name
    return view
  }

  @MainActor func controlled(_ root: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    return controller
  }

  /// What screens do not hold themselves, such as their controllers.
  @MainActor var held: [AnyObject] = []
#endif
