import CScrollKitTypes
import ScrollKitCore

/// A C input that has been doubted: what the user did, or what a toolkit reports.
enum ReadInput {
  case input(ScrollInput)
  case report(HostReport)
  /// The host's own, not looked at.
  case foreign
  case refused(scrollkit_status)
}

extension ReadInput {
  /// Reads an input for a scroller of a mode.
  @inline(always)
  init(_ pointer: UnsafePointer<scrollkit_input>, mode: ScrollEngine.Mode) {
    if pointer.pointee.struct_size == UInt32(scrollkit_input.ownSize) {
      self.init(whole: pointer, mode: mode)
    } else {
      self.init(otherSize: pointer, mode: mode)
    }
  }

  private init(otherSize pointer: UnsafePointer<scrollkit_input>, mode: ScrollEngine.Mode) {
    var raw = scrollkit_input()
    if let wrong = raw.read(pointer) {
      self = .refused(wrong)
    } else {
      self.init(whole: &raw, mode: mode)
    }
  }

  /// Reads an input of this library's own size.
  private init(whole raw: UnsafePointer<scrollkit_input>, mode: ScrollEngine.Mode) {
    let raw = raw.pointee
    guard raw.kind < UInt32(SCROLLKIT_INPUT_HOST) else {
      self = .foreign
      return
    }
    if let wrong = doubt(raw.x, raw.y) ?? doubt(raw.velocity_x, raw.velocity_y) {
      self = .refused(wrong)
      return
    }
    guard raw.flags & ~Self.allFlags == 0, raw.unit <= UInt32(SCROLLKIT_UNIT_NOTCHES_120),
      raw.key <= UInt32(SCROLLKIT_KEY_END), raw.reserved == 0
    else {
      self = .refused(.invalidArgument)
      return
    }
    let read = ReadInput(raw)
    switch (read, mode) {
    case (.input, .driven), (.report, .observed), (.foreign, .driven), (.foreign, .observed),
      (.refused, .driven), (.refused, .observed):
      self = read
    case (.input, .observed), (.report, .driven):
      self = .refused(.wrongMode)
    }
  }

  @inline(always)
  private init(_ raw: scrollkit_input) {
    let place = Vector(x: raw.x, y: raw.y)
    let velocity = Vector(x: raw.velocity_x, y: raw.velocity_y)
    switch Int(raw.kind) {
    case SCROLLKIT_INPUT_PRESS: self = .input(.press(pointer: raw.pointer_id, at: place))
    case SCROLLKIT_INPUT_MOVE: self = .input(.move(pointer: raw.pointer_id, to: place))
    case SCROLLKIT_INPUT_RELEASE: self = .input(.release(pointer: raw.pointer_id))
    case SCROLLKIT_INPUT_CANCEL: self = .input(.cancel)
    case SCROLLKIT_INPUT_HOLD: self = .input(.hold)
    case SCROLLKIT_INPUT_HOLD_END: self = .input(.holdEnd)
    case SCROLLKIT_INPUT_WHEEL where raw.flags & UInt32(SCROLLKIT_FLAG_ZOOM) != 0:
      self.init(zoomingWheel: raw)
    case SCROLLKIT_INPUT_WHEEL:
      let isSwapped = raw.flags & UInt32(SCROLLKIT_FLAG_SWAP_AXES) != 0
      let amount = isSwapped ? Vector(x: raw.y, y: raw.x) : place
      // All of a device's number counts, in half its bits.
      let device = UInt32(truncatingIfNeeded: raw.device ^ (raw.device >> 32))
      self = .input(.wheel(amount, unit: raw.unit, device: device))
    case SCROLLKIT_INPUT_KEY:
      self = ScrollKey(rawValue: raw.key).map { .input(.key($0)) } ?? .refused(.invalidArgument)
    case SCROLLKIT_INPUT_KEY_HELD:
      self = ScrollKey(rawValue: raw.key).map { .input(.keyHeld($0)) } ?? .refused(.invalidArgument)
    case SCROLLKIT_INPUT_KEY_UP:
      self = ScrollKey(rawValue: raw.key).map { .input(.keyUp($0)) } ?? .refused(.invalidArgument)
    case SCROLLKIT_INPUT_STEER: self = .input(.steer(velocity))
    case SCROLLKIT_INPUT_STEER_END: self = .input(.steerEnd)
    case SCROLLKIT_INPUT_PAN_BEGIN: self = .input(.panBegin)
    case SCROLLKIT_INPUT_PAN_UPDATE:
      let isLoose = raw.flags & UInt32(SCROLLKIT_FLAG_ENDS_IN_SILENCE) != 0
      self = .input(isLoose ? .panUpdateUntilSilence(by: place) : .panUpdate(by: place))
    case SCROLLKIT_INPUT_PAN_END: self = .input(.panEnd(raw.flags, velocity: velocity))
    case SCROLLKIT_INPUT_MOMENTUM_UPDATE: self = .input(.momentum(by: place))
    case SCROLLKIT_INPUT_MOMENTUM_END: self = .input(.momentumEnd)
    case SCROLLKIT_INPUT_PINCH_BEGIN:
      self.init(pinch: raw) { .begin(at: place, factor: $0) }
    case SCROLLKIT_INPUT_PINCH_UPDATE:
      self.init(pinch: raw) { .update(to: place, factor: $0) }
    case SCROLLKIT_INPUT_PINCH_END:
      self.init(pinch: raw) { _ in .end }
    case SCROLLKIT_INPUT_DID_SCROLL: self = .report(.didScroll(to: place))
    case SCROLLKIT_INPUT_WILL_BEGIN_DRAGGING: self = .report(.willBeginDragging)
    case SCROLLKIT_INPUT_WILL_END_DRAGGING:
      self = .report(.willEndDragging(velocity: velocity, target: place))
    case SCROLLKIT_INPUT_DID_END_DRAGGING:
      let decelerates = raw.flags & UInt32(SCROLLKIT_FLAG_DECELERATES) != 0
      self = .report(.didEndDragging(decelerates: decelerates))
    case SCROLLKIT_INPUT_DID_END_DECELERATING: self = .report(.didEndDecelerating)
    case SCROLLKIT_INPUT_DID_END_ANIMATION: self = .report(.didEndAnimation)
    case SCROLLKIT_INPUT_DID_TRACK: self = .report(.didTrack(place))
    case SCROLLKIT_INPUT_WILL_BEGIN_ZOOMING:
      self = raw.x > 0 ? .report(.willBeginZooming(scale: raw.x)) : .refused(.invalidArgument)
    case SCROLLKIT_INPUT_DID_ZOOM:
      self = raw.x > 0 ? .report(.didZoom(scale: raw.x)) : .refused(.invalidArgument)
    case SCROLLKIT_INPUT_DID_END_ZOOMING:
      self = raw.x > 0 ? .report(.didEndZooming(scale: raw.x)) : .refused(.invalidArgument)
    default: self = .refused(.invalidArgument)  // a C caller may send any number
    }
  }

  /// A pinch with how far apart its fingers are, if that can be.
  private init(pinch raw: scrollkit_input, _ make: (Double) -> ZoomInput) {
    if let wrong = doubt(raw.scale, within: longestLength) {
      self = .refused(wrong)
    } else if raw.scale < 0 {
      self = .refused(.invalidArgument)
    } else {
      self = .input(.zoom(make(raw.scale == 0 ? 1 : raw.scale)))
    }
  }

  /// A wheel that zooms, with where its pointer is, if that can be.
  private init(zoomingWheel raw: scrollkit_input) {
    if let wrong = doubt(raw.focus_x, raw.focus_y) {
      self = .refused(wrong)
    } else {
      let point = Vector(x: raw.focus_x, y: raw.focus_y)
      let turned = raw.flags & UInt32(SCROLLKIT_FLAG_SWAP_AXES) != 0 ? raw.x : raw.y
      let unit = WheelUnit(rawValue: raw.unit)
      let amount = unit == nil ? turned / 120 : turned
      self = .input(.zoom(.wheel(by: amount, unit ?? .notches, about: point)))
    }
  }

  /// All flags lie below the last one's bit.
  private static var allFlags: UInt32 { 2 * UInt32(SCROLLKIT_FLAG_ZOOM) - 1 }
}

extension ScrollInput {
  /// A wheel's movement in a unit of the C interface.
  ///
  /// - Precondition: The unit is known.
  static func wheel(_ amount: Vector, unit: scrollkit_unit, device: UInt32 = 0) -> ScrollInput {
    WheelUnit(rawValue: unit).map { .wheel(by: amount, $0, device: device) }
      ?? .wheel(by: amount * (1.0 / 120), .notches, device: device)
  }

  /// An end of a pan, or of one of its axes.
  fileprivate static func panEnd(_ flags: scrollkit_flags, velocity: Vector) -> ScrollInput {
    let stopped = Pair(
      x: flags & UInt32(SCROLLKIT_FLAG_STOP_X) != 0, y: flags & UInt32(SCROLLKIT_FLAG_STOP_Y) != 0)
    return stopped.x != stopped.y
      ? .panStop(stopped.x ? .x : .y) : .panEnd(PanEnd(flags, velocity: velocity))
  }
}

extension PanEnd {
  fileprivate init(_ flags: scrollkit_flags, velocity: Vector) {
    if flags & UInt32(SCROLLKIT_FLAG_PLATFORM_MOMENTUM) != 0 {
      self = .platformMomentum
    } else if flags & UInt32(SCROLLKIT_FLAG_HAS_VELOCITY) != 0 {
      self = .velocity(velocity)
    } else {
      self = .coast
    }
  }
}
