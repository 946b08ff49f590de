import Foundation

/// The properties of a view that would decide how it is drawn.
struct Look {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var mask: UIView?
  var layer: CALayer?
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
}
