import Foundation

@testable import ScrollKitCore

/// Reads the vectors of wheel.json.
enum WheelVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "wheel.step": step(vector)
    case "wheel.delta_mode": deltaMode(vector)
    case "wheel.discrete": collect(vector, unit: vector.number("surface_units_per_step"), "deltas", "steps")
    case "wheel.v120_accumulate": collect(vector, unit: vector.number("unit"), "events", "detents_completed")
    case "wheel.v120_fractional": fractions(vector)
    case "wheel_smooth.duration": duration(vector)
    case "wheel_smooth.value": value(vector)
    case "wheel_smooth.retarget": retarget(vector)
    case "wheel_smooth.invariant": order(vector)
    case "lenis.damp": damp(vector)
    case "lenis.touch_inertia":
      [vector.difference("delta", vector.expected["delta"], flick(vector))]
    default: nil
    }
  }

  private static func numbers(_ list: Any?) -> [Double] {
    (list as? [Any] ?? []).map(ReferenceVector.number)
  }

  private static func step(_ vector: ReferenceVector) -> [Difference] {
    if vector.has("page_size") {
      let points = WheelStep.viewportPower.points(viewport: vector.number("page_size"))
      return [vector.difference("px", vector.expected["px"], points)]
    }
    if vector.has("surface_delta") {  // GDK's unit for fingers on a touchpad
      let pan = ScrollInput.panUpdate(by: .down(vector.number("surface_delta")))
      return [vector.difference("px", vector.expected["px"], distance(.gtk, [pan]))]
    }
    // Qt counts away from the user as positive, as QWheelEvent does.
    let notches = -vector.number("angle_delta") / 120
    var scroller = scroller(.qt)
    scroller.handle(.wheel(by: .down(notches), .notches), at: 0)
    return [
      vector.difference("px", vector.expected["px"], scroller.phase.target.y - middle),
      vector.difference("duration", 0.3, scroller.phase.end),  // in the vector's `animation`
    ]
  }

  /// The initial offset of the content, in points.
  private static let middle = 1e5

  private static func scroller(_ feel: Feel) -> Scroller { TestFinger(feel, at: middle).scroller }

  /// How far inputs move content without smoothing, in points.
  private static func distance(_ feel: Feel, _ inputs: [ScrollInput]) -> Double {
    var scroller = scroller(feel)
    for input in inputs { scroller.handle(input, at: 0) }
    return scroller.phase.offset(at: 0).y - middle
  }

  /// The distance of a fling whose drag is that of Lenis' exponential.
  private static func flick(_ vector: ReferenceVector) -> Double {
    var feel = Feel.uikit
    feel.coast.drag = 6  // `exponential`: a tenth in each of 60 frames a second
    var finger = TestFinger(feel, at: middle)
    finger.press()
    for _ in 0..<20 { finger.move(-vector.number("velocity_px_per_frame"), after: 1.0 / 60) }
    finger.release()
    return finger.scroller.phase.target.y - finger.offset
  }

  private static func deltaMode(_ vector: ReferenceVector) -> [Difference] {
    let viewport = AxisGeometry(viewport: vector.number("viewport"), content: 10_000)
    var feel = Feel.uikit
    feel.lineLength = vector.number("line_px")
    let setting = ScrollSetting(
      geometry: Pair(x: viewport, y: viewport), feel: feel, alwaysBounces: Pair(x: false, y: false))
    let unit: WheelUnit = vector.number("mode") == 0 ? .points : .pages
    return [vector.difference("px", vector.expected["px"], setting.points(vector.number("delta"), unit, .y))]
  }

  private static func collect(
    _ vector: ReferenceVector, unit: Double, _ events: String, _ steps: String
  ) -> [Difference] {
    var remainder = WheelRemainder()
    let actual = numbers(vector.inputs[events]).map {
      remainder.add(.down($0 / unit), .notches, device: 1).y
    }
    let expected = numbers(vector.expected[steps])
    return zip(expected, actual).map { vector.difference("step", NSNumber(value: $0), $1) }
      + [vector.difference("remainder", vector.expected["remainder"], remainder.wheels[0].collected.y * unit)]
  }

  private static func fractions(_ vector: ReferenceVector) -> [Difference] {
    var feel = Feel.gtk  // its wheel is not smoothed
    feel.wheelStep = .points(vector.number("px_per_detent"))
    let turns = numbers(vector.inputs["events"]).map {
      ScrollInput.wheel(by: .down($0 / 120), .notches)
    }
    return [vector.difference("px", vector.expected["px"], distance(feel, turns))]
  }

  private static func smoothing(_ vector: ReferenceVector) -> WheelSmoothing {
    switch vector.inputs["behavior"] as? String {
    case "constant": .constant
    case "delta_based": .deltaBased
    case "inverse_delta": .inverseDelta
    case "impulse": .impulse
    case "webkit_smooth": .paced
    default: .none
    }
  }

  private static func duration(_ vector: ReferenceVector) -> [Difference] {
    let expected = vector.expected["duration_s"]
    if vector.inputs["behavior"] as? String == "linear" {
      let cruise = Motion.cruise(
        moving: MotionState(position: vector.number("initial"), velocity: 0),
        pace: vector.number("velocity"), ramp: 0, destination: vector.number("target"))
      return [vector.difference("duration", expected, cruise?.duration ?? .nan)]
    }
    // A late wheel event is pushed with its own time: the delay is part of the duration.
    let delay = vector.has("delayed_by_s") ? vector.number("delayed_by_s") : 0
    let duration = smoothing(vector).duration(of: largestDistance(vector))
    return [vector.difference("duration", expected, max(0, duration - delay))]
  }

  /// Chromium uses the larger distance of both axes.
  private static func largestDistance(_ vector: ReferenceVector) -> Double {
    if vector.has("delta") { return vector.number("delta") }
    let from = numbers(vector.inputs["initial"])
    let to = numbers(vector.inputs["target"])
    guard !from.isEmpty else { return vector.number("target") - vector.number("initial") }
    return zip(from, to).map { ($1 - $0).magnitude }.max() ?? 0
  }

  private static func value(_ vector: ReferenceVector) -> [Difference] {
    let from = numbers(vector.inputs["initial"])
    let to = numbers(vector.inputs["target"])
    let seconds = smoothing(vector).duration(of: largestDistance(vector))
    return zip(zip(from, to), numbers(vector.expected["value"])).map { ends, expected in
      let curve = Motion.curve(start: ends.0, destination: ends.1, duration: seconds)
      let position = curve.state(at: vector.number("fraction") * seconds).position
      return vector.difference("value", NSNumber(value: expected), position)
    }
  }

  private static let anywhere = Interval(lower: -1e6, upper: 1e6)

  private static func retarget(_ vector: ReferenceVector) -> [Difference] {
    vector.has("notches") ? notches(vector) : curves(vector)
  }

  private static func curves(_ vector: ReferenceVector) -> [Difference] {
    let unit = vector.number("duration_s")
    var legs = [(since: 0.0, curve: Motion.curve(
      start: vector.number("initial"), destination: vector.number("target"), duration: unit))]
    for entry in vector.inputs["retargets"] as? [[Any]] ?? [] {
      let now = ReferenceVector.number(entry[0])
      let last = legs[legs.count - 1]
      let curve = Motion.curve(
        moving: last.curve.state(at: now - last.since), destination: ReferenceVector.number(entry[1]),
        duration: unit, easing: .easeInOut, range: anywhere)
      legs.append((now, curve))
    }
    let last = legs[legs.count - 1]
    let ratio = (last.since + last.curve.duration) / unit
    let allowed = ReferenceVector.number(vector.tolerance["duration_abs"])
    var found = [
      Difference(
        name: "duration", expected: ReferenceVector.number(vector.expected["duration_ratio"]),
        actual: ratio, allowed: allowed.isNaN ? 1e-6 : allowed)
    ]
    for (share, value) in vector.expected["value_at_ratio"] as? [String: Any] ?? [:] {
      let time = Double(share).map { $0 * unit } ?? .nan
      guard let leg = legs.last(where: { $0.since <= time + 1e-12 }) else { continue }
      found.append(vector.difference("at \(share)", value, leg.curve.state(at: time - leg.since).position))
    }
    return found
  }

  /// Notches in a row: each moves the target, and the motion keeps its velocity.
  private static func notches(_ vector: ReferenceVector) -> [Difference] {
    let step = vector.number("notch_px")
    let smoothing = smoothing(vector)
    var curve = Motion.curve(start: 0, destination: step, duration: smoothing.duration(of: step))
    var since = 0.0
    var found: [Difference] = []
    for (place, after) in (vector.expected["after_each"] as? [[String: Any]] ?? []).enumerated() {
      let now = vector.number("interval_s") * Double(place + 1)
      let state = curve.state(at: now - since)
      let target = step * Double(place + 2)
      curve = Motion.curve(
        moving: state, destination: target, duration: smoothing.duration(of: target - state.position),
        easing: smoothing.easing, range: anywhere)
      since = now
      found.append(vector.difference("x", after["x"], state.position))
      found.append(vector.difference("v", after["v"], state.velocity))
      found.append(vector.difference("end", after["end_time"], since + curve.duration))
    }
    for (time, value) in vector.expected["x_at"] as? [String: Any] ?? [:] {
      guard let time = Double(time) else { continue }
      found.append(vector.difference("x at \(time)", value, curve.state(at: time - since).position))
    }
    return found
  }

  private static func order(_ vector: ReferenceVector) -> [Difference] {
    let times = numbers(vector.inputs["targets"]).map { WheelSmoothing.inverseDelta.duration(of: $0) }
    let isOrdered = times[0] > times[1] && times[1] > times[2] && times[2] == times[3]
    return [vector.difference("order", NSNumber(value: 1), isOrdered ? 1 : 0)]
  }

  private static func damp(_ vector: ReferenceVector) -> [Difference] {
    let pull = 60 * vector.number("lerp")
    let motion = WheelSmoothing.exponential.motion(
      MotionState(position: vector.number("x"), velocity: 0), to: vector.number("target"), rate: pull,
      in: anywhere)
    // The vector gives the time of the frame with nine decimals; velocities are hundreds of points per second.
    let allowed = 1e-6
    let x = motion.state(at: vector.number("dt_s")).position
    return [Difference(name: "x", expected: ReferenceVector.number(vector.expected["x"]), actual: x, allowed: allowed)]
  }
}
