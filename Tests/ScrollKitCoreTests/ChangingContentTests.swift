import XCTest

@testable import ScrollKitCore

/// Content that changes while several behaviours remember places in it.
final class ChangingContentTests: XCTestCase {
  private var engine = ScrollEngine(mode: .driven, setting: ScrollPhaseTests.setting)
  private lazy var behaviours = ScrollBehaviours(of: &engine)

  /// 20,000 points of content with a leading inset of 96, in a viewport of 600.
  override func setUp() {
    engine = ScrollEngine(mode: .driven, setting: ScrollPhaseTests.setting)
    engine.change(to: geometry(20_000), shift: .zero, at: 0)
    engine.setOffset(Vector(x: 0, y: -96), at: 0)
    behaviours = ScrollBehaviours(of: &engine)
    behaviours.enableTop(.standard)
    behaviours.enableNub(NubOptions(), &engine, at: 0)
  }

  private func geometry(_ content: Double) -> ScrollGeometry {
    ScrollGeometry(
      x: AxisGeometry(viewport: 400, content: 400),
      y: AxisGeometry(viewport: 600, content: content, leadingInset: 96))
  }

  private func place(at y: Double, _ now: Double) {
    engine.setOffset(Vector(x: 0, y: y), at: now)
    behaviours.follow(&engine)
  }

  private func tick(_ now: Double) {
    behaviours.tick(&engine, to: now)
  }

  private func insert(_ points: Double, at place: Double, _ now: Double) {
    let batch = behaviours.beginBatch(&engine, at: now)
    behaviours.edit(at: place, removed: 0, inserted: points)
    let content = engine.setting.geometry.y.content + points
    XCTAssertEqual(
      behaviours.endBatch(batch, geometry: geometry(content), finished: true, &engine, at: now), 0)
  }

  private func events() -> [ScrollEvent] {
    var found: [ScrollEvent] = []
    while let next = engine.nextEvent() { found.append(next.event) }
    return found
  }

  func test_atTheTop_newItemsShow_andTheReturnOffsetKeepsItsItem() throws {
    for policy in [AnchorPolicy.keepItem, .stickToEnd, .keepDistanceToEnd] {
      setUp()
      behaviours.setPolicy(policy)
      place(at: 3000, 1)
      let answer = try XCTUnwrap(behaviours.topAnswer(&engine, at: 1))
      behaviours.trigger(answer, source: 0, &engine, at: 1)
      tick(1.1)
      tick(3)
      XCTAssertEqual(engine.lastSnapshot.offset.y, -96)
      insert(100, at: 0, 4)
      insert(50, at: 100, 5)
      XCTAssertEqual(behaviours.top?.returnOffset, 3150, "\(policy)")
      if policy != .keepDistanceToEnd {
        insert(70, at: 8000, 6)
        XCTAssertEqual(behaviours.top?.returnOffset, 3150, "below the return offset, \(policy)")
      }
    }
  }

  func test_whereTheInsetShowsInPart_whatIsVisibleStays() {
    behaviours.setPolicy(.keepItem)
    place(at: -50, 1)
    insert(100, at: 0, 2)
    XCTAssertEqual(engine.lastSnapshot.offset.y, 50)
    place(at: -50, 3)
    insert(100, at: 10, 4)
    XCTAssertEqual(engine.lastSnapshot.offset.y, -50, "below the first visible row")
  }

  func test_stickingToTheEnd_theTopKeepsItsItem() {
    behaviours.setPolicy(.stickToEnd)
    insert(100, at: 0, 1)
    XCTAssertEqual(engine.lastSnapshot.offset.y, 4)
  }

  func test_grabbingTheNub_stopsAMotion() {
    engine.handle(.press(pointer: 0, at: Vector(x: 0, y: 500)), at: 1)
    for step in 1...10 {
      engine.handle(
        .move(pointer: 0, to: Vector(x: 0, y: 500 - 30 * Double(step))), at: 1 + 0.01 * Double(step))
    }
    engine.handle(.release(pointer: 0), at: 1.1)
    tick(1.3)
    XCTAssertEqual(engine.lastSnapshot.phase, .coasting)
    XCTAssertTrue(behaviours.grabNub(&engine, at: 1.3))
    let caught = engine.lastSnapshot.offset.y
    tick(2)
    XCTAssertEqual(engine.lastSnapshot.offset.y, caught)
    XCTAssertEqual(engine.lastSnapshot.phase, .idle)
  }

  func test_sectionsThatMoveWithAnEdit_areNotEmitted() {
    behaviours.setPolicy(.keepItem)
    var starts: [Double] = [0, 1000, 2000]
    var moved: [Double] = [0, 1100, 2100]
    starts.withUnsafeMutableBufferPointer { starts in
      moved.withUnsafeMutableBufferPointer { moved in
        behaviours.setSections(BorrowedArray(UnsafeBufferPointer(starts)), &engine)
        place(at: 850, 1)  // 54 points before section 1
        _ = events()
        let batch = behaviours.beginBatch(&engine, at: 2)
        behaviours.edit(at: 0, removed: 0, inserted: 100)
        behaviours.setSections(BorrowedArray(UnsafeBufferPointer(moved)), &engine)
        _ = behaviours.endBatch(batch, geometry: geometry(20_100), finished: true, &engine, at: 2)
        XCTAssertEqual(behaviours.section(of: engine), 0)
        XCTAssertFalse(events().contains { if case .sectionChanged = $0 { true } else { false } })
        place(at: 1004, 3)
        XCTAssertTrue(events().contains(.sectionChanged(1)))
      }
    }
  }

  /// Offset 950 is 46 points after the start of section 1. Between the edit and the shift it is before that start.
  func test_aSectionThatMovesAwayWithinABatch_isNotEmitted() {
    behaviours.setPolicy(.keepItem)
    let (starts, moved) = ([0.0, 1000, 2000], [0.0, 1100, 2100])
    starts.withUnsafeBufferPointer { starts in
      moved.withUnsafeBufferPointer { moved in
        behaviours.setSections(BorrowedArray(starts), &engine)
        place(at: 950, 1)
        _ = events()
        let batch = behaviours.beginBatch(&engine, at: 2)
        behaviours.edit(at: 0, removed: 0, inserted: 100)
        behaviours.setSections(BorrowedArray(moved), &engine)
        XCTAssertEqual(behaviours.section(of: engine), 0)
        _ = behaviours.endBatch(batch, geometry: geometry(20_100), finished: true, &engine, at: 2)
        XCTAssertEqual(behaviours.section(of: engine), 1)
        XCTAssertFalse(events().contains { if case .sectionChanged = $0 { true } else { false } })
      }
    }
  }

  func test_rounding_movesNoHeader() {
    behaviours.setPolicy(.keepItem)
    behaviours.addHeader(HeaderOptions(mode: .enterAlways, height: 96), &engine, at: engine.clock)
    place(at: 500, 1)
    XCTAssertEqual(behaviours.headers[0].position(at: 1), -96)
    _ = engine.scroll(to: Vector(x: 0, y: 5000), at: 2)
    behaviours.follow(&engine)
    _ = events()
    for step in 1...20 {
      insert(0.1 * Double(step), at: 0, 2 + 0.01 * Double(step))
      XCTAssertEqual(behaviours.headers[0].position(at: engine.clock), -96)
    }
    XCTAssertFalse(events().contains { if case .headerHidden = $0 { true } else { false } })
  }
}
