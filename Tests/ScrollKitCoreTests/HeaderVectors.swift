import Foundation

@testable import ScrollKitCore

/// Reads the vectors of header.json.
enum HeaderVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "header.floating": vector.has("then_animate_back") ? noReveal(vector) : floating(vector)
    case "header.headroom": headroom(vector)
    case "header.ranges": ranges(vector)
    case "header.snap_duration": snapDuration(vector)
    case "header.snap_target": snapTarget(vector)
    case "header.stack": stack(vector)
    case "header.stretch": stretch(vector)
    case "header.stretch_trigger": stretchTrigger(vector)
    default: nil
    }
  }

  /// Content of 5000 points below headers that its top inset makes room for.
  private static func stage(_ headers: [HeaderOptions], viewport: Double = 600) -> Stage {
    var stage = Stage(.driven, viewport: viewport, top: headers.reduce(0) { $0 + $1.height })
    for options in headers { stage.behaviours.addHeader(options, &stage.engine) }
    return stage
  }

  private static func floating(_ vector: ReferenceVector) -> [Difference] {
    let height = vector.number("max_extent")
    var stage = stage([HeaderOptions(mode: .enterAlways, height: height)])
    stage.wheel(to: vector.number("scrolled") - height)
    let visible = stage.behaviours.headers[0].visibleHeight(at: stage.now)
    return [
      vector.difference("fraction", vector.expected["header_height_fraction"], visible / height),
      vector.difference("content", vector.expected["content_top"], -stage.y),
    ]
  }

  private static func noReveal(_ vector: ReferenceVector) -> [Difference] {
    var options = HeaderOptions(mode: .enterAlways, height: 100)
    options.onlyByUser = true
    var stage = stage([options])
    for offset in [vector.number("scrolled_to"), vector.number("then_animate_back") + 100] {
      stage.scroll(to: offset)
      stage.wait(1)
    }
    let isVisible = stage.behaviours.headers[0].visibleHeight(at: stage.now) > 0
    return [vector.difference("visible", vector.expected["visible"], isVisible ? 1 : 0)]
  }

  /// Headroom pins and unpins at once. Here the header moves in that direction, within its bounds.
  private static func headroom(_ vector: ReferenceVector) -> [Difference] {
    var options = HeaderOptions(mode: .enterAlways, height: 60)
    options.tolerance = vector.number("tolerance")
    var stage = Stage(.driven, offset: 0)
    stage.behaviours.addHeader(options, &stage.engine)
    // Half hidden, so that it can move in both directions.
    stage.wheel(to: vector.number("last_y") + 400)
    stage.wheel(to: vector.number("last_y") + 370 - vector.number("tolerance") * 2)
    let isAtTop = vector.number("last_y") < 60
    if isAtTop { stage.wheel(to: vector.number("last_y")) }
    let before = stage.behaviours.headers[0].position(at: stage.now)
    let distance = vector.number("y") - vector.number("last_y")
    if vector.number("y") < 0 {
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(.move(pointer: 1, to: .down(-distance + 10)))
    } else {
      stage.wheel(to: stage.y + distance)
    }
    let moved = stage.behaviours.headers[0].position(at: stage.now) - before
    let action = moved < 0 ? "unpin" : moved > 0 ? "pin" : "none"
    let expected = vector.expected["action"] as? String ?? ""
    // Near the top the header is shown already: there is nothing to pin.
    let isSame =
      action == expected || expected == "ignored_out_of_bounds" && moved == 0
      || expected == "pin" && isAtTop && before == 0 && moved == 0
    return [vector.difference(expected, 1, isSame ? 1 : 0)]
  }

  /// How far the headers leave, how far they return at once, and how far at the top.
  private static func ranges(_ vector: ReferenceVector) -> [Difference] {
    let children = vector.inputs["children"] as? [[String: Any]] ?? []
    var stage = stage(
      children.map { child in
        let flags = child["flags"] as? [String] ?? []
        let mode: HeaderMode =
          flags.contains("enterAlwaysCollapsed") ? .enterAlwaysCollapsed
          : flags.contains("exitUntilCollapsed") ? .exitUntilCollapsed
          : flags.contains("scroll") ? .enterAlways : .pinned
        return HeaderOptions(
          mode: mode, height: ReferenceVector.number(child["height"]),
          minimumHeight: ReferenceVector.number(child["min_height"]))
      })
    func visible() -> Double {
      (0..<children.count).reduce(0) { $0 + stage.behaviours.headers[$1].visibleHeight(at: stage.now) }
    }
    let whole = visible()
    stage.wheel(to: 3000)
    let hidden = visible()
    stage.wheel(to: 2000)
    let returned = visible()
    stage.wheel(to: -whole)
    return [
      vector.difference("total", vector.expected["total_scroll_range"], whole - hidden),
      vector.difference("at once", vector.expected["down_nested_pre_scroll_range"], returned - hidden),
      vector.difference("at the top", vector.expected["down_nested_scroll_range"], visible() - hidden),
    ]
  }

  private static func snapDuration(_ vector: ReferenceVector) -> [Difference] {
    let seconds = CollapsingHeader.snapDuration(
      of: vector.number("distance"), height: vector.number("bar_height"))
    return [vector.difference("ms", vector.expected["duration_ms"], seconds * 1000)]
  }

  private static func snapTarget(_ vector: ReferenceVector) -> [Difference] {
    var options = HeaderOptions(mode: .enterAlways, height: -vector.number("snap_bottom"))
    options.snaps = true
    var stage = stage([options])
    stage.drag(to: 1000)
    stage.wait(1)
    stage.drag(to: 1000 - options.height - vector.number("offset"))
    stage.wait(1)
    let position = stage.behaviours.headers[0].position(at: stage.now)
    return [vector.difference("target", vector.expected["target"], position)]
  }

  private static func stack(_ vector: ReferenceVector) -> [Difference] {
    let first = (vector.inputs["headers"] as? [[String: Any]])?.first ?? [:]
    let height = ReferenceVector.number(first["expanded"])
    var stage = stage([
      HeaderOptions(
        mode: .exitUntilCollapsed, height: height,
        minimumHeight: ReferenceVector.number(first["collapsed"])),
      HeaderOptions(mode: .pinned, height: 50),
    ])
    stage.wheel(to: vector.number("offset") - height - 50)
    let top = stage.behaviours.headers.top(of: 1, at: stage.now)
    return [vector.difference("top", vector.expected["second_header_top"], top)]
  }

  /// A finger pulls content past the top by so many points.
  private static func pull(_ stage: inout Stage, by overscroll: Double) {
    let band = RubberBand(coefficient: 0.55, limit: stage.geometry.viewport)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(band.pull(showing: overscroll) + 10)))
  }

  private static func stretch(_ vector: ReferenceVector) -> [Difference] {
    var options = HeaderOptions(mode: .enterAlways, height: vector.number("expanded"))
    options.stretches = (vector.inputs["stretch"] as? Bool) == true
    var stage = stage([options])
    pull(&stage, by: vector.number("overscroll"))
    let height = stage.behaviours.headers[0].visibleHeight(at: stage.now)
    return [vector.difference("height", vector.expected["height"], height)]
  }

  private static func stretchTrigger(_ vector: ReferenceVector) -> [Difference] {
    let overscrolls = (vector.inputs["overscrolls"] as? [Any] ?? []).map(ReferenceVector.number)
    let expected = vector.expected["triggered"] as? [Bool] ?? []
    return zip(overscrolls, expected).map { overscroll, expected in
      var options = HeaderOptions(mode: .enterAlways, height: 100)
      options.stretches = true
      options.stretchTrigger = vector.number("trigger")
      var stage = stage([options])
      pull(&stage, by: overscroll)
      let isTold = stage.takeEvents().contains(.headerStretched(0))
      return vector.difference("\(overscroll)", expected ? 1 : 0, isTold ? 1 : 0)
    }
  }
}
