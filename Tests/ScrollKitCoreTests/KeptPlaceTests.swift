import XCTest

@testable import ScrollKitCore

/// What was visible when content was last scrolled keeps its place, whatever edits come, in whatever order.
final class KeptPlaceTests: XCTestCase {
  private typealias Edit = (ListStage) throws -> Void

  /// 200 rows, of which the viewport of 600 shows some.
  private func list(_ extent: Double? = 100, offset: Double) throws -> ListStage {
    try ListStage(extents: [Double?](repeating: extent, count: 200), offset: offset)
  }

  // MARK: Which item

  func test_whatIsKept_whenTheFirstVisibleItemIsGone() throws {
    let edits: [(name: String, kept: Int, make: Edit)] = [
      ("the first is removed", 11, { try $0.remove(1, at: 10) }),
      ("the first three are removed", 13, { try $0.remove(3, at: 10) }),
      ("it comes to nothing", 11, { try $0.measure([0], at: 10) }),
      ("those behind it are removed", 10, { try $0.remove(20, at: 11) }),
      ("it moves to the top", 11, { try $0.move(1, from: 10, to: 0) }),
      ("it moves far down", 11, { try $0.move(1, from: 10, to: 150) }),
      ("it is dropped three rows down", 14, { try $0.move(1, from: 10, to: 13) }),
      ("one from below is dropped before it", 16, { try $0.move(1, from: 15, to: 10) }),
      ("one from above comes between", 10, { try $0.move(1, from: 2, to: 12) }),
      ("two above go below", 10, { try $0.move(2, from: 3, to: 60) }),
    ]
    for edit in edits {
      let list = try list(offset: 1030)
      let before = try XCTUnwrap(list.position(ofID: edit.kept))
      try edit.make(list)
      XCTAssertEqual(list.position(ofID: edit.kept), before, edit.name)
      XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle, edit.name)
    }
  }

  /// Nothing that was visible is left: what came behind it begins where the first was seen.
  func test_whenAllAreGone_theNextBeginsWhereTheFirstWasSeen() throws {
    let list = try list(offset: 1030)
    try list.remove(30, at: 5)
    XCTAssertEqual(list.position(ofID: 35), 0)
    try list.remove(list.items.count, at: 0)
    try list.insert([Double](repeating: 50, count: 40), at: 0)
    XCTAssertEqual(list.y, 0)
  }

  /// Row 10 is a header that sticks; rows 11 to 19 are its section.
  func test_aStuckHeader_keepsItsPlace_beforeItemsOfLaterSections() throws {
    let list = try list(offset: 1530)
    try list.setOptions(ListKind(span: 1, sticky: .start), ofKind: 1)
    for header in [10, 20] { try list.setKind(1, at: header) }
    list.stage.wait(0.1)
    list.stage.view.setOffset(.down(1530), at: list.stage.now)
    let next = try XCTUnwrap(list.position(ofID: 20))
    try list.remove(4, at: 16)
    XCTAssertEqual(list.position(ofID: 15), -30, "it was visible behind the header")
    try list.remove(5, at: 11)
    XCTAssertEqual(list.position(ofID: 10), 0, "the header is where it was drawn")
    XCTAssertEqual(list.position(ofID: 20), 100)
    XCTAssertNotEqual(next, 100)
  }

  // MARK: What is kept of it

  func test_howMuchIsKept_ofAnItemWhoseStartHasScrolledAway() throws {
    let changes: [(name: String, read: Double, extents: [Double?], hidden: Double)] = [
      ("it grows", 1500, [2600], 1500),
      ("what filled the viewport fills it on", 1400, [1800], 1200),
      ("it is shorter than the viewport now: all of it", 1500, [100], 0),
      ("as long as before", 1500, [100, 2000], 1500),
      ("forgotten", 1400, [nil], 1400.0 * 44 / 2000),
      ("forgotten, and measured", 1400, [nil, 1000], 700),
      ("measured anew at once", 1400, [1000], 400),
    ]
    for change in changes {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 20), offset: 0)
      try list.measure([2000], at: 5)
      list.stage.wait(0.1)
      list.stage.view.setOffset(.down(500 + change.read), at: list.stage.now)
      for extent in change.extents {
        if let extent { try list.measure([extent], at: 5) } else { try list.forget(1, at: 5) }
      }
      XCTAssertEqual(-(try XCTUnwrap(list.position(ofID: 5))), change.hidden, accuracy: 1e-9, change.name)
    }
  }

  func test_whatWasNotMeasured_keepsItsShare() throws {
    let list = try list(nil, offset: 2190)  // row 49 shows its last 10 of 44 points
    try list.measure([200], at: 49)
    XCTAssertEqual(try XCTUnwrap(list.position(ofID: 49)), -200.0 * 34 / 44, accuracy: 1e-9)
  }

  /// A spinner at the end is removed, and rows come in its place: in any order, and in a batch.
  func test_aSpinnerAtTheEnd_givesWayToRows() throws {
    let orders: [[Edit]] = [
      [{ try $0.remove(1, at: 200) }, { try $0.insert([Double](repeating: 30, count: 20), at: 200) }],
      [{ try $0.insert([Double](repeating: 30, count: 20), at: 200) }, { try $0.remove(1, at: 220) }],
      [{ list in try list.batch { try list.remove(1, at: 200); try list.insert([Double](repeating: 30, count: 20), at: 200) } }],
    ]
    for order in orders {
      let list = try list(offset: 0)
      try list.insert([60], at: 200)
      list.stage.wait(0.1)
      list.stage.view.setOffset(.down(20_060 - 600), at: list.stage.now)
      for edit in order { try edit(list) }
      XCTAssertEqual(list.y, 20_060 - 600)
    }
  }

  /// A row of 70 points is replaced by ten rows of 50, in three orders.
  func test_aRowThatIsReplaced_movesNothingBelow() throws {
    let rows = [Double](repeating: 50, count: 10)
    let orders: [[Edit]] = [
      [{ try $0.remove(1, at: 10) }, { try $0.insert(rows, at: 10) }],
      [{ try $0.insert(rows, at: 10) }, { try $0.remove(1, at: 20) }],
      [{ try $0.insert(rows, at: 11) }, { try $0.remove(1, at: 10) }],
    ]
    for isBatch in [false, true] {
      for order in orders {
        let list = try list(offset: 0)
        try list.measure([70], at: 10)
        list.stage.wait(0.1)
        list.stage.view.setOffset(.down(1030), at: list.stage.now)
        if isBatch { try list.batch { for edit in order { try edit(list) } } } else { for edit in order { try edit(list) } }
        XCTAssertEqual(list.position(ofID: 11), 40, "\(isBatch)")
      }
    }
  }

  // MARK: How long

  /// The item that was read keeps its place as long as content is not scrolled, also while time passes; a fall-back is seen anew.
  func test_thePlace_isThatOfTheLastScroll_untilAnotherItemHadToTakeIt() throws {
    let list = try list(offset: 1030)
    for _ in 0..<3 {
      try list.measure([20], at: 10)
      list.stage.wait(0.1)
      XCTAssertEqual(list.position(ofID: 10), 0, "all that is left of it")
      try list.measure([100], at: 10)
      list.stage.wait(0.1)
      XCTAssertEqual(list.position(ofID: 10), -30)
    }
    try list.remove(1, at: 10)
    list.stage.wait(0.1)
    XCTAssertEqual(list.position(ofID: 11), 70)
    try list.insert([100], at: 11)
    XCTAssertEqual(list.position(ofID: 11), 70, "it keeps its place from now on")
  }

  /// The item that was read has moved the others before it was removed: they stay where they were seen then.
  func test_whatTakesThePlaceOfTheItemThatWasRead_staysWhereItWasSeenLast() throws {
    let list = try list(offset: 1030)
    try list.measure([20], at: 10)
    list.stage.wait(0.1)
    let before = try XCTUnwrap(list.position(ofID: 11))
    XCTAssertEqual(before, 20)
    try list.remove(1, at: 10)
    XCTAssertEqual(list.position(ofID: 11), before)
  }

  /// A grid that becomes wider and narrower again shows the same photos.
  func test_aGridOfOtherColumns_andBack_isWhereItWas() throws {
    var layout = ListLayout()
    layout.estimate = 100
    layout.columns = .count(4)
    let list = try ListStage(extents: [Double?](repeating: nil, count: 1000), layout: layout, offset: 6130)
    for _ in 0..<3 {
      layout.columns = .count(9)
      try list.setLayout(layout)
      list.stage.wait(0.1)
      XCTAssertNotEqual(list.y, 6130)
      layout.columns = .count(4)
      try list.setLayout(layout)
      list.stage.wait(0.1)
      XCTAssertEqual(list.y, 6130)
    }
  }

  // MARK: Any order

  /// An edit that names its row, so that its order does not matter.
  private enum Change {
    case remove(id: Int)
    case insert(behind: Int, Double)
    case measure(id: Int, Double)

    func make(in list: ListStage) throws {
      switch self {
      case .remove(let id): try list.remove(1, at: XCTUnwrap(list.index(ofID: id)))
      case .insert(let id, let extent): try list.insert([extent], at: XCTUnwrap(list.index(ofID: id)) + 1)
      case .measure(let id, let extent): try list.measure([extent], at: XCTUnwrap(list.index(ofID: id)))
      }
    }
  }

  /// Changes of the rows about the viewport, each of another row; rows are inserted behind rows that stay.
  private func changes(_ dice: inout ListDice, about first: Int) -> [Change] {
    var rows = Array(first - 3..<first + 11)
    var changes: [Change] = []
    for _ in 0..<3 + dice.below(6) {
      let row = rows.remove(at: dice.below(rows.count))
      switch dice.below(3) {
      case 0: changes.append(.remove(id: row))
      case 1: changes.append(.insert(behind: row, dice.length(120)))
      default: changes.append(.measure(id: row, dice.length(120)))
      }
    }
    return changes
  }

  func test_anyOrderOfEdits_inABatchOrNot_givesOneOffset() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var dice = ListDice(seed: seed)
      let offset = 3000 + Double(dice.below(3000))
      let changes = changes(&dice, about: Int(offset) / 65)
      var offsets: [Double] = []
      for order in 0..<4 {
        let list = try ListStage(extents: (0..<200).map { Double(30 + $0 * 37 % 60) }, offset: offset)
        var shuffled = changes
        if order > 0 { for last in stride(from: shuffled.count - 1, to: 0, by: -1) { shuffled.swapAt(last, dice.below(last + 1)) } }
        if order % 2 == 0 {
          try list.batch { for change in shuffled { try change.make(in: list) } }
        } else {
          for change in shuffled { try change.make(in: list) }
        }
        offsets.append(list.y)
      }
      for other in offsets { XCTAssertEqual(other, offsets[0], accuracy: 1e-9, "seed \(seed): \(changes)") }
    }
  }
}
