import Foundation
import OpenAutoLayout

/// A form with fields side by side, a choice, a sum and a button at the bottom.
final class CheckoutViewController: UIViewController {
  let headerLabel = UILabel()
  let nameField = UITextField()
  let cardField = UITextField()
  let expiryField = UITextField()
  let codeField = UITextField()
  let shippingControl = UISegmentedControl(items: ["Standard", "Express", "Pick up"])
  let quantityLabel = UILabel()
  let quantityStepper = UIStepper()
  let separator = UIView()
  let totalTitleLabel = UILabel()
  let totalLabel = UILabel()
  let footnoteLabel = UILabel()
  let payButton = UIButton(type: .custom)
  private(set) var quantity = 1 {
    didSet { quantityLabel.text = "Quantity: \(quantity)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.title = "Checkout"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { _ in })

    headerLabel.text = "Payment"
    headerLabel.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: UIFont.systemFont(ofSize: 28, weight: .heavy))
    nameField.placeholder = "Name on card"
    cardField.placeholder = "Card number"
    expiryField.placeholder = "MM/YY"
    codeField.placeholder = "CVC"
    [nameField, cardField, expiryField, codeField].forEach {
      $0.borderStyle = .roundedRect
      $0.keyboardType = .numberPad
      $0.backgroundColor = .secondarySystemGroupedBackground
    }
    shippingControl.selectedSegmentIndex = 0
    quantityLabel.text = "Quantity: 1"
    quantityStepper.minimumValue = 1
    quantityStepper.maximumValue = 9
    quantityStepper.addAction(
      UIAction { [unowned self] _ in quantity = Int(quantityStepper.value) }, for: .valueChanged)
    separator.backgroundColor = .separator
    totalTitleLabel.text = "Total"
    totalLabel.text = "$ 129.90"
    totalLabel.font = .monospacedDigitSystemFont(ofSize: 20, weight: .semibold)
    totalLabel.textAlignment = .right
    footnoteLabel.text =
      "Your card is charged when the parcel leaves. You can return it within thirty days."
    footnoteLabel.font = .preferredFont(forTextStyle: .footnote)
    footnoteLabel.adjustsFontForContentSizeCategory = true
    footnoteLabel.textColor = .secondaryLabel
    [headerLabel, quantityLabel, footnoteLabel].forEach { $0.numberOfLines = 0 }
    quantityLabel.font = .preferredFont(forTextStyle: .body)
    totalTitleLabel.font = .preferredFont(forTextStyle: .body)

    payButton.setTitle("Pay now", for: .normal)
    payButton.setTitleColor(.white, for: .normal)
    payButton.setTitleColor(.lightGray, for: .disabled)
    payButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    payButton.backgroundColor = .systemBlue
    payButton.layer.cornerRadius = 12
    payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)

    layOut()
  }

  private func layOut() {
    let security = UIStackView(arrangedSubviews: [expiryField, codeField])
    security.spacing = 12
    security.distribution = .fillEqually

    let amount = UIStackView(arrangedSubviews: [quantityLabel, quantityStepper])
    amount.spacing = 12
    amount.alignment = .center

    let total = UIStackView(arrangedSubviews: [totalTitleLabel, totalLabel])
    total.distribution = .equalSpacing
    total.alignment = .firstBaseline
    total.spacing = UIStackView.spacingUseSystem

    let form = UIStackView(arrangedSubviews: [
      headerLabel, nameField, cardField, security, shippingControl, amount, separator, total,
      footnoteLabel,
    ])
    form.axis = .vertical
    form.spacing = 12
    form.setCustomSpacing(20, after: headerLabel)
    form.setCustomSpacing(20, after: security)
    form.isLayoutMarginsRelativeArrangement = true
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 20, bottom: 16, trailing: 20)
    form.translatesAutoresizingMaskIntoConstraints = false
    payButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    view.addSubview(payButton)

    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      separator.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
      form.topAnchor.constraint(equalTo: guide.topAnchor),
      form.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      payButton.topAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 8),
      payButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      payButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      payButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
      payButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  private func pay() {
    payButton.isEnabled = false
  }
}
