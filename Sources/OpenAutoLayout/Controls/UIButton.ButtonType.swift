extension UIButton {
  /// The style of a button without a configuration.
  ///
  ///     let close = UIButton(type: .close)
  ///     // close.buttonType == .close
  ///
  /// Use ``UIButton/Configuration`` for looks with insets and a background.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom = 0
    /// The style of the system.
    case system = 1
    /// A circled sign for details.
    case detailDisclosure = 2
    /// A circled sign for information on a light background.
    case infoLight = 3
    /// A circled sign for information on a dark background.
    case infoDark = 4
    /// A circled plus sign.
    case contactAdd = 5
    /// A circled cross.
    case close = 7

    /// The sign of the type.
    var sign: UIImage? {
      switch self {
      case .custom, .system: nil
      // As of older systems; those of iOS 26 are not recorded.
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
        UIImage(size: CGSize(width: 22, height: 22))
      case .close: UIImage(size: CGSize(width: 30, height: 30))
      }
    }
  }
}
