@testable import ScrollKitCore

/// A scroll view with an attached list, and the same items as a plain array.
final class ListStage {
  var stage: Stage
  private(set) var items: [Item]
  private let memory: UnsafeMutablePointer<ScrollList>
  private var lastID: Int

  struct Item: Equatable {
    /// It names the item, however often its index changes.
    let id: Int
    /// In points; nil before it is measured.
    var extent: Double?
  }

  /// - Parameter extents: In points; nil for an item that is not measured.
  init(
    _ mode: ScrollMode = .driven, extents: [Double?], layout: ListLayout = ListLayout(),
    policy: AnchorPolicy = .keepItem, viewport: Double = 600, top: Double = 0, offset: Double? = nil,
    feel: Feel = .uikit
  ) throws {
    items = extents.enumerated().map { Item(id: $0, extent: $1) }
    lastID = extents.count
    memory = .allocate(capacity: 1)
    memory.initialize(to: try ScrollList(layout))
    for (index, extent) in extents.enumerated() {
      if let extent {
        _ = try memory.pointee.insert([extent].span, at: index, offset: 0)
      } else {
        _ = try memory.pointee.insert(1, at: index, offset: 0)
      }
    }
    stage = Stage(mode, content: 1, viewport: viewport, top: top, feel: feel)
    stage.view.setAnchorPolicy(policy, at: stage.now)
    stage.change { $0.attach(Reference(self.memory), at: $1) }
    if let offset {
      stage.view.setOffset(.down(offset), at: stage.now)
      if mode == .observed { stage.report(.didScroll(to: .down(offset))) }
    }
    stage.wait(1)
    _ = stage.takeEvents()
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// Attaches the list to the view that the stage has now.
  func attachAnew() throws {
    stage.view.setAnchorPolicy(.keepItem, at: stage.now)
    stage.change { $0.attach(Reference(memory), at: $1) }
  }

  /// Zooms about the viewport's corner at once.
  func zoom(to scale: Double) {
    stage.change { view, now in
      view.enableZoom(from: 0.25, to: 4, at: now)
      view.zoom(to: scale, about: .zero, .atOnce, at: now)
    }
  }

  var y: Double { stage.y }
  /// Where the content will rest, in points.
  var target: Double { stage.view.lastSnapshot.target.y }
  /// What the reader of a conversation sees.
  var state: ConversationState { stage.view.conversation! }
  var estimate: Double { memory.pointee.layout.estimate }
  var total: Double { memory.pointee.total.unscaled }

  // MARK: Items

  func start(_ index: Int) -> Double { memory.pointee.start(of: index).unscaled }

  /// The index of an item; nil if it was removed.
  func index(ofID id: Int) -> Int? { items.firstIndex { $0.id == id } }

  /// Where an item is drawn, in points below the viewport's top.
  func position(ofID id: Int) -> Double? { index(ofID: id).map { start($0) - y } }

  /// Where an item is drawn at the present scale, in points below the viewport's top; nil if there is none.
  func drawn(_ index: Int) -> Double? { index < items.count ? start(index) * stage.view.zoom.scale - y : nil }

  /// The first visible item that was measured, else the first visible item; by its definition.
  var keptID: Int {
    var start = memory.pointee.layout.insets.lower
    var first: Int?
    for item in items {
      let extent = item.extent ?? estimate
      if start + extent > y, start < y + stage.geometry.viewport {
        if first == nil { first = item.id }
        if item.extent != nil { return item.id }
      }
      if start >= y + stage.geometry.viewport { break }
      start += extent + memory.pointee.layout.gap
    }
    return first ?? 0
  }

  // MARK: Edits

  func insert(_ extents: [Double], at index: Int) throws {
    items.insert(contentsOf: extents.map { Item(id: newID(), extent: $0) }, at: index)
    try edit(.insertion(count: extents.count, at: index)) { list throws(ListError) in
      try list.insert(extents.span, at: index)
    }
  }

  func insert(estimated count: Int, at index: Int) throws {
    items.insert(contentsOf: (0..<count).map { _ in Item(id: newID(), extent: nil) }, at: index)
    try edit(.insertion(count: count, at: index)) { list throws(ListError) in
      try list.insert(count, at: index)
    }
  }

  func remove(_ count: Int, at index: Int) throws {
    items.removeSubrange(index..<index + count)
    try edit(.removal(count: count, at: index)) { list throws(ListError) in
      try list.remove(count, at: index)
    }
  }

  func move(_ count: Int, from index: Int, to destination: Int) throws {
    let moved = Array(items[index..<index + count])
    items.removeSubrange(index..<index + count)
    items.insert(contentsOf: moved, at: destination)
    try edit(.move(count: count, from: index, to: destination)) { list throws(ListError) in
      try list.move(count, from: index, to: destination)
    }
  }

  func measure(_ extents: [Double], at index: Int) throws {
    for (place, extent) in extents.enumerated() { items[index + place].extent = extent }
    try edit(.none) { list throws(ListError) in
      try list.setExtents(extents.span, at: index)
    }
  }

  func forget(_ count: Int, at index: Int) throws {
    for place in index..<index + count { items[place].extent = nil }
    try edit(.none) { list throws(ListError) in
      try list.forgetExtents(count, at: index)
    }
  }

  func setKind(_ kind: Int, at index: Int, count: Int = 1) throws {
    try edit(.none) { list throws(ListError) in
      try list.setKind(kind, ofItems: count, at: index)
    }
  }

  func setOptions(_ value: ListKind, ofKind kind: Int) throws {
    try edit(.none) { list throws(ListError) in
      try list.setOptions(value, ofKind: kind)
    }
  }

  func setLayout(_ layout: ListLayout) throws {
    try edit(.none) { list throws(ListError) in
      try list.setLayout(layout)
    }
  }

  /// Makes several edits in a batch.
  func batch(_ edits: () throws -> Void) rethrows {
    let batch = stage.change { $0.beginBatch(at: $1) }
    try edits()
    _ = stage.change { $0.endBatch(batch, at: $1) }
  }

  private func edit(
    _ edit: ListEdit, _ change: (inout ScrollList) throws(ListError) -> Void
  ) throws(ListError) {
    try stage.change { view, now throws(ListError) in
      try view.editList(edit, along: nil, at: now, change)
    }
  }

  private func newID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: Scrolling

  @discardableResult
  func scroll(
    toItem item: Int, _ alignment: ListAlignment = .start, margin: Double = 0, by animation: ScrollAnimation = .standard
  ) -> AnimationID {
    stage.change { $0.scroll(toItem: item, alignment, margin: margin, by: animation, at: $1) }
  }

  /// Measures the visible items that were not measured yet, as a program does before it draws.
  func measureVisible(_ extent: (Int) -> Double) throws {
    let visible = frame().visibleItems
    for index in visible where items[index].extent == nil { try measure([extent(items[index].id)], at: index) }
  }

  func frame() -> ListFrame {
    stage.frame()
  }
}

extension Stage {
  /// Changes the view at the present time, and drains the events.
  @discardableResult
  mutating func change<Result, Failure: Error>(
    _ body: (inout ScrollView, _ now: Double) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = try body(&view, now)
    take()
    return result
  }

  /// What the viewport shows of the attached list.
  mutating func frame() -> ListFrame {
    view.listFrame()
  }
}
