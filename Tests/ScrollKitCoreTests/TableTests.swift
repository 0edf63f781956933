import XCTest

@testable import ScrollKitCore

/// A table: a list of rows and a list of columns in one scroll view. Each sets the length of the content along its axis, and keeps what
/// is visible along it.
final class TableTests: XCTestCase {
  func test_eachListSetsTheLengthAlongItsAxis() throws {
    var table = try Table()
    XCTAssertEqual(table.contentSize, Vector(x: 200 * 100, y: 1000 * 20))
    try table.view.setExtents([300], at: 7, along: .x, time: 0)
    try table.view.setExtents([50, 50], at: 7, along: .y, time: 0)
    XCTAssertEqual(table.contentSize, Vector(x: 20_200, y: 20_060))
    table.view.detachList(along: .x, at: 0)
    try table.view.insertItems(10, at: 0, time: 0)
    XCTAssertEqual(table.contentSize, Vector(x: 20_200, y: 20_260), "the rows stay attached")
  }

  func test_withoutAnAxis_aCallMeansTheRows_orTheOnlyList() throws {
    var table = try Table()
    try table.view.insertItems(1, at: 0, time: 0)
    XCTAssertEqual(table.rows.list.count, 1001)
    table.view.detachList(at: 0)
    try table.view.insertItems(1, at: 0, time: 0)
    XCTAssertEqual(table.columns.list.count, 201)
  }

  /// Rows and columns above and left of the viewport shift the content; the cell there stays where it was.
  func test_anEdit_keepsTheVisibleCell() throws {
    var table = try Table(offset: Vector(x: 5000, y: 4000))
    try table.view.insertItems([30, 30, 30], at: 0, along: .y, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 5000, y: 4090))
    try table.view.insertItems([70], at: 50, along: .x, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 5070, y: 4090), "the new column is before the visible one")
    try table.view.removeItems(10, at: 0, along: .x, time: 0)
    try table.view.setExtents([10], at: 0, along: .y, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 4070, y: 4070))
  }

  /// The end along the rows is kept; a table that sticks to its newest row does not stick to its last column.
  func test_onlyRowsStickToTheEnd() throws {
    var table = try Table(offset: Vector(x: 200 * 100 - 800, y: 1000 * 20 - 600))
    table.view.setAnchorPolicy(.stickToEnd, at: 0)
    try table.view.insertItems(5, at: 1000, along: .y, time: 0)
    try table.view.insertItems(5, at: 200, along: .x, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 19_200, y: 19_500))
  }

  func test_withTheAnchorOff_neitherIsKept() throws {
    var table = try Table(offset: Vector(x: 5000, y: 4000))
    table.view.setAnchorPolicy(.none, at: 0)
    try table.view.insertItems(1, at: 0, along: .y, time: 0)
    try table.view.insertItems(1, at: 0, along: .x, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 5000, y: 4000))
  }

  /// Rows inserted at the start of a table are seen; so are columns. A refresh opens the start of the rows alone.
  func test_atTheStart_nothingIsKept() throws {
    var table = try Table()
    try table.view.insertItems(1, at: 0, along: .y, time: 0)
    try table.view.insertItems(1, at: 0, along: .x, time: 0)
    XCTAssertEqual(table.offset, .zero)
    table.view.enableRefresh(at: 0)
    table.view.beginRefresh(at: 0)
    table.wait(1)
    try table.view.insertItems(1, at: 0, along: .x, time: table.now)
    XCTAssertEqual(table.offset.x, 0)
  }

  // MARK: Batches

  /// A batch of rows waits for its end; columns that are edited meanwhile shift at once.
  func test_aBatchIsOfOneList() throws {
    var table = try Table(offset: Vector(x: 5000, y: 4000))
    let rows = table.view.beginBatch(along: .y, at: 0)
    try table.view.insertItems(2, at: 0, along: .y, time: 0)
    try table.view.insertItems(1, at: 0, along: .x, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 5100, y: 4000))
    XCTAssertEqual(table.contentSize, Vector(x: 20_100, y: 20_000), "the rows keep their length until the batch ends")
    XCTAssertEqual(table.view.endBatch(rows, at: 0), 0)
    XCTAssertEqual(table.offset, Vector(x: 5100, y: 4040))
    XCTAssertEqual(table.contentSize, Vector(x: 20_100, y: 20_040))
  }

  func test_batchesOfBothLists_areNested() throws {
    var table = try Table(offset: Vector(x: 5000, y: 4000))
    let rows = table.view.beginBatch(along: .y, at: 0)
    let columns = table.view.beginBatch(along: .x, at: 0)
    try table.view.insertItems(2, at: 0, along: .y, time: 0)
    try table.view.insertItems(3, at: 0, along: .x, time: 0)
    XCTAssertEqual(table.view.endBatch(columns, at: 0), 0)
    XCTAssertEqual(table.offset, Vector(x: 5300, y: 4000), "the rows still wait")
    XCTAssertEqual(table.view.endBatch(rows, at: 0), 0)
    XCTAssertEqual(table.offset, Vector(x: 5300, y: 4040))

    let outer = table.view.beginBatch(along: .x, at: 0)
    let inner = table.view.beginBatch(along: .y, at: 0)
    XCTAssertEqual(table.view.endBatch(outer, at: 0), 1, "the inner one was never ended")
    XCTAssertNil(table.view.endBatch(inner, at: 0))
  }

  /// The batch of a program that knows no lists is one of rows.
  func test_performBatch() throws {
    var table = try Table(offset: Vector(x: 5000, y: 4000))
    try table.view.performBatch(along: .x, at: 0) { view in
      try view.insertItems(1, at: 0, along: .x, time: 0)
      try view.removeItems(3, at: 0, along: .x, time: 0)
      XCTAssertEqual(view.lastSnapshot.offset.x, 5000)
    }
    XCTAssertEqual(table.offset, Vector(x: 4800, y: 4000))
  }

  // MARK: Scrolling to a cell

  /// Two calls scroll to a cell, one along each axis. Rows and columns are measured on the way. Each scroll has its own completion.
  func test_aScrollToACell_endsThere_thoughItsRowsAndColumnsAreMeasuredOnTheWay() throws {
    var table = try Table()
    let first = table.view.scroll(toItem: 500, .start, along: .y, at: 0)
    let second = table.view.scroll(toItem: 100, .start, along: .x, at: 0)
    XCTAssertEqual(table.target, Vector(x: 10_000, y: 10_000))
    var completions: [ScrollEvent] = []
    for _ in 0..<120 {
      table.tick()
      for event in table.takeEvents() { if case .animationCompleted = event { completions.append(event) } }
      try table.measureVisible()
    }
    XCTAssertEqual(completions, [.animationCompleted(second, finished: true), .animationCompleted(first, finished: true)])
    XCTAssertEqual(table.position(row: 500), 0, accuracy: 1e-9)
    XCTAssertEqual(table.position(column: 100), 0, accuracy: 1e-9)
    try table.view.setExtents([500], at: 3, along: .x, time: table.now)
    try table.view.setExtents([500], at: 3, along: .y, time: table.now)
    XCTAssertEqual(table.position(row: 500), 0, accuracy: 1e-9, "it rests with its cell")
    XCTAssertEqual(table.position(column: 100), 0, accuracy: 1e-9)
  }

  /// A place that was saved is restored before anything is known.
  func test_placesOfBothLists_areRestoredBeforeTheFirstGeometry() throws {
    var table = try Table(isLaidOut: false)
    table.view.setListPlace(ListAnchor(item: 300, distance: 5), along: .y, at: 0)
    table.view.setListPlace(ListAnchor(item: 50, distance: 7), along: .x, at: 0)
    table.layOut()
    XCTAssertEqual(table.offset, Vector(x: 5007, y: 6005))
    try table.view.setExtents([120], at: 0, along: .x, time: 0)
    try table.view.setExtents([40], at: 0, along: .y, time: 0)
    XCTAssertEqual(table.offset, Vector(x: 5027, y: 6025))
    XCTAssertEqual(table.view.listPlace(along: .x), ListAnchor(item: 50, distance: 7))
    XCTAssertEqual(table.view.listPlace, ListAnchor(item: 300, distance: 5))
  }

  // MARK: What is shown

  func test_eachListHasItsFrame_andEventsNameTheAxis() throws {
    var table = try Table(offset: Vector(x: 5050, y: 4010))
    XCTAssertEqual(table.view.listFrame(along: .x).visibleItems, 50..<59)
    XCTAssertEqual(table.view.listFrame(along: .y).visibleItems, 200..<231)
    table.view.tick(at: 1)
    _ = table.takeEvents()
    table.view.setOffset(Vector(x: 19_200, y: 4010), at: 0)
    XCTAssertEqual(
      table.takeEvents().filter { event in
        switch event {
        case .visibleItemsChanged, .nearListEnd: true
        default: false
        }
      }, [.visibleItemsChanged(.x, 192..<200), .nearListEnd(.x, .end)])
  }

  // MARK: Laws

  /// Wherever it is edited, the first visible cell that was measured stays in place: at rest, in a fling, zoomed, right to left.
  func test_randomEdits_keepTheFirstMeasuredCell() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var dice = SeededNumbers(seed: seed)
      let isRightToLeft = Bool.random(using: &dice)
      var table = try Table(
        offset: Vector(x: .random(in: 1000...6000, using: &dice), y: .random(in: 1000...6000, using: &dice)),
        isRightToLeft: isRightToLeft, scale: [1, 0.5, 2].randomElement(using: &dice)!)
      if Bool.random(using: &dice) { table.fling(Vector(x: -900, y: 1500)) }
      try table.measureVisible()
      for _ in 0..<60 {
        table.tick()
        try table.measureVisible()
        table.tick()  // edits at one time keep the same cell
        let axis: Axis = Bool.random(using: &dice) ? .x : .y
        let count = table.list(axis).list.count
        let place = Int.random(in: 0..<count - 5, using: &dice)
        let (kept, before) = table.keptItem(axis)
        let other = table.keptItem(axis.other)
        let shift: Int
        switch Int.random(in: 0..<4, using: &dice) {
        case 0:
          try table.view.insertItems(3, at: place, along: axis, time: table.now)
          shift = place <= kept ? 3 : 0
        case 1 where place + 3 <= kept:
          try table.view.removeItems(3, at: place, along: axis, time: table.now)
          shift = -3
        case 2 where place + 4 < kept:
          try table.view.moveItems(2, from: place, to: place + 2, along: axis, time: table.now)
          shift = 0
        default:
          guard place != kept else { continue }
          try table.view.setExtents([.random(in: 10...150, using: &dice)], at: place, along: axis, time: table.now)
          shift = 0
        }
        XCTAssertEqual(table.position(axis, kept + shift), before, accuracy: 1e-9, "seed \(seed)")
        XCTAssertEqual(table.position(axis.other, other.item), other.position, accuracy: 1e-9, "seed \(seed), the other axis")
      }
    }
  }
}

/// 200 columns of 100 points and 1,000 rows of 20 in a viewport of 800 × 600, all unmeasured.
private struct Table {
  var view = ScrollView(feel: .uikit)
  let rows: SharedList
  let columns: SharedList
  private(set) var now = 0.0
  private let viewport = Vector(x: 800, y: 600)

  init(offset: Vector? = nil, isRightToLeft: Bool = false, scale: Double = 1, isLaidOut: Bool = true) throws {
    var (across, down) = (ListLayout(), ListLayout())
    (across.axis, across.estimate, down.estimate) = (.x, 100, 20)
    (columns, rows) = (try SharedList(across), try SharedList(down))
    view.setRightToLeft(isRightToLeft)
    view.setAnchorPolicy(.keepItem, at: 0)
    view.attach(columns, at: 0)
    view.attach(rows, at: 0)
    try view.insertItems(200, at: 0, along: .x, time: 0)
    try view.insertItems(1000, at: 0, along: .y, time: 0)
    if isLaidOut { layOut() }
    if scale != 1 {
      view.enableZoom(from: 0.25, to: 4, at: 0)
      view.zoom(to: scale, about: .zero, .atOnce, at: 0)
    }
    if let offset { view.setOffset(Vector(x: isRightToLeft ? offset.x - 8000 : offset.x, y: offset.y), at: 0) }
  }

  var offset: Vector { view.lastSnapshot.offset }
  var target: Vector { view.lastSnapshot.target }
  var scale: Double { view.engine.scroller.scale }
  var contentSize: Vector { Vector(x: view.engine.geometry.x.content, y: view.engine.geometry.y.content) }

  mutating func layOut() {
    view.setGeometry(ScrollGeometry(viewport: viewport, content: .zero), at: now)
  }

  mutating func tick() {
    now += 1.0 / 60
    view.tick(at: now)
  }

  mutating func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { tick() }
  }

  mutating func fling(_ velocity: Vector) {
    let began = now
    view.press(1, at: .zero, time: now)
    for _ in 0..<5 {
      now += 0.01
      view.move(1, to: velocity * (now - began), time: now)
    }
    view.release(1, time: now)
  }

  mutating func takeEvents() -> [ScrollEvent] {
    var events: [ScrollEvent] = []
    while let next = view.nextEvent() { events.append(next.event) }
    return events
  }

  /// Measures the visible rows and columns that were not measured, as a program does before it draws.
  mutating func measureVisible() throws {
    for axis in [Axis.x, .y] {
      for item in view.listFrame(along: axis).visibleItems where !list(axis).list.isMeasured(item) {
        try view.setExtents([axis == .x ? 60 + Double(item % 7) * 15 : 15 + Double(item % 5) * 4], at: item, along: axis, time: now)
      }
    }
  }

  func list(_ axis: Axis) -> SharedList { axis == .x ? columns : rows }

  /// Where an item begins in the viewport, in points.
  mutating func position(_ axis: Axis, _ item: Int) -> Double {
    list(axis).list.direction * list(axis).list.start(of: item).unscaled * scale - offset[axis]
  }

  mutating func position(row: Int) -> Double { position(.y, row) }
  mutating func position(column: Int) -> Double { position(.x, column) }

  /// The first visible item that was measured, and where it is drawn.
  mutating func keptItem(_ axis: Axis) -> (item: Int, position: Double) {
    let visible = view.listFrame(along: axis).visibleItems
    let item = visible.first { list(axis).list.isMeasured($0) } ?? visible.lowerBound
    return (item, position(axis, item))
  }
}
