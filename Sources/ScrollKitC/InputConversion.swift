import CScrollKitTypes
import ScrollKitCore

/// A C input after validation.
enum ValidatedInput {
  /// An action of the user.
  case input(ScrollInput)
  /// A report of a toolkit.
  case report(HostReport)
  /// A kind that the host defined; not validated.
  case hostDefined
  /// Refused, with the reason.
  case invalid(scrollkit_status)
}

extension ValidatedInput {
  /// Validates and converts an input for a scroller of a mode.
  init(_ pointer: UnsafePointer<scrollkit_input>, mode: ScrollMode) {
    if isPossible(pointer.pointee.struct_size), pointer.pointee.isHostDefined {
      self = .hostDefined
    } else if pointer.pointee.struct_size == UInt32(scrollkit_input.ownSize) {
      self.init(whole: pointer, mode: mode)
    } else {
      self.init(otherSize: pointer, mode: mode)
    }
  }

  private init(otherSize pointer: UnsafePointer<scrollkit_input>, mode: ScrollMode) {
    var raw = scrollkit_input()
    if let error = raw.read(pointer) {
      self = .invalid(error)
    } else {
      self.init(whole: &raw, mode: mode)
    }
  }

  /// Validates and converts an input of this library's own size and of no kind of the host.
  private init(whole raw: UnsafePointer<scrollkit_input>, mode: ScrollMode) {
    if let error = raw.pointee.validate() {
      self = .invalid(error)
      return
    }
    guard let key = ScrollKey(rawValue: raw.pointee.key) else {
      self = .invalid(.invalidArgument)
      return
    }
    self.init(raw, key)
    let fitsMode =
      switch self {
      case .input: mode == .driven
      case .report: mode == .observed
      case .hostDefined, .invalid: true
      }
    if !fitsMode { self = .invalid(.wrongMode) }
  }

  private init(_ raw: UnsafePointer<scrollkit_input>, _ key: ScrollKey) {
    let point = Vector(x: raw.pointee.x, y: raw.pointee.y)
    let velocity = Vector(x: raw.pointee.velocity_x, y: raw.pointee.velocity_y)
    switch Int(truncatingIfNeeded: raw.pointee.kind) {
    case SCROLLKIT_INPUT_KIND_PRESS: self = .input(.press(pointer: raw.pointee.pointer_id, at: point))
    case SCROLLKIT_INPUT_KIND_MOVE: self = .input(.move(pointer: raw.pointee.pointer_id, to: point))
    case SCROLLKIT_INPUT_KIND_RELEASE: self = .input(.release(pointer: raw.pointee.pointer_id))
    case SCROLLKIT_INPUT_KIND_CANCEL: self = .input(.cancel)
    case SCROLLKIT_INPUT_KIND_HOLD: self = .input(.hold)
    case SCROLLKIT_INPUT_KIND_HOLD_END: self = .input(.holdEnd)
    case SCROLLKIT_INPUT_KIND_WHEEL where raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_ZOOM) != 0:
      self.init(zoomingWheel: raw)
    case SCROLLKIT_INPUT_KIND_WHEEL:
      let isSwapped = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_SWAP_AXES) != 0
      let amount = isSwapped ? Vector(x: raw.pointee.y, y: raw.pointee.x) : point
      // Folds the 64-bit device number to 32 bits.
      let device = UInt32(truncatingIfNeeded: raw.pointee.device ^ (raw.pointee.device >> 32))
      self = .input(.wheel(amount, unit: raw.pointee.unit, device: device))
    case SCROLLKIT_INPUT_KIND_KEY: self = .input(.key(key))
    case SCROLLKIT_INPUT_KIND_KEY_HELD: self = .input(.keyHeld(key))
    case SCROLLKIT_INPUT_KIND_KEY_UP: self = .input(.keyUp(key))
    case SCROLLKIT_INPUT_KIND_STEER: self = .input(.steer(velocity))
    case SCROLLKIT_INPUT_KIND_STEER_END: self = .input(.steerEnd)
    case SCROLLKIT_INPUT_KIND_PAN_BEGIN: self = .input(.panBegin)
    case SCROLLKIT_INPUT_KIND_PAN_UPDATE:
      let endsInSilence = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE) != 0
      self = .input(endsInSilence ? .panUpdateUntilSilence(by: point) : .panUpdate(by: point))
    case SCROLLKIT_INPUT_KIND_PAN_END: self = .input(.panEnd(raw.pointee.flags, velocity: velocity))
    case SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE: self = .input(.momentum(by: point))
    case SCROLLKIT_INPUT_KIND_MOMENTUM_END: self = .input(.momentumEnd)
    case SCROLLKIT_INPUT_KIND_PINCH_BEGIN: self = .input(.zoom(.begin(at: point, factor: Self.pinchFactor(raw))))
    case SCROLLKIT_INPUT_KIND_PINCH_UPDATE: self = .input(.zoom(.update(to: point, factor: Self.pinchFactor(raw))))
    case SCROLLKIT_INPUT_KIND_PINCH_END: self = .input(.zoom(.end))
    case SCROLLKIT_INPUT_KIND_DID_SCROLL: self = .report(.didScroll(to: point))
    case SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING: self = .report(.willBeginDragging)
    case SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING:
      self = .report(.willEndDragging(velocity: velocity, target: point))
    case SCROLLKIT_INPUT_KIND_DID_END_DRAGGING:
      let decelerates = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_DECELERATES) != 0
      self = .report(.didEndDragging(decelerates: decelerates))
    case SCROLLKIT_INPUT_KIND_DID_END_DECELERATING: self = .report(.didEndDecelerating)
    case SCROLLKIT_INPUT_KIND_DID_END_ANIMATION: self = .report(.didEndAnimation)
    case SCROLLKIT_INPUT_KIND_DID_TRACK: self = .report(.didTrack(point))
    case SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING where validScales.contains(raw.pointee.scale):
      self = .report(.willBeginZooming(scale: raw.pointee.scale))
    case SCROLLKIT_INPUT_KIND_DID_ZOOM where validScales.contains(raw.pointee.scale):
      self = .report(.didZoom(scale: raw.pointee.scale))
    case SCROLLKIT_INPUT_KIND_DID_END_ZOOMING where validScales.contains(raw.pointee.scale):
      self = .report(.didEndZooming(scale: raw.pointee.scale))
    case SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING, SCROLLKIT_INPUT_KIND_DID_ZOOM, SCROLLKIT_INPUT_KIND_DID_END_ZOOMING:
      self = .invalid(.outOfRange)  // another scale
    default: self = .invalid(.invalidArgument)  // an unknown kind from a C caller
    }
  }

  /// The distance of the fingers, which is above 0; 1 if the input has none.
  private static func pinchFactor(_ raw: UnsafePointer<scrollkit_input>) -> Double {
    raw.pointee.scale == 0 ? 1 : max(raw.pointee.scale, leastPinchFactor)
  }

  /// Derived. 10⁻¹²: the reciprocal of the largest distance of the fingers. Smaller would overflow the scale.
  private static let leastPinchFactor = 1e-12

  /// Converts a wheel that zooms about the pointer.
  private init(zoomingWheel raw: UnsafePointer<scrollkit_input>) {
    let point = Vector(x: raw.pointee.focus_x, y: raw.pointee.focus_y)
    let isSwapped = raw.pointee.flags & UInt32(SCROLLKIT_INPUT_FLAGS_SWAP_AXES) != 0
    let turned = isSwapped ? raw.pointee.x : raw.pointee.y
    let unit = WheelUnit(rawValue: raw.pointee.unit)
    let amount = unit == nil ? turned / 120 : turned
    self = .input(.zoom(.wheel(by: amount, unit ?? .notches, about: point)))
  }
}

extension scrollkit_input {
  /// Whether its kind is one of the host's own. Each version of the struct has a kind.
  fileprivate var isHostDefined: Bool { kind >= UInt32(SCROLLKIT_INPUT_KIND_HOST) }
}

extension ScrollInput {
  /// A wheel input in a unit of the C interface.
  ///
  /// - Precondition: The unit is known.
  static func wheel(_ amount: Vector, unit: scrollkit_unit, device: UInt32 = 0) -> ScrollInput {
    WheelUnit(rawValue: unit).map { .wheel(by: amount, $0, device: device) }
      ?? .wheel(by: amount * (1.0 / 120), .notches, device: device)
  }

  /// The end of a pan, or of its movement along one axis.
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
