/// What a setting makes of fingers that pinch, and what is told of content whose scale changes.
extension PinchGesture {
  /// Fingers of a setting take hold of content.
  init(
    transform: ZoomTransform, midpoint: Vector, factor: Double, in zoomable: ZoomableContent,
    _ setting: ScrollSetting
  ) {
    var setting = setting
    self.init(
      transform: transform, midpoint: midpoint, factor: factor, in: zoomable, scaleBand: setting.zoomBand,
      offsetBands: Pair(x: setting.pinchBands(.x), y: setting.pinchBands(.y)))
  }
}

extension Zooming {
  /// Whether it gives way to a finger, a wheel or a key that scrolls: fingers that pinch outweigh them,
  /// and content past a limit must come back first; so must content that lies on its way where an edge
  /// would not let it.
  func givesWay(at now: Double, in setting: ScrollSetting) -> Bool {
    guard case .animating(let flight) = self else { return false }
    let transform = flight.state(at: now).transform
    var setting = setting
    return flight.zoomable.allows(transform.scale) && !setting.isPulled(at: transform.offset)
  }

  /// Everything that can be told of it.
  func snapshot(at now: Double) -> ScrollSnapshot {
    switch self {
    case .pinching(let grip): return .still(at: grip.transform.offset, phase: .zooming)
    case .animating(let flight):
      let state = flight.state(at: now)
      return ScrollSnapshot(
        offset: state.transform.offset, velocity: state.velocity, target: flight.path.end.offset,
        phase: .zooming, isSettling: true, needsTick: true, animation: flight.cause.animation,
        bounces: [])
    }
  }
}

extension ZoomAnimation.Cause {
  /// The programmatic scroll that this is, by its number; 0 if it is none.
  var animation: UInt32 {
    switch self {
    case .animation(let id): id
    case .settling, .wheel: 0
    }
  }
}
