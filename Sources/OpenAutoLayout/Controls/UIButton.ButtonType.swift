extension UIButton {
  /// The style of a button without a configuration.
  ///
  ///     let close = UIButton(type: .close)
  ///     // close.buttonType == .close
  ///
  /// Use ``UIButton/Configuration`` for styles with insets and a background.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the style of the system.
    case system = 1
    /// A circled symbol for details.
    case detailDisclosure = 2
    /// A circled information symbol on a light background.
    case infoLight = 3
    /// A circled information symbol on a dark background.
    case infoDark = 4
    /// A circled plus sign.
    case contactAdd = 5
    /// A circled cross.
    case close = 7

    /// The image of the type.
    var sign: UIImage? {
      switch self {
      case .custom, .system: nil
      // The sizes of older systems. Those of iOS 26 are not recorded.
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
        UIImage(size: CGSize(width: 22, height: 22))
      case .close: UIImage(size: CGSize(width: 30, height: 30))
      }
    }
  }
}
