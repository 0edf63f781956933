import XCTest

import ScrollKitCore

/// A list that a Swift program shares with a scroll view: every edit, and who keeps it.
final class SharedListTests: XCTestCase {
  private var view = ScrollView(feel: .uikit)
  private let size = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 0))

  private func attach(_ rows: SharedList) {
    view.setAnchorPolicy(.keepItem, at: 0)
    view.attach(rows, at: 0)
    view.setGeometry(size, at: 0)
  }

  func test_everyEdit_changesTheList_andTheContentStaysWithItsItem() throws {
    let rows = SharedList(try ScrollList(ListLayout()))
    attach(rows)
    try view.insertItems([Double](repeating: 100, count: 20), at: 0, time: 0)
    view.setOffset(Vector(x: 0, y: 500), at: 0)
    try view.insertItems([120, 80], at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 700)
    try view.removeItems(1, at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 580)
    try view.moveItems(1, from: 0, to: 20, at: 1)
    XCTAssertEqual(view.frame.offset.y, 500)
    try view.setExtents([150], at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 550)
    let estimate = rows.list.layout.estimate
    try view.forgetExtents(1, at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 400 + estimate)
    try view.insertItems(3, at: 21, time: 1)
    XCTAssertEqual(rows.list.count, 24)
    try view.setSticky(true, at: 2, time: 1)
    XCTAssertEqual(view.listFrame().stickyItem, 2)
    var layout = rows.list.layout
    layout.gap = 10
    try view.setLayout(layout, at: 1)
    XCTAssertEqual(view.frame.offset.y, 400 + estimate + 50)
  }

  func test_anAttachedList_livesUntilItIsDetached() throws {
    weak var weakly: SharedList?
    do {
      let rows = SharedList(try ScrollList(ListLayout()))
      weakly = rows
      attach(rows)
    }
    XCTAssertNotNil(weakly)
    view.detachList(at: view.clock)
    XCTAssertNil(weakly)
  }
}
