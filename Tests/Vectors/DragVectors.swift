import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors that are about fingers: how a drag starts, is locked, released and boosted.
enum DragVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "drag.start_threshold": threshold(vector)
    case "momentum.accel_e2e": accelerated(vector)
    case "momentum.boost": vector.has("increment") ? flicks(vector) : boosted(vector)
    case "momentum.carry": share(vector)
    case "momentum.carry_e2e": carried(vector)
    default: nil
    }
  }

  /// In Flutter's tests no other gesture competes, so there is no slop before the threshold.
  private static func threshold(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_FLUTTER_IOS, at: 0) { $0.slop = 0 }
    host.press()
    guard let moves = vector.inputs["moves"] as? [Any] else {
      let count = vector.number("moves")
      for _ in 0..<Int(count) { host.move(-vector.number("drag_px") / count, after: 0.016) }
      return [vector.difference("offset", vector.expected["offset_after_drag"], host.offset)]
    }
    let expected = ReferenceVector.numbers(vector.expected["offsets"])
    return zip(moves.map(ReferenceVector.numbers), expected).map { move, offset in
      host.move(move[1], after: move[0] / 1000 - host.now)
      return vector.difference("offset at \(move[0])", NSNumber(value: offset), host.offset)
    }
  }

  /// Gecko sends no event for a movement of no length. Its speeds are in points per millisecond.
  private static func accelerated(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_GECKO, at: 500_000)
    func flick(_ key: String) -> Double {
      host.press()
      var waited = 0.0
      for delta in vector.numbers(key) {
        waited += vector.number("touch_interval_ms") / 1000
        guard delta != 0 else { continue }
        host.move(delta, after: waited)
        waited = 0
      }
      host.release(after: waited)
      return host.velocity.magnitude / 1000
    }
    let first = flick("first_deltas_y")
    host.wait(vector.number("wait_ms") / 1000)
    let wait = host.velocity.magnitude / 1000
    let second = flick("second_deltas_y")
    return [("first", first), ("wait", wait), ("second", second)].map { name, speed in
      let bounds = ReferenceVector.numbers(vector.expected["speed_after_\(name)"])
      return vector.difference(name, NSNumber(value: max(bounds[0], min(speed, bounds[1]))), speed)
    }
  }

  /// A finger catches content that moves at a velocity, holds it, and flings it at another velocity.
  ///
  /// - Parameter initial: The velocity with which the first fling began; by default it is caught at its begin.
  private static func caught(
    _ feel: Int, at velocity: Double, then new: Double, heldFor seconds: Double, of initial: Double? = nil,
    values: Host.FeelValues? = nil
  ) -> Host {
    let host = Host(feel, .init(top: -1e6), at: 0, values: values)
    host.pan(y: 0)
    host.panEnd(y: initial ?? velocity)
    if let initial, initial != velocity {
      // The time at which content that began at `initial` is as slow as `velocity`.
      var (before, after) = (0.0, 10.0)
      for _ in 0..<60 {
        let middle = (before + after) / 2
        let copy = Movement.release(feel, from: 0, velocity: initial, values: values).host(at: middle)
        if copy.velocity.magnitude > velocity.magnitude { before = middle } else { after = middle }
      }
      host.wait(before)
    }
    host.press()
    host.wait(seconds)
    for _ in 0..<4 { host.move(-new * 0.005, after: 0.005) }
    host.release()
    return host
  }

  /// What a caught fling adds to the velocity of the next one, which is fast enough to keep it.
  private static func share(_ vector: ReferenceVector) -> [Difference] {
    let velocity = vector.number("existing_velocity")
    let new = velocity < 0 ? -40_000.0 : 40_000
    func velocityOfNextFling(_ boost: Int) -> Double {
      caught(SCROLLKIT_FEEL_FLUTTER_IOS, at: velocity, then: new, heldFor: 0) {
        $0.slop = 0
        $0.drag_start = scrollkit_drag_start(SCROLLKIT_DRAG_START_CATCH_UP)
        $0.fling_boost = scrollkit_fling_boost(boost)
        $0.maximum_fling = 1e6
      }.velocity
    }
    let carried =
      velocityOfNextFling(SCROLLKIT_FLING_BOOST_CARRIED) - velocityOfNextFling(SCROLLKIT_FLING_BOOST_NONE)
    return [vector.difference("carried", vector.expected["carried"], carried)]
  }

  private static func boosted(_ vector: ReferenceVector) -> [Difference] {
    let host = caught(
      SCROLLKIT_FEEL_UIKIT, at: vector.number("current_velocity"), then: vector.number("new_velocity"),
      heldFor: vector.number("gap_ms") / 1000, of: vector.number("previous_start_velocity")
    ) {
      $0.slop = 0
      $0.drag_start = scrollkit_drag_start(SCROLLKIT_DRAG_START_CATCH_UP)
      $0.fling_boost = scrollkit_fling_boost(SCROLLKIT_FLING_BOOST_CHROMIUM)
      $0.minimum_fling = 0
      $0.maximum_fling = 1e6
    }
    return [vector.difference("velocity", vector.expected["velocity"], host.velocity)]
  }

  /// The factors alone: with the velocity of the finger as it is, and no fastest fling.
  private static func flicks(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_QT, .init(top: -1e6), at: 0) {
      $0.velocity_rule = scrollkit_velocity_rule(SCROLLKIT_VELOCITY_RULE_IOS)
      $0.maximum_fling = 1e6
    }
    let velocity = vector.number("threshold") + 100
    func flick() {
      host.press()
      for _ in 0..<10 { host.move(-velocity * 0.01, after: 0.01) }
      host.release()
    }
    flick()
    return ReferenceVector.numbers(vector.expected["boost_sequence"]).enumerated().map { index, factor in
      flick()
      return vector.difference("boost \(index)", NSNumber(value: factor), host.velocity / velocity)
    }
  }

  private static func carried(_ vector: ReferenceVector) -> [Difference] {
    let isAndroid = vector.inputs["physics"] as? String == "android"
    let host = Host(isAndroid ? SCROLLKIT_FEEL_FLUTTER_ANDROID : SCROLLKIT_FEEL_FLUTTER_IOS, at: 100_000)
    for velocity in vector.numbers("flings") {
      host.wait(vector.number("gap_ms") / 1000)
      host.press()
      for _ in 0..<10 { host.move(-velocity * 0.01, after: 0.01) }
      host.release()
    }
    guard let least = vector.expected["velocity_min"] else {
      return [vector.difference("velocity", vector.expected["velocity"], host.velocity)]
    }
    return [
      vector.difference("velocity", NSNumber(value: max(ReferenceVector.number(least), host.velocity)), host.velocity)
    ]
  }

  /// better-scroll restarts its timer during a drag, so that it measures how long a finger rested before it
  /// was lifted.
  static func heldTooLong(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_UIKIT, at: 1000) {
      $0.velocity_rule = scrollkit_velocity_rule(SCROLLKIT_VELOCITY_RULE_DISTANCE_OVER_TIME)
      $0.stale_after = vector.number("limit_ms") / 1000
    }
    host.press()
    for _ in 0..<5 { host.move(-10, after: 0.01) }
    host.release(after: vector.number("time_ms") / 1000 - 0.05)
    return [
      vector.difference("momentum", vector.expected["momentum"], host.velocity == 0 ? 0 : 1),
      vector.difference("duration", vector.expected["duration_ms"], host.isIdle ? 0 : .infinity),
    ]
  }

  /// How far content moves within the frame in which the finger leaves.
  static func firstFrame(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_CHROMIUM, at: 1000)
    host.press()
    for _ in 0..<10 { host.move(-vector.number("velocity") * 0.01, after: 0.01) }
    let before = host.offset
    host.release(after: (vector.number("fling_start_ms") - vector.number("last_scroll_update_ms")) / 1000)
    return [vector.difference("delta", vector.expected["first_frame_delta"], host.offset - before)]
  }

  /// A finger drags content that scrolls along both axes; the axis to which the drag keeps.
  private static func lockedAxis(_ feel: Int, _ delta: [Double], values: Host.FeelValues?) -> String {
    let host = Host(feel, .init(left: -1e6, right: 1e6, top: -1e6), values: values)
    host.setOffset(0)
    host.press()
    host.move(10 * delta[1], x: 10 * delta[0], after: 0.01)
    host.move(10 * delta[1], x: 20 * delta[0], after: 0.01)
    let frame = host.frame
    return frame.offset_y == 0 ? "horizontal" : frame.offset_x == 0 ? "vertical" : "none"
  }

  static func lock(_ vector: ReferenceVector) -> [Difference] {
    let rule = vector.has("free") ? SCROLLKIT_DIRECTION_LOCK_NONE : SCROLLKIT_DIRECTION_LOCK_INITIAL
    let axis = lockedAxis(SCROLLKIT_FEEL_UIKIT, vector.numbers("delta")) {
      $0.direction_lock = scrollkit_direction_lock(rule)
    }
    return [vector.difference("lock", 1, axis == vector.expected["lock"] as? String ? 1 : 0)]
  }
}
