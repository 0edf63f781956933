import XCTest

@testable import ScrollKitCore

/// Content that changes while several behaviours remember places in it.
final class ChangingContentTests: XCTestCase {
  private var view = ScrollView(mode: .driven, setting: ScrollSetting.tall)

  /// 20,000 points of content with a leading inset of 96, in a viewport of 600.
  override func setUp() {
    view = ScrollView(mode: .driven, setting: ScrollSetting.tall)
    view.setGeometry(geometry(20_000), at: 0)
    view.setOffset(.down(-96), at: 0)
    view.enableTop(at: 0)
    view.enableNub(at: 0)
  }

  private func geometry(_ content: Double) -> ScrollGeometry {
    ScrollGeometry(
      x: AxisGeometry(viewport: 400, content: 400),
      y: AxisGeometry(viewport: 600, content: content, leadingInset: 96))
  }

  private func place(at y: Double, _ now: Double) {
    view.setOffset(Vector(x: 0, y: y), at: now)
  }

  private func tick(_ now: Double) {
    view.tick(at: now)
  }

  private func insert(_ points: Double, at place: Double, _ now: Double) {
    let batch = view.beginBatch(at: now)
    view.edit(at: place, removed: 0, inserted: points)
    let content = view.setting.geometry.y.content + points
    XCTAssertEqual(
      view.endBatch(batch, geometry: geometry(content), at: now), 0)
  }

  private func events() -> [ScrollEvent] {
    view.takeEvents().map(\.event)
  }

  func test_theFirstGeometry_putsContentAtItsStart_whateverHoldsOrMovesIt() {
    let inputs: [ScrollInput] = [
      .wheel(by: .down(5), .points), .wheel(by: .down(1), .notches), .press(pointer: 1, at: .zero), .hold, .panBegin,
      .panUpdate(by: .down(5)), .keyHeld(.lineDown), .steer(.zero), .steer(.down(300)),
    ]
    for input in inputs {
      for behaves in [false, true] {
        var view = ScrollView()
        if behaves { view.enableNub(at: 0) }
        view.handle(input, at: 1)
        let phase = view.frame.phase
        view.setGeometry(geometry(20_000), at: 1.01)
        XCTAssertEqual(view.frame.offset.y, -96, "\(input)")
        XCTAssertEqual(view.frame.phase, phase, "\(input)")
      }
    }
    var view = ScrollView()
    view.handle(.panUpdate(by: .down(5)), at: 1)
    view.setGeometry(geometry(20_000), at: 1.01)
    view.handle(.panUpdate(by: .down(10)), at: 1.02)
    XCTAssertEqual(view.frame.offset.y, -86, accuracy: 1e-9, "and under the fingers")
    view = ScrollView()
    view.handle(.steer(.down(300)), at: 1)
    view.setGeometry(geometry(20_000), at: 1.01)
    view.tick(at: 2.01)
    XCTAssertEqual(view.frame.offset.y, 204, accuracy: 1e-9, "and the pointer steers it from there")
  }

  func test_nested_theFirstGeometry_putsContentAtItsStart_underFingers() {
    let tree = ScrollTree()
    let page = tree.add(ScrollView())
    let list = tree.add(ScrollView(), in: page)
    tree.handle(.panBegin, on: list, at: 1)
    tree.change(page, at: 1.01) { view, time in
      view.setRightToLeft(true)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 600)), at: time)
    }
    XCTAssertEqual(tree[page].frame.offset, Vector(x: 1600, y: 0))
    tree.change(list, at: 1.02) { view, time in view.setGeometry(geometry(20_000), at: time) }
    XCTAssertEqual(tree[list].frame.offset.y, -96)
    tree.handle(.panUpdate(by: Vector(x: -30, y: 10)), on: list, at: 1.03)
    XCTAssertEqual(tree[list].frame.offset.y, -86, accuracy: 1e-9)
    XCTAssertEqual(tree[page].frame.offset.x, 1570, accuracy: 1e-9)
  }

  func test_atTheTop_newItemsShow_andTheReturnOffsetKeepsItsItem() throws {
    for policy in [AnchorPolicy.keepItem, .stickToEnd, .keepDistanceToEnd] {
      setUp()
      view.setAnchorPolicy(policy, at: 0)
      place(at: 3000, 1)
      XCTAssertTrue(view.triggerTop(at: 1))
      tick(1.1)
      tick(3)
      XCTAssertEqual(view.lastSnapshot.offset.y, -96)
      insert(100, at: 0, 4)
      insert(50, at: 100, 5)
      XCTAssertEqual(view.behaviours.top?.returnOffset, 3150, "\(policy)")
      if policy != .keepDistanceToEnd {
        insert(70, at: 8000, 6)
        XCTAssertEqual(view.behaviours.top?.returnOffset, 3150, "below the return offset, \(policy)")
      }
    }
  }

  func test_whereTheInsetShowsInPart_whatIsVisibleStays() {
    view.setAnchorPolicy(.keepItem, at: 0)
    place(at: -50, 1)
    insert(100, at: 0, 2)
    XCTAssertEqual(view.lastSnapshot.offset.y, 50)
    place(at: -50, 3)
    insert(100, at: 10, 4)
    XCTAssertEqual(view.lastSnapshot.offset.y, -50, "below the first visible row")
  }

  func test_stickingToTheEnd_theTopKeepsItsItem() {
    view.setAnchorPolicy(.stickToEnd, at: 0)
    insert(100, at: 0, 1)
    XCTAssertEqual(view.lastSnapshot.offset.y, 4)
  }

  func test_grabbingTheNub_stopsAMotion() {
    view.handle(.press(pointer: 0, at: Vector(x: 0, y: 500)), at: 1)
    for step in 1...10 {
      view.handle(
        .move(pointer: 0, to: Vector(x: 0, y: 500 - 30 * Double(step))), at: 1 + 0.01 * Double(step))
    }
    view.handle(.release(pointer: 0), at: 1.1)
    tick(1.3)
    XCTAssertEqual(view.lastSnapshot.phase, .coasting)
    XCTAssertTrue(view.grabNub(at: 1.3))
    let caught = view.lastSnapshot.offset.y
    tick(2)
    XCTAssertEqual(view.lastSnapshot.offset.y, caught)
    XCTAssertEqual(view.lastSnapshot.phase, .idle)
  }

  func test_sectionsThatMoveWithAnEdit_areNotEmitted() {
    view.setAnchorPolicy(.keepItem, at: 0)
    view.setSections([0, 1000, 2000], at: 0)
    place(at: 850, 1)  // 54 points before section 1
    _ = events()
    let batch = view.beginBatch(at: 2)
    view.edit(at: 0, removed: 0, inserted: 100)
    view.setSections([0, 1100, 2100], at: 2)
    _ = view.endBatch(batch, geometry: geometry(20_100), at: 2)
    XCTAssertEqual(view.section, 0)
    XCTAssertFalse(events().contains { if case .sectionChanged = $0 { true } else { false } })
    place(at: 1004, 3)
    XCTAssertTrue(events().contains(.sectionChanged(1)))
  }

  /// Offset 950 is 46 points after the start of section 1. Between the edit and the shift it is before that start.
  func test_aSectionThatMovesAwayWithinABatch_isNotEmitted() {
    view.setAnchorPolicy(.keepItem, at: 0)
    view.setSections([0, 1000, 2000], at: 0)
    place(at: 950, 1)
    _ = events()
    let batch = view.beginBatch(at: 2)
    view.edit(at: 0, removed: 0, inserted: 100)
    view.setSections([0, 1100, 2100], at: 2)
    XCTAssertEqual(view.section, 0)
    _ = view.endBatch(batch, geometry: geometry(20_100), at: 2)
    XCTAssertEqual(view.section, 1)
    XCTAssertFalse(events().contains { if case .sectionChanged = $0 { true } else { false } })
  }

  func test_rounding_movesNoHeader() {
    view.setAnchorPolicy(.keepItem, at: 0)
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 96), at: 0)
    place(at: 500, 1)
    XCTAssertEqual(view.headers[0].position, -96)
    view.scroll(to: Vector(x: 0, y: 5000), at: 2)
    _ = events()
    for step in 1...20 {
      insert(0.1 * Double(step), at: 0, 2 + 0.01 * Double(step))
      XCTAssertEqual(view.headers[0].position, -96)
    }
    XCTAssertFalse(events().contains { if case .headerHidden = $0 { true } else { false } })
  }
}
