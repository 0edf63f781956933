/// What changes the content's scale right now.
public enum Zooming: Equatable, Sendable {
  /// Two fingers hold the content.
  case held(PinchGesture)
  /// It changes by itself.
  case flying(ZoomAnimation)

  /// How large the content is shown, and which part of it.
  public func place(at now: Double) -> ZoomTransform {
    switch self {
    case .pinching(let grip): grip.transform
    case .animating(let flight): flight.state(at: now).place
    }
  }

  /// Where it rests if nothing else happens; fingers that hold it are taken to stay.
  public var target: ZoomTransform {
    switch self {
    case .pinching(let grip): grip.transform
    case .animating(let flight): flight.path.end
    }
  }

  /// Where it would rest if fingers let go without speed.
  public var rest: ZoomTransform {
    switch self {
    case .pinching(let grip):
      let place = grip.transform
      return grip.zoomable.transform(at: place.scale, from: place, about: grip.midpoint)
    case .animating(let flight): return flight.path.end
    }
  }

  public var zoomable: ZoomableContent {
    switch self {
    case .pinching(let grip): grip.zoomable
    case .animating(let flight): flight.zoomable
    }
  }

  public func isOver(at now: Double) -> Bool {
    switch self {
    case .held: false
    case .animating(let flight): flight.isOver(at: now)
    }
  }

  /// When it ends by itself, in seconds; infinite if it does not.
  public var end: Double {
    switch self {
    case .held: .infinity
    case .animating(let flight): flight.end
    }
  }
}
