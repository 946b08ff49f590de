@_exported import Foundation
@_exported import UIKit

extension UIEdgeInsets: @unchecked Sendable, Equatable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool {
    left.top == right.top && left.left == right.left && left.bottom == right.bottom
      && left.right == right.right
  }
}

extension NSDirectionalEdgeInsets: @unchecked Sendable, Equatable {
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  public static func == (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets) -> Bool {
    left.top == right.top && left.leading == right.leading && left.bottom == right.bottom
      && left.trailing == right.trailing
  }
}
