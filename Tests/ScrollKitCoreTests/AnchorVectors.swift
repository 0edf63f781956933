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

  private static func stage(offset: Double, content: Double = 5000) -> Stage {
    var stage = Stage(.driven, content: content, viewport: 100, offset: offset)
    stage.behaviours.setPolicy(.keepItem)
    return stage
  }

  /// Items of a list, as a host knows them; the last is followed by much more.
  private struct Items {
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
      let shown = stage.engine.told.target.y - 2000
      stage.edit(at: 0, removed: vector.number("show_hidden_above"), inserted: 0)
      return [
        vector.difference("shown", vector.expected["animation_target_shift"], shown),
        vector.difference("hidden", vector.expected["after_hide"], stage.engine.told.target.y - 2000),
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

  /// A pointer holds the thumb of a scroll bar while an item above changes.
  private static func scrollbar(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    var stage = stage(offset: 0)
    var bar = Scrollbar(axis: .y)
    func gear() -> Double { bar.thumb(offset: stage.y, in: stage.geometry)?.gear ?? .nan }
    stage.engine.press(&bar, at: 5, now: stage.now)
    var pointer = 5 + vector.number("drag_scrollbar_to") / gear()
    stage.engine.drag(&bar, to: pointer, sideways: 0, now: stage.now)
    stage.take()
    for change in vector.inputs["resize"] as? [[Any]] ?? [] {
      items.resize(Int(ReferenceVector.number(change[0])), to: ReferenceVector.number(change[1]), &stage)
    }
    let resized = stage.y
    pointer += vector.number("then_drag") / gear()
    stage.engine.drag(&bar, to: pointer, sideways: 0, now: stage.now)
    return [("resize", resized), ("drag", stage.engine.told.offset.y)].map { name, offset in
      Difference(
        name: "offset after \(name)",
        expected: ReferenceVector.number(vector.expected["offset_after_\(name)"]), actual: offset,
        allowed: ReferenceVector.number(vector.expected["tolerance"]))
    }
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
      vector.difference("target", vector.expected["target"], stage.engine.told.target.y),
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
    engine.place(at: .down(pixels), now: 0)
    let overscroll = pixels - engine.told.offset.y
    if overscroll != 0 {  // a finger pulled it there
      let band = RubberBand(coefficient: 0.55, limit: 100)
      let pull = band.pull(showing: overscroll.magnitude < 99 ? overscroll : overscroll.sign == .minus ? -99 : 99)
      engine.handle(.press(pointer: 1, at: .zero), at: 1)
      engine.handle(.move(pointer: 1, to: .down(-pull - (pull < 0 ? -10 : 10))), at: 1.2)
    } else if vector.number("velocity") != 0 {
      engine.handle(.panUpdate(by: .zero), at: 1.2)
      engine.handle(.panEnd(.velocity(.down(vector.number("velocity")))), at: 1.2)
    }
    let before = engine.told.offset.y
    engine.change(to: Pair(x: x, y: axis(vector.inputs["new_range"])), shift: .zero, at: 1.2)
    let after = pixels + engine.told.offset.y - before
    var found = [vector.difference("pixels", vector.expected["pixels"], overscroll != 0 ? after : engine.told.offset.y)]
    if let rest = vector.expected["settles_at"] {
      engine.handle(.release(pointer: 1), at: 1.5)
      engine.tick(9)
      found.append(vector.difference("rest", rest, engine.told.offset.y))
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

  // MARK: What the host knows

  /// What a host saves to find its place again: the section at the top, and how far that is above it.
  private static func remembered(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    var stage = stage(offset: vector.number("offset"))
    let (anchor, relative) = place(&stage, items)
    // Another time another height above it: the place is found again.
    items.sizes[0] += 70
    stage.scroll(to: 0)
    stage.wait(1)
    stage.change(content: 5070, viewport: 100)
    stage.scroll(to: items.top(of: Int(anchor)) - relative)
    stage.wait(1)
    let again = place(&stage, items)
    return [
      vector.difference("anchor", vector.expected["anchor"], Double(anchor)),
      vector.difference("relative", vector.expected["relative"], relative),
      vector.difference("anchor found again", vector.expected["anchor"], Double(again.anchor)),
      vector.difference("relative found again", vector.expected["relative"], again.relative),
    ]
  }

  private static func place(_ stage: inout Stage, _ items: Items) -> (anchor: Int32, relative: Double) {
    let tops = items.sizes.indices.map(items.top)
    return tops.withUnsafeBufferPointer { tops in
      stage.behaviours.setSections(tops, &stage.engine)
      let anchor = stage.behaviours.section(of: &stage.engine)
      defer { stage.behaviours.setSections(UnsafeBufferPointer(start: nil, count: 0), &stage.engine) }
      return (anchor, tops.indices.contains(Int(anchor)) ? tops[Int(anchor)] - stage.y : .nan)
    }
  }

  /// A host that wants another item to stay than the first visible one tells how far that moved, as
  /// a shift; the same told as an edit keeps the first visible one.
  private static func chosen(_ vector: ReferenceVector) -> [Difference] {
    // Items of 40: at 100 the first visible one is 2, and the focused one is 4. Item 3 grows by 30.
    let (first, focused) = (80.0, 160.0)
    var told = stage(offset: 100)
    told.change(content: 5030, viewport: 100, shift: 30)
    var edited = stage(offset: 100)
    edited.edit(at: 120, removed: 40, inserted: 70)
    return [
      vector.difference(
        "focused", vector.expected["focused_item_stays"], focused + 30 - told.y == focused - 100 ? 1 : 0),
      vector.difference("first, edited", 1, first - edited.y == first - 100 ? 1 : 0),
      vector.difference("focused, edited", 0, focused + 30 - edited.y == focused - 100 ? 1 : 0),
    ]
  }

  /// What a host does not report as an edit moves nothing, however long the content then is.
  private static func notReported(_ vector: ReferenceVector) -> [Difference] {
    let margin = vector.number("margin_top_of_ancestor")
    var silent = stage(offset: vector.number("offset"))
    let batch = silent.behaviours.beginBatch(&silent.engine, at: silent.now)
    let geometry = Stage.geometry(content: 5000 + margin, viewport: 100)
    _ = silent.behaviours.endBatch(
      batch, geometry: geometry, finished: true, &silent.engine, at: silent.now)
    silent.take()
    var reported = stage(offset: vector.number("offset"))
    reported.insert(margin)
    return [
      vector.difference("offset", vector.expected["offset"], silent.y),
      vector.difference(
        "offset, reported", NSNumber(value: vector.number("offset") + margin), reported.y),
    ]
  }

  /// A page that keeps its place, and in it a scroller that the user then scrolls, on into the page.
  private static func nested(_ vector: ReferenceVector) -> [Difference] {
    let stage = NestedStage([(range: 100, offset: 0), (range: 4900, offset: vector.number("offset"))])
    let page = stage.members[1].pointee.engine
    var behaviours = ScrollBehaviours(of: &page.pointee)
    behaviours.setPolicy(.keepItem)
    var items = Items(vector.inputs["items"])
    func resize(_ item: Int, to size: Double) {
      let batch = behaviours.beginBatch(&page.pointee, at: stage.now)
      behaviours.edit(at: items.top(of: item), removed: items.sizes[item], inserted: size)
      let content = page.pointee.setting.geometry.y.content + size - items.sizes[item]
      let geometry = ScrollGeometry(
        x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 400, content: content))
      _ = behaviours.endBatch(batch, geometry: geometry, finished: true, &page.pointee, at: stage.now)
      items.sizes[item] = size
    }
    stage.tick(1)
    let change = (vector.inputs["resize"] as? [[Any]] ?? [[]])[0].map(ReferenceVector.number)
    resize(Int(change[0]), to: change[1])
    let kept = stage.offsets[1]
    // Past the nested one's end the page goes on, until the item that it kept is above its top.
    stage.drag([50, 100])
    let within = (behaviours.anchor.depth, stage.offsets)
    stage.drag([300])
    stage.release()
    stage.tick(9)
    let before = stage.offsets[1]
    resize(1, to: items.sizes[1] + 50)
    let isAbove = before >= items.top(of: 1) + items.sizes[1] - 50
    let moved = stage.offsets[1] - before
    return [
      vector.difference("offset", vector.expected["offset"], kept),
      vector.difference("nested", 1, within.1 == [100, kept] ? 1 : 0),
      vector.difference("anchor after it", 0, Double(within.0)),
      vector.difference("kept item is above", 1, isAbove ? 1 : 0),
      vector.difference("moved", 50, moved),  // 0, if the item were still the anchor
    ]
  }

  // MARK: Items in view

  private static func item(_ vector: ReferenceVector) -> [Difference] {
    let top = vector.number("item_offset")
    let item = Span(lower: top, upper: top + vector.number("item_size"))
    let alignments: [String: SnapAlignment] = ["start": .start, "center": .center]
    guard let alignment = alignments[vector.inputs["align"] as? String ?? ""] else {
      let axis = AxisGeometry(viewport: vector.number("viewport"), content: 10_000)
      let nearest = axis.offset(showing: item, from: vector.number("offset"))
      return [vector.difference("offset", vector.expected["offset"], nearest)]
    }
    // The area of its alignment: let go anywhere near, content goes there and rests.
    let area = SnapArea(
      key: 1, rectangle: Pair(x: Span(lower: 0, upper: 400), y: item),
      alignment: Pair(x: .none, y: alignment))
    return [1500.0, 2100].map { offset in
      var stage = SnapStage(
        .areas(AreaSnap(axes: Pair(x: false, y: true))), content: 10_000,
        viewport: vector.number("viewport"))
      return [area].withUnsafeBufferPointer { areas in
        stage.behaviours.setSnapAreas(SnapAreas(areas), &stage.engine, at: stage.time)
        stage.place(at: offset)
        stage.flick(by: 20, velocity: 0)
        stage.rest()
        defer { stage.behaviours.setSnapAreas(.none, &stage.engine, at: stage.time) }
        return vector.difference("offset, from \(offset)", vector.expected["offset"], stage.offset)
      }
    }
  }
}
