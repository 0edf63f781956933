/// What changes the content's scale right now.
public enum Zooming: Equatable, Sendable {
  /// Two fingers hold the content.
  case held(ZoomGrip)
  /// It changes by itself.
  case flying(ZoomFlight)

  /// How large the content is shown, and which part of it.
  public func place(at now: Double) -> ZoomPlace {
    switch self {
    case .held(let grip): grip.place
    case .flying(let flight): flight.state(at: now).place
    }
  }

  /// Where it rests if nothing else happens; fingers that hold it are taken to stay.
  public var target: ZoomPlace {
    switch self {
    case .held(let grip): grip.place
    case .flying(let flight): flight.path.end
    }
  }

  /// Where it would rest if fingers let go without speed.
  public var rest: ZoomPlace {
    switch self {
    case .held(let grip):
      let place = grip.place
      return grip.world.place(at: place.scale, from: place, about: grip.midpoint)
    case .flying(let flight): return flight.path.end
    }
  }

  public var world: ZoomWorld {
    switch self {
    case .held(let grip): grip.world
    case .flying(let flight): flight.world
    }
  }

  public func isOver(at now: Double) -> Bool {
    switch self {
    case .held: false
    case .flying(let flight): flight.isOver(at: now)
    }
  }

  /// When it ends by itself, in seconds; infinite if it does not.
  public var end: Double {
    switch self {
    case .held: .infinity
    case .flying(let flight): flight.end
    }
  }
}
