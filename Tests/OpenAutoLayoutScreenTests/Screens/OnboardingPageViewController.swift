import Foundation
import OpenAutoLayout

/// A page of an introduction, by visual format and guides.
final class OnboardingPageViewController: UIViewController {
  private let symbolName: String
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  let pageControl = UIPageControl()
  let nextButton = UIButton(type: .system)
  let skipButton = UIButton(type: .system)
  let imageArea = UILayoutGuide()

  init(symbolName: String) {
    self.symbolName = symbolName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.image = UIImage(
      systemName: symbolName,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 96, weight: .light))
    titleLabel.text = "Notes that find themselves"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    bodyLabel.text =
      "Write as you think. Search by a word, by a place, or by what you were doing that day."
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.textColor = .secondaryLabel
    for label in [titleLabel, bodyLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    pageControl.numberOfPages = 3
    pageControl.currentPageIndicatorTintColor = .label
    nextButton.setTitle("Next", for: .normal)
    nextButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    skipButton.setTitle("Skip", for: .normal)

    let views: [String: UIView] = [
      "image": imageView, "title": titleLabel, "body": bodyLabel, "pages": pageControl,
      "next": nextButton, "skip": skipButton,
    ]
    for subview in [imageView, titleLabel, bodyLabel, pageControl, skipButton, nextButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    view.addLayoutGuide(imageArea)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)

    var constraints = [
      "H:|-[title]-|", "H:|-[body]-|", "H:|-[skip]-(>=16)-[next]-|",
      "V:[title]-12-[body]-(>=24)-[pages]-16-[next]",
    ].flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
    }
    let safeArea = view.safeAreaLayoutGuide
    constraints += [
      imageArea.topAnchor.constraint(equalTo: safeArea.topAnchor),
      imageArea.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      imageArea.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      imageArea.heightAnchor.constraint(equalTo: safeArea.heightAnchor, multiplier: 0.4),
      imageView.centerXAnchor.constraint(equalTo: imageArea.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: imageArea.centerYAnchor),
      titleLabel.topAnchor.constraint(equalTo: imageArea.bottomAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.firstBaselineAnchor.constraint(equalTo: skipButton.firstBaselineAnchor),
      nextButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
    ]
    NSLayoutConstraint.activate(constraints)
    skipButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    nextButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }
}
