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
    let rows = try SharedList()
    attach(rows)
    try view.insertItems([Double](repeating: 100, count: 20), at: 0, time: 0)
    view.setOffset(Vector(x: 0, y: 500), at: 0)
    try view.insertItems([120, 80], at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 700)
    try view.removeItems(1, at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 580)
    try view.moveItems(1, from: 0, to: 20, time: 1)
    XCTAssertEqual(view.frame.offset.y, 500)
    try view.setExtents([150], at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 550)
    let estimate = rows.list.layout.estimate
    try view.forgetExtents(1, at: 0, time: 1)
    XCTAssertEqual(view.frame.offset.y, 400 + estimate)
    try view.insertItems(3, at: 21, time: 1)
    XCTAssertEqual(rows.list.count, 24)
    try view.setKind(1, at: 2, time: 1)
    XCTAssertEqual(view.listFrame().stickyItem, 2)
    var layout = rows.list.layout
    layout.gap = 10
    try view.setLayout(layout, at: 1)
    XCTAssertEqual(view.frame.offset.y, 400 + estimate + 50)
  }

  func test_theEditsOfABatch_moveTheContentOnce() throws {
    attach(try SharedList())
    try view.insertItems([Double](repeating: 100, count: 20), at: 0, time: 0)
    view.setOffset(Vector(x: 0, y: 500), at: 0)
    try view.performBatch(at: 1) { view throws(ListError) in
      try view.insertItems([120], at: 0, time: 1)
      try view.insertItems([80], at: 0, time: 1)
      try view.removeItems(1, at: 2, time: 1)
      XCTAssertEqual(view.frame.offset.y, 500)
    }
    XCTAssertEqual(view.frame.offset.y, 600)

    XCTAssertThrowsError(
      try view.performBatch(at: 2) { view throws(ListError) in
        try view.insertItems([30], at: 0, time: 2)
        try view.insertItems([.infinity], at: 0, time: 2)
      })
    XCTAssertEqual(view.frame.offset.y, 630, "the batch has ended, and the first edit counts")
  }

  func test_eachVisibleItem_hasItsPosition() throws {
    attach(try SharedList())
    try view.insertItems([Double](repeating: 250, count: 20), at: 0, time: 0)
    view.setOffset(Vector(x: 0, y: 600), at: 0)
    var shown: [Int: Double] = [:]
    view.forEachVisibleItem { shown[$0] = $1 }
    XCTAssertEqual(shown, [2: -100, 3: 150, 4: 400])
  }

  func test_anAttachedList_livesUntilItIsDetached() throws {
    weak var weakly: SharedList?
    do {
      let rows = try SharedList()
      weakly = rows
      attach(rows)
    }
    XCTAssertNotNil(weakly)
    view.detachList(at: view.clock)
    XCTAssertNil(weakly)
  }
}
