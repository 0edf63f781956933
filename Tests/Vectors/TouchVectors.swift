import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of touch.json.
enum TouchVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "uikit.deceleration": deceleration(vector)
    case "uikit.projection_discrete":
      [vector.difference("distance", vector.expected["distance"], coast(vector).destination)]
    case "uikit.rubberband":
      [
        vector.difference(
          "overscroll", vector.expected["visible_overscroll"],
          pulled(vector, by: vector.number("raw_overscroll")))
      ]
    case "uikit.rubberband.invariant":
      [
        vector.difference("slope", vector.expected["derivative_at_0"], pulled(vector, by: 1e-6) / 1e-6),
        vector.difference("limit", vector.expected["limit_at_inf"], pulled(vector, by: 1e12)),
      ]
    case "uikit.bounce_spring": samples(vector, spring(vector, from: "displacement", to: 0))
    case "friction.position", "friction.velocity", "friction.final": friction(vector)
    case "friction.timeAtX": timeAtX(vector)
    case "spring": springSamples(vector)
    case "spring.type": springType(vector)
    case "bounce": samples(vector, bounce(vector)) + edge(vector)
    case "bounce.done": bounceDone(vector)
    case "overscroll.drag_delta": dragDelta(vector)
    case "overscroll.invariant": sameForAnyLength(vector)
    case "framerate.invariant": frameRate(vector)
    case "physics.invariant": keepsSpeed(vector)
    default: nil
    }
  }

  // MARK: Decelerations

  /// The drag that leaves a share of the velocity after a millisecond, in 1/s.
  static func drag(ratePerMillisecond rate: Double) -> Double { -1000 * log(rate) }

  /// A fling of the feel with the vector's rate.
  private static func coast(_ vector: ReferenceVector) -> Movement {
    let feels = [0.998: SCROLLKIT_FEEL_UIKIT, 0.99: SCROLLKIT_FEEL_UIKIT_FAST]
    let start = vector.has("x0") ? vector.number("x0") : 0
    return .release(feels[vector.number("rate_per_ms")]!, from: start, velocity: vector.number("v0"))
  }

  private static func deceleration(_ vector: ReferenceVector) -> [Difference] {
    let coast = coast(vector)
    return [
      vector.difference("destination", vector.expected["destination"], coast.destination),
      vector.difference("duration", vector.expected["duration_s"], coast.duration),
    ] + samples(vector, coast)
  }

  /// Flutter states a drag as the share of speed left after a second.
  private static func flutterDrag(_ vector: ReferenceVector) -> Double {
    -log(vector.has("drag") ? vector.number("drag") : 0.135)
  }

  /// Flutter's own tests use numbers that none of its platforms has.
  private static func flutterCoast(_ vector: ReferenceVector) -> Movement {
    .release(SCROLLKIT_FEEL_FLUTTER_IOS, from: vector.number("x0"), velocity: vector.number("v0")) {
      $0.drag = flutterDrag(vector)
      $0.minimum_fling = 0
    }
  }

  private static func friction(_ vector: ReferenceVector) -> [Difference] {
    vector.kind == "friction.final"
      ? [vector.difference("x", vector.expected["x"], flutterCoast(vector).destination)]
      : samples(vector, flutterCoast(vector))
  }

  private static func timeAtX(_ vector: ReferenceVector) -> [Difference] {
    [vector.difference("t", vector.expected["t"], flutterCoast(vector).time(reaching: vector.number("x")))]
  }

  /// All of x, v, x_at, v_at, as far as the vector has them.
  private static func samples(_ vector: ReferenceVector, _ movement: Movement) -> [Difference] {
    var found: [Difference] = []
    for (key, read) in [("x_at", movement.position), ("v_at", movement.velocity)] as [(String, (Double) -> Double)] {
      for (time, value) in vector.expected[key] as? [String: Any] ?? [:] {
        guard let time = Double(time) else { continue }
        found.append(vector.difference("\(key) \(time)", value, read(time)))
      }
    }
    if vector.has("t") {
      let host = movement.host(at: vector.number("t"))
      if let x = vector.expected["x"] { found.append(vector.difference("x", x, host.offset)) }
      if let v = vector.expected["v"] { found.append(vector.difference("v", v, host.velocity)) }
    }
    return found
  }

  // MARK: Rubber bands

  /// The overscroll of content that a finger pulls by a distance.
  private static func pulled(_ vector: ReferenceVector, by distance: Double) -> Double {
    let isShipped = vector.number("c") == 0.55
    let host = Host(
      SCROLLKIT_FEEL_UIKIT, .init(viewport: (400, vector.number("dimension"))), alwaysBounces: true,
      values: isShipped ? nil : { $0.rubber_band = vector.number("c") })
    host.pan(y: -distance)
    return -host.frame.overscroll_y
  }

  /// A finger that has pulled content out of range moves on.
  private static func dragDelta(_ vector: ReferenceVector) -> [Difference] {
    if vector.has("bounce") {  // bounces off: nothing goes out of range
      let host = Host(SCROLLKIT_FEEL_FLUTTER_ANDROID)
      host.pan(y: -vector.number("position") - vector.number("delta"))
      return [vector.difference("position", vector.expected["position"], -host.offset)]
    }
    let isFast = vector.inputs["rate"] as? String == "fast"
    let viewport = vector.number("viewport")
    let host = Host(
      SCROLLKIT_FEEL_FLUTTER_IOS, .init(viewport: (400, viewport)), alwaysBounces: true,
      values: isFast ? { $0.rubber_band = 0.26 } : nil)
    let overscroll = -vector.number("pixels")
    let coefficient = isFast ? 0.26 : 0.52
    host.pan(y: -overscroll * viewport / (coefficient * (viewport - overscroll)))
    let before = host.offset
    host.input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: -vector.number("user_offset"))
    return [vector.difference("applied", vector.expected["applied"], before - host.offset)]
  }

  private static func sameForAnyLength(_ vector: ReferenceVector) -> [Difference] {
    let applied = ["max_a", "max_b"].map { key in
      let host = Host(
        SCROLLKIT_FEEL_FLUTTER_IOS,
        .init(viewport: (400, vector.number("viewport")), bottom: vector.number(key)), alwaysBounces: true)
      host.pan(y: vector.number("pixels"))
      host.input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: -vector.number("user_offset"))
      return host.offset
    }
    return [vector.difference("same", NSNumber(value: applied[0]), applied[1])]
  }

  // MARK: Springs and bounces

  /// Stiffness for a mass of 1, and the damping ratio.
  private static func shape(_ inputs: [String: Any]) -> (stiffness: Double, ratio: Double) {
    let mass = ReferenceVector.number(inputs["mass"])
    let stiffness = ReferenceVector.number(inputs["stiffness"])
    let ratio =
      inputs["ratio"].map(ReferenceVector.number)
      ?? ReferenceVector.number(inputs["damping"]) / (2 * (mass * stiffness).squareRoot())
    return (stiffness / mass, ratio)
  }

  private static func bounces(
    _ values: inout scrollkit_feel_values, like shape: (stiffness: Double, ratio: Double)
  ) {
    values.bounce_rule = scrollkit_bounce_rule(SCROLLKIT_BOUNCE_RULE_SPRING)
    values.bounce_stiffness = shape.stiffness
    values.bounce_damping_ratio = shape.ratio
    values.bounce_share = 1
    values.bounce_speed_limit = .infinity
    values.rubber_band = 1  // content follows the fingers to where the spring begins
    values.rubber_band_reach = .infinity
    values.minimum_fling = 0
    values.maximum_fling = 1e12
  }

  /// Content that is released out of range, or at the end where a velocity leads out of it.
  private static func spring(_ vector: ReferenceVector, from start: String, to end: Double) -> Movement {
    let distance = vector.number(start) - end
    let isPastEnd = distance > 0 || distance == 0 && vector.number("v0") > 0
    return .release(
      SCROLLKIT_FEEL_UIKIT, from: vector.number(start), velocity: vector.number("v0"),
      top: isPastEnd ? end - 1e6 : end, bottom: isPastEnd ? end : end + 1e6
    ) { bounces(&$0, like: shape(vector.inputs)) }
  }

  private static func springSamples(_ vector: ReferenceVector) -> [Difference] {
    let movement = spring(vector, from: "start", to: vector.number("end"))
    guard let floorX = vector.expected["floor_x"] else { return samples(vector, movement) }
    let host = movement.host(at: vector.number("t"))
    // Flutter's tests compare whole points.
    return [
      vector.difference("floor x", floorX, host.offset.rounded(.down)),
      vector.difference("floor v", vector.expected["floor_v"], host.velocity.rounded(.down)),
    ]
  }

  /// A spring that swings passes its target; one that is damped just enough would with less.
  private static func springType(_ vector: ReferenceVector) -> [Difference] {
    let shape = shape(vector.inputs)
    func passesTarget(damping share: Double) -> Bool {
      let spring = Movement.release(SCROLLKIT_FEEL_UIKIT, from: 1e6, velocity: 0, top: 0, bottom: 0) {
        bounces(&$0, like: (shape.stiffness, shape.ratio * share))
      }
      let end = spring.duration
      return (1...200).contains { spring.position(at: end * Double($0) / 200) < 0 }
    }
    let type = passesTarget(damping: 1) ? "under" : passesTarget(damping: 0.8) ? "critical" : "over"
    return [vector.difference("damping", 1, type == vector.expected["type"] as? String ? 1 : 0)]
  }

  private static func bounce(_ vector: ReferenceVector) -> Movement {
    let raw =
      vector.inputs["spring"] as? [String: Any] ?? ["mass": 0.5, "stiffness": 100, "ratio": 1.1]
    let limit = vector.has("maxSpringTransferVelocity") ? vector.number("maxSpringTransferVelocity") : 5000
    return .release(
      SCROLLKIT_FEEL_FLUTTER_IOS, from: vector.number("position"), velocity: vector.number("velocity"),
      top: vector.number("leading"), bottom: vector.number("trailing")
    ) {
      bounces(&$0, like: shape(raw))
      $0.drag = flutterDrag(vector)
      $0.bounce_speed_limit = limit
    }
  }

  /// When content reaches an edge: never, at some time, or before the start.
  private static func edge(_ vector: ReferenceVector) -> [Difference] {
    guard let expected = vector.expected["spring_time"] else { return [] }
    let movement = bounce(vector)
    let start = vector.number("position")
    let ends = [vector.number("leading"), vector.number("trailing")]
    let isOut = start < ends[0] || start > ends[1]
    let time = isOut ? -Double.infinity : ends.map { movement.time(reaching: $0) }.min()!
    return [vector.difference("edge", expected, time)]
  }

  private static func bounceDone(_ vector: ReferenceVector) -> [Difference] {
    let movement = bounce(vector)
    let limits = vector.inputs["tolerance"] as? [String: Any] ?? [:]
    return (vector.expected["done_at"] as? [String: Bool] ?? [:]).compactMap { time, done in
      guard let time = Double(time) else { return nil }
      let host = movement.host(at: time)
      let isDone =
        (host.offset - host.target).magnitude <= ReferenceVector.number(limits["distance"])
        && host.velocity.magnitude <= ReferenceVector.number(limits["velocity"])
      return vector.difference("done at \(time)", NSNumber(value: done ? 1 : 0), isDone ? 1 : 0)
    }
  }

  // MARK: Laws

  private static func frameRate(_ vector: ReferenceVector) -> [Difference] {
    guard vector.has("hz") else {
      let x = wheeled(by: vector.number("target"), lerp: vector.number("lerp"), at: vector.number("seconds"))
      return ["x60", "x144"].map { vector.difference($0, vector.expected[$0], x) }
    }
    let host = bounce(vector).begin()
    for frame in 1...Int(vector.number("hz") * vector.number("t")) { host.tick(Double(frame) / vector.number("hz")) }
    return [
      vector.difference("x", vector.expected["x"], host.offset),
      vector.difference("v", vector.expected["v"], host.velocity),
    ]
  }

  /// The distance that a wheel has scrolled. Its exponential covers a share of the remaining distance in each of 60
  /// frames a second.
  static func wheeled(by distance: Double, lerp: Double, at time: Double) -> Double {
    let host = Host(SCROLLKIT_FEEL_UIKIT, at: 0) {
      $0.wheel_smoothing = scrollkit_wheel_smoothing(SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL)
      $0.wheel_rate = 60 * lerp
      $0.wheel_step = distance
    }
    host.wheel(1, SCROLLKIT_UNIT_NOTCHES)
    host.tick(time)
    return host.offset
  }

  private static func keepsSpeed(_ vector: ReferenceVector) -> [Difference] {
    func velocity(_ feel: Int, pages: Bool = false) -> Double {
      let content = Host.Content(
        viewport: (400, vector.number("viewport")), top: vector.number("min"), bottom: vector.number("max"))
      let host = Host(feel, content, at: vector.number("pixels"))
      if pages { host.snapToPages(length: 100) }
      host.pan(y: 0)
      host.panEnd(y: vector.number("velocity"))
      return host.velocity
    }
    return [
      vector.difference("bouncing", vector.expected["bouncing_v0"], velocity(SCROLLKIT_FEEL_UIKIT)),
      vector.difference("clamping", vector.expected["clamping_v0"], velocity(SCROLLKIT_FEEL_FLUTTER_ANDROID)),
      vector.difference("page", vector.expected["page_v0"], velocity(SCROLLKIT_FEEL_UIKIT, pages: true)),
    ]
  }
}

extension Host {
  /// Pages along y.
  func snapToPages(length: Double = 0, rule: Int = SCROLLKIT_SNAP_RULE_DEFAULT) {
    var options = scrollkit_snap_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_snap_options>.size)
    options.kind = scrollkit_snap_kind(SCROLLKIT_SNAP_KIND_PAGES)
    options.length = length
    options.rule = scrollkit_snap_rule(rule)
    check(scrollkit_snap_set_options(scroller, scrollkit_axis(SCROLLKIT_AXIS_Y), &options, 0))
  }
}
