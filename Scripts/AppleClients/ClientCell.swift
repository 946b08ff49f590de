#if canImport(UIKit)
  import PowerAnchors

  /// A cell, with what newer systems have.
  final class CardCell: UICollectionViewCell {
    private let icon = UIView()
    private let title = UIView()

    func layOut() {
      addSubviewsUsingAutoLayout(icon, title)
      icon.anchors([.top, .leading]).constrain(to: .margins)
      let narrow = LayoutConstraintGroup(isActive: false) {
        title.anchors([.bottom, .leading]).constrain(to: .superview)
      }
      let wide = LayoutConstraintGroup(isActive: false) {
        title.anchors([.top, .trailing]).constrain(to: .superview)
      }
      if #available(iOS 17, tvOS 17, *) {
        LayoutVariants(
          [.compact: narrow, .regular: wide], following: UITraitHorizontalSizeClass.self, of: self)
      }
      if #available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, *) {
        title.edgeAnchors.constrain(
          .atLeast, to: .region(.safeArea(cornerAdaptation: .horizontal)))
      }
    }
  }
#endif
