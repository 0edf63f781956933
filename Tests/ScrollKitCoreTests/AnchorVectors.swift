import Foundation

@testable import ScrollKitCore

/// Reads the vectors of anchor.json.
enum AnchorVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "anchor" where vector.has("then"): nested(vector)
    case "anchor" where vector.has("margin_top_of_ancestor"): notReported(vector)
    case "anchor" where vector.has("priority"): chosen(vector)
    case "anchor" where vector.has("drag_scrollbar_to"): scrollbar(vector)
    case "anchor": anchor(vector)
    case "anchor.serialize": remembered(vector)
    case "anchor.animation", "anchor.prepend": shift(vector)
    case "anchor.range": range(vector)
    case "anchor.resize": resize(vector)
    case "scroll_to_item": item(vector)
    default: nil
    }
  }

  static func stage(offset: Double, content: Double = 5000) -> Stage {
    var stage = Stage(.driven, content: content, viewport: 100, offset: offset)
    stage.behaviours.setPolicy(.keepItem)
    return stage
  }

  /// Items of a list, by a host's layout; more content follows the last.
  struct Items {
    var sizes: [Double]
    func top(of item: Int) -> Double { sizes[..<item].reduce(0, +) }

    init(_ list: Any?) {
      sizes = (list as? [Any] ?? []).map { item in
        (item as? [String: Any]).map { ReferenceVector.number($0["size"]) } ?? ReferenceVector.number(item)
      }
    }

    mutating func resize(_ item: Int, to size: Double, _ stage: inout Stage) {
      stage.edit(at: top(of: item), removed: sizes[item], inserted: size)
      sizes[item] = size
    }
  }

  private static func anchor(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    if vector.has("show_hidden_above") {
      var stage = stage(offset: 1000)
      stage.scroll(to: 2000)
      stage.wait(0.1)
      stage.insert(vector.number("show_hidden_above"))
      let shown = stage.engine.lastSnapshot.target.y - 2000
      stage.edit(at: 0, removed: vector.number("show_hidden_above"), inserted: 0)
      return [
        vector.difference("shown", vector.expected["animation_target_shift"], shown),
        vector.difference("hidden", vector.expected["after_hide"], stage.engine.lastSnapshot.target.y - 2000),
      ]
    }
    let restored = vector.inputs["restore"] as? [String: Any]
    let offset =
      restored.map {
        items.top(of: Int(ReferenceVector.number($0["item"]))) - ReferenceVector.number($0["relative"])
      } ?? vector.number("offset")
    var stage = stage(offset: offset)
    let before = stage.y
    for change in vector.inputs["resize"] as? [[Any]] ?? [] {
      items.resize(Int(ReferenceVector.number(change[0])), to: ReferenceVector.number(change[1]), &stage)
    }
    for item in vector.inputs["remove"] as? [Int] ?? [] {
      stage.edit(at: items.top(of: item), removed: items.sizes[item], inserted: 0)
    }
    let expected = vector.expected["offset"] ?? vector.expected["offset_after"]
    var found = [vector.difference("offset", expected, stage.y)]
    if let first = vector.expected["offset_before"] {
      found.append(vector.difference("offset before", first, before))
    }
    if let anchor = vector.expected["anchor"] {
      found.append(vector.difference("anchor", anchor, Double(place(&stage, items).anchor)))
    }
    return found
  }

  private static func shift(_ vector: ReferenceVector) -> [Difference] {
    if vector.has("prepend_count") {
      var stage = stage(offset: vector.number("offset"))
      stage.insert(vector.number("prepend_count") * vector.number("size"))
      return [vector.difference("offset", vector.expected["offset"], stage.y)]
    }
    var stage = stage(offset: vector.number("start"))
    stage.scroll(to: vector.number("target"))
    stage.change(content: 6000, viewport: 100, shift: vector.number("shift"))
    return [
      vector.difference("start", vector.expected["start"], stage.y),
      vector.difference("target", vector.expected["target"], stage.engine.lastSnapshot.target.y),
    ]
  }

  private static func axis(_ list: Any?) -> AxisGeometry {
    let ends = (list as? [Any] ?? []).map(ReferenceVector.number)
    return AxisGeometry(viewport: 100, content: ends[1] + 100, leadingInset: -ends[0])
  }

  private static func range(_ vector: ReferenceVector) -> [Difference] {
    if vector.has("overscroll_end") {
      var stage = stage(offset: 4900)
      let band = RubberBand(coefficient: 0.55, limit: 100)
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(.move(pointer: 1, to: .down(-band.pull(showing: vector.number("overscroll_end")) - 10)))
      stage.edit(at: 4900, removed: vector.number("item_removed"), inserted: 0)
      return [vector.difference("overscroll", vector.expected["overscroll_after"], stage.engine.frame.overscroll.y)]
    }
    let x = AxisGeometry(viewport: 100, content: 100)
    let old = axis(vector.inputs["old_range"])
    var engine = ScrollEngine(
      mode: .driven,
      setting: ScrollSetting(
        geometry: Pair(x: x, y: old), feel: .uikit, alwaysBounces: Pair(x: false, y: true)))
    let pixels = vector.number("pixels")
    engine.setOffset(.down(pixels), at: 0)
    let overscroll = pixels - engine.lastSnapshot.offset.y
    if overscroll != 0 {  // a finger pulled it there
      let band = RubberBand(coefficient: 0.55, limit: 100)
      let pull = band.pull(showing: overscroll.magnitude < 99 ? overscroll : overscroll.sign == .minus ? -99 : 99)
      engine.handle(.press(pointer: 1, at: .zero), at: 1)
      engine.handle(.move(pointer: 1, to: .down(-pull - (pull < 0 ? -10 : 10))), at: 1.2)
    } else if vector.number("velocity") != 0 {
      engine.handle(.panUpdate(by: .zero), at: 1.2)
      engine.handle(.panEnd(.velocity(.down(vector.number("velocity")))), at: 1.2)
    }
    let before = engine.lastSnapshot.offset.y
    engine.change(to: Pair(x: x, y: axis(vector.inputs["new_range"])), shift: .zero, at: 1.2)
    let after = pixels + engine.lastSnapshot.offset.y - before
    var found = [vector.difference("pixels", vector.expected["pixels"], overscroll != 0 ? after : engine.lastSnapshot.offset.y)]
    if let rest = vector.expected["settles_at"] {
      engine.handle(.release(pointer: 1), at: 1.5)
      engine.tick(9)
      found.append(vector.difference("rest", rest, engine.lastSnapshot.offset.y))
    }
    return found
  }

  private static func resize(_ vector: ReferenceVector) -> [Difference] {
    var stage = stage(offset: vector.number("offset"))
    stage.edit(
      at: vector.number("item_offset"), removed: vector.number("item_size"),
      inserted: vector.number("new_size"))
    return [vector.difference("jump", vector.expected["jump"], stage.y - vector.number("offset"))]
  }

  // MARK: Items in view

  private static func item(_ vector: ReferenceVector) -> [Difference] {
    let top = vector.number("item_offset")
    let item = Interval(lower: top, upper: top + vector.number("item_size"))
    let alignments: [String: SnapAlignment] = ["start": .start, "center": .center]
    guard let alignment = alignments[vector.inputs["align"] as? String ?? ""] else {
      let axis = AxisGeometry(viewport: vector.number("viewport"), content: 10_000)
      let nearest = axis.offset(showing: item, from: vector.number("offset"))
      return [vector.difference("offset", vector.expected["offset"], nearest)]
    }
    // The area of its alignment: content released near it snaps to it.
    let area = SnapArea(
      key: 1, rectangle: Pair(x: Interval(lower: 0, upper: 400), y: item),
      alignment: Pair(x: .none, y: alignment))
    return [1500.0, 2100].map { offset in
      var stage = SnapStage(
        .areas(AreaSnapping(axes: Pair(x: false, y: true))), content: 10_000,
        viewport: vector.number("viewport"))
      return [area].withUnsafeBufferPointer { areas in
        stage.behaviours.setSnapAreas(SnapAreas(BorrowedArray(areas)), &stage.engine, at: stage.time)
        stage.place(at: offset)
        stage.flick(by: 20, velocity: 0)
        stage.rest()
        defer { stage.behaviours.setSnapAreas(.none, &stage.engine, at: stage.time) }
        return vector.difference("offset, from \(offset)", vector.expected["offset"], stage.offset)
      }
    }
  }
}
