import Foundation

@testable import ScrollKitCore

/// Reads the vectors of touch.json that are about other platforms' flings.
enum FlingVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "android_fling.2d": mobileScroller(vector)
    case "android_fling.ballistic": clamping(vector)
    case "android_fling.overscroller": overScroller(vector)
    case "android_fling.overscroller_curve":
      samples(vector, "x_at_ms", inUnitsOf: 0.001) { android(vector).state(at: $0).position }
    case "android_fling.spline": spline(vector)
    case "android_fling.springback": springBack(vector)
    case "bs.momentum": vector.has("limit_ms") ? DragVectors.heldTooLong(vector) : betterScroll(vector)
    case "chromium.fling_curve": flingCurve(vector)
    case "chromium.physics_fling": physicsFling(vector)
    case "chromium.physics_fling.control_points": controlPoints(vector)
    case "fling.cancel": cancelled(vector)
    case "fling.e2e": flung(vector)
    case "fling.invariant": order(vector)
    case "fling.start": noSpeed(vector)
    case "fling.start_time": DragVectors.firstFrame(vector)
    case "gecko.fling": geckoFling(vector)
    case "gecko.msd": geckoSpring(vector)
    case "gravity": gravity(vector)
    case "gtk.kinetic": gtk(vector)
    case "gtk.kinetic.final":
      [
        vector.difference(
          "distance", vector.expected["distance"],
          projection(vector.number("v0"), drag: CoastFeel.gtk.drag))
      ]
    case "lvgl.elastic":
      [  // LVGL moves whole pixels.
        vector.difference(
          "diff", vector.expected["diff"],
          RubberBand(coefficient: Feel.lvgl.rubberBand, limit: Feel.lvgl.rubberBandReach)
            .overscroll(pulledBy: vector.number("diff")).rounded())
      ]
    case "lvgl.throw_decay": throwDecay(vector)
    case "lvgl.throw_predict": throwPredict(vector)
    case "qt.flick": qtFlick(vector)
    case "qt.overshoot":
      [
        vector.difference(
          "reach", vector.expected["max_overshoot"], QtBounce.reach(at: vector.number("velocity")))
      ]
    default: nil
    }
  }

  // MARK: Android and Flutter

  private static func mobileScroller(_ vector: ReferenceVector) -> [Difference] {
    let start = numbers(vector.inputs["start"])
    let velocity = numbers(vector.inputs["velocity"])
    let speed = Vector(x: velocity[0], y: velocity[1]).length
    let final = numbers(vector.expected["final"])
    return [0, 1].flatMap { axis in
      let fling = Motion.androidFling(start: start[axis], initialVelocity: velocity[axis], speed: speed)
      var found = [vector.difference("final", NSNumber(value: final[axis]), fling.destination)]
      if velocity[axis] != 0 {
        found.append(vector.difference("duration", vector.expected["duration_s"], fling.duration))
      }
      return found
    }
  }

  private static func clamping(_ vector: ReferenceVector) -> [Difference] {
    let fling = Motion.clampingFling(start: vector.number("position"), initialVelocity: vector.number("velocity"))
    return [
      vector.difference("x at 0", vector.expected["x_at_0"], fling.state(at: 0).position),
      vector.difference("v at 0", vector.expected["v_at_0"], fling.state(at: 0).velocity),
      vector.difference("v at 10 s", vector.expected["v_at_10s"], fling.state(at: 10).velocity),
      vector.difference("duration", vector.expected["duration_s"], fling.duration),
      vector.difference("final", vector.expected["final_x"], fling.destination),
    ]
  }

  private static func android(_ vector: ReferenceVector) -> Motion {
    Motion.androidFling(
      start: 0, initialVelocity: vector.number("velocity_px_s"),
      resistance: AndroidFling.resistance * vector.number("density"))
  }

  private static func overScroller(_ vector: ReferenceVector) -> [Difference] {
    let fling = android(vector)
    return [
      vector.difference("duration", vector.expected["duration_ms"], fling.duration * 1000),
      vector.difference("distance", vector.expected["distance_px"], fling.destination),
    ]
  }

  private static func spline(_ vector: ReferenceVector) -> [Difference] {
    let whole = Motion.curve(start: 0, destination: 1, duration: 1, easing: .androidFling)
    let step = ReferenceVector.number(vector.expected["index_step"]) / vector.number("samples")
    let positions = numbers(vector.expected["spline_position"] ?? []).enumerated().map { index, value in
      vector.difference(
        "position \(index)", NSNumber(value: value), whole.state(at: Double(index) * step).position)
    }
    let times = numbers(vector.expected["spline_time"] ?? []).enumerated().map { index, value in
      vector.difference(
        "time \(index)", NSNumber(value: value), whole.time(reaching: Double(index) * step) ?? .nan)
    }
    return positions + times
  }

  private static func springBack(_ vector: ReferenceVector) -> [Difference] {
    let back = StretchEffect.feel.bounce(from: vector.number("overscroll_px"), velocity: 0, edge: 0)
    return [vector.difference("duration", vector.expected["duration_ms"], back.duration * 1000)]
  }

  /// Flutter's own tests of flings begin where a drag ended. Fingers that rest on a pad stop it.
  private static func cancelled(_ vector: ReferenceVector) -> [Difference] {
    var finger = TestFinger(.flutterAndroid, at: vector.number("drag_px"))
    finger.scroller.coast(
      from: .down(vector.number("drag_px")), velocity: .down(vector.number("fling_velocity")),
      now: 0)
    finger.wait(vector.number("cancel_at_s"))
    finger.scroller.handle(.hold, at: finger.now)
    let there = finger.offset
    finger.scroller.handle(.holdEnd, at: finger.now)
    finger.wait(5)
    return [
      vector.difference("offset", vector.expected["offset_at_cancel"], there),
      vector.difference("offset later", vector.expected["offset_later"], finger.offset),
    ]
  }

  private static func flung(_ vector: ReferenceVector) -> [Difference] {
    let fling = Motion.clampingFling(
      start: vector.number("drag_px"), initialVelocity: vector.number("fling_velocity"))
    let bounds = ["final_min", "final_max"].map { ReferenceVector.number(vector.expected[$0]) }
    let end = fling.state(at: vector.number("wait_s")).position
    return [vector.difference("final", NSNumber(value: max(bounds[0], min(end, bounds[1]))), end)]
  }

  private static func order(_ vector: ReferenceVector) -> [Difference] {
    let velocity = vector.number("fling_velocity")
    let drag = -Foundation.log(0.135)
    let ends = [
      "macOS(fast)": Motion.deceleration(
        start: 0, initialVelocity: velocity, drag: Feel.uikitFast.coast.drag).destination,
      "android": Motion.clampingFling(start: 0, initialVelocity: velocity).destination,
      "iOS": Motion.deceleration(start: 0, initialVelocity: velocity, drag: drag).destination,
    ]
    let expected = vector.expected["order_shortest_to_longest"] as? [String] ?? []
    let actual = ends.sorted { $0.value < $1.value }.map(\.key)
    return [vector.difference("order", NSNumber(value: 1), actual == expected ? 1 : 0)]
  }

  private static func noSpeed(_ vector: ReferenceVector) -> [Difference] {
    var stage = Stage(.driven, offset: 1000, feel: .chromium)
    stage.beginDrag()
    stage.moveDrag(to: 1100)
    stage.endDrag(velocity: vector.number("velocity"), target: 1100)
    let isTold = stage.takeEvents().contains(.didRest(at: .down(1100)))
    return [
      vector.difference(
        "started", vector.expected["fling_started"], stage.engine.lastSnapshot.phase == .idle ? 0 : 1),
      vector.difference("end emitted", vector.expected["scroll_end_sent"], isTold ? 1 : 0),
    ]
  }

  // MARK: Chromium

  private static func flingCurve(_ vector: ReferenceVector) -> [Difference] {
    let fling = Motion.flingCurve(start: 0, initialVelocity: vector.number("velocity"))
    return [
      vector.difference("final", vector.expected["final"], fling.destination),
      vector.difference("duration", vector.expected["duration_s"], fling.duration),
    ] + samples(vector, "x_at") { fling.state(at: $0).position }
  }

  private static func physicsFlings(_ vector: ReferenceVector) -> [Motion] {
    let velocity = numbers(vector.inputs["velocity"])
    let viewport = vector.has("viewport") ? numbers(vector.inputs["viewport"]) : [1920, 1080]
    let ppi = vector.has("ppi") ? vector.number("ppi") : 96
    let speed = max(velocity[0].magnitude, velocity[1].magnitude)
    let faster = velocity[0].magnitude == speed ? 0 : 1
    return [0, 1].map { axis in
      Motion.physicsFling(
        start: 0, initialVelocity: velocity[axis], speed: speed,
        brake: PhysicsFling.brake * ppi / 96,
        reach: viewport[faster] * PhysicsFling.viewportsOfReach)
    }
  }

  private static func physicsFling(_ vector: ReferenceVector) -> [Difference] {
    let times = numbers(vector.inputs["sample_ms"]).map { $0 / 1000 }
    let deltas = (vector.expected["deltas"] as? [Any] ?? [vector.expected["offset"] ?? []]).map(numbers)
    return physicsFlings(vector).enumerated().flatMap { axis, fling in
      var last = 0.0
      return zip(times, deltas).map { time, delta in
        let position = fling.state(at: time).position
        defer { last = position }
        return vector.difference("delta at \(time)", NSNumber(value: delta[axis]), position - last)
      }
    }
  }

  private static func controlPoints(_ vector: ReferenceVector) -> [Difference] {
    let easing = physicsFlings(vector)[0].easing!
    let expected = numbers(vector.expected["p1"]) + numbers(vector.expected["p2"])
    return zip(expected, [easing.x1, easing.y1, easing.x2, 1]).map {
      vector.difference("control point", NSNumber(value: $0), $1)
    }
  }

  // MARK: Gecko, GTK, Flutter's gravity

  private static func geckoFling(_ vector: ReferenceVector) -> [Difference] {
    let velocity = vector.number("v0_px_ms") * 1000
    let drag = drag(ratePerMillisecond: 1 - vector.number("friction_per_ms"))
    let coast = Motion.deceleration(start: 0, initialVelocity: velocity, drag: drag)
    return [
      vector.difference(
        "distance", vector.expected["continuous_distance"], projection(velocity, drag: drag))
    ]
      + samples(vector, "v_at_ms", inUnitsOf: 0.001) { coast.state(at: $0).velocity / 1000 }
  }

  private static func geckoSpring(_ vector: ReferenceVector) -> [Difference] {
    let spring = WheelSmoothing.spring.motion(
      MotionState(position: vector.number("x0"), velocity: vector.number("v0")),
      to: vector.number("dest"), rate: vector.number("k").squareRoot(),
      in: Interval(lower: -1e6, upper: 1e6))
    return samples(vector, "x_at") { spring.state(at: $0).position }
  }

  /// A fall from rest is the reverse in time of a throw that comes to rest there after 10 s.
  private static func gravity(_ vector: ReferenceVector) -> [Difference] {
    let gravity = vector.number("a")
    let thrown = Motion.constantDeceleration(
      start: vector.number("x0") + gravity * 10 * 10 / 2, initialVelocity: -gravity * 10, brake: gravity)
    let state = thrown.state(at: 10 - vector.number("t"))
    return [
      vector.difference("x", vector.expected["x"], state.position),
      vector.difference("v", vector.expected["v"], -state.velocity),
    ]
  }

  /// All frames before the last, which is where GTK rests.
  private static func gtk(_ vector: ReferenceVector) -> [Difference] {
    let motion = Motion.release(
      MotionState(position: vector.number("x0"), velocity: vector.number("v0")),
      in: Interval(lower: vector.number("lower"), upper: vector.number("upper")), feel: .gtk)
    let last = ReferenceVector.number(vector.expected["finished_frame"])
    let rate = (1 / vector.number("dt_s")).rounded()  // dt is written with nine decimals
    let frames = (vector.expected["frames"] as? [Any] ?? []).map(numbers)
    let rest = NSNumber(value: frames[frames.count - 1][1])
    return [vector.difference("rest", rest, motion.destination)] + frames.filter { $0[0] < last }.flatMap { frame in
      let state = motion.state(at: frame[0] / rate)
      return [
        vector.difference("x at frame \(frame[0])", NSNumber(value: frame[1]), state.position),
        vector.difference("v at frame \(frame[0])", NSNumber(value: frame[2]), state.velocity),
      ]
    }
  }

  // MARK: Reading

  /// Where a coast would end that never rested: other libraries announce that.
  static func projection(_ velocity: Double, drag: Double) -> Double {
    Motion.deceleration(start: 0, initialVelocity: velocity, drag: drag).destination
      + Double(signOf: velocity, magnitudeOf: Deceleration.restDistance)
  }

  /// The drag that leaves a share of the velocity after a millisecond, in 1/s.
  static func drag(ratePerMillisecond rate: Double) -> Double { -1000 * Foundation.log(rate) }

  static func numbers(_ value: Any?) -> [Double] {
    (value as? [Any] ?? []).map(ReferenceVector.number)
  }

  private static func samples(
    _ vector: ReferenceVector, _ key: String, inUnitsOf unit: Double = 1, _ read: (Double) -> Double
  ) -> [Difference] {
    (vector.expected[key] as? [String: Any] ?? [:]).map { time, value in
      vector.difference("\(key) \(time)", value, read((Double(time) ?? .nan) * unit))
    }
  }
}
