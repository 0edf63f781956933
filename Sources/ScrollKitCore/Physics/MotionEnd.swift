/// How a motion comes to its end.
public enum MotionEnd: UInt32, Sendable {
  /// As its curve does. An exponential deceleration crawls by single pixels for more than a second.
  case natural = 0
  /// A deceleration that would crawl ends at the same offset with constant deceleration. It crawls for at most 0.3 s.
  case crisp = 1
}

/// The crisp end of a deceleration: from where a constant brake `b` stops it at its end, it brakes so. Here of an exponential
/// one:
///
///     velocity │╲                     x′ = k·u,   u the distance from the end
///              │ ╲                    a brake that stops at the end: (k·u)² / (2·u) = k²·u/2
///              │  ╲__                 equals b at u = 2·b / k²
///              │   ╲ ‾‾──__           _ the crisp end
///              └────╲──────‾‾▶ time   ‾ the deceleration
enum CrispEnd {
  /// Derived. 200 pt/s² = 60 pt/s / 0.3 s: content that moves by less than a pixel in 1/60 s rests within 0.3 s, on a
  /// display with one pixel to a point. Larger stops sooner, and harder.
  static let brake = 200.0
}

extension Motion {
  /// The same motion with a crisp end; unchanged if it is no deceleration of one arc, or is not shorter with it.
  var crisp: Motion {
    guard secondBegin == .infinity else { return self }
    let begin: Double
    switch first.form {
    case .approach(let a, 0, let decay):
      let farthest = 2 * CrispEnd.brake / (decay * decay)
      begin = a.magnitude > farthest ? Math.log(a.magnitude / farthest) / decay : 0
    case .eased where purpose == .release:
      begin = RootFinding.bisection(from: 0, to: duration) { time in
        let moving = self.state(at: time)
        return moving.velocity * moving.velocity <= 2 * CrispEnd.brake * (destination - moving.position).magnitude
      }
    case .rest, .approach, .oscillation, .overdamped, .drifting, .braked, .power, .eased:  // is not slow for long
      return self
    }
    let state = state(at: begin)
    let distance = destination - state.position
    let brake = Math.quotient(state.velocity * state.velocity, 2 * distance)
    let stopping = Math.quotient(state.velocity, brake)
    guard distance * state.velocity > 0, stopping < duration - begin else { return self }
    let end = Motion(
      Arc(.braked(velocity: state.velocity, brake: brake), start: state.position), duration: stopping,
      destination: destination, purpose: purpose)
    return begin > 0 ? followed(by: end, at: begin) : end
  }

  /// The same motion with the end of a feel.
  func ending(_ end: MotionEnd) -> Motion {
    switch end {
    case .natural: self
    case .crisp: crisp
    }
  }
}
