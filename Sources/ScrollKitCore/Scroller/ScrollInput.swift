/// What the user did, as a device reports it.
///
/// Positions are where the finger is in the viewport. Amounts are in the content's direction:
/// positive scrolls towards the end.
public enum ScrollInput: Equatable, Sendable {
  /// A finger or a mouse button went down.
  case press(pointer: UInt64, at: Vector)
  /// The finger moved.
  case move(pointer: UInt64, to: Vector)
  /// The finger left; where it left is ignored, it repeats the last movement on most systems.
  case release(pointer: UInt64)
  /// The system took the gesture away.
  case cancel
  /// Fingers came to rest on a trackpad.
  case hold
  /// The resting fingers left the trackpad.
  case holdEnd
  /// A wheel turned; which one, if there are several.
  case wheel(by: Vector, WheelUnit, device: UInt32 = 0)
  /// A key was pressed, or repeats.
  case key(ScrollKey)
  /// A key repeats, and its release will be told: until then it needs no further repeat.
  case keyHeld(ScrollKey)
  /// A key was released.
  case keyUp(ScrollKey)
  /// A pointer steers the content: it moves as fast as this, in points per second, until told
  /// otherwise.
  case steer(Vector)
  /// The pointer no longer steers.
  case steerEnd
  /// Two fingers began to move on a trackpad.
  case panBegin
  /// They moved the content by so many points.
  case panUpdate(by: Vector)
  /// The same, and nobody may tell when they leave: silence ends a pan that was not begun.
  case panUpdateUntilSilence(by: Vector)
  /// They no longer move it along an axis.
  case panStop(Axis)
  /// They left the trackpad.
  case panEnd(PanEnd)
  /// The platform moved the content by so many points, with the momentum of a pan.
  case momentum(by: Vector)
  /// The platform's momentum ended.
  case momentumEnd
  /// The content's scale is changed.
  case zoom(ZoomInput)
}

/// What a wheel counts in.
public enum WheelUnit: UInt32, Sendable {
  /// Points; taken as they come, for the device or the platform has smoothed them.
  case points = 0
  /// Lines of text.
  case lines = 1
  /// Viewports.
  case pages = 2
  /// Notches; 1/120 is the least that hardware reports.
  case notches = 3

  /// Notches that one makes; 0 for what is no turn of a wheel.
  var notches: Double {
    switch self {
    case .notches: 1
    case .lines: 1.0 / 3  // as desktops have it
    case .points, .pages: 0
    }
  }
}

/// Who carries on after a pan.
public enum PanEnd: Equatable, Sendable {
  /// The scroller, with the speed that it measured.
  case coast
  /// The scroller, with the speed that the platform measured, in points per second.
  case velocity(Vector)
  /// The platform: its own momentum follows, so none is added.
  case platformMomentum
}

extension ScrollInput {
  /// Whether it asks for another scale.
  var zooms: Bool {
    if case .zoom = self { return true }
    return false
  }
}
