import Foundation

@testable import ScrollKitCore

/// The vectors of anchor.json in which the host does more than report an edit.
extension AnchorVectors {
  /// A pointer drags the thumb of a scroll bar while an item above changes.
  static func scrollbar(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    var stage = stage(offset: 0)
    var bar = Scrollbar(axis: .y)
    func gear() -> Double { bar.thumb(offset: stage.y, in: stage.geometry)?.gear ?? .nan }
    stage.engine.press(&bar, at: 5, now: stage.now)
    var pointer = 5 + vector.number("drag_scrollbar_to") / gear()
    stage.engine.drag(&bar, to: pointer, sideways: 0, now: stage.now)
    stage.take()
    for change in vector.inputs["resize"] as? [[Any]] ?? [] {
      let change = change.map(ReferenceVector.number)
      items.resize(Int(change[0]), to: change[1], &stage)
    }
    let resized = stage.y
    pointer += vector.number("then_drag") / gear()
    stage.engine.drag(&bar, to: pointer, sideways: 0, now: stage.now)
    return [("resize", resized), ("drag", stage.engine.lastSnapshot.offset.y)].map { name, offset in
      Difference(
        name: "offset after \(name)",
        expected: ReferenceVector.number(vector.expected["offset_after_\(name)"]), actual: offset,
        allowed: ReferenceVector.number(vector.expected["tolerance"]))
    }
  }

  /// What a host saves to restore its offset: the section at the top, and the distance to its start.
  static func remembered(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    var stage = stage(offset: vector.number("offset"))
    let (anchor, relative) = place(&stage, items)
    // With another height above it, the same content is at the top.
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

  static func place(_ stage: inout Stage, _ items: Items) -> (anchor: Int32, relative: Double) {
    let tops = items.sizes.indices.map(items.top)
    return tops.withUnsafeBufferPointer { tops in
      stage.behaviours.setSections(BorrowedArray(tops), &stage.engine)
      let anchor = stage.behaviours.section(of: stage.engine)
      let none = BorrowedArray<Double>.empty
      defer { stage.behaviours.setSections(none, &stage.engine) }
      return (anchor, tops.indices.contains(Int(anchor)) ? tops[Int(anchor)] - stage.y : .nan)
    }
  }

  /// A host keeps another item than the first visible one in place by a shift of its distance. The same
  /// reported as an edit keeps the first visible item.
  static func chosen(_ vector: ReferenceVector) -> [Difference] {
    // Items of 40: at 100 the first visible one is 2, and the focused one is 4. Item 3 grows by 30.
    var shifted = stage(offset: 100)
    shifted.change(content: 5030, viewport: 100, shift: 30)
    var edited = stage(offset: 100)
    edited.edit(at: 120, removed: 40, inserted: 70)
    // How far below the viewport's top items 2 and 4 begin, which was −20 and 60.
    let focused = (shifted: 190 - shifted.y, edited: 190 - edited.y)
    return [
      vector.difference(
        "focused stays", vector.expected["focused_item_stays"], focused.shifted == 60 ? 1 : 0),
      vector.difference("first, edited", -20, 80 - edited.y),
      vector.difference("focused, edited", 90, focused.edited),
    ]
  }

  /// A change of the content size without an edit moves nothing.
  static func notReported(_ vector: ReferenceVector) -> [Difference] {
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

  /// A page with scroll anchoring that contains a scroller. The user scrolls both.
  static func nested(_ vector: ReferenceVector) -> [Difference] {
    let offset = vector.number("offset")
    let stage = NestedStage([(range: 100, offset: 0), (range: 4900, offset: offset)])
    let page = stage.members[1].engine.address
    var behaviours = ScrollBehaviours(of: &page.pointee)
    behaviours.setPolicy(.keepItem)
    var items = Items(vector.inputs["items"])
    func resize(_ item: Int, to size: Double) {
      let batch = behaviours.beginBatch(&page.pointee, at: stage.now)
      behaviours.edit(at: items.top(of: item), removed: items.sizes[item], inserted: size)
      let content = page.pointee.setting.geometry.y.content + size - items.sizes[item]
      let geometry = NestedStage.geometry(.init(range: content - 400))
      _ = behaviours.endBatch(
        batch, geometry: geometry, finished: true, &page.pointee, at: stage.now)
      items.sizes[item] = size
    }
    stage.tick(1)
    let change = (vector.inputs["resize"] as? [[Any]] ?? [[]])[0].map(ReferenceVector.number)
    resize(Int(change[0]), to: change[1])
    let kept = stage.offsets[1]
    // Past the nested scroller's end the page scrolls, until the item that it kept is above its top.
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
}
