import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of wheel.json.
enum WheelVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "wheel.step": step(vector)
    case "wheel.delta_mode": deltaMode(vector)
    case "wheel.discrete": collect(vector, unit: vector.number("surface_units_per_step"), "deltas", "steps")
    case "wheel.v120_accumulate": collect(vector, unit: vector.number("unit"), "events", "detents_completed")
    case "wheel.v120_fractional": fractions(vector)
    case "wheel_smooth.duration": duration(vector)
    case "wheel_smooth.value": value(vector)
    case "wheel_smooth.retarget": vector.has("notches") ? notches(vector) : curves(vector)
    case "wheel_smooth.invariant": order(vector)
    case "lenis.damp": damp(vector)
    case "lenis.touch_inertia": [vector.difference("delta", vector.expected["delta"], flick(vector))]
    default: nil
    }
  }

  // MARK: Steps

  /// The initial offset of the content, in points.
  private static let middle = 1e5

  private static func step(_ vector: ReferenceVector) -> [Difference] {
    if vector.has("page_size") {
      let host = Host(SCROLLKIT_FEEL_GTK, .init(viewport: (400, vector.number("page_size"))), at: 0)
      host.wheel(1, SCROLLKIT_UNIT_NOTCHES)
      return [vector.difference("px", vector.expected["px"], host.offset)]
    }
    if vector.has("surface_delta") {  // GDK's unit for fingers on a touchpad
      let host = Host(SCROLLKIT_FEEL_GTK, at: middle)
      host.input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: vector.number("surface_delta"))
      return [vector.difference("px", vector.expected["px"], host.offset - middle)]
    }
    // Qt counts away from the user as positive, as QWheelEvent does.
    let host = Host(SCROLLKIT_FEEL_QT, at: middle)
    host.wheel(-vector.number("angle_delta"), SCROLLKIT_UNIT_NOTCHES_120)
    let target = host.target
    host.tick(10)
    let end = host.events().last { $0.kind == SCROLLKIT_EVENT_KIND_DID_REST }?.time ?? .nan
    return [
      vector.difference("px", vector.expected["px"], target - middle),
      vector.difference("duration", 0.3, end),  // in the vector's `animation`
    ]
  }

  private static func deltaMode(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(viewport: (400, vector.number("viewport"))), at: 0)
    host.wheel(vector.number("delta"), vector.number("mode") == 0 ? SCROLLKIT_UNIT_POINTS : SCROLLKIT_UNIT_PAGES)
    return [vector.difference("px", vector.expected["px"], host.target)]
  }

  /// Fractions of a notch add up to whole steps; what is left is what a last fraction lacks for a step.
  private static func collect(
    _ vector: ReferenceVector, unit: Double, _ events: String, _ steps: String
  ) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_GTK, at: middle) {
      $0.wheel_stepping = scrollkit_wheel_stepping(SCROLLKIT_WHEEL_STEPPING_WHOLE)
      $0.wheel_step = 1
    }
    func turn(_ amount: Double) -> Double {
      let before = host.offset
      host.wheel(amount / unit, SCROLLKIT_UNIT_NOTCHES, device: 1)
      return host.offset - before
    }
    let actual = vector.numbers(events).map(turn)
    let expected = ReferenceVector.numbers(vector.expected[steps])
    let remainder = ReferenceVector.number(vector.expected["remainder"])
    let missing = remainder < 0 ? -unit - remainder : unit - remainder
    let last = [turn(missing * 0.999), turn(missing * 0.001)]
    return zip(expected, actual).map { vector.difference("step", NSNumber(value: $0), $1) } + [
      vector.difference("nearly the remainder", 0, last[0]),
      vector.difference("the remainder", NSNumber(value: remainder < 0 ? -1 : 1), last[1]),
    ]
  }

  private static func fractions(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_GTK, at: middle) { $0.wheel_step = vector.number("px_per_detent") }
    for event in vector.numbers("events") { host.wheel(event, SCROLLKIT_UNIT_NOTCHES_120) }
    return [vector.difference("px", vector.expected["px"], host.offset - middle)]
  }

  /// The distance of a fling whose drag is that of Lenis' exponential: a tenth in each of 60 frames a second.
  private static func flick(_ vector: ReferenceVector) -> Double {
    let host = Host(SCROLLKIT_FEEL_UIKIT, at: middle) { $0.drag = 6 }
    host.press()
    for _ in 0..<20 { host.move(-vector.number("velocity_px_per_frame"), after: 1.0 / 60) }
    host.release()
    return host.target - host.offset
  }

  private static func damp(_ vector: ReferenceVector) -> [Difference] {
    let x = vector.number("x")
    let frame = 1 / (1 / vector.number("dt_s")).rounded()  // dt is written with nine decimals
    let covered = TouchVectors.wheeled(by: vector.number("target") - x, lerp: vector.number("lerp"), at: frame)
    return [vector.difference("x", vector.expected["x"], x + covered)]
  }

  // MARK: Smoothing

  private static func smoothing(_ vector: ReferenceVector) -> Int {
    switch vector.inputs["behavior"] as? String {
    case "constant": SCROLLKIT_WHEEL_SMOOTHING_CONSTANT
    case "delta_based": SCROLLKIT_WHEEL_SMOOTHING_DELTA_BASED
    case "inverse_delta": SCROLLKIT_WHEEL_SMOOTHING_INVERSE_DELTA
    case "impulse": SCROLLKIT_WHEEL_SMOOTHING_IMPULSE
    case "webkit_smooth": SCROLLKIT_WHEEL_SMOOTHING_PACED
    default: SCROLLKIT_WHEEL_SMOOTHING_NONE
    }
  }

  /// A host whose wheel scrolls as many points as notches, with a smoothing.
  private static func host(_ smoothing: Int, at offset: Double = 0) -> Host {
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(left: -1e6, right: 1e6, top: -1e6), at: offset) {
      $0.wheel_smoothing = scrollkit_wheel_smoothing(smoothing)
      $0.wheel_step = 1
    }
    return host
  }

  /// A turn of the wheel along both axes.
  private static func turn(_ smoothing: Int, by distance: [Double]) -> Movement {
    Movement {
      let host = host(smoothing)
      host.input(SCROLLKIT_INPUT_KIND_WHEEL, x: distance[0], y: distance[1]) {
        $0.unit = scrollkit_unit(SCROLLKIT_UNIT_NOTCHES)
      }
      return host
    }
  }

  private static func distance(_ vector: ReferenceVector) -> [Double] {
    if vector.has("delta") { return [0, vector.number("delta")] }
    let from = vector.numbers("initial")
    let to = vector.numbers("target")
    return from.isEmpty
      ? [0, vector.number("target") - vector.number("initial")] : [to[0] - from[0], to[1] - from[1]]
  }

  private static func duration(_ vector: ReferenceVector) -> [Difference] {
    let expected = vector.expected["duration_s"]
    if vector.inputs["behavior"] as? String == "linear" { return cruise(vector) }
    // A late wheel event is pushed with its own time: the delay is part of the duration.
    let delay = vector.has("delayed_by_s") ? vector.number("delayed_by_s") : 0
    let duration = turn(smoothing(vector), by: distance(vector)).duration
    return [vector.difference("duration", expected, max(0, duration - delay))]
  }

  /// Autoscroll at a velocity that the host gives, to the end of the range.
  private static func cruise(_ vector: ReferenceVector) -> [Difference] {
    let (from, to) = (vector.number("initial"), vector.number("target"))
    let cruise = Movement {
      let host = Host(SCROLLKIT_FEEL_UIKIT, .init(top: min(from, to), bottom: max(from, to)), at: from)
      host.input(SCROLLKIT_INPUT_KIND_STEER) { $0.velocity_y = vector.number("velocity") }
      return host
    }
    return [vector.difference("duration", vector.expected["duration_s"], cruise.time(reaching: to, before: 1000))]
  }

  private static func value(_ vector: ReferenceVector) -> [Difference] {
    let from = vector.numbers("initial")
    let movement = turn(smoothing(vector), by: distance(vector))
    let frame = movement.host(at: vector.number("fraction") * movement.duration).frame
    let expected = ReferenceVector.numbers(vector.expected["value"])
    return [
      vector.difference("value x", NSNumber(value: expected[0]), from[0] + frame.offset_x),
      vector.difference("value y", NSNumber(value: expected[1]), from[1] + frame.offset_y),
    ]
  }

  /// Scrolls by the program whose target changes on the way.
  private static func curves(_ vector: ReferenceVector) -> [Difference] {
    let unit = vector.number("duration_s")
    let turns = [[0, vector.number("target")]]
      + (vector.inputs["retargets"] as? [[Any]] ?? []).map(ReferenceVector.numbers)
    func host(at time: Double) -> Host {
      let host = Host(SCROLLKIT_FEEL_UIKIT, .init(top: -1e6), at: vector.number("initial")) {
        $0.animation_duration = unit
      }
      for turn in turns where turn[0] <= time + 1e-12 {
        host.tick(turn[0])
        host.scroll(to: turn[1])
      }
      host.tick(time)
      return host
    }
    let all = host(at: turns[turns.count - 1][0])
    all.wait(100 * unit)
    let end = all.events().last { $0.kind == SCROLLKIT_EVENT_KIND_DID_REST }?.time ?? .nan
    let allowed = ReferenceVector.number(vector.tolerance["duration_abs"])
    var found = [
      Difference(
        name: "duration", expected: ReferenceVector.number(vector.expected["duration_ratio"]), actual: end / unit,
        allowed: allowed.isNaN ? 1e-6 : allowed)
    ]
    for (share, value) in vector.expected["value_at_ratio"] as? [String: Any] ?? [:] {
      found.append(vector.difference("at \(share)", value, host(at: (Double(share) ?? .nan) * unit).offset))
    }
    return found
  }

  /// Notches in a row: each moves the target, and the motion keeps its velocity.
  private static func notches(_ vector: ReferenceVector) -> [Difference] {
    let step = vector.number("notch_px")
    let interval = vector.number("interval_s")
    let rows = vector.expected["after_each"] as? [[String: Any]] ?? []
    /// After so many further notches.
    func turned(_ notches: Int) -> Host {
      let host = host(smoothing(vector))
      host.wheel(step, SCROLLKIT_UNIT_NOTCHES)
      for _ in 0..<notches {
        host.wait(interval)
        host.wheel(step, SCROLLKIT_UNIT_NOTCHES)
      }
      return host
    }
    var found: [Difference] = []
    for (place, after) in rows.enumerated() {
      let host = turned(place + 1)
      found.append(vector.difference("x", after["x"], host.offset))
      found.append(vector.difference("v", after["v"], host.velocity))
      host.wait(10)
      let end = host.events().last { $0.kind == SCROLLKIT_EVENT_KIND_DID_REST }?.time ?? .nan
      found.append(vector.difference("end", after["end_time"], end))
    }
    for (time, value) in vector.expected["x_at"] as? [String: Any] ?? [:] {
      let host = turned(rows.count)
      host.tick(Double(time) ?? .nan)
      found.append(vector.difference("x at \(time)", value, host.offset))
    }
    return found
  }

  private static func order(_ vector: ReferenceVector) -> [Difference] {
    let times = vector.numbers("targets").map { turn(SCROLLKIT_WHEEL_SMOOTHING_INVERSE_DELTA, by: [0, $0]).duration }
    let isOrdered = times[0] > times[1] && times[1] > times[2] && times[2] == times[3]
    return [vector.difference("order", NSNumber(value: 1), isOrdered ? 1 : 0)]
  }
}
