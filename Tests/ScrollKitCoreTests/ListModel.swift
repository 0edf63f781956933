#if canImport(ScrollKitCore)
  @testable import ScrollKitCore
#endif

/// A list as a plain array, with every answer straight from its definition.
struct ListModel {
  struct Item: Equatable {
    /// In units of 2⁻¹⁶ point; nil if it was not measured.
    var units: Int64?
    var kind = 0
  }

  /// Where an item lies. Lengths are in units of 2⁻¹⁶ point.
  struct Place: Equatable {
    var start: Int64
    var extent: Int64
    var cells: ListCells
  }

  var items: [Item] = []
  var layout = ListLayout()
  var kinds = [ListKind](repeating: ListKind(), count: ListKind.last + 1)

  init() { kinds[0] = ListKind(span: 1, sticky: nil) }

  static func units(_ points: Double) -> Int64 { Int64((points * 65536).rounded()) }

  var direction: Double { layout.isRightToLeft && layout.axis == .x ? -1 : 1 }
  var columns: Int { layout.columnCount }
  var isGrid: Bool { layout.columns != .single }

  private func estimate(_ kind: Int) -> Int64 {
    Self.units(kinds[kind].span != 1 && kinds[kind].estimate > 0 ? kinds[kind].estimate : layout.estimate)
  }

  /// The places of all items, and of a plain one after the last.
  var places: [Place] {
    let gap = Self.units(layout.gap)
    let cell = Self.units(layout.estimate)
    var start = Self.units(layout.insets.lower)
    var column = 0
    func endLine() {
      start += cell + gap
      column = 0
    }
    var places: [Place] = []
    places.reserveCapacity(items.count + 1)
    for item in items + [Item()] {
      let span = min(kinds[item.kind].span, columns)
      if isGrid, span > 0 {
        if column + span > columns { endLine() }
        places.append(Place(start: start, extent: cell, cells: ListCells(column: column, count: span)))
        column += span
        if column == columns { endLine() }
      } else {
        if column > 0, places.count < items.count { endLine() }
        let extent = item.units ?? estimate(item.kind)
        places.append(Place(start: start, extent: extent, cells: ListCells(column: 0, count: columns)))
        start += extent + gap
      }
    }
    return places
  }

  /// The end of the last item, with the gap after it.
  var end: Int64 {
    guard let last = places.dropLast().last else { return Self.units(layout.insets.lower) }
    return last.start + last.extent + Self.units(layout.gap)
  }

  /// Where an item ends, in points; nil if there is none.
  func endOfItem(_ index: Int, _ places: [Place]) -> Double? {
    items.isEmpty ? nil : Double(places[index].start + places[index].extent) / 65536
  }

  var total: Int64 { items.isEmpty ? end + Self.units(layout.insets.upper) : end - Self.units(layout.gap) + Self.units(layout.insets.upper) }

  func item(at distance: Double, _ places: [Place]) -> Int? {
    guard !items.isEmpty else { return nil }
    let last = items.indices.last { Double(places[$0].start) <= distance * 65536 } ?? 0
    return firstOfLine(last, places)
  }

  /// The item that edits keep: the first of the line that is at the offset, or of the next in the gap after it.
  func kept(at offset: Double, _ places: [Place]) -> Int {
    guard !items.isEmpty else { return 0 }
    let distance = Int64((direction * offset * 65536).rounded(.down))
    let last = items.indices.last { places[$0].start <= distance } ?? 0
    let isPassed = places[last].start < distance && places[last].start + places[last].extent <= distance
    return isPassed && last + 1 < items.count ? last + 1 : firstOfLine(last, places)
  }

  /// The first item that starts where another does; in a single column, that item.
  func firstOfLine(_ item: Int, _ places: [Place]) -> Int {
    columns == 1 ? item : items.indices.first { places[$0].start == places[item].start } ?? item
  }

  /// Whole lines, with those of no extent that start where the first one does.
  func visible(in viewport: ListViewport, overscan: Double, _ places: [Place]) -> [Int] {
    let start = direction * viewport.offset.unscaled
    let lower = (start - overscan) * 65536
    let upper = (start + viewport.length.unscaled + overscan) * 65536
    let shown = items.indices.filter { index in
      let start = Double(places[index].start)
      return start < upper && (start >= lower || start + Double(places[index].extent) > lower)
    }
    guard let first = shown.first else { return [] }
    return Array(firstOfLine(first, places)..<first) + shown
  }

  /// The sticky items at an end, from the outermost.
  func sticky(at edge: StickyEdge, offset: Double, _ places: [Place]) -> [StickyItem] {
    let end = direction * offset
    var length = 0.0
    var found: [StickyItem] = []
    func start(_ index: Int) -> Double { Double(places[index].start) / 65536 }
    func extent(_ index: Int) -> Double { Double(places[index].extent) / 65536 }
    for level in 0...ListKind.deepestLevel {
      let sticky = items.indices.filter {
        kinds[items[$0].kind].sticky == edge && kinds[items[$0].kind].level <= level
      }
      let isStart = edge == .start
      let stuck = isStart
        ? sticky.last { start($0) <= end + length } : sticky.first { start($0) + extent($0) >= end - length }
      guard let stuck, kinds[items[stuck].kind].level == level else { continue }
      let stop = isStart ? sticky.first { $0 > stuck } : sticky.last { $0 < stuck }
      var room = Double.infinity
      if let stop { room = isStart ? start(stop) - end - extent(stuck) : end - (start(stop) + extent(stop)) - extent(stuck) }
      found.append(
        StickyItem(
          item: stuck, distance: ContentLength(min(length, room)), extent: ContentLength(extent(stuck)),
          pushedBy: room < length ? stop : nil))
      length += extent(stuck)
    }
    return found
  }

  /// The content shift of a change, by the anchor's index before and after it.
  func shift(from old: ListModel, _ anchor: Int, to index: Int) -> Double {
    direction * (Double(places[index].start - old.places[anchor].start) / 65536)
  }

  /// Where an item is after a range before it was removed; the item after the range if it is in it.
  static func index(_ anchor: Int, without range: Range<Int>) -> Int {
    if anchor < range.lowerBound { return anchor }
    return range.contains(anchor) ? range.lowerBound : anchor - range.count
  }
}

/// The generator SplitMix64: the same numbers for the same seed, everywhere.
struct ListDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// 0 … `bound` − 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// 0 ..< `bound`, with fractions.
  mutating func length(_ bound: Double) -> Double { Double(next() >> 11) * 0x1p-53 * bound }
}

/// Random edits and questions, asked of a list and of its model.
struct ListSession: ~Copyable {
  private var dice: ListDice
  private var list: ScrollList
  private var model = ListModel()
  private var search = ListSearch()
  private let mostItems: Int
  /// The most levels above the leaves so far.
  private(set) var height = 0
  /// The first difference; empty if there is none.
  private(set) var failure = ""

  init(seed: UInt64, mostItems: Int) throws(ListError) {
    dice = ListDice(seed: seed)
    list = try ScrollList(ListLayout())
    self.mostItems = mostItems
  }

  /// Makes a random edit, and compares the shift and some answers with the model.
  mutating func step() throws(ListError) {
    var offset = (dice.length(1.2) - 0.1) * (list.total.unscaled + 1) * model.direction
    if dice.below(4) == 0, let gap = model.endOfItem(dice.below(model.items.count), model.places) {  // in the gap after an item
      offset = model.direction * (gap + dice.length(model.layout.gap))
    }
    let old = model
    let anchor = old.kept(at: offset, old.places)
    var index = anchor
    let place = ContentLength(offset)
    let shift: ContentLength
    var edit = "setKind"
    let item = dice.below(model.items.count + 1)
    let rest = model.items.count - item
    let count = min(rest, dice.below(80) == 0 ? dice.below(rest + 1) : dice.below(9))
    let range = item..<item + count
    switch model.items.count > mostItems ? 4 : dice.below(12) {
    case 0, 1:
      edit = "insert estimated"
      let added = dice.below(4) == 0 ? dice.below(200) : dice.below(5)
      shift = try list.insert(added, at: item, offset: place)
      model.items.insert(contentsOf: [ListModel.Item](repeating: .init(), count: added), at: item)
      if index >= item, !old.items.isEmpty { index += added }
    case 2, 3:
      edit = "insert measured"
      let extents = extents(dice.below(6) == 0 ? dice.below(400) : dice.below(5))
      shift = try list.insert(extents.span, at: item, offset: place)
      model.items.insert(
        contentsOf: extents.map { .init(units: ListModel.units($0)) }, at: item)
      if index >= item, !old.items.isEmpty { index += extents.count }
    case 4:
      edit = "remove"
      shift = try list.remove(count, at: item, offset: place)
      model.items.removeSubrange(range)
      index = ListModel.index(index, without: range)
    case 5:
      edit = "move"
      let destination = dice.below(model.items.count - count + 1)
      shift = try list.move(count, from: item, to: destination, offset: place)
      let moved = Array(model.items[range])
      model.items.removeSubrange(range)
      model.items.insert(contentsOf: moved, at: destination)
      if count > 0, item != destination {
        index = ListModel.index(index, without: range)
        if index >= destination { index += count }
      }
    case 6, 7, 8:
      edit = "setExtents"
      let extents = extents(count)
      shift = try list.setExtents(extents.span, at: item, offset: place)
      for (place, extent) in zip(range, extents) { model.items[place].units = ListModel.units(extent) }
    case 9:
      edit = "forgetExtents"
      shift = try list.forgetExtents(count, at: item, offset: place)
      for place in range { model.items[place].units = nil }
    case 10 where dice.below(4) == 0:
      edit = "setLayout"
      model.layout = layout()
      shift = try list.setLayout(model.layout, offset: place)
    case 10 where dice.below(4) == 0:
      edit = "setOptions"
      let kind = kind(from: 1)
      model.kinds[kind] = options()
      shift = try list.setOptions(model.kinds[kind], ofKind: kind, offset: place)
    default:
      let kind = kind(from: 0)
      shift = try list.setKind(kind, ofItems: count, at: item, offset: place)
      for place in range { model.items[place].kind = kind }
    }
    height = max(height, list.tree.height)
    if let wrong = list.tree.defect() { fail("\(edit): \(wrong)") }
    if model.direction == old.direction {
      expect(shift.unscaled, model.shift(from: old, anchor, to: index), "\(edit): shift")
    }
    expect(list.anchor(at: place).item, model.kept(at: offset, model.places), "\(edit): anchor")
    ask((place + shift).unscaled, edit)
  }

  private mutating func kind(from first: Int) -> Int { dice.below(9) == 0 ? ListKind.last : first + dice.below(5) }

  private mutating func options() -> ListKind {
    let sticky: StickyEdge? = [nil, .start, .start, .end][dice.below(4)]
    let level = dice.below(4) == 0 ? dice.below(ListKind.deepestLevel + 1) : dice.below(4)
    return ListKind(
      estimate: dice.below(2) == 0 ? 0 : dice.length(60), span: dice.below(2) == 0 ? 0 : 1 + dice.below(6), sticky: sticky,
      level: level)
  }

  private mutating func layout() -> ListLayout {
    var layout = ListLayout()
    layout.estimate = dice.below(8) == 0 ? 0 : dice.length(90)
    layout.gap = dice.below(2) == 0 ? 0 : dice.length(12)
    layout.insets = Ends(lower: dice.length(100), upper: dice.length(40))
    layout.axis = dice.below(2) == 0 ? .x : .y
    layout.isRightToLeft = dice.below(2) == 0
    layout.crossLength = dice.length(700)
    layout.columnGap = dice.length(10)
    switch dice.below(6) {
    case 0: layout.columns = .count(1 + dice.below(7))
    case 1: layout.columns = .smallestCell(1 + dice.length(300))
    default: layout.columns = .single
    }
    return layout
  }

  private mutating func extents(_ count: Int) -> [Double] {
    var extents: [Double] = []
    for _ in 0..<count {
      switch dice.below(4) {
      case 0: extents.append(extents.last ?? 44)
      case 1: extents.append(Double(dice.below(3)) * 22)
      default: extents.append(dice.length(300))
      }
    }
    return extents
  }

  private mutating func ask(_ offset: Double, _ edit: String) {
    let places = model.places
    expect(list.count, model.items.count, "\(edit): count")
    expect(list.total.unscaled, Double(model.total) / 65536, "\(edit): total")
    let item = dice.below(model.items.count + 1)
    let start = Double(places[item].start) / 65536
    expect(list.start(of: item).unscaled, start, "\(edit): start of \(item)")
    if item < model.items.count {
      expect(list.extent(of: item).unscaled, Double(places[item].extent) / 65536, "\(edit): extent of \(item)")
      expect(list.isMeasured(item), model.items[item].units != nil, "\(edit): isMeasured \(item)")
      expect(list.kind(of: item), model.items[item].kind, "\(edit): kind of \(item)")
      expect(list.cells(of: item), places[item].cells, "\(edit): cells of \(item)")
      expect(list.tree.firstOfLine(item), model.firstOfLine(item, places), "\(edit): first of line of \(item)")
      let end = model.items.indices.first { $0 > item && (model.columns == 1 || places[$0].start > places[item].start) }
      expect(list.tree.endOfLine(item), end ?? model.items.count, "\(edit): end of line of \(item)")
    }
    // An exact start is as likely as a distance between two.
    let distance = dice.below(2) == 0 ? start : dice.length(list.total.unscaled)
    expect(list.item(at: ContentLength(distance)), model.item(at: distance, places), "\(edit): item at \(distance)")

    var viewport = ListViewport(offset: ContentLength(model.direction * distance), length: ContentLength(dice.length(900)))
    let overscan = dice.below(2) == 0 ? 0 : dice.length(100)
    for _ in 0..<3 {
      let visible = list.visibleItems(in: viewport, overscan: ContentLength(overscan), &search)
      expect(
        Array(visible), model.visible(in: viewport, overscan: overscan, places), "\(edit): visible")
      var listed: [ListItem] = []
      list.forEachItem(in: visible, of: viewport, search) { listed.append($0) }
      expect(listed.map(\.index), Array(visible), "\(edit): listed")
      for item in listed where failure.isEmpty {
        let start = Double(places[item.index].start) / 65536
        let extent = Double(places[item.index].extent) / 65536
        let position = model.direction > 0 ? start : viewport.length.unscaled - start - extent
        expect(item.position.unscaled, position, "\(edit): position of \(item.index)")
        expect(item.extent.unscaled, extent, "\(edit): listed extent of \(item.index)")
      }
      for edge in [StickyEdge.start, .end] {
        var sticky: [StickyItem] = []
        var items = StickyItems(at: edge, offset: viewport.offset, of: list)
        while let item = items.next(in: list) { sticky.append(item) }
        expect(sticky, model.sticky(at: edge, offset: viewport.offset.unscaled, places), "\(edit): sticky at \(edge)")
      }
      viewport.offset += ContentLength(dice.length(200) - 100)
    }
  }

  private mutating func expect<Value: Equatable>(
    _ found: Value, _ expected: Value, _ subject: @autoclosure () -> String
  ) {
    if found != expected { fail("\(subject()): \(found), not \(expected)") }
  }

  private mutating func fail(_ message: String) {
    if failure.isEmpty { failure = message }
  }
}

extension RunTree {
  /// The first invariant that the tree violates; nil if it is valid.
  func defect() -> String? {
    var seen = Seen()
    if let defect = defect(of: root, height, &seen) { return defect }
    if seen.totals != totals { return "totals \(totals), not \(seen.totals)" }
    if seen.kinds | .plain != kinds | .plain { return "kinds \(kinds), not \(seen.kinds)" }
    if seen.leaves != leaves.used - leaves.released { return "leaves are lost" }
    if seen.branches != branches.used - branches.released { return "inner nodes are lost" }
    return leaves.next(seen.last) == .none ? nil : "a leaf after the last"
  }

  private struct Seen {
    var totals = ListTotals()
    var leaves = 0
    var branches = 0
    var last = ListNode.none
    /// Of the node that was seen last.
    var kinds = KindSet.none
  }

  private func defect(of node: ListNode, _ level: Int, _ seen: inout Seen) -> String? {
    guard level > 0 else { return leafDefect(node, &seen) }
    seen.branches += 1
    var kinds = KindSet.none
    defer { seen.kinds = kinds }
    let before = seen.totals
    let count = branches.count(node)
    if count < (node == root ? 2 : 1) || count > ListBranch.perNode { return "\(count) branches" }
    for slot in 0..<count {
      if let defect = defect(of: branches[node, slot].child, level - 1, &seen) { return defect }
      if seen.totals - before != branches[node, slot].totals { return "wrong totals of a branch" }
      if seen.kinds != branches[node, slot].kinds { return "wrong kinds of a branch" }
      kinds = kinds | seen.kinds
    }
    return nil
  }

  private func leafDefect(_ leaf: ListNode, _ seen: inout Seen) -> String? {
    if leaves.previous(leaf) != seen.last { return "a wrong leaf before" }
    if seen.last != .none, leaves.next(seen.last) != leaf { return "a wrong leaf after" }
    seen.last = leaf
    seen.leaves += 1
    seen.kinds = .none
    let count = leaves.count(leaf)
    if count == 0, leaf != root { return "an empty leaf" }
    if count > ListRun.perNode { return "\(count) runs" }
    for slot in 0..<count {
      let run = leaves[leaf, slot]
      if run.count == 0 { return "an empty run" }
      if spacing.isGrid, run.isSingle, run.units != table[run.kind].units(after: seen.totals.units, columns: spacing.columns) {
        return "an item that does not begin where it should"
      }
      seen.totals += run.totals
      seen.kinds.insert(run.kind)
    }
    return nil
  }
}
