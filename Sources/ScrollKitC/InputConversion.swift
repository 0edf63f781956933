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
    guard raw.pointee.kind < UInt32(SCROLLKIT_INPUT_KIND_HOST) else {
      self = .foreign
      return
    }
    if let error = raw.pointee.validate() {
      self = .refused(error)
      return
    }
    guard let key = ScrollKey(rawValue: raw.pointee.key) else {
      self = .refused(.invalidArgument)
      return
    }
    self.init(raw, key)
    let isFit =
      switch self {
      case .input: mode == .driven
      case .report: mode == .observed
      case .foreign, .refused: true
      }
    if !isFit { self = .refused(.wrongMode) }
  }

  private init(_ raw: UnsafePointer<scrollkit_input>, _ key: ScrollKey) {
    let place = Vector(x: raw.pointee.x, y: raw.pointee.y)
    let velocity = Vector(x: raw.pointee.velocity_x, y: raw.pointee.velocity_y)
    switch Int(raw.pointee.kind) {
    case SCROLLKIT_INPUT_KIND_PRESS: self = .input(.press(pointer: raw.pointee.pointer_id, at: place))
    case SCROLLKIT_INPUT_KIND_MOVE: self = .input(.move(pointer: raw.pointee.pointer_id, to: place))
    case SCROLLKIT_INPUT_KIND_RELEASE: self = .input(.release(pointer: raw.pointee.pointer_id))
    case SCROLLKIT_INPUT_KIND_CANCEL: self = .input(.cancel)
    case SCROLLKIT_INPUT_KIND_HOLD: self = .input(.hold)
    case SCROLLKIT_INPUT_KIND_HOLD_END: self = .input(.holdEnd)
    case SCROLLKIT_INPUT_KIND_WHEEL where raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_ZOOM) != 0:
      self.init(zoomingWheel: raw)
    case SCROLLKIT_INPUT_KIND_WHEEL:
      let isSwapped = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_SWAP_AXES) != 0
      let amount = isSwapped ? Vector(x: raw.pointee.y, y: raw.pointee.x) : place
      // All of a device's number counts, in half its bits.
      let device = UInt32(truncatingIfNeeded: raw.pointee.device ^ (raw.pointee.device >> 32))
      self = .input(.wheel(amount, unit: raw.pointee.unit, device: device))
    case SCROLLKIT_INPUT_KIND_KEY: self = .input(.key(key))
    case SCROLLKIT_INPUT_KIND_KEY_HELD: self = .input(.keyHeld(key))
    case SCROLLKIT_INPUT_KIND_KEY_UP: self = .input(.keyUp(key))
    case SCROLLKIT_INPUT_KIND_STEER: self = .input(.steer(velocity))
    case SCROLLKIT_INPUT_KIND_STEER_END: self = .input(.steerEnd)
    case SCROLLKIT_INPUT_KIND_PAN_BEGIN: self = .input(.panBegin)
    case SCROLLKIT_INPUT_KIND_PAN_UPDATE:
      let isLoose = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE) != 0
      self = .input(isLoose ? .panUpdateUntilSilence(by: place) : .panUpdate(by: place))
    case SCROLLKIT_INPUT_KIND_PAN_END: self = .input(.panEnd(raw.pointee.flags, velocity: velocity))
    case SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE: self = .input(.momentum(by: place))
    case SCROLLKIT_INPUT_KIND_MOMENTUM_END: self = .input(.momentumEnd)
    case SCROLLKIT_INPUT_KIND_PINCH_BEGIN, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, SCROLLKIT_INPUT_KIND_PINCH_END:
      self.init(pinch: raw, at: place)
    case SCROLLKIT_INPUT_KIND_DID_SCROLL: self = .report(.didScroll(to: place))
    case SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING: self = .report(.willBeginDragging)
    case SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING:
      self = .report(.willEndDragging(velocity: velocity, target: place))
    case SCROLLKIT_INPUT_KIND_DID_END_DRAGGING:
      let decelerates = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_DECELERATES) != 0
      self = .report(.didEndDragging(decelerates: decelerates))
    case SCROLLKIT_INPUT_KIND_DID_END_DECELERATING: self = .report(.didEndDecelerating)
    case SCROLLKIT_INPUT_KIND_DID_END_ANIMATION: self = .report(.didEndAnimation)
    case SCROLLKIT_INPUT_KIND_DID_TRACK: self = .report(.didTrack(place))
    case SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING where raw.pointee.x > 0:
      self = .report(.willBeginZooming(scale: raw.pointee.x))
    case SCROLLKIT_INPUT_KIND_DID_ZOOM where raw.pointee.x > 0:
      self = .report(.didZoom(scale: raw.pointee.x))
    case SCROLLKIT_INPUT_KIND_DID_END_ZOOMING where raw.pointee.x > 0:
      self = .report(.didEndZooming(scale: raw.pointee.x))
    default: self = .refused(.invalidArgument)  // no scale, or any number a C caller sends
    }
  }

  /// A pinch with how far apart its fingers are, if that can be.
  private init(pinch raw: UnsafePointer<scrollkit_input>, at place: Vector) {
    let factor = raw.pointee.scale == 0 ? 1 : raw.pointee.scale
    if Int(raw.pointee.kind) == SCROLLKIT_INPUT_KIND_PINCH_END {
      self = .input(.zoom(.end))
    } else if Int(raw.pointee.kind) == SCROLLKIT_INPUT_KIND_PINCH_BEGIN {
      self = .input(.zoom(.begin(at: place, factor: factor)))
    } else {
      self = .input(.zoom(.update(to: place, factor: factor)))
    }
  }

  /// A wheel that zooms, with where its pointer is, if that can be.
  private init(zoomingWheel raw: UnsafePointer<scrollkit_input>) {
    let point = Vector(x: raw.pointee.focus_x, y: raw.pointee.focus_y)
    let isSwapped = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_SWAP_AXES) != 0
    let turned = isSwapped ? raw.pointee.x : raw.pointee.y
    let unit = WheelUnit(rawValue: raw.pointee.unit)
    let amount = unit == nil ? turned / 120 : turned
    self = .input(.zoom(.wheel(by: amount, unit ?? .notches, about: point)))
  }
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
  fileprivate static func panEnd(_ flags: scrollkit_input_flags, velocity: Vector) -> ScrollInput {
    let stopped = Pair(
      x: flags & UInt32(SCROLLKIT_INPUT_FLAGS_STOP_X) != 0, y: flags & UInt32(SCROLLKIT_INPUT_FLAGS_STOP_Y) != 0)
    return stopped.x != stopped.y
      ? .panStop(stopped.x ? .x : .y) : .panEnd(PanEnd(flags, velocity: velocity))
  }
}

extension PanEnd {
  fileprivate init(_ flags: scrollkit_input_flags, velocity: Vector) {
    if flags & UInt32(SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM) != 0 {
      self = .platformMomentum
    } else if flags & UInt32(SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY) != 0 {
      self = .velocity(velocity)
    } else {
      self = .coast
    }
  }
}
