// PowerAnchors constrains the views of UIKit or AppKit where there are these.
#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import Foundation
  import OpenAutoLayout
  import PowerAnchors

  /// A photo with its caption over a gradient. The one screen that is written with PowerAnchors.
  final class PhotoDetailViewController: UIViewController {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    let photoView = UIImageView(image: UIImage(named: "photo"))
    let scrim = GradientView()
    let authorLabel = UILabel()
    let captionLabel = UILabel()
    let likeButton = UIButton()
    let shareButton = UIButton()
    let closeButton = UIButton(type: .close)
    let actionsStack = UIStackView()
    private(set) var isLiked = false

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      photoView.contentMode = .scaleAspectFit
      photoView.isUserInteractionEnabled = true
      photoView.addGestureRecognizer(UIPinchGestureRecognizer())
      photoView.setContentHuggingPriority(.init(1), for: .vertical)
      photoView.setContentCompressionResistancePriority(.init(1), for: .vertical)
      photoView.setContentHuggingPriority(.init(1), for: .horizontal)
      photoView.setContentCompressionResistancePriority(.init(1), for: .horizontal)

      authorLabel.text = "Dorothea"
      authorLabel.font = .preferredFont(forTextStyle: .headline)
      captionLabel.text = "Fog over the bay, an hour before it lifted and everyone went swimming."
      captionLabel.font = .preferredFont(forTextStyle: .callout)
      for label in [authorLabel, captionLabel] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      likeButton.configuration = {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "heart")
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        configuration.title = "1,204"
        configuration.buttonSize = .small
        return configuration
      }()
      likeButton.configurationUpdateHandler = { button in
        button.configuration?.image = UIImage(
          systemName: button.isSelected ? "heart.fill" : "heart")
      }
      shareButton.configuration = .plain()
      shareButton.configuration?.image = UIImage(systemName: "square.and.arrow.up")
      shareButton.configuration?.imagePlacement = .top
      shareButton.configuration?.imagePadding = 4
      shareButton.configuration?.title = "Share"
      shareButton.configuration?.buttonSize = .small
      actionsStack.addArrangedSubview(likeButton)
      actionsStack.addArrangedSubview(shareButton)
      actionsStack.axis = .vertical
      actionsStack.alignment = .center
      actionsStack.spacing = 12

      for subview in [photoView, scrim, authorLabel, captionLabel, actionsStack, closeButton] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      photoView.edgeAnchors.constrain(to: view.edgeAnchors)
      let safeArea = view.safeAreaLayoutGuide
      closeButton.topAnchor.constrain(to: safeArea.topAnchor, with: 12)
      closeButton.trailingAnchor.constrain(to: safeArea.trailingAnchor, with: -16)
      authorLabel.leadingAnchor.constrain(to: safeArea.leadingAnchor, with: 16)
      authorLabel.trailingAnchor.constrain(to: actionsStack.leadingAnchor, with: -12)
      captionLabel.horizontalAnchors.constrain(to: authorLabel.horizontalAnchors)
      captionLabel.topAnchor.constrain(to: authorLabel.bottomAnchor, with: 4)
      captionLabel.bottomAnchor.constrain(to: safeArea.bottomAnchor, with: -16)
      actionsStack.trailingAnchor.constrain(to: safeArea.trailingAnchor, with: -8)
      actionsStack.bottomAnchor.constrain(to: captionLabel.bottomAnchor)
      [likeButton, shareButton].forEach {
        $0.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        $0.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      scrim.horizontalAnchors.constrain(to: view.horizontalAnchors)
      scrim.bottomAnchor.constrain(to: view.bottomAnchor)
      scrim.topAnchor.constrain(to: authorLabel.topAnchor, with: -40)
    }
  }
#endif
