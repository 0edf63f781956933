/// What a setting makes of fingers that pinch, and what is told of content whose scale changes.
extension ZoomGrip {
  /// Fingers of a setting take hold of content.
  init(
    place: ZoomPlace, midpoint: Vector, factor: Double, in world: ZoomWorld,
    _ setting: ScrollSetting
  ) {
    var setting = setting
    self.init(
      place: place, midpoint: midpoint, factor: factor, in: world, band: setting.zoomBand,
      bands: Pair(x: setting.pinchBands(.x), y: setting.pinchBands(.y)))
  }
}

extension Zooming {
  /// Whether it gives way to a finger, a wheel or a key that scrolls: fingers that pinch outweigh them,
  /// and content past a limit must come back first; so must content that lies on its way where an edge
  /// would not let it.
  func givesWay(at now: Double, in setting: ScrollSetting) -> Bool {
    guard case .flying(let flight) = self else { return false }
    let place = flight.state(at: now).place
    var setting = setting
    return flight.world.allows(place.scale) && !setting.isPulled(at: place.offset)
  }

  /// Everything that can be told of it.
  func snapshot(at now: Double) -> ScrollSnapshot {
    switch self {
    case .held(let grip): return .still(at: grip.place.offset, phase: .zooming)
    case .flying(let flight):
      let state = flight.state(at: now)
      return ScrollSnapshot(
        offset: state.place.offset, velocity: state.velocity, target: flight.path.end.offset,
        phase: .zooming, isSettling: true, needsTick: true, animation: flight.cause.animation,
        bounces: .none)
    }
  }
}

extension ZoomFlight.Cause {
  /// The programmatic scroll that this is, by its number; 0 if it is none.
  var animation: UInt32 {
    switch self {
    case .animation(let id): id
    case .settling, .wheel: 0
    }
  }
}
