import Foundation

@testable import ScrollKitCore

/// The vectors of elastic edges that tell a story: fingers on a trackpad, their momentum, and
/// content that changes under a stretch.
enum ElasticSessions {
  typealias Difference = ReferenceVector.Difference

  // MARK: Momentum

  /// The platform's momentum reaches the top: the bounce, and fingers during it.
  static func momentum(_ vector: ReferenceVector) -> [Difference] {
    var stage = Stage(.driven, offset: 400, feel: .macos)
    stage.input(.panBegin)
    for _ in 0..<3 { move(&stage, .panUpdate(by: .down(-80))) }
    stage.input(.panEnd(.platformMomentum))
    while stage.engine.lastSnapshot.phase == .coasting { move(&stage, .momentum(by: .down(-80))) }
    var alone = stage
    let start = stage.engine.lastSnapshot
    stage.wait(frame)
    let isOut = stage.engine.frame.overscroll.y < 0
    let starts = start.phase == .bouncing && start.target.y == 0 && isOut

    // Events that still come change nothing, at any frame.
    stage = alone
    var isSame = true
    for _ in 0..<6 {
      move(&stage, .momentum(by: .down(-80)))
      alone.wait(frame)
      isSame = isSame && stage.engine.frame == alone.engine.frame
    }
    stage.input(.momentumEnd)
    isSame = isSame && stage.engine.frame == alone.engine.frame

    stage.input(.hold)
    let held = stage.engine.frame.overscroll.y
    stage.wait(1)
    let pauses = held < -1 && stage.engine.frame.overscroll.y == held && !stage.needsTick

    stage.input(.holdEnd)
    stage.wait(frame)
    let next = stage.engine.frame.overscroll.y
    stage.wait(3)
    let resumes = held < next && next < 0 && stage.y == 0 && !stage.needsTick
    return [
      vector.difference("starts", vector.expected["first_starts_animation"], starts ? 1 : 0),
      vector.difference("ignores", vector.expected["later_events_ignored"], isSame ? 1 : 0),
      vector.difference("pauses", vector.expected["touch_pauses_animation"], pauses ? 1 : 0),
      vector.difference("resumes", vector.expected["release_resumes"], resumes ? 1 : 0),
    ]
  }

  private static let frame = 1.0 / 60

  private static func move(_ stage: inout Stage, _ input: ScrollInput) {
    stage.wait(frame)
    stage.input(input)
  }

  // MARK: Content that changes

  /// Fingers stretch content at its edges. Content is inserted there, so that the stretch becomes a scroll.
  static func reconcile(_ vector: ReferenceVector) -> [Difference] {
    let after = numbers(vector.inputs["offset"])
    let most = numbers(vector.inputs["max"])
    let stretch = numbers(vector.inputs["stretch"])
    // With a stretch at the start, `after` is the length inserted there; at the end, the range before the insertion.
    let grows = [0, 1].map { stretch[$0] < 0 ? after[$0] : 0 }
    let before = [0, 1].map { stretch[$0] > 0 ? after[$0] : most[$0] - grows[$0] }
    var engine = ScrollEngine(
      mode: .driven,
      setting: ScrollSetting(
        geometry: geometry(before), feel: .macos, alwaysBounces: Pair(x: true, y: true)))
    engine.setOffset(Vector(x: after[0] - grows[0], y: after[1] - grows[1]), at: 0)
    engine.handle(.panBegin, at: 1)
    let pull = stretch.map { $0 * ElasticStretch.stiffness }
    engine.handle(.panUpdate(by: Vector(x: pull[0], y: pull[1])), at: 1.1)
    let pulled = engine.frame
    engine.change(to: geometry(most), shift: Vector(x: grows[0], y: grows[1]), at: 1.2)
    let left = engine.frame.overscroll
    let offset = engine.frame.offset
    let expected = numbers(vector.expected["stretch"])
    let expectedOffset = numbers(vector.expected["offset"])
    return zip(Axis.allCases, [0, 1]).flatMap { axis, number in
      [
        ("stretch before", stretch[number], pulled.overscroll[axis]),
        ("stretch", expected[number], left[axis]),
        ("offset", expectedOffset[number], offset[axis] - left[axis]),
        ("offset on screen", pulled.offset[axis] + grows[number], offset[axis]),
      ].map { vector.difference("\($0) \(axis)", NSNumber(value: $1), $2) }
    }
  }

  private static func geometry(_ most: [Double]) -> ScrollGeometry {
    ScrollGeometry(
      x: AxisGeometry(viewport: 800, content: 800 + most[0]),
      y: AxisGeometry(viewport: 600, content: 600 + most[1]))
  }

  private static func numbers(_ value: Any?) -> [Double] { FlingVectors.numbers(value) }

  // MARK: Where a stretch begins

  /// Fingers pull on at the content's left and lower edge, at which it rests.
  static func threshold(_ vector: ReferenceVector) -> [Difference] {
    let pulls =
      vector.has("overscrolls")
      ? (vector.inputs["overscrolls"] as? [Any] ?? []).map(numbers)
      : numbers(vector.inputs["pinned_edge_overscrolls"]).map { [0, $0] }
    var engine = ScrollEngine(
      mode: .driven,
      setting: ScrollSetting(
        geometry: geometry([10, 10]), feel: .macos, alwaysBounces: Pair(x: true, y: true)))
    engine.setOffset(.down(10), at: 0)
    engine.handle(.panBegin, at: 1)
    let stretched = vector.expected["stretched_after"] as? [Bool] ?? []
    return zip(pulls, stretched).enumerated().map { place, step in
      let distance = Vector(x: step.0[0], y: step.0[1])
      engine.handle(.panUpdate(by: distance), at: 1.1 + 0.01 * Double(place))
      let stretch = engine.frame.overscroll.length
      return step.1
        ? vector.difference("stretched after \(place + 1)", 1, stretch > 0 ? 1 : 0)
        : vector.difference("stretch after \(place + 1)", 0, stretch)
    }
  }
}
