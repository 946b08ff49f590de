// expected: conformance of 'CGRect' to 'Hashable' is only available in iOS 18
import Foundation

func count(_ frames: [CGRect]) -> Int { Set(frames).count }
