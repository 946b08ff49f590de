import Foundation
import OpenAutoLayout

/// A form that stays above the keyboard.
final class LoginViewController: UIViewController {
  let scrollView = UIScrollView()

  let logoView: UIImageView = {
    let imageView = UIImageView(image: UIImage(systemName: "lock.shield"))
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemIndigo
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Welcome back"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }()

  lazy var emailField = makeField(placeholder: "Email")
  lazy var passwordField = makeField(placeholder: "Password")

  lazy var signInButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign in"
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.signIn() })
  }()

  lazy var forgotButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Forgot password?", for: .normal)
    button.setTitleColor(.secondaryLabel, for: .highlighted)
    button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }()

  let formStack = UIStackView()
  private(set) var isSignedIn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.backgroundColor = .systemBackground
    setUpViews()
    setUpConstraints()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  private func setUpViews() {
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    formStack.axis = .vertical
    formStack.spacing = 12
    formStack.translatesAutoresizingMaskIntoConstraints = false
    [titleLabel, emailField, passwordField, signInButton, forgotButton]
      .forEach(formStack.addArrangedSubview)
    formStack.setCustomSpacing(32, after: titleLabel)
    formStack.setCustomSpacing(24, after: passwordField)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(logoView)
    scrollView.addSubview(formStack)
  }

  private func setUpConstraints() {
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),

      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

      logoView.topAnchor.constraint(equalTo: content.topAnchor, constant: 48),
      logoView.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      logoView.widthAnchor.constraint(equalToConstant: 88),
      logoView.heightAnchor.constraint(equalTo: logoView.widthAnchor),

      formStack.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 24),
      formStack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      formStack.leadingAnchor.constraint(
        greaterThanOrEqualTo: content.leadingAnchor, constant: 24),
      formStack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      formStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
    let width = formStack.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    width.isActive = true
  }

  private func makeField(placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.autocorrectionType = .no
    return field
  }

  private func signIn() {
    isSignedIn = true
  }
}
