import CScrollKitTypes
import ScrollKitCore

extension scrollkit_scroll_options {
  /// Reads and validates a caller's options.
  ///
  /// - Returns: Why they are refused; nil if they are valid.
  mutating func readChecked(_ options: UnsafePointer<scrollkit_scroll_options>?) -> scrollkit_status? {
    if let error = read(options) { return error }
    return duration > 0 && speed > 0 ? .invalidArgument : nil
  }

  /// The only axis along which validated options scroll; nil: both.
  var axis: Axis? {
    switch Int(truncatingIfNeeded: axes) {
    case SCROLLKIT_SCROLL_AXES_X: .x
    case SCROLLKIT_SCROLL_AXES_Y: .y
    default: nil  // SCROLLKIT_SCROLL_AXES_BOTH: the number was validated
    }
  }
}

extension ScrollPlacement {
  /// The placement that validated options describe.
  init(_ raw: scrollkit_scroll_options) {
    self.init(
      x: AxisPlacement(ScrollAlignment(rawValue: raw.align_x) ?? .nearest, before: raw.margin_left, after: raw.margin_right),
      y: AxisPlacement(ScrollAlignment(rawValue: raw.align_y) ?? .nearest, before: raw.margin_top, after: raw.margin_bottom))
  }
}

extension ScrollAnimation {
  /// The animation for an argument `animated`; nil if it is neither 0 nor 1.
  init?(animated: UInt32) {
    guard animated <= 1 else { return nil }
    self = animated == 1 ? .standard : .none
  }

  /// The animation that validated options describe.
  init(_ raw: scrollkit_scroll_options) {
    if raw.at_once == 1 {
      self = .none
    } else if raw.speed > 0 {
      self = .atSpeed(max(raw.speed, 0.01))
    } else {
      self = .timed(raw.duration > 0 ? raw.duration : nil, Easing(raw))
    }
  }
}

extension Easing {
  fileprivate init(_ raw: scrollkit_scroll_options) {
    switch Int(truncatingIfNeeded: raw.curve) {
    case SCROLLKIT_CURVE_EASE: self = .ease
    case SCROLLKIT_CURVE_EASE_IN: self = .easeIn
    case SCROLLKIT_CURVE_EASE_OUT: self = .easeOut
    case SCROLLKIT_CURVE_LINEAR: self = .linear
    case SCROLLKIT_CURVE_BEZIER: self.init(x1: max(raw.curve_x1, 0.01), y1: raw.curve_y1, x2: raw.curve_x2)
    default: self = .easeInOut  // SCROLLKIT_CURVE_EASE_IN_OUT: the number was validated
    }
  }
}
