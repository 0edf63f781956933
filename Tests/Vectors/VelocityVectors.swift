import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of velocity.json.
enum VelocityVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "velocity.lsq2": compare(vector, leastSquares(vector))
    case "velocity.ios_weighted": compare(vector, weighted(vector))
    case "velocity.gtk_scroll_history": compare(vector, history(vector))
    case "velocity.qt_buffer": compare(vector, meanOfThree(vector))
    case "velocity.restricted": compare(vector, restricted(vector))
    case "velocity.clamp": compare(vector, clamped(vector))
    default: nil
    }
  }

  private static func compare(_ vector: ReferenceVector, _ velocity: (x: Double, y: Double)) -> [Difference] {
    var found: [Difference] = []
    if let v = vector.expected["v"] { found.append(vector.difference("v", v, velocity.y)) }
    if let vx = vector.expected["vx"] { found.append(vector.difference("vx", vx, velocity.x)) }
    if let vy = vector.expected["vy"] { found.append(vector.difference("vy", vy, velocity.y)) }
    return found
  }

  /// The velocity of a finger at its release, which the fling begins with. The finger moves against the offset.
  ///
  /// - Parameter track: Times in seconds, and positions.
  private static func velocity(
    _ rule: Int, _ track: [(time: Double, x: Double, y: Double)], releasedAt end: Double, staleAfter: Double = 1e6
  ) -> (x: Double, y: Double) {
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(left: -1e6, right: 1e6, top: -1e6)) {
      $0.velocity_rule = scrollkit_velocity_rule(rule)
      $0.slop = 0
      $0.minimum_fling = 0
      $0.maximum_fling = 1e12
      $0.stale_after = staleAfter
      $0.bounce_share = 1
    }
    let first = track.first?.time ?? 0
    host.setOffset(0)
    check(scrollkit_scroller_press(host.scroller, 1, -(track.first?.x ?? 0), -(track.first?.y ?? 0), 0))
    for point in track.dropFirst() {
      check(scrollkit_scroller_move(host.scroller, 1, -point.x, -point.y, point.time - first))
    }
    check(scrollkit_scroller_release(host.scroller, 1, end - first))
    let frame = host.frame
    return (frame.velocity_x, frame.velocity_y)
  }

  /// Times in milliseconds, then one position (along y) or two.
  private static func track(_ samples: Any?) -> [(time: Double, x: Double, y: Double)] {
    (samples as? [[Any]] ?? []).map { sample in
      let numbers = sample.map(ReferenceVector.number)
      return (numbers[0] / 1000, numbers.count > 2 ? numbers[1] : 0, numbers[numbers.count - 1])
    }
  }

  private static func leastSquares(_ vector: ReferenceVector) -> (x: Double, y: Double) {
    guard vector.has("samples_n") else {
      let up = vector.has("up_ms") ? vector.number("up_ms") / 1000 : nil
      let track = track(vector.inputs["samples"])
      return velocity(
        SCROLLKIT_VELOCITY_RULE_LEAST_SQUARES, track, releasedAt: up ?? track.last?.time ?? 0, staleAfter: 0.04)
    }
    let speed = vector.numbers("v")
    let count = vector.number("samples_n")
    let end = vector.number("duration_ms") / 1000
    let track = (0..<Int(count)).map { place in
      let time = end * Double(place) / count
      return (time, speed[0] * time, speed[1] * time)
    }
    return velocity(SCROLLKIT_VELOCITY_RULE_LEAST_SQUARES, track, releasedAt: end)
  }

  private static func weighted(_ vector: ReferenceVector) -> (x: Double, y: Double) {
    let rules = [[0.6, 0.35, 0.05]: SCROLLKIT_VELOCITY_RULE_IOS, [0.15, 0.65, 0.2]: SCROLLKIT_VELOCITY_RULE_MACOS]
    let track = track(vector.inputs["samples"])
    // Flutter's tests measure no rest: their positions are up to a second apart.
    return velocity(rules[vector.numbers("weights")]!, track, releasedAt: track[track.count - 1].time)
  }

  private static func history(_ vector: ReferenceVector) -> (x: Double, y: Double) {
    var position = 0.0
    let track = track(vector.inputs["deltas"]).map { delta in
      position += delta.y
      return (delta.time, 0.0, position)
    }
    return velocity(SCROLLKIT_VELOCITY_RULE_DISTANCE_OVER_TIME, track, releasedAt: track[track.count - 1].0)
  }

  /// Positions whose smoothed velocities are the vector's, a hundredth of a second apart.
  private static func meanOfThree(_ vector: ReferenceVector) -> (x: Double, y: Double) {
    var track = [(time: 0.0, x: 0.0, y: 0.0)]
    var smoothed = 0.0
    for speed in vector.numbers("samples") {
      let last = track[track.count - 1]
      track.append((last.time + 0.01, 0, last.y + (speed - 0.3 * smoothed) / 0.7 * 0.01))
      smoothed = speed
    }
    return velocity(SCROLLKIT_VELOCITY_RULE_MEAN_OF_THREE, track, releasedAt: track[track.count - 1].time)
  }

  private static func restricted(_ vector: ReferenceVector) -> (x: Double, y: Double) {
    let step = vector.number("dt_ms") / 1000
    var position = 0.0
    let track = (0..<Int(vector.number("moves"))).map { place in
      if Double(place) < vector.number("moving_moves") { position += vector.number("px_per_move") }
      return (Double(place) * step, position, position)
    }
    return velocity(
      SCROLLKIT_VELOCITY_RULE_RESTRICTED_LEAST_SQUARES, track, releasedAt: vector.number("moves") * step)
  }

  /// A finger so fast that the feel's limit holds: the fling starts at the limit, in both directions.
  private static func clamped(_ vector: ReferenceVector) -> (x: Double, y: Double) {
    let speed = vector.numbers("v")
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(left: -1e6, right: 1e6, top: -1e6)) {
      $0.maximum_fling = vector.number("max")
      $0.minimum_fling = 0
    }
    host.setOffset(0)
    host.pan(y: 0)
    host.panEnd(x: speed[0], y: speed[1])
    let frame = host.frame
    return (frame.velocity_x, frame.velocity_y)
  }
}
