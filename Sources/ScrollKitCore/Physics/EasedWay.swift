/// A way of some length, gone in some time, up to its end.
///
///     x(t) = end − d·(1 − s(t / T)),   v(t) = d·s′(t / T) / T
///
/// It keeps the length, not the beginning, so moved content moves the path and nothing else.
struct EasedWay: Equatable, Sendable {
  /// `end`: where it rests, in points.
  private(set) var destination: Double
  /// `d`: how far it goes, in points; positive towards the end of the content.
  let distance: Double
  /// `T`: seconds from start to rest.
  let duration: Double
  /// `s`: a curve that never turns.
  let easing: Easing

  init(destination: Double, distance: Double, duration: Double, easing: Easing) {
    self.destination = destination
    self.distance = distance
    self.duration = distance == 0 ? 0 : duration
    self.easing = easing
  }

  func state(at time: Double) -> MotionState {
    easing.state(at: time, along: distance, to: destination, in: duration)
  }

  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  func time(reaching offset: Double) -> Double? {
    let start = destination - distance
    // Where it begins is known up to rounding: an edge there must not be missed.
    guard (offset - start).magnitude > 1e-15 * (destination.magnitude + distance.magnitude) else {
      return 0
    }
    guard offset != destination else { return duration }
    guard offset >= min(start, destination), offset <= max(start, destination) else { return nil }
    let share = (offset - start) / distance
    return duration * RootFinding.root(from: 0, to: 1) { time in
      let (progress, slope) = easing.state(at: time)
      return (value: progress - share, slope: slope)
    }
  }

  func shifted(by distance: Double) -> EasedWay {
    var shifted = self
    shifted.destination += distance
    return shifted
  }
}

extension Easing {
  /// The state of a way along it.
  func state(
    at time: Double, along distance: Double, to destination: Double, in duration: Double
  ) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let (progress, slope) = state(at: time / duration)
    return MotionState(
      position: destination - distance * (1 - progress), velocity: distance / duration * slope)
  }

  /// The same easing beginning as steep as `slope`: its first control point goes up no higher than
  /// it is, and from there to the left. So progress never passes 1.
  ///
  /// Source: Chromium's PhysicsBasedFlingCurve.
  ///
  /// - Precondition: `y1 > 0`, `slope >= 0`.
  func beginning(asSteepAs slope: Double) -> Easing {
    var begun = self
    if slope * x1 < y1 { begun.y1 = slope * x1 } else { begun.x1 = y1 / slope }
    return begun
  }
}
