#if canImport(ScrollKitCore)
  @testable import ScrollKitCore
#endif

/// A list as a plain array, with every answer straight from its definition.
struct ListModel {
  struct Item: Equatable {
    /// It names the item, wherever it is moved.
    var id = 0
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

  // MARK: What keeps its place

  /// An item that was visible, and how much of it lay before the viewport's start. One that was stuck was drawn so far behind its place.
  struct Seen {
    let id: Int
    let place: Place
    let hidden: Double
    let isKnown: Bool
    let isHeader: Bool
    let isStuck: Bool
  }

  /// What a viewport without end shows from a distance on, up to 64 items: stuck headers from the outermost on, then the others.
  func seen(from distance: Double, _ places: [Place]) -> [Seen] {
    func seen(_ index: Int, stuckAt position: Double?) -> Seen {
      let hidden = distance - Double(places[index].start) / 65536
      return Seen(
        id: items[index].id, place: places[index], hidden: position.map { hidden + $0 } ?? max(0, hidden),
        isKnown: items[index].units != nil || isGrid && kinds[items[index].kind].span > 0,
        isHeader: kinds[items[index].kind].sticky == .start, isStuck: position != nil)
    }
    var covered = 0.0
    var stuck: [Seen] = []
    for sticky in sticky(at: .start, offset: direction * distance, places) {
      let position = Double(places[sticky.item].start) / 65536 - distance
      guard position < sticky.distance.unscaled else { continue }
      covered = max(covered, (sticky.distance + sticky.extent).unscaled)
      if position + sticky.extent.unscaled <= 0 { stuck.append(seen(sticky.item, stuckAt: sticky.distance.unscaled)) }
    }
    let first = kept(at: direction * distance, places)
    let visible = items.indices.dropFirst(first).map { seen($0, stuckAt: nil) }.enumerated().filter { index, item in
      let end = Double(item.place.start) / 65536 + Double(item.place.extent) / 65536
      return index == 0 || item.isHeader || end > distance + covered
    }.map(\.element)
    return stuck + visible.prefix(64 - stuck.count)
  }

  /// The items that were seen, in the order in which they are to keep their place.
  static func order(_ seen: [Seen]) -> [Seen] {
    let visible = seen.filter { !$0.isStuck }
    guard let first = visible.firstIndex(where: \.isKnown) ?? visible.indices.first else { return seen }
    let section = visible[(first + 1)...].firstIndex(where: \.isHeader) ?? visible.endIndex
    return visible[first..<section] + seen.filter(\.isStuck).reversed() + visible[section...] + visible[..<first].reversed()
  }

  /// The content shift of a change that keeps in place what was visible.
  ///
  /// - Parameters:
  ///   - forgotten: The items whose measurement was forgotten.
  ///   - moved: The items that were moved.
  ///   - crossed: Those that they passed.
  func shift(
    from old: ListModel, at offset: Double, forgotten: Set<Int> = [], moved: Set<Int> = [], crossed: Set<Int> = []
  ) -> Double {
    let (before, after) = (old.places, places)
    let seen = old.seen(from: direction * offset, before)
    let ids = Set(seen.filter { !$0.isStuck }.map(\.id))
    func index(_ item: Seen) -> Int? { items.firstIndex { $0.id == item.id } }
    let neighbours = items.indices.filter { !moved.contains(items[$0].id) }.filter { index in
      [index - 1, index + 1].contains { items.indices.contains($0) && moved.contains(items[$0].id) }
    }
    let isDrop = !moved.isDisjoint(with: ids) && neighbours.contains { ids.contains(items[$0].id) }
    let order = Self.order(seen)
    let still = order.filter { item in index(item).map { item.place.extent == 0 || after[$0].extent > 0 } ?? false }
    let kept = still.first { !moved.contains($0.id) && !(isDrop && crossed.contains($0.id)) }
      ?? still.first { !moved.contains($0.id) } ?? still.first ?? order.first { index($0) != nil }
    guard let kept, let index = index(kept) else {
      guard let first = order.first, let lost = old.items.firstIndex(where: { $0.id == first.id }) else { return 0 }
      let next = old.items[lost...].lazy.compactMap { next in items.firstIndex { $0.id == next.id } }.first ?? items.count
      return direction * (Double(after[next].start - first.place.start) / 65536 - first.hidden)
    }
    let extent = Double(after[index].extent) / 65536
    let former = Double(kept.place.extent) / 65536
    let isKnown = items[index].units != nil || isGrid && kinds[items[index].kind].span > 0
    var hidden = kept.isStuck ? 0 : kept.hidden
    if hidden > 0, extent != former {
      let keepsShare = forgotten.contains(kept.id) || !kept.isKnown || !isKnown
      hidden = keepsShare ? hidden / former * extent : min(hidden, extent - min(former - hidden, extent))
    }
    return direction * (Double(after[index].start - kept.place.start) / 65536 + hidden - kept.hidden)
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
  private var lastID = 0
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
    let place = ContentLength(offset)
    let shift: ContentLength
    var forgotten: Set<Int> = []
    var (moved, crossed): (Set<Int>, Set<Int>) = ([], [])
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
      model.items.insert(contentsOf: (0..<added).map { _ in .init(id: newID()) }, at: item)
    case 2, 3:
      edit = "insert measured"
      let extents = extents(dice.below(6) == 0 ? dice.below(400) : dice.below(5))
      shift = try list.insert(extents.span, at: item, offset: place)
      model.items.insert(
        contentsOf: extents.map { .init(id: newID(), units: ListModel.units($0)) }, at: item)
    case 4:
      edit = "remove"
      shift = try list.remove(count, at: item, offset: place)
      model.items.removeSubrange(range)
    case 5:
      edit = "move"
      let destination = dice.below(model.items.count - count + 1)
      shift = try list.move(count, from: item, to: destination, offset: place)
      let movedItems = Array(model.items[range])
      model.items.removeSubrange(range)
      model.items.insert(contentsOf: movedItems, at: destination)
      if count > 0, item != destination {
        moved = Set(movedItems.map(\.id))
        crossed = Set(model.items[min(item, destination)..<max(item, destination) + count].map(\.id))
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
      forgotten = Set(model.items[range].map(\.id))
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
      expect(shift.unscaled, model.shift(from: old, at: offset, forgotten: forgotten, moved: moved, crossed: crossed), "\(edit): shift")
    }
    expect(list.anchor(at: place).item, model.kept(at: offset, model.places), "\(edit): anchor")
    ask((place + shift).unscaled, edit)
  }

  private mutating func newID() -> Int {
    lastID += 1
    return lastID
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

/// Edits of a list that stands alone at an offset. They return the content shift.
extension ScrollList {
  mutating func insert(_ count: Int, at item: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.insert(count, at: item) }
  }

  mutating func insert(_ extents: Span<Double>, at item: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.insert(extents, at: item) }
  }

  mutating func remove(_ count: Int, at item: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.remove(count, at: item) }
  }

  mutating func move(_ count: Int, from item: Int, to destination: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.move(count, from: item, to: destination) }
  }

  mutating func setExtents(_ extents: Span<Double>, at item: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.setExtents(extents, at: item) }
  }

  mutating func forgetExtents(_ count: Int, at item: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.forgetExtents(count, at: item) }
  }

  mutating func setKind(_ kind: Int, ofItems count: Int, at item: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.setKind(kind, ofItems: count, at: item) }
  }

  mutating func setOptions(_ value: ListKind, ofKind kind: Int, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.setOptions(value, ofKind: kind) }
  }

  mutating func setLayout(_ layout: ListLayout, offset: ContentLength) throws(ListError) -> ContentLength {
    try shift(at: offset) { list throws(ListError) in try list.setLayout(layout) }
  }

  private mutating func shift(
    at offset: ContentLength, _ edit: (inout ScrollList) throws(ListError) -> Void
  ) throws(ListError) -> ContentLength {
    try keepPlace(in: ListViewport(offset: offset, length: ContentLength(.infinity)))
    let former = direction
    try edit(&self)
    return (direction * former - 1) * offset + takeShift()
  }
}
