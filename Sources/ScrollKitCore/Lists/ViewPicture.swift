/// What a viewport showed of a list when content was last scrolled, and what edits have made of it since.
///
///     scroll ─▶ first edit: a picture ─▶ edits ─▶ displacement = f(picture, list)
///
/// How far content moves is a function of the picture and of the list as it is now, never a sum of shifts. So the order of edits
/// does not matter, nor their batches. One item keeps its place: the first that was measured, else the first. If it is gone, another
/// one does, in this order: behind it in its section, a stuck header from the innermost on, in a later section, before it. Items
/// between which another was dropped come after those, and items that were moved come last.
struct ViewPicture: ~Copyable {
  private var memory: ListMemory
  /// Stuck headers from the outermost on, then the visible items in the order of the list.
  private var count = 0
  private var stuckCount = 0
  /// The item that keeps its place as long as it exists; nil in a list that was empty.
  fileprivate var first: SeenItem?
  /// Its index among the items; nil if it was seen earlier, and is not visible now.
  private var firstIndex: Int?
  /// How far content had moved for it when the others were seen.
  fileprivate var base: ContentLength = 0
  /// Of what the viewport shows.
  fileprivate var length: ContentLength = 0
  /// How far content has moved along the list since.
  private var displacement: ContentLength = 0

  init(_ allocator: ListAllocator) throws(ListError) {
    guard let memory = ListMemory(size: Self.stride, allocator) else { throw .noMemory }
    self.memory = memory
  }

  /// In bytes.
  var memorySize: Int { memory.size }

  /// Whether the item that keeps its place was measured.
  var isOfMeasuredItem: Bool { first?.isMeasured ?? true }

  // MARK: Seeing

  /// Begins without items.
  fileprivate mutating func begin(showing length: ContentLength) {
    (count, stuckCount, base, displacement) = (0, 0, 0, 0)
    self.length = length
  }

  /// Adds an item.
  ///
  /// - Returns: Whether there is room for another one.
  fileprivate mutating func add(_ seen: SeenItem) throws(ListError) -> Bool {
    if memory.size < (count + 1) * Self.stride {
      guard memory.resize(to: min(2 * count, Self.mostItems) * Self.stride) else { throw .noMemory }
    }
    memory.store(seen, at: count * Self.stride)
    count += 1
    if seen.isStuck { stuckCount = count }
    return count < Self.mostItems
  }

  /// Chooses the item that keeps its place: a visible one, else the first that was measured, else the first.
  fileprivate mutating func choose(_ item: Int?) {
    let visible = stuckCount..<count
    firstIndex = item.flatMap { item in visible.first { self[$0].item == item } }
      ?? visible.first { self[$0].isMeasured } ?? visible.first
    first = firstIndex.map { self[$0] }
  }

  /// An item that was seen earlier goes on to keep its place: content has moved for it by a distance since then.
  fileprivate mutating func keep(_ seen: SeenItem, displacedBy distance: ContentLength) {
    first = seen
    firstIndex = (0..<count).first { self[$0].item == seen.item }
    base = distance
  }

  // MARK: Edits

  /// Follows what an edit has done to the indices of items.
  mutating func follow(_ edit: ListEdit) {
    change { $0.follow(edit) }
    if case .move(let count, let source, let destination) = edit { followMove(of: count, from: source, to: destination) }
  }

  /// The measurements of items were forgotten.
  mutating func forgetExtents(in range: Range<Int>) { change { $0.forgetExtent(in: range) } }

  private mutating func followMove(of count: Int, from source: Int, to destination: Int) {
    let moved = destination..<destination + count
    let range = min(source, destination)..<max(source, destination) + count
    let isDrop = shows { moved ~= $0 } && shows { $0 == moved.lowerBound - 1 || $0 == moved.upperBound }
    change { $0.follow(moveOf: moved, within: range, isDrop: isDrop) }
  }

  private mutating func change(_ body: (inout SeenItem) -> Void) {
    memory.update(count, at: 0, body)
    if first != nil { body(&first!) }
  }

  /// Whether an item that was seen in its place has such an index now.
  private func shows(_ isMeant: (Int) -> Bool) -> Bool {
    (stuckCount..<count).contains { !self[$0].isGone && isMeant(self[$0].item) }
  }

  // MARK: What keeps its place

  /// Returns how far content has to move along the list since the last time.
  mutating func takeShift(in tree: borrowing RunTree) -> ContentLength {
    guard let kept = kept(in: tree) else { return 0 }
    let former = displacement
    displacement = kept.displacement
    return displacement - former
  }

  /// The item that keeps its place, and how far content has to move for it since the picture was taken; nil if the list was empty. If
  /// all are gone, what came behind the first begins where that was seen.
  fileprivate func kept(in tree: borrowing RunTree) -> (seen: SeenItem, displacement: ContentLength)? {
    guard let first else { return nil }
    if first.movement == .none, let moved = tree.displacement(of: first, in: length) { return (first, moved - base) }
    let visible = max(firstIndex ?? 0, stuckCount - 1)
    let section = (visible + 1..<max(visible + 1, count)).first { self[$0].isHeader } ?? count
    var best: (rank: Rank, seen: SeenItem, displacement: ContentLength)?
    for index in 0..<count {
      let rank = rank(of: index, from: visible, section: section)
      if let best, best.rank < rank { continue }
      if let displacement = tree.displacement(of: self[index], in: length) { best = (rank, self[index], displacement) }
    }
    if let best { return (best.seen, best.displacement) }
    return (first, (tree.start(of: min(first.item, tree.count)) - first.start).length - first.hidden - base)
  }

  /// In which order items are to keep their place.
  private typealias Rank = (movement: UInt8, group: Int, distance: Int)

  private func rank(of index: Int, from first: Int, section end: Int) -> Rank {
    let movement = self[index].movement.rawValue
    if index < stuckCount { return (movement, 1, stuckCount - index) }
    if index < first { return (movement, 3, first - index) }
    return (movement, index < end ? 0 : 2, index)
  }

  private subscript(index: Int) -> SeenItem { memory.load(SeenItem.self, at: index * Self.stride) }

  private static let stride = MemoryLayout<SeenItem>.stride
  /// Taste. 64 items: more than windows show, but for the small cells of grids. Larger costs edits more.
  private static let mostItems = 64
}

extension RunTree {
  /// How far content has to move so that an item keeps its place; nil if it is gone, or has come to nothing.
  fileprivate func displacement(of seen: SeenItem, in length: ContentLength) -> ContentLength? {
    if seen.isGone { return nil }
    let position = position(of: seen.item)
    let run = run(at: position)
    let extent = run.extent(in: spacing)
    if extent == .zero, seen.extent > .zero { return nil }
    let hidden = seen.hidden(of: extent, isMeasured: isKnown(run), in: length)
    return (start(of: seen.item, at: position) - seen.start).length + hidden - seen.hidden
  }

  /// Whether the extent of a run's items is known: that of a cell is.
  private func isKnown(_ run: ListRun) -> Bool { run.isMeasured || !run.hasOwnExtent && spacing.isGrid }

  /// An item where it is seen.
  ///
  /// - Parameters:
  ///   - line: How far the start of what the viewport shows is from the content's start.
  ///   - distance: How far behind it a stuck item is drawn; nil for another one.
  fileprivate func seen(_ item: Int, at position: RunPosition, line: ContentLength, stuckAt distance: ContentLength?) -> SeenItem {
    let run = run(at: position)
    let start = start(of: item, at: position)
    let hidden = line - start.length
    return SeenItem(
      item, start: start, extent: run.extent(in: spacing), hidden: distance.map { hidden + $0 } ?? max(0, hidden),
      isMeasured: isKnown(run), isHeader: run.isSticky, isStuck: distance != nil)
  }
}

extension ScrollList {
  /// Remembers what a viewport shows, so that `takeShift` says after edits how content has to move.
  ///
  /// - Parameter isSame: Whether the viewport has moved since the last call only as `takeShift` said: then what was visible at that time
  ///   stays in place, whatever came between.
  /// - Precondition: No number is NaN.
  public mutating func keepPlace(in viewport: ListViewport, asBefore isSame: Bool = false) throws(ListError) {
    try see(viewport, covered: 0, keeping: isSame ? .place : .nothing)
  }

  /// Returns how far the content offset has to move since the last call so that what was visible stays in place.
  public mutating func takeShift() -> ContentLength { direction * picture.takeShift(in: tree) }

  /// What a new picture takes over from the last one.
  enum Kept {
    case nothing
    /// The item that keeps its place, where it is now.
    case item
    /// It, and where it was when content was last scrolled.
    case place
  }

  /// Takes a picture of what a viewport shows. `takeShift` says how content has to move after edits.
  ///
  /// - Parameter cover: What covers the viewport where the list starts, such as a header.
  /// - Precondition: No number is NaN.
  mutating func see(_ viewport: ListViewport, covered cover: ContentLength, keeping kept: Kept) throws(ListError) {
    let former = kept == .nothing ? nil : picture.kept(in: tree)
    let isFirst = kept == .place && former?.seen.isGone == false && former?.seen.item == picture.first?.item
    let base = picture.base + (former?.displacement ?? 0)
    picture.begin(showing: max(0, viewport.length - cover))
    guard count > 0 else { return picture.choose(nil) }
    let line = direction * viewport.offset + cover
    let covered = try seeStuckItems(line)
    try seeVisibleItems(from: line, covered: covered, to: direction * viewport.offset + viewport.length)
    if isFirst, let former {
      picture.keep(former.seen, displacedBy: base)
    } else {
      picture.choose(former.flatMap { $0.seen.isGone ? nil : $0.seen.item })
    }
  }

  /// Adds the stuck headers to the picture.
  ///
  /// - Returns: The length that they cover.
  private mutating func seeStuckItems(_ line: ContentLength) throws(ListError) -> ContentLength {
    var covered: ContentLength = 0
    var items = StickyItems(at: .start, offset: direction * line, of: self)
    while let sticky = items.next(in: self) {
      let position = tree.position(of: sticky.item)
      let distance = tree.start(of: sticky.item, at: position).length - line
      guard distance < sticky.distance else { continue }  // it is in its own place
      covered = max(covered, sticky.distance + sticky.extent)
      guard distance + sticky.extent <= 0 else { continue }  // a part of it is
      _ = try picture.add(tree.seen(sticky.item, at: position, line: line, stuckAt: sticky.distance))
    }
    return covered
  }

  /// Adds what is visible behind a line to the picture: at least one item.
  private mutating func seeVisibleItems(from line: ContentLength, covered: ContentLength, to end: ContentLength) throws(ListError) {
    var (item, _) = tree.firstItem(after: Extent(roundingDown: line))
    var position = tree.position(of: item)
    let first = item
    while true {
      let seen = tree.seen(item, at: position, line: line, stuckAt: nil)
      let start = seen.start.length
      if item > first, start >= end { return }
      let isCovered = start + seen.extent.length <= line + covered && !seen.isHeader
      if !isCovered || item == first, try !picture.add(seen) { return }
      item += 1
      guard item < count else { return }
      if item == Int(position.before.count) + tree.run(at: position).count { _ = tree.advance(&position) }
    }
  }
}
