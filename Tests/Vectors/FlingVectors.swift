import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of touch.json that are about other platforms' flings.
enum FlingVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "android_fling.2d": mobileScroller(vector)
    case "android_fling.ballistic": clamping(vector)
    case "android_fling.overscroller": overScroller(vector)
    case "android_fling.overscroller_curve": overScrollerCurve(vector)
    case "android_fling.spline": spline(vector)
    case "bs.momentum" where vector.has("limit_ms"): DragVectors.heldTooLong(vector)
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
    case "gtk.kinetic": gtk(vector)
    case "gtk.kinetic.final": gtkProjection(vector)
    case "lvgl.elastic": elastic(vector)
    case "lvgl.throw_decay": throwDecay(vector)
    case "lvgl.throw_predict": throwPredict(vector)
    case "qt.flick": qtFlick(vector)
    case "qt.overshoot": overshoot(vector)
    default: nil
    }
  }

  /// A fling along both axes.
  private static func diagonal(
    _ feel: Int, from start: [Double], velocity: [Double], viewport: [Double] = [400, 600],
    values: Host.FeelValues? = nil
  ) -> Movement {
    Movement {
      let content = Host.Content(viewport: (viewport[0], viewport[1]), left: -1e6, right: 1e6, top: -1e6, bottom: 1e6)
      let host = Host(feel, content, values: values)
      host.setOffset(start[1], x: start[0])
      host.pan(y: 0)
      host.panEnd(x: velocity[0], y: velocity[1])
      return host
    }
  }

  private static func anySpeed(_ values: inout scrollkit_feel_values) {
    values.minimum_fling = 0
    values.maximum_fling = 1e12
  }

  private static func samples(
    _ vector: ReferenceVector, _ key: String, inUnitsOf unit: Double = 1, _ read: (Double) -> Double
  ) -> [Difference] {
    (vector.expected[key] as? [String: Any] ?? [:]).map { time, value in
      vector.difference("\(key) \(time)", value, read((Double(time) ?? .nan) * unit))
    }
  }

  // MARK: Android and Flutter

  private static func mobileScroller(_ vector: ReferenceVector) -> [Difference] {
    let final = ReferenceVector.numbers(vector.expected["final"])
    let velocity = vector.numbers("velocity")
    let fling = diagonal(SCROLLKIT_FEEL_ANDROID, from: vector.numbers("start"), velocity: velocity)
    let frame = fling.begin().frame
    return [
      vector.difference("final x", NSNumber(value: final[0]), frame.target_x),
      vector.difference("final y", NSNumber(value: final[1]), frame.target_y),
      vector.difference("duration", vector.expected["duration_s"], fling.duration),
    ]
  }

  private static func clamping(_ vector: ReferenceVector) -> [Difference] {
    let fling = Movement.release(
      SCROLLKIT_FEEL_FLUTTER_ANDROID, from: vector.number("position"), velocity: vector.number("velocity"))
    return [
      vector.difference("x at 0", vector.expected["x_at_0"], fling.position(at: 0)),
      vector.difference("v at 0", vector.expected["v_at_0"], fling.velocity(at: 0)),
      vector.difference("v at 10 s", vector.expected["v_at_10s"], fling.velocity(at: 10)),
      vector.difference("duration", vector.expected["duration_s"], fling.duration),
      vector.difference("final", vector.expected["final_x"], fling.destination),
    ]
  }

  /// Android measures in pixels, ScrollKit in points.
  private static func android(_ vector: ReferenceVector) -> Movement {
    .release(SCROLLKIT_FEEL_ANDROID, from: 0, velocity: vector.number("velocity_px_s") / vector.number("density"))
  }

  private static func overScroller(_ vector: ReferenceVector) -> [Difference] {
    [
      vector.difference("duration", vector.expected["duration_ms"], android(vector).duration * 1000),
      vector.difference(
        "distance", vector.expected["distance_px"], android(vector).destination * vector.number("density")),
    ]
  }

  private static func overScrollerCurve(_ vector: ReferenceVector) -> [Difference] {
    samples(vector, "x_at_ms", inUnitsOf: 0.001) { android(vector).position(at: $0) * vector.number("density") }
  }

  /// The shape of any fling.
  private static func spline(_ vector: ReferenceVector) -> [Difference] {
    let fling = Movement.release(SCROLLKIT_FEEL_ANDROID, from: 0, velocity: 5000)
    let (duration, distance) = (fling.duration, fling.destination)
    let step = ReferenceVector.number(vector.expected["index_step"]) / vector.number("samples")
    let positions = ReferenceVector.numbers(vector.expected["spline_position"]).enumerated().map { index, value in
      vector.difference(
        "position \(index)", NSNumber(value: value),
        fling.position(at: Double(index) * step * duration) / distance)
    }
    let times = ReferenceVector.numbers(vector.expected["spline_time"]).enumerated().map { index, value in
      vector.difference(
        "time \(index)", NSNumber(value: value),
        fling.time(reaching: Double(index) * step * distance) / duration)
    }
    return positions + times
  }

  /// Flutter's own tests of flings begin where a drag ended. Fingers that rest on a pad stop it.
  private static func cancelled(_ vector: ReferenceVector) -> [Difference] {
    let host = Movement.release(
      SCROLLKIT_FEEL_FLUTTER_ANDROID, from: vector.number("drag_px"), velocity: vector.number("fling_velocity")
    ).host(at: vector.number("cancel_at_s"))
    host.input(SCROLLKIT_INPUT_KIND_HOLD)
    let there = host.offset
    host.input(SCROLLKIT_INPUT_KIND_HOLD_END)
    host.wait(5)
    return [
      vector.difference("offset", vector.expected["offset_at_cancel"], there),
      vector.difference("offset later", vector.expected["offset_later"], host.offset),
    ]
  }

  private static func flung(_ vector: ReferenceVector) -> [Difference] {
    let fling = Movement.release(
      SCROLLKIT_FEEL_FLUTTER_ANDROID, from: vector.number("drag_px"), velocity: vector.number("fling_velocity"))
    let bounds = ["final_min", "final_max"].map { ReferenceVector.number(vector.expected[$0]) }
    let end = fling.position(at: vector.number("wait_s"))
    return [vector.difference("final", NSNumber(value: max(bounds[0], min(end, bounds[1]))), end)]
  }

  private static func order(_ vector: ReferenceVector) -> [Difference] {
    let feels = [
      "macOS(fast)": SCROLLKIT_FEEL_UIKIT_FAST, "android": SCROLLKIT_FEEL_FLUTTER_ANDROID,
      "iOS": SCROLLKIT_FEEL_FLUTTER_IOS,
    ]
    let ends = feels.mapValues { feel in
      Movement.release(feel, from: 0, velocity: vector.number("fling_velocity")).destination
    }
    let expected = vector.expected["order_shortest_to_longest"] as? [String] ?? []
    let actual = ends.sorted { $0.value < $1.value }.map(\.key)
    return [vector.difference("order", NSNumber(value: 1), actual == expected ? 1 : 0)]
  }

  private static func noSpeed(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_CHROMIUM, at: 1000)
    host.pan(y: 100)
    _ = host.events()
    host.panEnd(y: vector.number("velocity"))
    let isEmitted = host.events().contains { $0.kind == SCROLLKIT_EVENT_KIND_DID_REST && $0.y == 1100 }
    return [
      vector.difference("started", vector.expected["fling_started"], host.isIdle ? 0 : 1),
      vector.difference("end emitted", vector.expected["scroll_end_sent"], isEmitted ? 1 : 0),
    ]
  }

  // MARK: Chromium

  private static func flingCurve(_ vector: ReferenceVector) -> [Difference] {
    let fling = Movement.release(SCROLLKIT_FEEL_UIKIT, from: 0, velocity: vector.number("velocity")) {
      $0.coast_rule = scrollkit_coast_rule(SCROLLKIT_COAST_RULE_DRIFTING)
      anySpeed(&$0)
    }
    return [
      vector.difference("final", vector.expected["final"], fling.destination),
      vector.difference("duration", vector.expected["duration_s"], fling.duration),
    ] + samples(vector, "x_at", fling.position)
  }

  /// Chromium measures in pixels; at 96 of them in an inch, they are points.
  private static func physicsFling(_ vector: ReferenceVector) -> [Difference] {
    let scale = vector.has("ppi") ? vector.number("ppi") / 96 : 1
    let viewport = vector.has("viewport") ? vector.numbers("viewport") : [1920, 1080]
    let fling = diagonal(
      SCROLLKIT_FEEL_CHROMIUM, from: [0, 0], velocity: vector.numbers("velocity").map { $0 / scale },
      viewport: viewport.map { $0 / scale })
    let deltas = (vector.expected["deltas"] as? [Any] ?? [vector.expected["offset"] ?? []]).map(ReferenceVector.numbers)
    var last = [0.0, 0.0]
    return zip(vector.numbers("sample_ms").map { $0 / 1000 }, deltas).flatMap { time, delta in
      let frame = fling.host(at: time).frame
      let offset = [frame.offset_x * scale, frame.offset_y * scale]
      defer { last = offset }
      return [0, 1].map {
        vector.difference("delta at \(time)", NSNumber(value: delta[$0]), offset[$0] - last[$0])
      }
    }
  }

  /// The control points of a Bézier curve follow from its slopes at both ends and its middle.
  private static func controlPoints(_ vector: ReferenceVector) -> [Difference] {
    let p1 = ReferenceVector.numbers(vector.expected["p1"])
    let p2 = ReferenceVector.numbers(vector.expected["p2"])
    let fling = diagonal(
      SCROLLKIT_FEEL_CHROMIUM, from: [0, 0], velocity: vector.numbers("velocity"), viewport: [1920, 1080])
    let (duration, distance) = (fling.duration, fling.begin().frame.target_x)
    func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    return (1...9).map { tenth in
      let s = Double(tenth) / 10
      let position = fling.host(at: curve(p1[0], p2[0], s) * duration).frame.offset_x / distance
      return vector.difference("position at \(s)", NSNumber(value: curve(p1[1], p2[1], s)), position)
    }
  }

  // MARK: Gecko, GTK

  private static func geckoFling(_ vector: ReferenceVector) -> [Difference] {
    let coast = Movement.release(SCROLLKIT_FEEL_GECKO, from: 0, velocity: vector.number("v0_px_ms") * 1000)
    return [
      vector.difference("distance", vector.expected["continuous_distance"], coast.destination)
    ] + samples(vector, "v_at_ms", inUnitsOf: 0.001) { coast.velocity(at: $0) / 1000 }
  }

  /// A turn of a wheel from rest.
  private static func geckoSpring(_ vector: ReferenceVector) -> [Difference] {
    let rate = vector.number("k").squareRoot()
    let movement = Movement {
      let host = Host(SCROLLKIT_FEEL_GECKO, .init(top: -1e6), at: vector.number("x0")) {
        $0.wheel_smoothing = scrollkit_wheel_smoothing(SCROLLKIT_WHEEL_SMOOTHING_SPRING)
        $0.wheel_rate = rate
        $0.wheel_step = vector.number("dest")
      }
      host.wheel(1, SCROLLKIT_UNIT_NOTCHES)
      return host
    }
    return samples(vector, "x_at", movement.position)
  }

  private static func gtkProjection(_ vector: ReferenceVector) -> [Difference] {
    let coast = Movement.release(SCROLLKIT_FEEL_GTK, from: 0, velocity: vector.number("v0"))
    return [vector.difference("distance", vector.expected["distance"], coast.destination)]
  }

  /// All frames before the last, which is where GTK rests.
  private static func gtk(_ vector: ReferenceVector) -> [Difference] {
    let motion = Movement.release(
      SCROLLKIT_FEEL_GTK, from: vector.number("x0"), velocity: vector.number("v0"), top: vector.number("lower"),
      bottom: vector.number("upper"))
    let last = ReferenceVector.number(vector.expected["finished_frame"])
    let rate = (1 / vector.number("dt_s")).rounded()  // dt is written with nine decimals
    let frames = (vector.expected["frames"] as? [Any] ?? []).map(ReferenceVector.numbers)
    let rest = NSNumber(value: frames[frames.count - 1][1])
    return [vector.difference("rest", rest, motion.destination)] + frames.filter { $0[0] < last }.flatMap { frame in
      let host = motion.host(at: frame[0] / rate)
      return [
        vector.difference("x at frame \(frame[0])", NSNumber(value: frame[1]), host.offset),
        vector.difference("v at frame \(frame[0])", NSNumber(value: frame[2]), host.velocity),
      ]
    }
  }

  // MARK: LVGL and Qt

  private static func elastic(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_LVGL, .init(bottom: 0), at: 0, alwaysBounces: true)
    host.pan(y: vector.number("diff"))
    return [vector.difference("diff", vector.expected["diff"], host.offset)]
  }

  /// A finger that rests before it is released: of its velocity, the square of a movement's weight at that age is left.
  private static func throwDecay(_ vector: ReferenceVector) -> [Difference] {
    func velocity(afterRest seconds: Double) -> Double {
      let host = Host(SCROLLKIT_FEEL_LVGL, at: 5000, values: anySpeed)
      host.press()
      for _ in 0..<20 { host.move(-6000, after: 0.01) }
      host.release(after: seconds)
      return host.velocity
    }
    let left = velocity(afterRest: vector.number("age_ms") / 1000) / velocity(afterRest: 0)
    let weighed = vector.number("x") * left.squareRoot()
    return [vector.difference("x", vector.expected["x"], weighed)]
  }

  private static func throwPredict(_ vector: ReferenceVector) -> [Difference] {
    let coast = Movement.release(SCROLLKIT_FEEL_LVGL, from: 0, velocity: vector.number("v") / 0.033)
    return [vector.difference("sum", vector.expected["sum"], coast.destination)]
  }

  private static func qtFlick(_ vector: ReferenceVector) -> [Difference] {
    let start = vector.number("start")
    let flick = Movement.release(SCROLLKIT_FEEL_QT, from: start, velocity: vector.number("velocity"))
    let brake = vector.number("velocity") * vector.number("velocity") / (2 * (flick.destination - start))
    return [
      vector.difference("distance", vector.expected["distance"], flick.destination - start),
      vector.difference("brake", vector.expected["adjusted_deceleration"], brake),
      vector.difference("duration", vector.expected["duration_ms"], flick.duration * 1000),
    ]
  }

  /// A flick that reaches the edge at a velocity overshoots it by at most the vector's distance.
  private static func overshoot(_ vector: ReferenceVector) -> [Difference] {
    let flick = Movement.release(
      SCROLLKIT_FEEL_QT, from: 0, velocity: vector.number("velocity"), top: -1000, bottom: 0)
    let end = flick.duration
    let reach = (0...4000).map { flick.position(at: end * Double($0) / 4000) }.max() ?? 0
    let most = ReferenceVector.number(vector.expected["max_overshoot"])
    return [vector.difference("reach", NSNumber(value: min(most, reach)), reach)]
  }
}
