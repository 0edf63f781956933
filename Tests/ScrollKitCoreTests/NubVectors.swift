import Foundation

@testable import ScrollKitCore

/// Reads the vectors of nub.json.
enum NubVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "scrollbar.fade": vector.has("mouse") ? mouse(vector) : fade(vector)
    case "scrollbar.thumb": thumb(vector)
    case "scrollbar.visibility": visibility(vector)
    default: nil
    }
  }

  private static func fade(_ vector: ReferenceVector) -> [Difference] {
    var options = NubOptions()
    options.delay = vector.number("fade_delay_s")
    options.fade = vector.number("fade_duration_s")
    var stage = Stage(.driven, offset: 1000)
    stage.behaviours.enableNub(options, stage.engine)
    stage.beginDrag()
    stage.moveDrag(to: 1100)
    stage.wait(options.fade)
    let shown = stage.behaviours.nub!.alpha(at: stage.now)
    stage.endDrag(velocity: 0, target: 1100)
    stage.wait(options.delay + options.fade)
    return [
      vector.difference("shown", vector.expected["opacity_after_scroll"], shown),
      vector.difference(
        "hidden", vector.expected["opacity_after_delay_plus_duration"],
        stage.behaviours.nub!.alpha(at: stage.now)),
    ]
  }

  private static func mouse(_ vector: ReferenceVector) -> [Difference] {
    var stage = Stage(.driven, offset: 1000)
    stage.behaviours.enableNub(NubOptions(), stage.engine)
    stage.drag(to: 1100)
    stage.behaviours.hoverNub(true, &stage.engine, at: stage.now)
    stage.wait(10)
    let isShown = stage.behaviours.nub!.alpha(at: stage.now) == 1
    return [vector.difference("cancelled", vector.expected["fade_cancelled"], isShown ? 1 : 0)]
  }

  private static func thumb(_ vector: ReferenceVector) -> [Difference] {
    var options = NubOptions(length: vector.number("min_length"))
    options.isProportional = true
    options.margin = 0
    let nub = FastScrollNub(options: options)
    let viewport = vector.number("viewport")
    let extent = vector.number(vector.has("max") ? "max" : "max_extent")
    let geometry = AxisGeometry(viewport: viewport, content: extent + viewport)
    let offset = vector.has("pixels") ? vector.number("pixels") : 0
    let length = nub.length(in: geometry, overscroll: geometry.range.overscroll(of: offset))
    let top = nub.y(offset: offset, in: geometry)
    var found: [Difference] = []
    if vector.has("track") {  // a classic scroll bar has a given track
      let bar = Scrollbar(
        axis: .y,
        options: ScrollbarOptions(
          trackLength: vector.number("track"), leastThumb: vector.number("min_length")))
      let thumb = bar.thumb(offset: offset, in: geometry)
      found.append(vector.difference("bar", length, thumb?.length ?? .nan))
      found.append(vector.difference("bar's place", top ?? .nan, thumb?.start(for: offset) ?? .nan))
    }
    for key in ["thumb", "thumb_min"] {
      if let expected = vector.expected[key] { found.append(vector.difference(key, expected, length)) }
    }
    for key in ["thumb_top", "thumb_offset"] {
      if let expected = vector.expected[key] { found.append(vector.difference(key, expected, top ?? .nan)) }
    }
    return found
  }

  private static func visibility(_ vector: ReferenceVector) -> [Difference] {
    var stage = Stage(.driven, content: vector.number("content"), viewport: vector.number("viewport"))
    stage.behaviours.enableNub(NubOptions(length: 20), stage.engine)
    stage.wheel(to: 10)
    stage.wait(0.5)
    let isThere = stage.behaviours.nub!.track(in: stage.geometry) != nil
    let alpha = isThere ? stage.behaviours.nub!.alpha(at: stage.now) : 0
    return [vector.difference("opacity", vector.expected["opacity"], alpha)]
  }
}
