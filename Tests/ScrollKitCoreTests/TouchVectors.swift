import Foundation

@testable import ScrollKitCore

/// Reads the vectors of touch.json.
enum TouchVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "uikit.deceleration": deceleration(vector)
    case "uikit.projection_discrete":
      [vector.difference("distance", vector.expected["distance"], projection(vector))]
    case "uikit.rubberband":
      [
        vector.difference(
          "overscroll", vector.expected["visible_overscroll"],
          band(vector).overscroll(pulledBy: vector.number("raw_overscroll")))
      ]
    case "uikit.rubberband.invariant":
      [
        vector.difference("slope", vector.expected["derivative_at_0"], band(vector).slope(at: 0)),
        vector.difference("limit", vector.expected["limit_at_inf"], band(vector).overscroll(pulledBy: 1e15)),
      ]
    case "uikit.bounce_spring": samples(vector, spring(vector, from: "displacement", to: 0))
    case "friction.position", "friction.velocity", "friction.final": friction(vector)
    case "friction.timeAtX": timeAtX(vector)
    case "spring": springSamples(vector)
    case "spring.type": springType(vector)
    case "bounce": samples(vector, bounce(vector)) + edge(vector, bounce(vector))
    case "bounce.done": bounceDone(vector)
    case "overscroll.drag_delta": dragDelta(vector)
    case "overscroll.invariant": sameForAnyLength(vector)
    case "framerate.invariant": frameRate(vector)
    case "physics.invariant": keepsSpeed(vector)
    default: nil
    }
  }

  private static func coast(_ vector: ReferenceVector) -> Motion {
    Motion.deceleration(
      start: vector.has("x0") ? vector.number("x0") : 0, initialVelocity: vector.number("v0"),
      drag: FlingVectors.drag(ratePerMillisecond: vector.number("rate_per_ms")))
  }

  private static func projection(_ vector: ReferenceVector) -> Double {
    coast(vector).destination
      + Double(signOf: vector.number("v0"), magnitudeOf: Deceleration.restDistance)
  }

  /// The vectors' destination is our projection: we rest half a point short of it.
  private static func deceleration(_ vector: ReferenceVector) -> [Difference] {
    let coast = coast(vector)
    var found = [
      vector.difference("projection", vector.expected["destination"], projection(vector)),
      vector.difference("duration", vector.expected["duration_s"], coast.duration),
    ]
    found += samples(vector, coast, until: coast.duration)
    return found
  }

  private static func band(_ vector: ReferenceVector) -> RubberBand {
    RubberBand(coefficient: vector.number("c"), limit: vector.number("dimension"))
  }

  private static func shape(_ inputs: [String: Any]) -> SpringShape {
    let mass = ReferenceVector.number(inputs["mass"])
    let stiffness = ReferenceVector.number(inputs["stiffness"])
    let ratio =
      inputs["ratio"].map(ReferenceVector.number)
      ?? ReferenceVector.number(inputs["damping"]) / (2 * (mass * stiffness).squareRoot())
    return SpringShape(mass: mass, stiffness: stiffness, dampingRatio: ratio)
  }

  private static func spring(_ vector: ReferenceVector, from start: String, to end: Double) -> Motion {
    .spring(
      start: vector.number(start), initialVelocity: vector.number("v0"), destination: end,
      shape: shape(vector.inputs))
  }

  /// All of x, v, x_at, v_at, as far as the vector has them, before the motion is cut off at rest.
  private static func samples(
    _ vector: ReferenceVector, _ motion: Motion, until end: Double = .infinity
  ) -> [Difference] {
    var found: [Difference] = []
    for (key, read) in [
      ("x_at", { motion.state(at: $0).position }), ("v_at", { motion.state(at: $0).velocity }),
    ] as [(String, (Double) -> Double)] {
      for (time, value) in vector.expected[key] as? [String: Any] ?? [:] {
        guard let time = Double(time), time < end, time < motion.duration else { continue }
        found.append(vector.difference("\(key) \(time)", value, read(time)))
      }
    }
    if vector.has("t") {
      let state = motion.state(at: vector.number("t"))
      if let x = vector.expected["x"] { found.append(vector.difference("x", x, state.position)) }
      if let v = vector.expected["v"] { found.append(vector.difference("v", v, state.velocity)) }
    }
    return found
  }

  /// Flutter states a drag as the share of speed left after a second.
  private static func flutterDrag(_ vector: ReferenceVector) -> Double {
    -Foundation.log(vector.has("drag") ? vector.number("drag") : 0.135)
  }

  private static func friction(_ vector: ReferenceVector) -> [Difference] {
    let drag = flutterDrag(vector)
    let coast = Motion.deceleration(
      start: vector.number("x0"), initialVelocity: vector.number("v0"), drag: drag)
    if vector.kind == "friction.final" {
      return [vector.difference("x", vector.expected["x"], coast.destination)]
    }
    return samples(vector, coast)
  }

  private static func timeAtX(_ vector: ReferenceVector) -> [Difference] {
    let coast = Motion.deceleration(
      start: vector.number("x0"), initialVelocity: vector.number("v0"), drag: flutterDrag(vector))
    let time = coast.time(reaching: vector.number("x")) ?? .infinity
    return [vector.difference("t", vector.expected["t"], time)]
  }

  private static func springSamples(_ vector: ReferenceVector) -> [Difference] {
    let motion = spring(vector, from: "start", to: vector.number("end"))
    guard let floorX = vector.expected["floor_x"] else { return samples(vector, motion) }
    let state = motion.state(at: vector.number("t"))
    // Flutter's tests compare whole points. At rest ScrollKit is on the target, Flutter just before it.
    let position = motion.duration <= vector.number("t") ? state.position - 1e-9 : state.position
    return [
      vector.difference("floor x", floorX, position.rounded(.down)),
      vector.difference("floor v", vector.expected["floor_v"], state.velocity.rounded(.down)),
    ]
  }

  /// A spring that swings passes its target; one that is damped just enough would with less.
  private static func springType(_ vector: ReferenceVector) -> [Difference] {
    let shape = shape(vector.inputs)
    func passesTarget(damping share: Double) -> Bool {
      let ratio = shape.dampingRatio * share
      let spring = Motion.spring(
        start: 1e6, initialVelocity: 0, destination: 0,
        shape: SpringShape(frequency: shape.frequency, dampingRatio: ratio))
      return (1...1000).contains { spring.state(at: spring.duration * Double($0) / 1000).position < 0 }
    }
    let type = passesTarget(damping: 1) ? "under" : passesTarget(damping: 0.8) ? "critical" : "over"
    return [vector.difference("damping", 1, type == vector.expected["type"] as? String ? 1 : 0)]
  }

  private static func bounce(_ vector: ReferenceVector) -> Motion {
    let raw =
      vector.inputs["spring"] as? [String: Any] ?? ["mass": 0.5, "stiffness": 100, "ratio": 1.1]
    let limit = vector.has("maxSpringTransferVelocity") ? vector.number("maxSpringTransferVelocity") : 5000
    return .release(
      MotionState(position: vector.number("position"), velocity: vector.number("velocity")),
      in: Interval(lower: vector.number("leading"), upper: vector.number("trailing")),
      feel: CoastFeel(drag: flutterDrag(vector), bounce: shape(raw), transferLimit: limit))
  }

  /// When the bounce begins: never, at some time, or before the start.
  private static func edge(_ vector: ReferenceVector, _ motion: Motion) -> [Difference] {
    guard let expected = vector.expected["spring_time"] else { return [] }
    let time = motion.bounceBegin == 0 ? -Double.infinity : motion.bounceBegin
    return [vector.difference("edge", expected, time)]
  }

  private static func bounceDone(_ vector: ReferenceVector) -> [Difference] {
    let motion = bounce(vector)
    let limits = vector.inputs["tolerance"] as? [String: Any] ?? [:]
    return (vector.expected["done_at"] as? [String: Bool] ?? [:]).compactMap { time, done in
      guard let time = Double(time) else { return nil }
      let state = motion.state(at: time)
      let isDone =
        (state.position - motion.destination).magnitude <= ReferenceVector.number(limits["distance"])
        && state.velocity.magnitude <= ReferenceVector.number(limits["velocity"])
      return vector.difference("done at \(time)", NSNumber(value: done ? 1 : 0), isDone ? 1 : 0)
    }
  }

  /// Flutter's drag friction is the slope of our rubber band: at the overscroll before for a pull,
  /// at a given overscroll, so that it returns.
  private static func dragDelta(_ vector: ReferenceVector) -> [Difference] {
    if vector.has("bounce") {  // bounces off: nothing goes out of range
      let stiff = RubberBand(coefficient: 0.55, limit: 0)
      let pull = vector.number("position") + vector.number("delta")
      return [vector.difference("position", vector.expected["position"], stiff.overscroll(pulledBy: pull))]
    }
    let coefficient = vector.inputs["rate"] as? String == "fast" ? 0.26 : 0.52
    let band = RubberBand(coefficient: coefficient, limit: vector.number("viewport"))
    let delta = vector.number("user_offset")
    let overscroll = -vector.number("pixels")
    let at = delta > 0 ? overscroll : overscroll - delta.magnitude
    return [vector.difference("applied", vector.expected["applied"], delta * band.slope(at: at))]
  }

  private static func sameForAnyLength(_ vector: ReferenceVector) -> [Difference] {
    let applied = ["max_a", "max_b"].map { key in
      var anchor = DragAnchor(
        pointer: 0, offset: vector.number("pixels"),
        range: Interval(lower: 0, upper: vector.number(key)),
        bands: Ends(both: RubberBand(coefficient: 0.52, limit: vector.number("viewport"))))
      anchor.move(to: vector.number("user_offset"))
      return anchor.offset
    }
    return [vector.difference("same", NSNumber(value: applied[0]), applied[1])]
  }

  private static func frameRate(_ vector: ReferenceVector) -> [Difference] {
    guard vector.has("hz") else {
      let target = vector.number("target")
      let motion = WheelSmoothing.exponential.motion(
        MotionState(position: 0, velocity: 0), to: target, rate: 60 * vector.number("lerp"),
        in: Interval(lower: 0, upper: target))
      let x = motion.state(at: vector.number("seconds")).position
      return [vector.difference("x60", vector.expected["x60"], x), vector.difference("x144", vector.expected["x144"], x)]
    }
    let motion = bounceUIKit(vector)
    var state = motion.state(at: 0)
    let frames = Int(vector.number("hz") * vector.number("t"))
    for frame in 1...frames { state = motion.state(at: Double(frame) / vector.number("hz")) }
    return [
      vector.difference("x", vector.expected["x"], state.position),
      vector.difference("v", vector.expected["v"], state.velocity),
    ]
  }

  private static func bounceUIKit(_ vector: ReferenceVector) -> Motion {
    .release(
      MotionState(position: vector.number("position"), velocity: vector.number("velocity")),
      in: Interval(lower: vector.number("leading"), upper: vector.number("trailing")),
      feel: CoastFeel(
        drag: -Foundation.log(0.135),
        bounce: SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1), transferLimit: 5000))
  }

  private static func keepsSpeed(_ vector: ReferenceVector) -> [Difference] {
    let state = MotionState(position: vector.number("pixels"), velocity: vector.number("velocity"))
    let range = Interval(lower: vector.number("min"), upper: vector.number("max"))
    let clamping = CoastFeel(drag: Feel.uikit.coast.drag, bounce: Feel.uikit.coast.bounce.shape, transferLimit: 0)
    return [
      vector.difference(
        "bouncing", vector.expected["bouncing_v0"],
        Motion.release(state, in: range, feel: Feel.uikit.coast).state(at: 0).velocity),
      vector.difference(
        "clamping", vector.expected["clamping_v0"],
        Motion.release(state, in: range, feel: clamping).state(at: 0).velocity),
      vector.difference(  // to the next page, the end of the range
        "page", vector.expected["page_v0"],
        Motion.landing(state, at: 100, in: range, drag: Feel.uikit.coast.drag, duration: 0.3)
          .state(at: 0).velocity),
    ]
  }
}
