import OpenAutoLayout

/// What a constraint means, read off the frames: the rule as documented, not as the engine has it.
extension NSLayoutConstraint {
  /// How far the frames are from what the constraint says.
  func violation(heldBy holder: UIView) -> Double {
    guard let firstItem else { return 0 }
    let rightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored =
      rightToLeft && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    let left = position(of: firstAttribute, in: firstItem, holder, isMirrored)
    var right = isMirrored ? -constant : constant
    if let secondItem {
      right += multiplier * position(of: secondAttribute, in: secondItem, holder, isMirrored)
    }
    let excess = isMirrored ? right - left : left - right
    switch relation {
    case .equal: return abs(excess)
    case .lessThanOrEqual: return max(0, excess)
    case .greaterThanOrEqual: return max(0, -excess)
    }
  }

  private func position(
    of attribute: Attribute, in item: AnyObject, _ holder: UIView, _ isMirrored: Bool
  ) -> Double {
    let rect = alignmentRect(of: item, in: holder)
    let view = item as? UIView
    let margins = view?.layoutMargins ?? .zero
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.minX
    case .trailing: return isMirrored ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .firstBaseline: return view?.baseline(isFirst: true, in: holder) ?? rect.minY
    case .lastBaseline: return view?.baseline(isFirst: false, in: holder) ?? rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return rect.minX + margins.left
    case .rightMargin: return rect.maxX - margins.right
    case .leadingMargin: return isMirrored ? rect.maxX - margins.right : rect.minX + margins.left
    case .trailingMargin:
      return isMirrored ? rect.minX + margins.left : rect.maxX - margins.right
    case .topMargin: return rect.minY + margins.top
    case .bottomMargin: return rect.maxY - margins.bottom
    case .centerXWithinMargins: return rect.midX + (margins.left - margins.right) / 2
    case .centerYWithinMargins: return rect.midY + (margins.top - margins.bottom) / 2
    case .notAnAttribute: return 0
    @unknown default: return 0
    }
  }

  private func alignmentRect(of item: AnyObject, in holder: UIView) -> CGRect {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return owner.untransformed(guide.layoutFrame, in: holder)
    }
    guard let view = item as? UIView else { return .zero }
    return view.untransformed(view.alignmentRect(forFrame: view.bounds), in: holder)
  }
}

extension UIView {
  /// Returns where a baseline lies in the coordinates of a view around this one.
  fileprivate func baseline(isFirst: Bool, in holder: UIView) -> CGFloat? {
    laidOutBaseline(isFirst: isFirst).map {
      untransformed(CGRect(x: 0, y: $0, width: 0, height: 0), in: holder).minY
    }
  }

  /// Returns a rectangle in the coordinates of a view around this one, before any transform.
  fileprivate func untransformed(_ rectangle: CGRect, in holder: UIView) -> CGRect {
    var (rectangle, view) = (rectangle, self)
    while view !== holder, let superview = view.superview {
      let (frame, scrolled) = (view.untransformedFrame, view.bounds.origin)
      rectangle = rectangle.offsetBy(dx: frame.minX - scrolled.x, dy: frame.minY - scrolled.y)
      view = superview
    }
    return rectangle
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
