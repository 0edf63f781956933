import XCTest

import ScrollKitCore

/// A list that a Swift program shares with a scroll view: every edit, and who keeps it.
final class SharedListTests: XCTestCase {
  private var engine = ScrollEngine(feel: .uikit)
  private lazy var behaviours = ScrollBehaviours(of: &engine)
  private let size = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0))

  private func attach(_ rows: SharedList) {
    behaviours.setPolicy(.keepItem)
    behaviours.attach(rows, &engine, at: 0)
    behaviours.change(to: size, shift: .zero, &engine, at: 0)
  }

  func test_everyEdit_changesTheList_andTheContentStaysWithItsItem() throws {
    let rows = SharedList(try ScrollList(ListLayout()))
    attach(rows)
    try behaviours.insertItems([Double](repeating: 100, count: 20), at: 0, &engine, at: 0)
    engine.setOffset(Vector(x: 0, y: 500), at: 0)
    behaviours.follow(&engine)
    try behaviours.insertItems([120, 80], at: 0, &engine, at: 1)
    XCTAssertEqual(engine.frame.offset.y, 700)
    try behaviours.removeItems(1, at: 0, &engine, at: 1)
    XCTAssertEqual(engine.frame.offset.y, 580)
    try behaviours.moveItems(1, from: 0, to: 20, &engine, at: 1)
    XCTAssertEqual(engine.frame.offset.y, 500)
    try behaviours.setExtents([150], at: 0, &engine, at: 1)
    XCTAssertEqual(engine.frame.offset.y, 550)
    let estimate = rows.list.layout.estimate
    try behaviours.forgetExtents(1, at: 0, &engine, at: 1)
    XCTAssertEqual(engine.frame.offset.y, 400 + estimate)
    try behaviours.insertItems(3, at: 21, &engine, at: 1)
    XCTAssertEqual(rows.list.count, 24)
    try behaviours.setSticky(true, at: 2, &engine, at: 1)
    XCTAssertEqual(behaviours.listFrame(of: &engine, 0) { _, _ in }.stickyItem, 2)
    var layout = rows.list.layout
    layout.gap = 10
    try behaviours.setLayout(layout, &engine, at: 1)
    XCTAssertEqual(engine.frame.offset.y, 400 + estimate + 50)
  }

  func test_anAttachedList_livesAsLongAsTheBehaviours() throws {
    weak var weakly: SharedList?
    do {
      let rows = SharedList(try ScrollList(ListLayout()))
      weakly = rows
      attach(rows)
    }
    XCTAssertNotNil(weakly)
    behaviours = ScrollBehaviours(of: &engine)
    XCTAssertNil(weakly)
  }
}
