// expected: cannot override with a stored property 'className'
// platform: macos
import Foundation

class Row: NSObject {
  var className = "Row"
}
