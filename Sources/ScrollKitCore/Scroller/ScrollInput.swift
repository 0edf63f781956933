/// An input of the user, as a device reports it.
///
/// Positions are in the viewport. Distances are in the content's direction: positive scrolls towards the end.
public enum ScrollInput: Equatable, Sendable {
  /// A finger or a mouse button went down.
  case press(pointer: UInt64, at: Vector)
  /// The finger moved.
  case move(pointer: UInt64, to: Vector)
  /// The finger was lifted. Its last position is ignored: it repeats the last movement on most systems.
  case release(pointer: UInt64)
  /// The system cancelled the gesture: content that it holds is released without velocity.
  case cancel
  /// Fingers came to rest on a trackpad. Until their end is reported they have precedence over pointers: see `panBegin`.
  case hold
  /// The resting fingers were lifted from the trackpad.
  case holdEnd
  /// A wheel turned; `device` identifies it if there are several.
  case wheel(by: Vector, WheelUnit, device: UInt32 = 0)
  /// A key was pressed, or repeats.
  case key(ScrollKey)
  /// A key repeats, and its release will be reported: it is held until then.
  case keyHeld(ScrollKey)
  /// A key was released.
  case keyUp(ScrollKey)
  /// A pointer steers the content with this velocity, in points per second, until the next input.
  case steer(Vector)
  /// The pointer no longer steers.
  case steerEnd
  /// Two fingers began to move on a trackpad. Until their end is reported they have precedence over other inputs; in a
  /// silence of 0.15 s, another gesture or a wheel ends the pan, because the end may be lost. A pointer that is pressed
  /// meanwhile scrolls from the end on, or as soon as it moves past the slop.
  case panBegin
  /// They moved the content by this distance, in points.
  case panUpdate(by: Vector)
  /// They moved the content, and their end may not be reported: a pan without `panBegin` ends 0.15 s after its last movement,
  /// but where fingers had rested before it not before `holdEnd`.
  case panUpdateUntilSilence(by: Vector)
  /// They stopped moving it along an axis.
  case panStop(Axis)
  /// They were lifted from the trackpad.
  case panEnd(PanEnd)
  /// The platform's momentum after a pan moved the content by this distance, in points.
  case momentum(by: Vector)
  /// The platform's momentum ended.
  case momentumEnd
  /// The scale of the content changes.
  case zoom(ZoomInput)
}

/// The unit of a wheel's movement.
public enum WheelUnit: UInt32, Sendable {
  /// Points. The device or the platform has smoothed them: they move the content at once.
  case points = 0
  /// Lines of text.
  case lines = 1
  /// Viewports.
  case pages = 2
  /// Notches; the smallest movement that hardware reports is 1/120.
  case notches = 3

  /// The number of notches in one unit; 0 for points and pages.
  var notches: Double {
    switch self {
    case .notches: 1
    // Published (Windows, SPI_GETWHEELSCROLLLINES). A third of a notch: three lines a notch. Larger turns farther for a line.
    case .lines: 1.0 / 3
    case .points, .pages: 0
    }
  }

  /// Whether an amount may have parts of a notch. Whole lines have none: some hosts report one line for a notch.
  func hasParts(_ amount: Vector) -> Bool {
    switch self {
    case .notches: true
    case .lines: Math.floor(amount.x) != amount.x || Math.floor(amount.y) != amount.y
    case .points, .pages: false
    }
  }
}

/// What follows a pan.
public enum PanEnd: Equatable, Sendable {
  /// A fling with the velocity that ScrollKit measured.
  case coast
  /// A fling with the velocity that the platform measured, in points per second.
  case velocity(Vector)
  /// The platform's own momentum: ScrollKit adds none.
  case platformMomentum
}

extension ScrollInput {
  /// Whether it is that of a wheel.
  var isWheel: Bool {
    if case .wheel = self { return true }
    return false
  }

  /// Whether it changes the scale.
  var zooms: Bool {
    if case .zoom = self { return true }
    return false
  }

  /// Whether it hands content that fingers pan over to the platform's momentum. Momentum implies that the fingers were lifted.
  var handsPanOver: Bool {
    switch self {
    case .panEnd(.platformMomentum), .momentum: true
    case .press, .move, .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd(.coast), .panEnd(.velocity), .momentumEnd, .zoom:
      false
    }
  }

  /// Whether it is the key End, pressed or held.
  var isKeyEnd: Bool {
    switch self {
    case .key(.end), .keyHeld(.end): true
    case .press, .move, .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      false
    }
  }

  /// Whether it may release content that is dragged, so that its own motion follows.
  var mayReleaseDrag: Bool {
    switch self {
    case .release, .panStop, .panEnd(.coast), .panEnd(.velocity): true
    case .press, .move, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panEnd(.platformMomentum), .momentum, .momentumEnd, .zoom:
      false
    }
  }
}
