#if canImport(ScrollKitCore)
  @testable import ScrollKitCore
#endif

/// A list as a plain array, with every answer straight from its definition.
struct ListModel {
  struct Item: Equatable {
    /// In units of 2⁻¹⁶ point; nil if it was not measured.
    var units: Int64?
    var isSticky = false
  }

  var items: [Item] = []
  var layout = ListLayout()

  static func units(_ points: Double) -> Int64 { Int64((points * 65536).rounded()) }

  var direction: Double { layout.isRightToLeft && layout.axis == .x ? -1 : 1 }
  var columns: Int { layout.columnCount }
  var isGrid: Bool { layout.columns != .single }

  func extent(_ index: Int) -> Int64 {
    isGrid ? Self.units(layout.estimate) : items[index].units ?? Self.units(layout.estimate)
  }

  /// The starts of all items, and of the one after the last, in units.
  var starts: [Int64] {
    let gap = Self.units(layout.gap)
    var next = Self.units(layout.insets.lower)
    var starts: [Int64] = []
    starts.reserveCapacity(items.count + 1)
    for index in items.indices {
      starts.append(next)
      if !isGrid || (index + 1) % columns == 0 { next += extent(index) + gap }
    }
    return starts + [next]
  }

  var total: Int64 {
    let insets = Self.units(layout.insets.lower) + Self.units(layout.insets.upper)
    let lines = (items.count + columns - 1) / columns
    guard lines > 0 else { return insets }
    let gaps = Int64(lines - 1) * Self.units(layout.gap)
    if isGrid { return insets + gaps + Int64(lines) * Self.units(layout.estimate) }
    return insets + gaps + items.indices.reduce(0) { $0 + extent($1) }
  }

  /// Where an item ends, in points; nil if there is none.
  func endOfItem(_ index: Int) -> Double? {
    items.isEmpty ? nil : Double(starts[index] + extent(index)) / 65536
  }

  func item(at distance: Double, _ starts: [Int64]) -> Int? {
    guard !items.isEmpty else { return nil }
    let last = items.indices.last { Double(starts[$0]) <= distance * 65536 } ?? 0
    return last - last % columns
  }

  /// The item that edits keep: that which is at the offset, or the next in the gap after it.
  func kept(at offset: Double, _ starts: [Int64]) -> Int {
    let distance = Int64((direction * offset * 65536).rounded(.down))
    guard let item = item(at: direction * offset, starts), item + columns < items.count else {
      return items.isEmpty ? 0 : items.count - 1 - (items.count - 1) % columns
    }
    let isPassed = starts[item] < distance && starts[item] + extent(item) <= distance
    return isPassed ? item + columns : item
  }

  func visible(in viewport: ListViewport, overscan: Double, _ starts: [Int64]) -> [Int] {
    let lower = (direction * viewport.offset - overscan) * 65536
    let upper = (direction * viewport.offset + viewport.length + overscan) * 65536
    return items.indices.filter { index in
      let start = Double(starts[index])
      return start < upper && (start >= lower || start + Double(extent(index)) > lower)
    }
  }

  func sticky(at offset: Double, _ starts: [Int64]) -> StickyItem? {
    let edge = direction * offset
    let sticky = items.indices.filter { items[$0].isSticky }
    guard let stuck = sticky.last(where: { Double(starts[$0]) / 65536 <= edge }) else { return nil }
    guard let next = sticky.first(where: { Double(starts[$0]) / 65536 > edge }) else {
      return StickyItem(item: stuck, start: 0, pushedBy: nil)
    }
    let room = Double(starts[next]) / 65536 - edge - Double(extent(stuck)) / 65536
    return StickyItem(item: stuck, start: min(0, room), pushedBy: room < 0 ? next : nil)
  }

  /// The content shift of a change, by the anchor's index before and after it.
  func shift(from old: ListModel, _ anchor: Int, to index: Int) -> Double {
    direction * (Double(starts[index] - old.starts[anchor]) / 65536)
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
    var offset = (dice.length(1.2) - 0.1) * (list.total + 1) * model.direction
    if dice.below(4) == 0, let gap = model.endOfItem(dice.below(model.items.count)) {  // in the gap after an item
      offset = model.direction * (gap + dice.length(model.layout.gap))
    }
    let old = model
    let anchor = old.kept(at: offset, old.starts)
    var index = anchor
    let shift: Double
    var edit = "setSticky"
    let item = dice.below(model.items.count + 1)
    let rest = model.items.count - item
    let count = min(rest, dice.below(80) == 0 ? dice.below(rest + 1) : dice.below(9))
    let range = item..<item + count
    switch model.items.count > mostItems ? 4 : dice.below(12) {
    case 0, 1:
      edit = "insert estimated"
      let added = dice.below(4) == 0 ? dice.below(200) : dice.below(5)
      shift = try list.insert(added, at: item, offset: offset)
      model.items.insert(contentsOf: [ListModel.Item](repeating: .init(), count: added), at: item)
      if index >= item, !old.items.isEmpty { index += added }
    case 2, 3:
      edit = "insert measured"
      let extents = extents(dice.below(6) == 0 ? dice.below(400) : dice.below(5))
      shift = try list.insert(extents.span, at: item, offset: offset)
      model.items.insert(
        contentsOf: extents.map { .init(units: ListModel.units($0)) }, at: item)
      if index >= item, !old.items.isEmpty { index += extents.count }
    case 4:
      edit = "remove"
      shift = try list.remove(count, at: item, offset: offset)
      model.items.removeSubrange(range)
      index = ListModel.index(index, without: range)
    case 5:
      edit = "move"
      let destination = dice.below(model.items.count - count + 1)
      shift = try list.move(count, from: item, to: destination, offset: offset)
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
      shift = try list.setExtents(extents.span, at: item, offset: offset)
      for (place, extent) in zip(range, extents) { model.items[place].units = ListModel.units(extent) }
    case 9:
      edit = "forgetExtents"
      shift = try list.forgetExtents(count, at: item, offset: offset)
      for place in range { model.items[place].units = nil }
    case 10 where dice.below(4) == 0:
      edit = "setLayout"
      model.layout = layout()
      shift = try list.setLayout(model.layout, offset: offset)
    default:
      shift = 0
      if rest > 0 {
        let isSticky = dice.below(2) == 0
        try list.setSticky(isSticky, at: item)
        model.items[item].isSticky = isSticky
      }
    }
    height = max(height, list.tree.height)
    if let wrong = list.tree.defect() { fail("\(edit): \(wrong)") }
    if model.direction == old.direction {
      expect(shift, model.shift(from: old, anchor, to: index), "\(edit): shift")
    }
    expect(list.anchor(at: offset).item, model.kept(at: offset, model.starts), "\(edit): anchor")
    ask(offset + shift, edit)
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
    let starts = model.starts
    expect(list.count, model.items.count, "\(edit): count")
    expect(list.total, Double(model.total) / 65536, "\(edit): total")
    let item = dice.below(model.items.count + 1)
    expect(list.start(of: item), Double(starts[item]) / 65536, "\(edit): start of \(item)")
    if item < model.items.count {
      expect(list.extent(of: item), Double(model.extent(item)) / 65536, "\(edit): extent of \(item)")
      expect(list.isMeasured(item), model.items[item].units != nil, "\(edit): isMeasured \(item)")
      expect(list.isSticky(item), model.items[item].isSticky, "\(edit): isSticky \(item)")
    }
    // An exact start is as likely as a distance between two.
    let distance = dice.below(2) == 0 ? Double(starts[item]) / 65536 : dice.length(list.total)
    expect(list.item(at: distance), model.item(at: distance, starts), "\(edit): item at \(distance)")

    var viewport = ListViewport(offset: model.direction * distance, length: dice.length(900))
    let overscan = dice.below(2) == 0 ? 0 : dice.length(100)
    for _ in 0..<3 {
      let visible = list.visibleItems(in: viewport, overscan: overscan, &search)
      expect(
        Array(visible), model.visible(in: viewport, overscan: overscan, starts), "\(edit): visible")
      var listed: [ListItem] = []
      list.forEachItem(in: visible, of: viewport, search) { listed.append($0) }
      expect(listed.map(\.index), Array(visible), "\(edit): listed")
      for item in listed where failure.isEmpty {
        let start = Double(starts[item.index]) / 65536
        let extent = Double(model.extent(item.index)) / 65536
        let position = model.direction > 0 ? start : viewport.length - start - extent
        expect(item.position, position, "\(edit): position of \(item.index)")
        expect(item.extent, extent, "\(edit): listed extent of \(item.index)")
      }
      expect(list.stickyItem(at: viewport.offset), model.sticky(at: viewport.offset, starts), "\(edit): sticky")
      viewport.offset += dice.length(200) - 100
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
    if seen.leaves != leaves.used - leaves.released { return "leaves are lost" }
    if seen.branches != branches.used - branches.released { return "inner nodes are lost" }
    return leaves.next(seen.last) == .none ? nil : "a leaf after the last"
  }

  private struct Seen {
    var totals = ListTotals()
    var leaves = 0
    var branches = 0
    var last = ListNode.none
  }

  private func defect(of node: ListNode, _ level: Int, _ seen: inout Seen) -> String? {
    guard level > 0 else { return leafDefect(node, &seen) }
    seen.branches += 1
    let before = seen.totals
    let count = branches.count(node)
    if count < (node == root ? 2 : 1) || count > ListBranch.perNode { return "\(count) branches" }
    for slot in 0..<count {
      if let defect = defect(of: branches[node, slot].child, level - 1, &seen) { return defect }
      if seen.totals - before != branches[node, slot].totals { return "wrong totals of a branch" }
    }
    return nil
  }

  private func leafDefect(_ leaf: ListNode, _ seen: inout Seen) -> String? {
    if leaves.previous(leaf) != seen.last { return "a wrong leaf before" }
    if seen.last != .none, leaves.next(seen.last) != leaf { return "a wrong leaf after" }
    seen.last = leaf
    seen.leaves += 1
    let count = leaves.count(leaf)
    if count == 0, leaf != root { return "an empty leaf" }
    if count > ListRun.perNode { return "\(count) runs" }
    for slot in 0..<count {
      let run = leaves[leaf, slot]
      if run.count == 0 { return "an empty run" }
      seen.totals += run.totals
    }
    return nil
  }
}
