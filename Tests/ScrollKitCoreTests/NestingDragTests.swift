import XCTest

@testable import ScrollKitCore

/// A drag over nested scrollers: each member's place is a function of the finger's, and the sum of
/// what they move is what the finger moves.
final class NestingDragTests: XCTestCase {
  /// A child with a range of 200 at 150, in a parent with a range of 100 at 40.
  private func chain(
    _ order: NestOrder = .childFirst, child: NestRules = NestRules(), feel: Feel = NestedStage.bare
  ) -> NestedStage {
    var outer = NestRules()
    outer.order = order
    return NestedStage(
      [
        .init(range: 200, offset: 150, rules: child), .init(range: 100, offset: 40, rules: outer),
      ], feel: feel)
  }

  private let clamped: Feel = {
    var feel = NestedStage.bare
    feel.edges = .all(.clamp)
    return feel
  }()

  /// Where a child with a range of 200 and its parent with a range of 100 are after a movement in one direction.
  private func moved(_ order: NestOrder, _ offsets: [Double], by distance: Double) -> [Double] {
    let isParentFirst = order.comesFirst(towards: PathEnd(towards: distance))
    var (offsets, left) = (offsets, distance)
    for number in isParentFirst ? [1, 0] : [0, 1] {
      let room = distance > 0 ? [200.0, 100][number] - offsets[number] : -offsets[number]
      let step = distance > 0 ? min(left, room) : max(left, room)
      offsets[number] += step
      left -= step
    }
    return offsets
  }

  func test_eachOrderHasItsTable() {
    // Ways of the finger, and where child and parent are then; 50 and 60 are left towards the end,
    // 150 and 40 back.
    let tables: [(NestOrder, [(distance: Double, child: Double, parent: Double)])] = [
      (
        .childFirst,
        [(30, 180, 40), (50, 200, 40), (80, 200, 70), (110, 200, 100), (130, 200, 100),
          (-100, 50, 40), (-150, 0, 40), (-170, 0, 20), (-190, 0, 0), (-250, 0, 0)]
      ),
      (
        .parentFirstDown,
        [(30, 150, 70), (60, 150, 100), (80, 170, 100), (110, 200, 100), (130, 200, 100),
          (-100, 50, 40), (-170, 0, 20), (-250, 0, 0)]
      ),
      (
        .parentFirstUp,
        [(30, 180, 40), (80, 200, 70), (130, 200, 100),
          (-30, 150, 10), (-100, 90, 0), (-190, 0, 0), (-250, 0, 0)]
      ),
      (
        .parentFirst,
        [(30, 150, 70), (80, 170, 100), (130, 200, 100), (-30, 150, 10), (-100, 90, 0),
          (-250, 0, 0)]
      ),
    ]
    for (order, rows) in tables {
      for row in rows {
        let stage = chain(order, feel: clamped)
        stage.drag([row.distance])
        assertEqual(stage.offsets, [row.child, row.parent], "\(order), \(row.distance)")
        stage.move(0)
        assertEqual(
          stage.offsets, moved(order, [row.child, row.parent], by: -row.distance), within: 1e-6,
          "\(order), back from \(row.distance)")
      }
    }
  }

  /// So the innermost content stays under the finger, whichever member moves.
  func test_theSumOfTheOffsets_isAFunctionOfTheFinger() {
    for order in [NestOrder.childFirst, .parentFirstDown, .parentFirstUp, .parentFirst] {
      let stage = chain(order)
      stage.drag([1])
      for distance in [130.0, 45, -20, -400, 55, 90, -155, 0, 49.5, 300, 290, 310, -500, -490, -510, 0] {
        stage.move(distance)
        let straight = chain(order)
        straight.drag([1, distance])
        XCTAssertEqual(stage.sum, straight.sum, accuracy: 1e-9, "\(order), \(distance)")
      }
    }
  }

  /// Published (Android): a finger moves by 300 and, in the same gesture, back by 250, over an inner range of 200.
  func test_aFingerThatTurnsBack_scrollsTheChildFirst_likeASecondGesture() {
    for liftsBetween in [false, true] {
      for resamples in [false, true] {
        let stage = NestedStage([(200, 0), (1000, 0)])
        var preferences = ScrollPreferences()
        preferences.resamples = resamples
        for number in 0...1 { stage.call(number, at: 0) { $0.setPreferences(preferences, at: 0) } }
        stage.drag((1...30).map { Double($0) * 10 })
        stage.now += 0.2
        stage.tick(stage.now)
        assertEqual(stage.offsets, [200, 100], within: 1e-6)
        if liftsBetween {
          stage.release()
          stage.drag((1...25).map { Double($0) * -10 })
        } else {
          for number in 1...25 { stage.move(300 - Double(number) * 10) }
        }
        stage.now += 0.2
        stage.tick(stage.now)
        assertEqual(stage.offsets, [0, 50], within: 1e-6, "lifts: \(liftsBetween), resamples: \(resamples)")
      }
    }
  }

  func test_aGesture_doesNotKnowThatTheFormerTurnedBackOutOfRange() {
    let stage = chain()
    stage.drag([500, 480])
    XCTAssertTrue(stage.members[0].chain.hasReversed.y)
    stage.release()
    stage.drag([1])
    XCTAssertFalse(stage.members[0].chain.hasReversed.y)
  }

  func test_theRemainingMovement_isOverscrollOfTheLastMember() {
    let band = RubberBand(coefficient: 0.55, limit: 400)
    let rows: [(order: NestOrder, distance: Double, child: Double, parent: Double)] = [
      (.childFirst, 210, 200, 100 + band.overscroll(pulledBy: 100)),
      (.childFirst, -290, 0, band.overscroll(pulledBy: -100)),
      // The order is reversed towards the start, so each has an end of its own.
      (.parentFirstDown, 210, 200 + band.overscroll(pulledBy: 100), 100),
      (.parentFirstDown, -290, 0, band.overscroll(pulledBy: -100)),
      (.parentFirstUp, 210, 200, 100 + band.overscroll(pulledBy: 100)),
      (.parentFirstUp, -290, band.overscroll(pulledBy: -100), 0),
      (.parentFirst, 210, 200 + band.overscroll(pulledBy: 100), 100),
    ]
    for row in rows {
      let stage = chain(row.order)
      stage.drag([row.distance])
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
      stage.move(20)  // the overscroll is undone first
      let edge = row.distance > 0 ? [200.0, 100] : [0, 0]
      assertEqual(stage.offsets, moved(row.order, edge, by: 210 - edge[0] - edge[1]), "\(row), back")
    }
  }

  /// A list that sees 300 points, in a page that sees 800 and collapses by 60 before it: each has an end of its own.
  func test_theOverscrollAtEachEnd_hasTheRubberBandOfTheMemberThatShowsIt() {
    let (list, page) = (RubberBand(coefficient: 0.55, limit: 300), RubberBand(coefficient: 0.55, limit: 800))
    var order = NestRules()
    order.order = .parentFirstDown
    // Where the finger goes, and where the list and the page are then.
    let rows: [(distances: [Double], list: Double, page: Double)] = [
      ([-100], 0, page.overscroll(pulledBy: -100)),
      ([10, 5, -100], 0, page.overscroll(pulledBy: -100)),
      ([360], 200 + list.overscroll(pulledBy: 100), 60),
      ([-100, 20, 360], 200 + list.overscroll(pulledBy: 100), 60),
      ([360, 100, -100], 0, page.overscroll(pulledBy: -100)),
    ]
    for row in rows {
      let stage = NestedStage([
        .init(range: 200, viewport: 300), .init(range: 60, viewport: 800, rules: order),
      ])
      stage.drag(row.distances)
      assertEqual(stage.offsets, [row.list, row.page], "\(row)")
    }
  }

  func test_membersOutOfRangeAtOppositeEnds_theInnermostFollowsTheFinger_theOtherReturnsAfterTheRelease() {
    let stage = chain()
    stage.drag([120], on: 1)  // the parent is out of range by a rubber band of 60
    stage.release(on: 1)
    stage.drag([])
    let parent = stage.offsets[1]
    XCTAssertGreaterThan(parent, 100)
    stage.call(0, at: stage.now) {  // rows above are removed: the child is out of range by 30
      $0.shift(by: .down(-180), at: stage.now)
    }
    assertEqual(stage.offsets, [-30, parent])
    stage.move(10)
    XCTAssertEqual(stage.offsets[1], parent)
    XCTAssertTrue(stage.offsets[0] > -30 && stage.offsets[0] < 0, "\(stage.offsets[0])")
    stage.now += 1  // the finger rests before it leaves
    stage.release()
    stage.tick(stage.now + 9)
    XCTAssertTrue(stage.isResting)
    assertEqual(stage.offsets, [0, 100])
  }

  func test_overscrollBehavior_isHeeded() {
    let band = RubberBand(coefficient: 0.55, limit: 400)
    let rows: [(behavior: OverscrollBehavior, distance: Double, child: Double, parent: Double)] = [
      (.auto, 80, 200, 70),
      (.contain, 80, 200 + band.overscroll(pulledBy: 30), 40),
      (.contain, -180, band.overscroll(pulledBy: -30), 40),
      (.none, 80, 200, 40),
      (.none, -180, 0, 40),
    ]
    for row in rows {
      var rules = NestRules()
      rules.overscroll = Pair(x: .auto, y: row.behavior)
      let stage = chain(child: rules)
      stage.drag([row.distance])
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
      stage.move(10)
      let back: [Double]
      switch row.behavior {
      case .auto: back = [130, 70]
      case .contain: back = [160, 40]
      case .none: back = [row.child + 10 - row.distance, 40]  // at an edge that clamps it moves at once
      }
      assertEqual(stage.offsets, back, within: 1e-6, "\(row), back")
    }
  }

  func test_theOutermostThatKeepsNothingBack_keepsItForItself() {
    var rules = NestRules()
    rules.overscroll = Pair(x: .none, y: .none)
    let stage = NestedStage([.init(range: 50), .init(range: 50, rules: rules), .init(range: 50)])
    stage.drag([170])
    assertEqual(stage.offsets, [50, 50, 0])
  }

  func test_contain_chainsNothing_evenIfTheContentFits() {
    for behavior in OverscrollBehavior.allCases {
      var rules = NestRules()
      rules.overscroll = Pair(x: .auto, y: behavior)
      let stage = NestedStage([.init(range: 0, rules: rules), .init(range: 100)])
      stage.drag([30])
      assertEqual(stage.offsets, behavior == .auto ? [0, 30] : [0, 0], "\(behavior)")
    }
  }

  func test_latching_keepsAGestureWhereItBegan() {
    let band = RubberBand(coefficient: 0.55, limit: 400)
    var rules = NestRules()
    rules.latching = .gesture
    // The child's first offset; the movements; both offsets afterwards.
    let rows: [(begin: Double, ways: [Double], child: Double, parent: Double)] = [
      (150, [10, 80], 200 + band.overscroll(pulledBy: 30), 40),
      (150, [10, -170], band.overscroll(pulledBy: -20), 40),
      (200, [10, 30], 200, 70),
      (200, [10, -30], 200, 10),  // it stays with the parent, also backwards
      (200, [-10, -30], 170, 40),
      (0, [-10, -30], 0, 10),
      (0, [10, 30], 30, 40),
    ]
    for row in rows {
      let stage = NestedStage([
        .init(range: 200, offset: row.begin, rules: rules), .init(range: 100, offset: 40),
      ])
      stage.drag(row.ways)
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
    }
  }

  /// A map that latches, with a range of 30 along one axis and 1000 along the other, in a page that scrolls along both.
  func test_latching_keepsAGestureWhereItBegan_alongAnAxisOnWhichItMovesOnlyLater() {
    let band = RubberBand(coefficient: 0.55, limit: 400)
    var rules = NestRules()
    rules.latching = .gesture
    // The first movement along the short and the long axis, the map's offset along the short one before, and where map and page
    // are then after 50 more.
    let rows: [(first: Double, long: Double, begin: Double, map: Double, page: Double)] = [
      (0, 2, 0, 30 + band.overscroll(pulledBy: 20), 0), (0.1, 2, 0, 30 + band.overscroll(pulledBy: 20.1), 0),
      (0, 1040, 0, 30 + band.overscroll(pulledBy: 20), 0), (0, 2, 30, 30, 50),
    ]
    for row in rows {
      for isTurned in [false, true] {
        let map = isTurned ? NestedStage.Layer(range: 30, across: 1000, rules: rules) : .init(range: 1000, across: 30, rules: rules)
        let (short, long) = isTurned ? (Axis.y, Axis.x) : (.x, .y)
        func vector(_ alongShort: Double, _ alongLong: Double) -> Vector { Vector { $0 == short ? alongShort : alongLong } }
        for (name, move) in gestures {
          let stage = NestedStage([map, .init(range: 1000, across: 1000)])
          stage.change(0) { $0.setOffset(vector(row.begin, 0), at: $1) }
          let (first, second) = (vector(row.first, row.long), vector(50, 0))
          move(stage, first, second)
          let (inner, outer) = (stage.view(0).lastSnapshot.offset, stage.view(1).lastSnapshot.offset)
          let about = "\(row), \(name), \(short)"
          assertEqual([inner[short], outer[short]], [row.map, row.page], about)
          assertEqual([inner[long], outer[long]], [row.long == 2 ? 2 : 1000 + band.overscroll(pulledBy: 40), 0], about)
        }
      }
    }
  }

  /// The gestures that move nested scrollers, each with two movements.
  private let gestures: [(name: String, move: (NestedStage, _ first: Vector, _ second: Vector) -> Void)] = [
    ("finger", { stage, first, second in
      stage.drag([first.y], across: first.x)
      stage.move((first + second).y, across: (first + second).x)
    }),
    ("pan", { stage, first, second in
      stage.put(.panBegin, at: 1)
      stage.put(.panUpdate(by: first), at: 1.01)
      stage.put(.panUpdate(by: second), at: 1.02)
    }),
    ("pan until silence", { stage, first, second in
      stage.put(.panUpdateUntilSilence(by: first), at: 1)
      stage.put(.panUpdateUntilSilence(by: second), at: 1.01)
    }),
  ]

  /// A list with a viewport of 300 points in a page with one of 800, which scrolls first towards its end. Both are at their
  /// start, so the page shows the overscroll: 96.7 points of a pull of 200.
  func test_theRubberBand_isThatOfTheScrollerThatShowsIt_alsoIfTheGestureFirstMovesAcross() {
    let overscroll = RubberBand(coefficient: 0.55, limit: 800).overscroll(pulledBy: -200)
    XCTAssertEqual(overscroll, -96.7, accuracy: 0.1)
    var rules = NestRules()
    rules.order = .parentFirstDown
    for isTurned in [false, true] {
      for across in [0.0, 1] {
        for (name, move) in gestures {
          let (range, rangeAcross) = isTurned ? (0.0, 1000.0) : (1000, 0)
          let list = NestedStage.Layer(range: range, across: rangeAcross, viewport: 300)
          let page = NestedStage.Layer(range: range, across: rangeAcross, viewport: 800, rules: rules)
          let stage = NestedStage([list, page])
          let (first, second) = isTurned
            ? (Vector(x: 0, y: across), Vector(x: -200, y: 0)) : (Vector(x: across, y: 0), Vector(x: 0, y: -200))
          move(stage, first, second)
          assertEqual(isTurned ? stage.acrosses : stage.offsets, [0, overscroll], "\(name), turned: \(isTurned), \(across) across")
        }
      }
    }
  }

  func test_whereAllAreAtTheirEnds_theOutermostShowsIt() {
    var rules = NestRules()
    rules.latching = .gesture
    let stage = NestedStage([
      .init(range: 200, offset: 200, rules: rules), .init(range: 100, offset: 100, rules: rules),
    ])
    stage.drag([50])
    XCTAssertEqual(stage.offsets[0], 200)
    XCTAssertGreaterThan(stage.offsets[1], 100)
  }

  func test_aDragOverTheParentAlone_leavesTheChild() {
    let stage = chain()
    stage.drag([30], on: 1)
    assertEqual(stage.offsets, [150, 70])
    XCTAssertEqual(stage.phases, [.idle, .dragging])
  }

  func test_phasesShowWhichMembersMove() {
    let stage = chain(feel: .uikit)
    stage.put(.press(pointer: 1, at: Vector(x: 0, y: 500)), at: 0)
    XCTAssertEqual(stage.phases, [.tracking, .idle])
    stage.put(.move(pointer: 1, to: Vector(x: 0, y: 480)), at: 0.01)
    XCTAssertEqual(stage.phases, [.dragging, .idle])
    stage.put(.move(pointer: 1, to: Vector(x: 0, y: 400)), at: 0.02)
    XCTAssertEqual(stage.phases, [.dragging, .dragging])
    assertEqual(stage.offsets, [200, 80])  // 90 of 100: the slop is swallowed once
    stage.put(.move(pointer: 1, to: Vector(x: 0, y: 480)), at: 0.03)
    XCTAssertEqual(stage.phases, [.dragging, .dragging])  // it is held until the finger leaves
    stage.put(.cancel, at: 0.04)
    XCTAssertEqual(stage.phases, [.idle, .idle])
    assertEqual(stage.offsets, [120, 80])
  }

  func test_aFrameOfADrag_hasTheFingersSpeed_whereItMoves() {
    let stage = chain()
    stage.drag([10, 20, 30, 40, 45])
    XCTAssertEqual(stage.frame(0).velocity.y, 1000, accuracy: 300)
    XCTAssertEqual(stage.frame(1).velocity.y, 0)
    for distance in [55.0, 65, 75, 85] { stage.move(distance) }
    XCTAssertEqual(stage.frame(0).velocity.y, 0)
    XCTAssertEqual(stage.frame(1).velocity.y, 1000, accuracy: 1)
  }

  // MARK: Two axes

  /// A carousel, 300 wide, in a page, 500 high.
  private func carousel(_ latching: NestLatching = .through) -> NestedStage {
    var rules = NestRules()
    rules.latching = latching
    return NestedStage([.init(range: 0, across: 300, rules: rules), .init(range: 500, rules: rules)])
  }

  func test_eachAxisMovesTheMemberThatScrollsAlongIt_lockedByTheFirstDirection() {
    // The first movement across and down, the last, and where the carousel and the page are then.
    let rows: [(first: Vector, last: Vector, carousel: Double, page: Double)] = [
      (Vector(x: 0, y: 10), Vector(x: 0, y: 60), 0, 60),
      (Vector(x: 10, y: 0), Vector(x: 60, y: 0), 60, 0),
      (Vector(x: 10, y: 5), Vector(x: 60, y: 90), 60, 0),
      (Vector(x: 5, y: 10), Vector(x: 90, y: 60), 0, 60),
      (Vector(x: 10, y: 10), Vector(x: 60, y: 60), 0, 60),  // a tie goes down
      (Vector(x: -10, y: -30), Vector(x: 60, y: 90), 0, 90),
      (Vector(x: 0, y: 10), Vector(x: 90, y: 60), 0, 60),
      (Vector(x: 10, y: 0), Vector(x: 60, y: 90), 60, 0),
    ]
    for row in rows {
      for latching in NestLatching.allCases {
        let stage = carousel(latching)
        stage.drag([row.first.y], across: row.first.x)
        stage.move(row.last.y, across: row.last.x)
        assertEqual([stage.acrosses[0], stage.offsets[1]], [row.carousel, row.page], "\(row)")
        assertEqual([stage.offsets[0], stage.acrosses[1]], [0, 0], "\(row)")
      }
    }
  }

  func test_oneScrollerForBothAxes_goesDiagonally() {
    let stage = NestedStage([.init(range: 300, across: 300), .init(range: 500, across: 500)])
    stage.drag([40], across: 60)
    assertEqual([stage.acrosses[0], stage.offsets[0]], [60, 40])
  }

  func test_aFrameBetweenTwoMovements_hasTheFingersSpeed_alongTheAxisOnWhichItMoves() {
    for isTurned in [false, true] {
      let rooms = isTurned ? NestedStage.Layer(range: 60, across: 1000) : .init(range: 1000, across: 60)
      let stage = NestedStage([rooms, .init(range: 500, across: 500)])
      let (along, other) = isTurned ? (Axis.y, Axis.x) : (.x, .y)
      for number in 1...12 {
        let (x, y) = isTurned ? (5, 10) : (10.0, 5.0)
        let (across, distance) = (x * Double(number), y * Double(number))
        if number == 1 { stage.drag([distance], across: across) } else { stage.move(distance, across: across) }
      }
      for later in [0, 0.004] {
        stage.tick(stage.now + later)
        let (child, parent) = (stage.frame(0).velocity, stage.frame(1).velocity)
        XCTAssertEqual(child[along], 0, "at its end")
        XCTAssertEqual(child[other], 500, accuracy: 200)
        XCTAssertEqual(parent[along], 1000, accuracy: 400)
        XCTAssertEqual(parent[other], 0, "its child has room")
      }
    }
  }

  func test_aWheelMovesTheMemberThatScrollsAlongItsAxis() {
    let stage = carousel()
    stage.put(.wheel(by: Vector(x: 0, y: 30), .points), at: 1)
    assertEqual([stage.acrosses[0], stage.offsets[1]], [0, 30])
    stage.put(.wheel(by: Vector(x: 20, y: 10), .points), at: 2)
    assertEqual([stage.acrosses[0], stage.offsets[1]], [20, 40])
  }

  func test_aScrollerBetween_thatCannotMove_isPassedBy() {
    let stage = NestedStage([.init(range: 20), .init(range: 0, across: 100), .init(range: 100)])
    stage.drag([50])
    assertEqual(stage.offsets, [20, 0, 30])
  }
}
