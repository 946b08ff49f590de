// A client that imports OpenAutoLayout has CGFloat, CGRect and NSObject, as one of UIKit has.
@_exported public import Foundation
