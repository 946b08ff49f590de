public import Foundation

/// A width or a height, or the distance between two positions.
///
/// Unlike constraints between positions, its constraints can have a multiplier, and they need no
/// second item:
///
///     photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5).isActive = true
///     icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
///     // icon.frame.height == 24
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint that holds the size at a constant.
  ///
  ///     avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
  ///     // avatar.frame.width == 40
  ///
  /// - Parameter c: The size in points.
  /// - Returns: The constraint, inactive, without a second item and with a multiplier of 1.
  /// - Precondition: The constant is finite.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, toConstant: c)
  }

  /// Makes a constraint that keeps the size at a constant or larger.
  ///
  ///     button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  ///     // button.frame.height >= 44
  ///
  /// - Parameter c: The size in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, toConstant: c)
  }

  /// Makes a constraint that keeps the size at a constant or smaller.
  ///
  ///     caption.widthAnchor.constraint(lessThanOrEqualToConstant: 320).isActive = true
  ///     // caption.frame.width <= 320
  ///
  /// - Parameter c: The size in points.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The constant is finite.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, toConstant: c)
  }

  /// Makes a constraint that holds the size at a multiple of another one.
  ///
  ///     image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 16.0 / 9)
  ///
  /// - Parameters:
  ///   - anchor: The size to compare with.
  ///   - m: The factor of the other size.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// Makes a constraint that keeps the size at a multiple of another one or larger.
  ///
  ///     name.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.5)
  ///       .isActive = true
  ///     // name.frame.width >= view.bounds.width / 2
  ///
  /// - Parameters:
  ///   - anchor: The size to compare with.
  ///   - m: The factor of the other size.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Makes a constraint that keeps the size at a multiple of another one or smaller.
  ///
  ///     note.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75)
  ///       .isActive = true
  ///     // note.frame.width <= view.bounds.width * 0.75
  ///
  /// - Parameters:
  ///   - anchor: The size to compare with.
  ///   - m: The factor of the other size.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier is finite.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Makes a constraint that holds the size at a multiple of another one, plus a constant.
  ///
  ///     // Two columns that fill the view, with 16 points between them:
  ///     column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -8)
  ///       .isActive = true
  ///     // column.frame.width == view.bounds.width / 2 - 8
  ///
  /// - Parameters:
  ///   - anchor: The size to compare with.
  ///   - m: The factor of the other size.
  ///   - c: The number of points to add.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier and the constant are finite.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint that keeps the size at a multiple of another one, plus a constant, or
  /// larger.
  ///
  ///     card.heightAnchor.constraint(
  ///       greaterThanOrEqualTo: title.heightAnchor, multiplier: 2, constant: 16
  ///     ).isActive = true
  ///     // card.frame.height >= title.frame.height * 2 + 16
  ///
  /// - Parameters:
  ///   - anchor: The size to compare with.
  ///   - m: The factor of the other size.
  ///   - c: The number of points to add.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier and the constant are finite.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint that keeps the size at a multiple of another one, plus a constant, or
  /// smaller.
  ///
  ///     sidebar.widthAnchor.constraint(
  ///       lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -16
  ///     ).isActive = true
  ///     // sidebar.frame.width <= view.bounds.width / 2 - 16
  ///
  /// - Parameters:
  ///   - anchor: The size to compare with.
  ///   - m: The factor of the other size.
  ///   - c: The number of points to add.
  /// - Returns: The constraint, inactive.
  /// - Precondition: The multiplier and the constant are finite.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
