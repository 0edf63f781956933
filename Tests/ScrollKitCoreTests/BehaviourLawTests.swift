import XCTest

@testable import ScrollKitCore

/// Laws of the behaviours in every session, for any inputs, against a naive list of rows.
final class BehaviourLawTests: XCTestCase {
  private let seeds: Range<UInt64> = 1..<700

  /// Rows one below the other.
  private struct Rows {
    var heights: [(id: Int, height: Double)]
    private var lastID: Int

    init(_ numbers: inout SeededNumbers) {
      heights = (0..<numbers.whole(5...60)).map { ($0, Double(numbers.whole(10...200))) }
      lastID = heights.count
    }

    var length: Double { heights.reduce(0) { $0 + $1.height } }
    func top(of index: Int) -> Double { heights[..<index].reduce(0) { $0 + $1.height } }
    func top(ofRow id: Int) -> Double? { heights.firstIndex { $0.id == id }.map(top) }
    /// The row at an offset.
    func row(at offset: Double) -> Int? {
      var top = 0.0
      for (id, height) in heights {
        if offset < top + height { return offset >= top ? id : nil }
        top += height
      }
      return nil
    }

    /// One edit, as the host reports it: its position, the removed and the inserted length.
    mutating func change(_ numbers: inout SeededNumbers) -> (place: Double, removed: Double, inserted: Double) {
      let index = numbers.whole(0...heights.count)
      let place = top(of: index)
      let height = Double(numbers.whole(5...300))
      guard index < heights.count, numbers.chance(0.6) else {
        lastID += 1
        heights.insert((lastID, height), at: index)
        return (place, 0, height)
      }
      let old = heights[index].height
      if numbers.chance(0.5), heights.count > 3 {
        heights.remove(at: index)
        return (place, old, 0)
      }
      heights[index].height = height
      return (place, old, height)
    }
  }

  private struct Session {
    var stage: Stage
    var rows: Rows
    var numbers: SeededNumbers
    let headers: [HeaderOptions]
    let inset: Double
    var isDragging = false

    init(seed: UInt64, mode: ScrollMode) {
      numbers = SeededNumbers(seed: seed)
      rows = Rows(&numbers)
      inset = numbers.chance(0.5) ? 150 : 0
      var made: [HeaderOptions] = []
      for _ in 0..<numbers.whole(0...3) {
        var options = HeaderOptions(
          mode: HeaderMode.allCases[numbers.whole(0...4)], height: Double(numbers.whole(0...90)))
        options.minimumHeight = numbers.chance(0.5) ? options.height / 3 : 0
        options.snaps = numbers.chance(0.6)
        options.stretches = numbers.chance(0.5)
        options.tolerance = numbers.chance(0.3) ? 12 : 0
        options.onlyByUser = numbers.chance(0.3)
        made.append(options)
      }
      headers = made
      stage = Stage(mode, content: rows.length, top: inset)
      stage.view.enableTop(at: stage.now)
      stage.view.setAnchorPolicy(.keepItem, at: stage.now)
      var nub = NubOptions()
      nub.isProportional = numbers.chance(0.5)
      nub.fineDistance = numbers.chance(0.3) ? 80 : 0
      stage.view.enableNub(nub, at: stage.now)
      for options in headers { stage.view.addHeader(options, at: stage.now) }
    }

    /// Edits of the rows, in one batch.
    mutating func edit() {
      let batch = stage.view.beginBatch(at: stage.now)
      for _ in 0..<numbers.whole(1...4) {
        let change = rows.change(&numbers)
        stage.view.edit(
          at: change.place, removed: change.removed, inserted: change.inserted)
      }
      let old = stage.geometry
      XCTAssertEqual(
        stage.view.endBatch(
          batch,
          geometry: Stage.geometry(
            content: rows.length, viewport: old.viewport, top: old.leadingInset,
            bottom: old.trailingInset), at: stage.now), 0)
      stage.take()
    }

    /// The user, or the program, or time does something.
    mutating func act() {
      let range = stage.geometry.range
      switch numbers.whole(0...11) {
      case 0, 1:
        if isDragging {
          stage.endDrag(velocity: numbers.number(-3000...3000), target: numbers.number(range.lower...range.upper))
        } else {
          stage.beginDrag()
        }
        isDragging.toggle()
      case 2, 3: if isDragging { stage.moveDrag(to: range.clamp(stage.y + numbers.number(-200...200))) }
      case 4: if !isDragging { stage.wheel(to: range.clamp(stage.y + numbers.number(-300...300))) }
      case 5: stage.scroll(to: numbers.number(range.lower...range.upper))
      case 6: stage.trigger()
      case 7: stage.grab()
      case 8: stage.scrub(by: numbers.number(-200...200), sideways: numbers.number(-200...200))
      case 9: stage.release()
      case 10: stage.view.hoverNub(numbers.chance(0.3), at: stage.now)
      default: stage.wait(numbers.number(0...0.6))
      }
      isDragging = stage.view.lastSnapshot.phase == .dragging
    }
  }

  private func forEachSession(_ body: (inout Session, String) -> Void) {
    for seed in seeds {
      for mode in ScrollMode.allCases {
        var session = Session(seed: seed, mode: mode)
        body(&session, "seed \(seed), \(mode)")
      }
    }
  }

  func test_inEverySession_everythingStaysWithinItsBounds_andAtRestNothingNeedsATick() {
    forEachSession { session, name in
      for step in 0..<40 {
        session.act()
        if session.numbers.chance(0.2) { session.edit() }
        if session.numbers.chance(0.5) { session.stage.wait(session.numbers.number(0...0.1)) }
        checkBounds(session, "\(name), step \(step)")
      }
      settle(&session)
      checkBounds(session, "\(name), at rest")
      XCTAssertEqual(session.stage.view.lastSnapshot.phase, .idle, name)
      XCTAssertFalse(session.stage.view.frame.needsTick, name)
      XCTAssertEqual(session.stage.view.frame.overscroll, .zero, name)
      XCTAssertEqual(session.stage.view.behaviours.nub?.alpha(at: session.stage.now), 0, name)
      // Every programmatic scroll has completed exactly once, and every event has its counterpart.
      var completed: [AnimationID: Int] = [:]
      var asked: Set<AnimationID> = []
      var nubShows = false
      for event in session.stage.takeEvents() {
        switch event {
        case .animationCompleted(let id, _): completed[id, default: 0] += 1
        case .topWillScroll(_, let id, _), .topWillRestore(_, let id, _): asked.insert(id)
        case .nubShown, .nubHidden:
          XCTAssertEqual(nubShows, event == .nubHidden, name)
          nubShows.toggle()
        case _: break
        }
      }
      XCTAssertTrue(completed.values.allSatisfy { $0 == 1 }, name)
      XCTAssertTrue(asked.allSatisfy { completed[$0] == 1 }, name)
      XCTAssertFalse(nubShows, name)
    }
  }

  private func checkBounds(_ session: Session, _ name: String) {
    let stage = session.stage
    let geometry = stage.geometry
    for (number, options) in session.headers.enumerated() {
      let header = stage.view.headers[number]
      let position = header.position
      XCTAssertTrue(position >= -options.height - 1e-9 && position <= 0, "\(name): header \(position)")
      XCTAssertTrue((-1e-9...1 + 1e-9).contains(header.progress) || options.mode == .freezeNearEnds, name)
      XCTAssertGreaterThanOrEqual(header.visibleHeight, -1e-9, name)
    }
    guard let nub = stage.view.behaviours.nub else { return XCTFail(name) }
    XCTAssertTrue((0...1).contains(nub.alpha(at: stage.now)), name)
    if let y = nub.y(offset: stage.y, in: geometry) {
      let track = nub.track(in: geometry, overscroll: geometry.range.overscroll(of: stage.y))!
      XCTAssertTrue(y >= track.lower && y <= track.upper + 1e-9, "\(name): nub \(y) in \(track)")
      XCTAssertTrue((0...1).contains(nub.share(at: y, in: geometry)!), name)
    }
    if let returnOffset = stage.view.behaviours.top?.returnOffset { XCTAssertEqual(geometry.range.clamp(returnOffset), returnOffset, name) }
    if stage.view.lastSnapshot.phase == .idle, !stage.view.lastSnapshot.needsTick {
      XCTAssertEqual(geometry.range.overscroll(of: stage.y), 0, accuracy: 1e-9, name)
    }
  }

  /// All gestures end, and time passes.
  private func settle(_ session: inout Session) {
    session.stage.release()
    session.stage.view.hoverNub(false, at: session.stage.now)
    if session.isDragging { session.stage.endDrag(velocity: 0, target: session.stage.y) }
    if session.stage.view.mode == .observed { session.stage.report(.didEndDragging(decelerates: false)) }
    session.stage.wait(9)
  }

  func test_whateverIsEdited_theFirstVisibleRowStaysWhereItIs_inEveryPhase() {
    var kept = 0
    forEachSession { session, name in
      for step in 0..<30 {
        session.act()
        let before = session.stage
        let atTop = before.y <= before.geometry.range.lower + Edges.tolerance
        let row = session.rows.row(at: before.y)
        let top = row.flatMap(session.rows.top(ofRow:))
        session.edit()
        let after = session.stage
        guard !atTop, let row, let top, let now = session.rows.top(ofRow: row) else { continue }
        let expected = before.y + now - top
        guard session.rows.row(at: expected) == row else { continue }  // shrunk out of sight
        let isInRange = after.geometry.range.overscroll(of: expected) == 0
        guard isInRange, before.geometry.range.overscroll(of: before.y) == 0 else { continue }
        kept += 1
        XCTAssertEqual(after.y, expected, accuracy: 1e-9, "\(name), step \(step)")
        XCTAssertEqual(after.view.lastSnapshot.velocity.y, before.view.lastSnapshot.velocity.y, accuracy: 1e-6, "\(name), step \(step)")
      }
    }
    XCTAssertGreaterThan(kept, 5000, "too few visible edits")
  }

  func test_theReturnOffset_staysAtTheSameRow_whateverIsEditedMeanwhile() {
    var returned = 0
    forEachSession { session, name in
      session.stage.wait(1)
      let range = session.stage.geometry.range
      guard range.length > 100 else { return }
      session.stage.scroll(to: session.numbers.number(range.lower + 50...range.upper))
      session.stage.wait(1)
      let place = session.stage.y
      guard let row = session.rows.row(at: place), let top = session.rows.top(ofRow: row) else { return }
      session.stage.trigger()
      session.stage.wait(session.numbers.chance(0.5) ? 1 : 0.1)
      for _ in 0..<session.numbers.whole(0...5) {
        session.edit()
        guard let now = session.rows.top(ofRow: row),
          session.rows.row(at: place + now - top) == row,
          session.stage.geometry.range.overscroll(of: place + now - top) == 0
        else { return }  // the row has gone, has shrunk, or lies where content can no longer scroll
        session.stage.wait(session.numbers.number(0...0.2))
      }
      session.stage.wait(1)
      XCTAssertEqual(session.stage.y, session.stage.geometry.range.lower, accuracy: 0.5, "\(name): the top")
      session.stage.wait(0.1)
      session.stage.trigger()
      session.stage.wait(1)
      guard let now = session.rows.top(ofRow: row) else { return XCTFail(name) }
      let expected = place + now - top
      returned += 1
      XCTAssertEqual(session.stage.y, expected, accuracy: 1e-9, name)
    }
    XCTAssertGreaterThan(returned, 500)
  }
}
