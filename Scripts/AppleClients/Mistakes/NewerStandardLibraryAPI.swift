// expected: 'ContinuousClock' is only available in iOS 16.0 or newer
let clock = ContinuousClock()
