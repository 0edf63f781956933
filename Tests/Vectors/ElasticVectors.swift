import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of touch.json that are about elastic edges: fingers on a trackpad, their momentum, and content
/// that changes under a stretch.
enum ElasticVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "elastic.axis": axis(vector)
    case "elastic.exponential": exponential(vector)
    case "elastic.momentum": momentum(vector)
    case "elastic.reconcile": reconcile(vector)
    case "elastic.threshold": threshold(vector)
    default: nil
    }
  }

  /// A pull of 20 points stretches the edge by one.
  private static let stiffness = 20.0

  private static func exponential(_ vector: ReferenceVector) -> [Difference] {
    let stretch = vector.number("initial_stretch")
    let movement = Movement {
      let host = Host(SCROLLKIT_FEEL_MACOS, at: 0, alwaysBounces: true)
      host.pan(y: stretch * stiffness)
      host.panEnd(y: vector.number("initial_velocity"))
      return host
    }
    return (vector.expected["stretch_at"] as? [String: Any] ?? [:]).map { time, value in
      vector.difference("stretch at \(time)", value, movement.position(at: Double(time) ?? .nan))
    }
  }

  // MARK: Momentum

  private static let frame = 1.0 / 60

  private static func move(_ host: Host, _ kind: Int) {
    host.run(frame)
    host.input(kind, y: -80)
  }

  /// Content whose platform's momentum has just reached the top, so that it bounces.
  private static func bouncing() -> Host {
    let host = Host(SCROLLKIT_FEEL_MACOS, .init(bottom: 4400), at: 400, alwaysBounces: true)
    host.input(SCROLLKIT_INPUT_KIND_PAN_BEGIN)
    for _ in 0..<3 { move(host, SCROLLKIT_INPUT_KIND_PAN_UPDATE) }
    host.input(SCROLLKIT_INPUT_KIND_PAN_END) {
      $0.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_PLATFORM_MOMENTUM)
    }
    while host.frame.phase == SCROLLKIT_PHASE_COASTING { move(host, SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE) }
    return host
  }

  /// The platform's momentum reaches the top: the bounce, and fingers during it.
  private static func momentum(_ vector: ReferenceVector) -> [Difference] {
    let (host, alone) = (bouncing(), bouncing())
    let start = host.frame
    let starts = start.phase == SCROLLKIT_PHASE_BOUNCING && start.target_y == 0

    // Events that still come change nothing, at any frame.
    var isSame = true
    for _ in 0..<6 {
      move(host, SCROLLKIT_INPUT_KIND_MOMENTUM_UPDATE)
      alone.run(frame)
      isSame = isSame && host.offset == alone.offset && host.velocity == alone.velocity && host.offset < 0
    }
    host.input(SCROLLKIT_INPUT_KIND_MOMENTUM_END)
    isSame = isSame && host.offset == alone.offset

    host.input(SCROLLKIT_INPUT_KIND_HOLD)
    let held = host.frame.overscroll_y
    host.run(1)
    let pauses = held < -1 && host.frame.overscroll_y == held && host.frame.needs_tick == 0

    host.input(SCROLLKIT_INPUT_KIND_HOLD_END)
    host.run(frame)
    let next = host.frame.overscroll_y
    host.run(3)
    let resumes = held < next && next < 0 && host.offset == 0 && host.frame.needs_tick == 0
    return [
      vector.difference("starts", vector.expected["first_starts_animation"], starts ? 1 : 0),
      vector.difference("ignores", vector.expected["later_events_ignored"], isSame ? 1 : 0),
      vector.difference("pauses", vector.expected["touch_pauses_animation"], pauses ? 1 : 0),
      vector.difference("resumes", vector.expected["release_resumes"], resumes ? 1 : 0),
    ]
  }

  /// Fingers pull content at a corner.
  private static func axis(_ vector: ReferenceVector) -> [Difference] {
    let overscroll = vector.numbers("overscroll")
    let host = Host(SCROLLKIT_FEEL_MACOS, content([10, 10]), alwaysBounces: true)
    host.setOffset(overscroll[1] > 0 ? 10 : 0, x: overscroll[0] > 0 ? 10 : 0)
    host.pan(x: overscroll[0], y: overscroll[1])
    let across = vector.expected["stretch_axis"] as? String == "x" ? host.frame.overscroll_y : host.frame.overscroll_x
    return [vector.difference("stretch across", 0, across)]
  }

  // MARK: Content that changes

  private static func content(_ most: [Double]) -> Host.Content {
    .init(viewport: (800, 600), right: most[0], bottom: most[1])
  }

  /// Fingers stretch content at its edges. Content is inserted there, so that the stretch becomes a scroll.
  private static func reconcile(_ vector: ReferenceVector) -> [Difference] {
    let after = vector.numbers("offset")
    let most = vector.numbers("max")
    let stretch = vector.numbers("stretch")
    // With a stretch at the start, `after` is the length inserted there; at the end, the range before the insertion.
    let grows = [0, 1].map { stretch[$0] < 0 ? after[$0] : 0 }
    let before = [0, 1].map { stretch[$0] > 0 ? after[$0] : most[$0] - grows[$0] }
    let host = Host(SCROLLKIT_FEEL_MACOS, content(before), alwaysBounces: true)
    host.setOffset(after[1] - grows[1], x: after[0] - grows[0])
    host.wait(1)
    host.pan(x: stretch[0] * stiffness, y: stretch[1] * stiffness)
    let pulled = host.frame
    host.wait(0.1)
    host.resize(content(most), shift: (grows[0], grows[1]))
    let left = host.frame
    let expected = ReferenceVector.numbers(vector.expected["stretch"])
    let expectedOffset = ReferenceVector.numbers(vector.expected["offset"])
    return [
      ("stretch before x", stretch[0], pulled.overscroll_x), ("stretch before y", stretch[1], pulled.overscroll_y),
      ("stretch x", expected[0], left.overscroll_x), ("stretch y", expected[1], left.overscroll_y),
      ("offset x", expectedOffset[0], left.offset_x - left.overscroll_x),
      ("offset y", expectedOffset[1], left.offset_y - left.overscroll_y),
      ("offset on screen x", pulled.offset_x + grows[0], left.offset_x),
      ("offset on screen y", pulled.offset_y + grows[1], left.offset_y),
    ].map { vector.difference($0.0, NSNumber(value: $0.1), $0.2) }
  }

  // MARK: Where a stretch begins

  /// Fingers pull on at the content's left and lower edge, at which it rests.
  private static func threshold(_ vector: ReferenceVector) -> [Difference] {
    let pulls =
      vector.has("overscrolls")
      ? (vector.inputs["overscrolls"] as? [Any] ?? []).map(ReferenceVector.numbers)
      : vector.numbers("pinned_edge_overscrolls").map { [0, $0] }
    let host = Host(SCROLLKIT_FEEL_MACOS, content([10, 10]), at: 10, alwaysBounces: true)
    host.wait(1)
    host.input(SCROLLKIT_INPUT_KIND_PAN_BEGIN)
    let stretched = vector.expected["stretched_after"] as? [Bool] ?? []
    return zip(pulls, stretched).enumerated().map { place, step in
      host.wait(0.01)
      host.input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, x: step.0[0], y: step.0[1])
      let frame = host.frame
      let stretch = (frame.overscroll_x * frame.overscroll_x + frame.overscroll_y * frame.overscroll_y).squareRoot()
      return step.1
        ? vector.difference("stretched after \(place + 1)", 1, stretch > 0 ? 1 : 0)
        : vector.difference("stretch after \(place + 1)", 0, stretch)
    }
  }
}
