public import Foundation

// Names of notifications that views wait for. Nothing posts them here; a test can.

extension UIResponder {
  /// A notification that the keyboard is about to show. Nothing posts it here but a test, with the
  /// frame in its `userInfo`.
  public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// A notification that the keyboard has been shown.
  public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// A notification that the keyboard is about to hide.
  public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// A notification that the keyboard has been hidden.
  public class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// A notification that the frame of the keyboard is about to change.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// A notification that the frame of the keyboard has changed.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the keyboard's frame before the change, in a notification's `userInfo`.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's frame after the change, in a notification's `userInfo`.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the duration of the keyboard's animation in seconds, in a notification's
  /// `userInfo`.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve of the keyboard's animation, in a notification's `userInfo`.
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
}

extension UITextField {
  /// A notification that editing of a text field has begun.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// A notification that editing of a text field has ended.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// A notification that the text of a text field has changed.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}

extension UITextView {
  /// A notification that editing of a text view has begun.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// A notification that editing of a text view has ended.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// A notification that the text of a text view has changed.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
}

extension UIContentSizeCategory {
  /// A notification that the user has chosen another text size.
  public static var didChangeNotification: NSNotification.Name {
    NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}

extension UIApplication {
  /// A notification that the app has become active.
  public class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// A notification that the app is about to become inactive.
  public class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }
  /// A notification that the app is about to enter the foreground.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// A notification that the app has entered the background.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }
}

extension UIApplication {
  /// A notification that the app is about to terminate.
  public class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }
  /// A notification that memory is low.
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// A notification that a new day has begun, or that the time zone has changed.
  public class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// A notification that the user has taken a screenshot.
  public class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
}

extension UIDevice {
  /// A notification that the orientation of the device has changed.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// A notification that the charge of the battery has changed.
  public class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
}

extension UIAccessibility {
  /// A notification that VoiceOver has started or stopped.
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// A notification that the preference for bold text has changed.
  public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// A notification that the preference for fewer animations has changed.
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// A notification that the preference for opaque backgrounds has changed.
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// A notification that the preference for more contrast has changed.
  public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  /// A notification that VoiceOver has spoken a text.
  public static var announcementDidFinishNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  }
}

extension UIScene {
  /// A notification that a scene has become active.
  public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }
  /// A notification that a scene is about to become inactive.
  public class var willDeactivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillDeactivateNotification")
  }
  /// A notification that a scene is about to enter the foreground.
  public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }
  /// A notification that a scene has entered the background.
  public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }
}

extension UIWindow {
  /// A notification that a window has become visible.
  public class var didBecomeVisibleNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// A notification that a window has been hidden.
  public class var didBecomeHiddenNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// A notification that a window has become the key window.
  public class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// A notification that a window is no longer the key window.
  public class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}

extension UIPasteboard {
  /// A notification that the contents of a pasteboard have changed.
  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
}
