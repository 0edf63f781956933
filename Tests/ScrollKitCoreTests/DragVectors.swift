import Foundation

@testable import ScrollKitCore

/// Reads the vectors that are about fingers: how a drag starts, is locked, released and boosted.
enum DragVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
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
    var feel = Feel.flutterIOS
    feel.slop = 0
    var finger = TestFinger(feel, at: 0)
    finger.press()
    guard vector.has("moves"), let moves = vector.inputs["moves"] as? [Any] else {
      let count = vector.number("moves")
      for _ in 0..<Int(count) { finger.move(-vector.number("drag_px") / count, after: 0.016) }
      return [vector.difference("offset", vector.expected["offset_after_drag"], finger.offset)]
    }
    let expected = FlingVectors.numbers(vector.expected["offsets"])
    return zip(moves.map(FlingVectors.numbers), expected).map { move, offset in
      finger.move(move[1], after: move[0] / 1000 - finger.now)
      return vector.difference("offset at \(move[0])", NSNumber(value: offset), finger.offset)
    }
  }

  /// Gecko sends no event for a movement of no length. Its speeds are in points per millisecond.
  private static func accelerated(_ vector: ReferenceVector) -> [Difference] {
    var feel = Feel.uikit
    feel.velocityRule = .meanOfFive
    feel.boost = .gecko
    feel.maximumFling = 100_000
    var finger = TestFinger(feel, at: 500_000)
    func flick(_ key: String) -> Double {
      finger.press()
      var waited = 0.0
      for delta in FlingVectors.numbers(vector.inputs[key]) {
        waited += vector.number("touch_interval_ms") / 1000
        guard delta != 0 else { continue }
        finger.move(delta, after: waited)
        waited = 0
      }
      finger.release(after: waited)
      return finger.speed / 1000
    }
    let first = flick("first_deltas_y")
    finger.wait(vector.number("wait_ms") / 1000)
    let wait = finger.speed / 1000
    let second = flick("second_deltas_y")
    return [("first", first), ("wait", wait), ("second", second)].map { name, speed in
      let bounds = FlingVectors.numbers(vector.expected["speed_after_\(name)"])
      return vector.difference(name, NSNumber(value: max(bounds[0], min(speed, bounds[1]))), speed)
    }
  }

  private static let boundless = Pair(
    x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 1e6))

  private static func trajectory(_ velocity: Double) -> Trajectory {
    let coast = Motion.deceleration(start: 0, initialVelocity: velocity, drag: Feel.uikit.coast.drag)
    return Trajectory(
      motions: Pair(
        x: TimedMotion(motion: .rest(at: 0), since: 0),
        y: TimedMotion(motion: coast, since: 0)))
  }

  private static func share(_ vector: ReferenceVector) -> [Difference] {
    let trajectory = trajectory(vector.number("existing_velocity"))
    let carried = FlingBoost.carried.momentum(of: trajectory, at: 0).velocity.y
    return [vector.difference("carried", vector.expected["carried"], carried)]
  }

  private static func boosted(_ vector: ReferenceVector) -> [Difference] {
    let trajectory = trajectory(vector.number("previous_start_velocity"))
    let slowing = vector.number("previous_start_velocity") / vector.number("current_velocity")
    let caught = Foundation.log(slowing) / Feel.uikit.coast.drag
    let new = Vector.down(vector.number("new_velocity"))
    var hold = FingerHold(at: 0, momentum: FlingBoost.chromium.momentum(of: trajectory, at: caught))
    hold.dropMomentum(
      moves: true, velocity: nil, now: vector.number("gap_ms") / 1000, by: .chromium)
    let coasts = FlingBoost.chromium.boosted(new, by: hold.momentum, in: boundless)
    return [vector.difference("velocity", vector.expected["velocity"], coasts.velocity.y)]
  }

  private static func flicks(_ vector: ReferenceVector) -> [Difference] {
    let expected = FlingVectors.numbers(vector.expected["boost_sequence"])
    let velocity = Vector.down(vector.number("threshold") + 1)
    var flicks: UInt8 = 0
    return expected.enumerated().map { index, factor in
      let coasts = FlingBoost.qt.boosted(
        velocity, by: Momentum(velocity: .down(500), flicks: flicks), in: boundless)
      flicks = coasts.flicks
      return vector.difference(
        "boost \(index)", NSNumber(value: factor), coasts.velocity.y / velocity.y)
    }
  }

  private static func carried(_ vector: ReferenceVector) -> [Difference] {
    let isAndroid = vector.inputs["physics"] as? String == "android"
    var finger = TestFinger(isAndroid ? .flutterAndroid : .flutterIOS, at: 100_000)
    for velocity in FlingVectors.numbers(vector.inputs["flings"]) {
      finger.wait(vector.number("gap_ms") / 1000)
      finger.press()
      for _ in 0..<10 { finger.move(-velocity * 0.01, after: 0.01) }
      finger.release()
    }
    guard let least = vector.expected["velocity_min"] else {
      return [vector.difference("velocity", vector.expected["velocity"], finger.velocity)]
    }
    return [
      vector.difference("velocity", NSNumber(value: max(ReferenceVector.number(least), finger.velocity)), finger.velocity)
    ]
  }

  /// better-scroll restarts its timer during a drag, so that it measures how long a finger rested before it
  /// was lifted.
  static func heldTooLong(_ vector: ReferenceVector) -> [Difference] {
    var feel = Feel.uikit
    feel.velocityRule = .distanceOverTime
    feel.staleAfter = vector.number("limit_ms") / 1000
    var finger = TestFinger(feel, at: 1000)
    finger.press()
    for _ in 0..<5 { finger.move(-10, after: 0.01) }
    finger.release(after: vector.number("time_ms") / 1000 - 0.05)
    return [
      vector.difference("momentum", vector.expected["momentum"], finger.speed == 0 ? 0 : 1),
      vector.difference(
        "duration", vector.expected["duration_ms"], finger.scroller.phase.kind == .idle ? 0 : .infinity),
    ]
  }

  /// How far content moves within the frame in which the finger leaves.
  static func firstFrame(_ vector: ReferenceVector) -> [Difference] {
    var finger = TestFinger(.chromium, at: 1000)
    finger.press()
    for _ in 0..<10 { finger.move(-vector.number("velocity") * 0.01, after: 0.01) }
    let before = finger.offset
    finger.release(after: (vector.number("fling_start_ms") - vector.number("last_scroll_update_ms")) / 1000)
    return [vector.difference("delta", vector.expected["first_frame_delta"], finger.offset - before)]
  }

  static func lock(_ vector: ReferenceVector) -> [Difference] {
    let delta = FlingVectors.numbers(vector.inputs["delta"])
    let rule = vector.has("free") ? DirectionLock.none : .initial
    let axis = rule.axis(ofDragBy: Vector(x: delta[0], y: delta[1]))
    let names: [Axis?: String] = [.x: "horizontal", .y: "vertical", nil: "none"]
    return [vector.difference("lock", 1, names[axis] == vector.expected["lock"] as? String ? 1 : 0)]
  }

  static func stretchedAxis(_ vector: ReferenceVector) -> [Difference] {
    let pull = FlingVectors.numbers(vector.inputs["overscroll"])
    let axis = DirectionLock.always.axis(ofDragBy: Vector(x: pull[0], y: pull[1]))
    let isRight = axis == (vector.expected["stretch_axis"] as? String == "x" ? .x : .y)
    return [vector.difference("axis", 1, isRight ? 1 : 0)]
  }
}

/// A finger on a tall scroll view, and a clock.
struct TestFinger {
  var scroller: Scroller
  var now = 0.0
  private var position = 0.0

  init(_ feel: Feel, at offset: Double) {
    scroller = Scroller(
      setting: ScrollSetting(
        geometry: Pair(
          x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 1e6)),
        feel: feel, alwaysBounces: Pair(x: false, y: false)))
    scroller.setOffset(.down(offset), at: 0)
  }

  var offset: Double { mutating get { scroller.phase.offset(at: now).y } }
  var velocity: Double { mutating get { scroller.phase.states(at: now).y.velocity } }
  var speed: Double { mutating get { velocity.magnitude } }

  mutating func wait(_ seconds: Double) {
    now += seconds
    _ = scroller.advance(to: now)
  }
  mutating func press() {
    position = 0
    scroller.handle(.press(pointer: 1, at: .zero), at: now)
  }
  mutating func move(_ distance: Double, after seconds: Double) {
    wait(seconds)
    position += distance
    scroller.handle(.move(pointer: 1, to: .down(position)), at: now)
  }
  mutating func release(after seconds: Double = 0) {
    wait(seconds)
    scroller.handle(.release(pointer: 1), at: now)
  }
}
