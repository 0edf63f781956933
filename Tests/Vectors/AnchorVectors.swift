import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of anchor.json.
enum AnchorVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "anchor" where vector.has("then"): nested(vector)
    case "anchor" where vector.has("margin_top_of_ancestor"): notReported(vector)
    case "anchor" where vector.has("priority"): chosen(vector)
    case "anchor" where vector.has("drag_scrollbar_to"): scrollbar(vector)
    case "anchor" where vector.has("show_hidden_above"): hiddenAbove(vector)
    case "anchor": anchor(vector)
    case "anchor.serialize": remembered(vector)
    case "anchor.animation": animation(vector)
    case "anchor.prepend": prepend(vector)
    case "anchor.range": vector.has("overscroll_end") ? removedAtEnd(vector) : range(vector)
    case "anchor.resize": resize(vector)
    case "scroll_to_item": item(vector)
    default: nil
    }
  }

  /// Content of 5000 points in a viewport of 100 that keeps its first visible row in place.
  private static func host(at offset: Double) -> Host {
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(viewport: (400, 100), bottom: 4900), at: offset, alwaysBounces: true)
    keepItem(host)
    host.wait(1)
    return host
  }

  private static func keepItem(_ host: Host) {
    check(scrollkit_anchor_set_policy(host.scroller, scrollkit_anchor_policy(SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM), 0))
  }

  /// Items of a list, by a host's layout; more content follows the last.
  private struct Items {
    var sizes: [Double]
    func top(of item: Int) -> Double { sizes[..<item].reduce(0, +) }

    init(_ list: Any?) {
      sizes = (list as? [Any] ?? []).map { item in
        (item as? [String: Any]).map { ReferenceVector.number($0["size"]) } ?? ReferenceVector.number(item)
      }
    }

    mutating func resize(_ item: Int, to size: Double, _ host: Host) {
      host.edit(at: top(of: item), removed: sizes[item], inserted: size)
      sizes[item] = size
    }
  }

  private static func resizes(_ vector: ReferenceVector) -> [[Double]] {
    (vector.inputs["resize"] as? [[Any]] ?? []).map(ReferenceVector.numbers)
  }

  private static func anchor(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    let restored = vector.inputs["restore"] as? [String: Any]
    let offset =
      restored.map {
        items.top(of: Int(ReferenceVector.number($0["item"]))) - ReferenceVector.number($0["relative"])
      } ?? vector.number("offset")
    let host = host(at: offset)
    let before = host.offset
    for change in resizes(vector) { items.resize(Int(change[0]), to: change[1], host) }
    for item in vector.inputs["remove"] as? [Int] ?? [] {
      host.edit(at: items.top(of: item), removed: items.sizes[item], inserted: 0)
    }
    let expected = vector.expected["offset"] ?? vector.expected["offset_after"]
    var found = [vector.difference("offset", expected, host.offset)]
    if let first = vector.expected["offset_before"] {
      found.append(vector.difference("offset before", first, before))
    }
    if let anchor = vector.expected["anchor"] {
      found.append(vector.difference("anchor", anchor, Double(place(host, items).anchor)))
    }
    return found
  }

  private static func hiddenAbove(_ vector: ReferenceVector) -> [Difference] {
    let host = host(at: 1000)
    host.scroll(to: 2000)
    host.run(0.1)
    host.edit(at: 0, removed: 0, inserted: vector.number("show_hidden_above"))
    let shown = host.target - 2000
    host.edit(at: 0, removed: vector.number("show_hidden_above"), inserted: 0)
    return [
      vector.difference("shown", vector.expected["animation_target_shift"], shown),
      vector.difference("hidden", vector.expected["after_hide"], host.target - 2000),
    ]
  }

  private static func prepend(_ vector: ReferenceVector) -> [Difference] {
    let host = host(at: vector.number("offset"))
    host.edit(at: 0, removed: 0, inserted: vector.number("prepend_count") * vector.number("size"))
    return [vector.difference("offset", vector.expected["offset"], host.offset)]
  }

  private static func animation(_ vector: ReferenceVector) -> [Difference] {
    let host = host(at: vector.number("start"))
    host.scroll(to: vector.number("target"))
    host.resize(.init(viewport: (400, 100), bottom: 5900), shift: (0, vector.number("shift")))
    return [
      vector.difference("start", vector.expected["start"], host.offset),
      vector.difference("target", vector.expected["target"], host.target),
    ]
  }

  private static func resize(_ vector: ReferenceVector) -> [Difference] {
    let host = host(at: vector.number("offset"))
    host.edit(
      at: vector.number("item_offset"), removed: vector.number("item_size"), inserted: vector.number("new_size"))
    return [vector.difference("jump", vector.expected["jump"], host.offset - vector.number("offset"))]
  }

  // MARK: Ranges that change

  private static func removedAtEnd(_ vector: ReferenceVector) -> [Difference] {
    let host = host(at: 4900)
    host.pull(showing: vector.number("overscroll_end"))
    host.edit(at: 4900, removed: vector.number("item_removed"), inserted: 0)
    return [vector.difference("overscroll", vector.expected["overscroll_after"], host.frame.overscroll_y)]
  }

  private static func content(_ range: Any?) -> Host.Content {
    let ends = ReferenceVector.numbers(range)
    return .init(viewport: (400, 1000), top: ends[0], bottom: ends[1])
  }

  private static func range(_ vector: ReferenceVector) -> [Difference] {
    let pixels = vector.number("pixels")
    let host = Host(SCROLLKIT_FEEL_UIKIT, content(vector.inputs["old_range"]), at: pixels, alwaysBounces: true)
    let overscroll = pixels - host.offset
    host.wait(1)
    if overscroll != 0 {  // fingers pulled it there
      host.pull(showing: overscroll)
    } else if vector.number("velocity") != 0 {
      host.pan(y: 0)
      host.panEnd(y: vector.number("velocity"))
    }
    host.resize(content(vector.inputs["new_range"]))
    var found = [vector.difference("pixels", vector.expected["pixels"], host.offset)]
    if let rest = vector.expected["settles_at"] {
      host.panEnd(y: 0)
      host.wait(9)
      found.append(vector.difference("rest", rest, host.offset))
    }
    return found
  }

  // MARK: Items in view

  private static func item(_ vector: ReferenceVector) -> [Difference] {
    let content = Host.Content(
      viewport: (400, vector.number("viewport")), bottom: 10_000 - vector.number("viewport"))
    let (top, size) = (vector.number("item_offset"), vector.number("item_size"))
    let alignments = ["start": SCROLLKIT_LIST_ALIGNMENT_START, "center": SCROLLKIT_LIST_ALIGNMENT_CENTER]
    guard let alignment = alignments[vector.inputs["align"] as? String ?? ""] else {
      let host = Host(SCROLLKIT_FEEL_UIKIT, content, at: vector.number("offset"))
      check(scrollkit_scroller_scroll_rect_to_visible(host.scroller, 0, top, 400, size, 1, host.now, nil))
      return [vector.difference("offset", vector.expected["offset"], host.target)]
    }
    // A list of three items, of which the second is scrolled to.
    let host = Host(SCROLLKIT_FEEL_UIKIT, content, at: 0)
    var created: OpaquePointer?
    check(scrollkit_list_create(nil, &created))
    let list = created!
    defer { scrollkit_list_destroy(list) }
    check(scrollkit_list_insert_measured(list, 0, [top, size, 10_000 - top - size], 3, 0))
    check(scrollkit_list_attach(list, host.scroller, 0))
    check(scrollkit_list_scroll_to_item(list, 1, scrollkit_list_alignment(alignment), 0, 1, 0, nil))
    return [vector.difference("offset", vector.expected["offset"], host.target)]
  }

  // MARK: What a host does besides

  /// A pointer drags the thumb of a scroll bar while an item above changes.
  private static func scrollbar(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    let host = host(at: 0)
    let axis = scrollkit_axis(SCROLLKIT_AXIS_Y)
    host.enableScrollbar(track: 100, leastThumb: 18)
    /// Points of content for each point of the track.
    func gear() -> Double { host.content.bottom / (100 - host.scrollbar.thumb_length) }
    let thumb = scrollkit_scrollbar_part(SCROLLKIT_SCROLLBAR_PART_THUMB)
    check(scrollkit_scrollbar_press(host.scroller, axis, thumb, 5, host.now))
    var pointer = 5 + vector.number("drag_scrollbar_to") / gear()
    check(scrollkit_scrollbar_drag(host.scroller, axis, pointer, 0, host.now))
    for change in resizes(vector) { items.resize(Int(change[0]), to: change[1], host) }
    let resized = host.offset
    pointer += vector.number("then_drag") / gear()
    check(scrollkit_scrollbar_drag(host.scroller, axis, pointer, 0, host.now))
    return [("resize", resized), ("drag", host.offset)].map { name, offset in
      Difference(
        name: "offset after \(name)",
        expected: ReferenceVector.number(vector.expected["offset_after_\(name)"]), actual: offset,
        allowed: ReferenceVector.number(vector.expected["tolerance"]))
    }
  }

  /// What a host saves to restore its offset: the section at the top, and the distance to its start.
  private static func remembered(_ vector: ReferenceVector) -> [Difference] {
    var items = Items(vector.inputs["items"])
    let host = host(at: vector.number("offset"))
    let (anchor, relative) = place(host, items)
    // With another height above it, the same content is at the top.
    items.sizes[0] += 70
    host.setOffset(0)
    host.update(by: 70, [])
    host.setOffset(items.top(of: anchor) - relative)
    let again = place(host, items)
    return [
      vector.difference("anchor", vector.expected["anchor"], Double(anchor)),
      vector.difference("relative", vector.expected["relative"], relative),
      vector.difference("anchor found again", vector.expected["anchor"], Double(again.anchor)),
      vector.difference("relative found again", vector.expected["relative"], again.relative),
    ]
  }

  private static func place(_ host: Host, _ items: Items) -> (anchor: Int, relative: Double) {
    let tops = items.sizes.indices.map(items.top)
    check(scrollkit_nub_enable(host.scroller, nil, 0))
    check(scrollkit_nub_set_sections(host.scroller, tops, numericCast(tops.count), 0))
    let section = Int(host.nub.section)
    return (section, tops.indices.contains(section) ? tops[section] - host.offset : .nan)
  }

  /// A host keeps another item than the first visible one in place by a shift of its distance. The same
  /// reported as an edit keeps the first visible item.
  private static func chosen(_ vector: ReferenceVector) -> [Difference] {
    // Items of 40: at 100 the first visible one is 2, and the focused one is 4. Item 3 grows by 30.
    let shifted = host(at: 100)
    shifted.resize(.init(viewport: (400, 100), bottom: 4930), shift: (0, 30))
    let edited = host(at: 100)
    edited.edit(at: 120, removed: 40, inserted: 70)
    // How far below the viewport's top items 2 and 4 begin, which was −20 and 60.
    return [
      vector.difference(
        "focused stays", vector.expected["focused_item_stays"], 190 - shifted.offset == 60 ? 1 : 0),
      vector.difference("first, edited", -20, 80 - edited.offset),
      vector.difference("focused, edited", 90, 190 - edited.offset),
    ]
  }

  /// A change of the content size without an edit moves nothing.
  private static func notReported(_ vector: ReferenceVector) -> [Difference] {
    let margin = vector.number("margin_top_of_ancestor")
    let silent = host(at: vector.number("offset"))
    silent.update(by: margin, [])
    let reported = host(at: vector.number("offset"))
    reported.edit(at: 0, removed: 0, inserted: margin)
    return [
      vector.difference("offset", vector.expected["offset"], silent.offset),
      vector.difference(
        "offset, reported", NSNumber(value: vector.number("offset") + margin), reported.offset),
    ]
  }

  /// A page with scroll anchoring that contains a scroller. The user scrolls both.
  private static func nested(_ vector: ReferenceVector) -> [Difference] {
    let page = host(at: vector.number("offset"))
    let child = Host(SCROLLKIT_FEEL_UIKIT, .init(viewport: (400, 100), bottom: 100), at: 0)
    check(scrollkit_nest_set_parent(child.scroller, page.scroller, page.now))
    defer { check(scrollkit_nest_set_parent(child.scroller, nil, 100)) }
    child.tick(page.now)
    var items = Items(vector.inputs["items"])
    let change = resizes(vector)[0]
    items.resize(Int(change[0]), to: change[1], page)
    let kept = page.offset
    // Past the nested scroller's end the page scrolls, until the item that it kept is above its top.
    child.pan(y: 100)
    let within = (child.offset, page.offset)
    child.input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: 300)
    child.panEnd(y: 0)
    child.wait(9)
    page.tick(child.now)
    let before = page.offset
    items.resize(1, to: items.sizes[1] + 50, page)
    let isAbove = before >= items.top(of: 1) + items.sizes[1] - 50
    return [
      vector.difference("offset", vector.expected["offset"], kept),
      vector.difference("nested", 1, within == (100, kept) ? 1 : 0),
      vector.difference("kept item is above", 1, isAbove ? 1 : 0),
      vector.difference("moved", 50, page.offset - before),  // 0, if the item were still the anchor
    ]
  }
}
