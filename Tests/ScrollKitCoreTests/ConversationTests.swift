import XCTest

@testable import ScrollKitCore

/// A list as a conversation: it follows its end evenly, a reader moves by nothing, and a question comes to the top.
final class ConversationTests: XCTestCase {
  // MARK: Where content lies

  func test_shortContent_liesAtTheBottom_orAtTheTop() throws {
    let chat = try conversation([50, 50])
    XCTAssertEqual(chat.y, -500)
    XCTAssertEqual(chat.frame().visibleItems, 0..<2)
    let atTop = try conversation([50, 50], ConversationOptions(isAtTop: true))
    XCTAssertEqual(atTop.y, 0)
  }

  /// It goes to the bottom at once: the range keeps no place above it.
  func test_aConversationOfShortRows_hasNoRangeToScrollIn() throws {
    let chat = try conversation([])
    chat.stage.view.endConversation(at: chat.stage.now)
    try chat.insert([50, 50], at: 0)
    XCTAssertEqual(chat.y, 0)
    chat.stage.view.setConversation(at: chat.stage.now)
    XCTAssertEqual(chat.y, -500)
    XCTAssertEqual(chat.stage.geometry.range, Interval(lower: -500, upper: -500))
  }

  func test_longContent_liesAtItsEnd() throws {
    XCTAssertEqual(try conversation(rows(100)).y, 4400)
  }

  func test_theFirstItems_andTheirFirstExtents_areAtTheEndAtOnce() throws {
    let chat = try conversation([])
    try chat.insert(estimated: 100, at: 0)
    XCTAssertEqual(chat.y, 3800)
    try chat.measure([Double](repeating: 50, count: 20), at: 80)
    XCTAssertEqual(chat.y, 3920)
    XCTAssertEqual(chat.stage.view.lastSnapshot.phase, .idle)
    XCTAssertEqual(chat.state.isFollowing, true)
  }

  /// Content that lay at the bottom of an empty viewport is not kept there: the first item is the top.
  func test_aConversationBeforeItsItems_isAsOneAfterThem() throws {
    for count in [3, 60] {
      let before = try conversation([])
      try before.insert([Double](repeating: 50, count: count), at: 0)
      let after = try conversation(rows(count))
      XCTAssertEqual(before.y, after.y, "\(count)")
      XCTAssertEqual(before.stage.geometry.range, after.stage.geometry.range, "\(count)")
      for chat in [before, after] {
        chat.stage.input(.key(.home))
        chat.stage.wait(2)
      }
      XCTAssertEqual(before.y, after.y, "\(count)")
    }
  }

  func test_shortContentThatBecomesLong_keepsNoEmptyViewport_onceItIsAtItsEnd() throws {
    let chat = try conversation(rows(4))
    try chat.insert([Double](repeating: 150, count: 5), at: 4)
    chat.stage.wait(2)
    XCTAssertEqual(chat.y, 350)
    XCTAssertEqual(chat.stage.geometry.range, Interval(lower: 0, upper: 350))
  }

  /// They need no measuring, so no other edit comes before the first new item.
  func test_theItemAfterTheFirstOnes_isShownInTime() throws {
    let chat = try conversation([])
    try chat.insert([Double](repeating: 50, count: 40), at: 0)
    XCTAssertEqual(chat.y, 1400, "at once")
    chat.stage.wait(2)
    for item in 40...42 {
      let before = chat.y
      try chat.insert([50], at: item)
      XCTAssertEqual(chat.y, before, accuracy: 1e-9)
      XCTAssertEqual(chat.target, before + 50, accuracy: 1e-9)
      chat.stage.wait(0.3)
      XCTAssertEqual(chat.y, before + 50, accuracy: 1e-9)
    }
  }

  func test_aGeometryThatShrinksTheViewport_keepsTheEnd() throws {
    for count in [3, 100] {
      let chat = try conversation(rows(count))
      chat.stage.change(content: 1, viewport: 300)
      XCTAssertEqual(chat.y, Double(count) * 50 - 300, "\(count)")
      XCTAssertEqual(chat.stage.view.lastSnapshot.phase, .idle)
      chat.stage.change(content: 1, viewport: 600)
      XCTAssertEqual(chat.y, Double(count) * 50 - 600, "\(count)")
      XCTAssertEqual(chat.stage.geometry.range.upper, chat.y)
    }
  }

  func test_aReaderInAnotherViewport_staysWhereItIs() throws {
    let chat = try conversation(rows(100))
    chat.stage.drag(to: 1000)
    chat.stage.change(content: 1, viewport: 300)
    XCTAssertEqual(chat.y, 1000)
  }

  // MARK: Following

  func test_aNewItem_isShownInTime() throws {
    for count in [3, 100] {
      let chat = try conversation(rows(count))
      let before = chat.y
      try chat.insert([80], at: count)
      XCTAssertEqual(chat.y, before, accuracy: 1e-9, "nothing jumps")
      XCTAssertEqual(chat.target, before + 80)
      chat.stage.wait(0.3)
      XCTAssertEqual(chat.y, before + 80, accuracy: 1e-9)
      XCTAssertEqual(chat.stage.geometry.range.upper, chat.y, accuracy: 1e-9)
      if count == 3 { XCTAssertEqual(chat.stage.geometry.range.lower, chat.y, accuracy: 1e-9) }
    }
  }

  func test_aNewItemThatIsMeasuredMeanwhile_isShownInTime() throws {
    let chat = try conversation(rows(100))
    try chat.insert(estimated: 1, at: 100)
    chat.stage.wait(0.05)
    try chat.measure([120], at: 100)
    chat.stage.wait(0.25)
    XCTAssertEqual(chat.y, 4520, accuracy: 1e-9)
  }

  func test_contentThatShrinks_goesBackInTime() throws {
    for count in [3, 100] {
      let chat = try conversation(rows(count))
      let before = chat.y
      try chat.measure([20], at: count - 1)
      XCTAssertEqual(chat.y, before, accuracy: 1e-9)
      XCTAssertEqual(chat.target, before - 30)
      chat.stage.wait(3)
      XCTAssertEqual(chat.y, before - 30, accuracy: 1e-9)
      XCTAssertEqual(chat.stage.geometry.range.upper, chat.y, accuracy: 1e-9)
      XCTAssertEqual(chat.state.isFollowing, true)
    }
  }

  /// A picture in the last item but one grows it by 300: the last item stays, what is above it moves up. Short content, and content
  /// that is led to its end, do so, too.
  func test_whatGrowsAboveTheLastItem_leavesTheLastItemWhereItIs() throws {
    for scale in [1.0, 2] {
      for count in [3, 100] {
        for isLed in [false, true] {
          let chat = try conversation(rows(count))
          if scale > 1 { chat.zoom(to: scale) }
          chat.stage.wait(2)
          if isLed {
            try chat.measure([75], at: count - 1)
            chat.stage.wait(0.1)
          }
          let name = "\(scale) \(count) \(isLed)"
          let (position, target) = (try XCTUnwrap(chat.drawn(count - 1)), chat.target)
          let phase = chat.stage.view.lastSnapshot.phase
          try chat.measure([350], at: count - 2)
          XCTAssertEqual(try XCTUnwrap(chat.drawn(count - 1)), position, accuracy: 1e-9, name)
          XCTAssertEqual(chat.target, target + 300 * scale, accuracy: 1e-9, name)
          XCTAssertEqual(chat.stage.view.lastSnapshot.phase, phase, name)
          try chat.measure([50], at: count - 2)
          if !isLed { XCTAssertEqual(try XCTUnwrap(chat.drawn(count - 1)), position, accuracy: 1e-9, name) }
          chat.stage.wait(4)
          XCTAssertEqual(chat.y, target, accuracy: 1e-9, name)
          XCTAssertEqual(chat.stage.geometry.range.upper, chat.y, accuracy: 1e-9, name)
          XCTAssertTrue(chat.state.isFollowing, name)
        }
      }
    }
  }

  /// Of 70 points, 30 are room below the question; the last item moves up by what is left.
  func test_whatGrowsAboveTheLastItem_firstTakesTheRoomOfATurn() throws {
    let chat = try conversation(rows(100))
    try chat.insert([60, 460, 50], at: 100)
    chat.stage.change { _ = $0.beginTurn(at: 100, time: $1) }
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 5000)
    XCTAssertEqual(chat.state.spacer, 30)
    try chat.measure([530], at: 101)
    XCTAssertEqual(chat.y, 5040, accuracy: 1e-9)
    XCTAssertEqual(chat.stage.view.lastSnapshot.phase, .idle)
  }

  /// Where a finger holds the content, or the reader is elsewhere, it stays.
  func test_whatGrowsAboveTheLastItem_movesNothingThatIsHeld_orRead() throws {
    for offset in [nil, 4200.0] {
      let chat = try conversation(rows(100))
      if let offset { chat.stage.drag(to: offset) } else { chat.stage.input(.press(pointer: 1, at: Vector(x: 50, y: 300))) }
      let before = chat.y
      try chat.measure([350], at: 98)
      XCTAssertEqual(chat.y, before, accuracy: 1e-9)
    }
  }

  /// A picture in the last item is shown in half a second. A line takes as long as one at reading speed.
  func test_aSingleGrowth_isShownInHalfASecond() throws {
    for (growth, duration) in [(300.0, 0.5), (41, 0.5), (40, 1.8)] {
      let chat = try conversation(rows(100))
      try chat.measure([50 + growth], at: 99)
      chat.stage.wait(duration - 0.01)
      XCTAssertLessThan(chat.y, 4400 + growth)
      chat.stage.wait(0.02)
      XCTAssertEqual(chat.y, 4400 + growth, accuracy: 1e-9, "\(growth)")
    }
  }

  func test_historyAbove_movesNothing_atTheEndAndAtTheStart() throws {
    for count in [3, 100] {
      for offset in [nil, 0.0, 1000] where count == 100 || offset == nil {
        let chat = try conversation(rows(count))
        if let offset { chat.stage.drag(to: offset) }
        let id = chat.items[count - 1].id
        let before = try XCTUnwrap(chat.position(ofID: id))
        try chat.insert([Double](repeating: 70, count: 20), at: 0)
        XCTAssertEqual(try XCTUnwrap(chat.position(ofID: id)), before, accuracy: 1e-9)
        chat.stage.wait(1)
        XCTAssertEqual(try XCTUnwrap(chat.position(ofID: id)), before, accuracy: 1e-9)
        XCTAssertEqual(chat.state.isFollowing, offset == nil)
        XCTAssertNil(chat.state.firstUnread)
      }
    }
  }

  /// Three rows of 50 points come under a thumb that is held. The content goes to its end when the thumb is released.
  func test_contentUnderAHeldThumb_staysUntilTheRelease() throws {
    let chat = try conversation(rows(100))
    chat.stage.change { $0.enableScrollbar(.y, at: $1) }
    chat.stage.change { $0.pressScrollbar(.y, at: $0.scrollbar(.y)!.thumb!.start + 1, time: $1) }
    try chat.insert([50, 50, 50], at: 100)
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 4400)
    XCTAssertEqual(chat.state.isFollowing, true)
    chat.stage.change { $0.releaseScrollbar(.y, time: $1) }
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 4550)
  }

  // MARK: Letting go

  func test_theFirstContraryMovement_letsGoWithinItsCall() throws {
    let contrary: [(String, (inout Stage) -> Void)] = [
      ("finger", { stage in
        stage.input(.panBegin)
        stage.input(.panUpdate(by: Vector(x: 0, y: -1)))
      }),
      ("wheel", { $0.input(.wheel(by: Vector(x: 0, y: -1), .notches)) }),
      ("fine wheel", { $0.input(.wheel(by: Vector(x: 0, y: -1), .points)) }),
      ("key", { $0.input(.key(.lineUp)) }),
      ("held key", { $0.input(.keyHeld(.lineUp)) }),
      ("home", { $0.input(.key(.home)) }),
      ("program", { stage in stage.change { view, now in _ = view.scroll(to: .down(100), at: now) } }),
      ("program, at once", { stage in stage.change { $0.setOffset(.down(4000), at: $1) } }),
      ("program, to an item", { stage in stage.change { view, now in _ = view.scroll(toItem: 5, .start, at: now) } }),
      ("stop", { stage in stage.change { $0.stop(at: $1) } }),
    ]
    for (name, move) in contrary {
      let chat = try conversation(rows(100))
      try chat.measure([150], at: 99)
      chat.stage.wait(0.3)
      XCTAssertTrue(chat.state.isFollowing, name)
      _ = chat.stage.takeEvents()
      move(&chat.stage)
      XCTAssertFalse(chat.state.isFollowing, name)
      XCTAssertTrue(chat.stage.takeEvents().contains(.conversationChanged(unread: 0..<0, isFollowing: false)), name)
      let target = chat.target
      try chat.measure([250], at: 99)
      XCTAssertEqual(chat.target, target, accuracy: 1e-9, name)
    }
  }

  func test_anItemOrAPlaceThatIsShownAtOnce_letsGo_andContentStaysThere() throws {
    let moves: [(String, (inout Stage) -> Void)] = [
      ("place", { stage in stage.change { $0.setListPlace(ListAnchor(item: 10, distance: 0), at: $1) } }),
      ("item, at once", { stage in stage.change { view, now in _ = view.scroll(toItem: 10, .start, by: .none, at: now) } }),
      ("item, with reduced motion", { stage in
        var preferences = ScrollPreferences()
        preferences.reducesMotion = true
        stage.view.setPreferences(preferences, at: stage.now)
        stage.change { view, now in _ = view.scroll(toItem: 10, .start, at: now) }
      }),
    ]
    for (name, move) in moves {
      let chat = try conversation(rows(100))
      move(&chat.stage)
      XCTAssertFalse(chat.state.isFollowing, name)
      chat.stage.wait(2)
      XCTAssertEqual(chat.y, 500, accuracy: 1e-9, name)
      try chat.measure([70], at: 3)
      try chat.insert([50], at: 100)
      chat.stage.wait(2)
      XCTAssertEqual(chat.position(ofID: 10)!, 0, accuracy: 1e-9, "\(name): the content stays with the item")
      XCTAssertEqual(chat.state.unreadCount, 1, name)
    }
  }

  func test_aPlaceNearTheEnd_thatIsReachedFromAbove_isFollowed() throws {
    let chat = try conversation(rows(100))
    chat.stage.drag(to: 1000)
    chat.stage.change { $0.setListPlace(ListAnchor(item: 87, distance: 0), at: $1) }
    XCTAssertTrue(chat.state.isFollowing)
    chat.stage.wait(2)
    XCTAssertEqual(chat.y, 4400, accuracy: 1e-9)
  }

  func test_aNotchAwayFromAMotionToTheEnd_staysNearTheEnd() throws {
    let chat = try conversation(rows(100))
    try chat.insert([60], at: 100)
    chat.stage.wait(0.1)
    chat.stage.input(.wheel(by: Vector(x: 0, y: -0.4), .notches))  // it moves on by its velocity at first
    let target = chat.target
    XCTAssertGreaterThan(target, 4390)
    chat.stage.wait(2)
    XCTAssertEqual(chat.y, target, accuracy: 1e-9)
    XCTAssertFalse(chat.state.isFollowing)
  }

  func test_aFingerAtRest_holdsTheContent_andLetsItFollowAgain() throws {
    let chat = try conversation(rows(100))
    try chat.measure([150], at: 99)
    chat.stage.wait(0.5)
    chat.stage.input(.press(pointer: 1, at: Vector(x: 50, y: 300)))
    let held = chat.y
    for extent in stride(from: 170.0, through: 250, by: 20) {
      try chat.measure([extent], at: 99)
      chat.stage.wait(0.1)
    }
    XCTAssertEqual(chat.y, held, accuracy: 1e-9)
    XCTAssertTrue(chat.state.isFollowing)
    chat.stage.input(.release(pointer: 1))
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 4600, accuracy: 1e-9)
  }

  func test_contentThatComesNearTheEnd_followsAgain() throws {
    for (offset, follows) in [(4300.0, false), (4340, true), (4400, true)] {
      let chat = try conversation(rows(100))
      chat.stage.drag(to: 1000)
      XCTAssertFalse(chat.state.isFollowing)
      chat.stage.drag(to: offset)
      chat.stage.wait(1)
      XCTAssertEqual(chat.state.isFollowing, follows, "\(offset)")
      XCTAssertEqual(chat.y, follows ? 4400 : offset, accuracy: 1e-9)
    }
  }

  /// What would rest 50 points before the end says at once that it goes to the end, and rests there once.
  func test_aMotionThatWouldRestNearTheEnd_goesThere() throws {
    let motions: [(String, (inout Stage) -> Void)] = [
      ("fling", { stage in
        stage.input(.panBegin)
        stage.input(.panUpdate(by: Vector(x: 0, y: 10)))
        stage.input(.panEnd(.velocity(Vector(x: 0, y: 685))))
      }),
      ("notches", { $0.input(.wheel(by: Vector(x: 0, y: 5.8), .notches)) }),
      ("program", { stage in stage.change { view, now in _ = view.scroll(to: .down(4350), at: now) } }),
    ]
    for (name, move) in motions {
      let chat = try conversation(rows(100))
      chat.stage.drag(to: 4000)
      _ = chat.stage.takeEvents()
      move(&chat.stage)
      XCTAssertEqual(chat.target, 4400, accuracy: 1e-9, name)
      chat.stage.wait(4)
      XCTAssertEqual(chat.y, 4400, accuracy: 1e-9, name)
      XCTAssertTrue(chat.state.isFollowing, name)
      XCTAssertEqual(chat.stage.takeEvents().filter { $0 == .didRest(at: .down(4400)) }.count, 1, name)
    }
  }

  func test_aFlingToTheEnd_followsWhatGrewMeanwhile() throws {
    let chat = try conversation(rows(100))
    chat.stage.drag(to: 4000)
    chat.stage.input(.panBegin)
    chat.stage.input(.panUpdate(by: Vector(x: 0, y: 10)))
    chat.stage.input(.panEnd(.velocity(Vector(x: 0, y: 3000))))
    XCTAssertEqual(chat.target, 4400)
    chat.stage.wait(0.1)
    try chat.insert([200], at: 100)
    XCTAssertEqual(chat.state.firstUnread, 100)
    chat.stage.wait(4)
    XCTAssertEqual(chat.y, 4600, accuracy: 1e-9)
    XCTAssertEqual(chat.state, ConversationState())
  }

  func test_shortContent_isAlwaysFollowed() throws {
    for feel in [Feel.uikit, .android] {
      let chat = try conversation([50, 50], feel: feel)
      chat.stage.input(.panBegin)
      chat.stage.input(.panUpdate(by: Vector(x: 0, y: -40)))
      XCTAssertTrue(chat.state.isFollowing)
      chat.stage.input(.panEnd(.velocity(.zero)))
      try chat.insert([100], at: 2)
      chat.stage.wait(2)
      XCTAssertEqual(chat.y, -400, accuracy: 1e-9)
    }
  }

  func test_shortContentThatIsScrolledBackOnItsWay_staysFollowed() throws {
    let chat = try conversation([60])
    try chat.measure([300], at: 0)
    chat.stage.wait(0.3)
    chat.stage.input(.wheel(by: Vector(x: 0, y: -4), .notches))
    XCTAssertTrue(chat.state.isFollowing)
    chat.stage.wait(3)
    XCTAssertEqual(chat.y, -300, accuracy: 1e-9)
  }

  /// At edges that stretch or glow no activity is out of range: the range must keep what the reader flings away.
  func test_aReaderWhoFlingsAway_whileContentGoesBackToAnEndThatShrank_isNotMoved() throws {
    for feel in [Feel.uikit, .android] {
      let chat = try conversation([Double?](repeating: 160, count: 10), feel: feel)
      try chat.measure([360], at: 9)
      chat.stage.wait(3)
      XCTAssertEqual(chat.y, 1200, accuracy: 1e-9)
      try chat.measure([160], at: 9)
      chat.stage.wait(0.02)
      chat.stage.input(.press(pointer: 1, at: .down(100)))
      for step in 1...5 {
        chat.stage.wait(0.01)
        chat.stage.input(.move(pointer: 1, to: .down(100 + 12 * Double(step))))
      }
      chat.stage.input(.release(pointer: 1))
      let (offset, target) = (chat.y, chat.target)
      XCTAssertGreaterThan(offset, 1040)
      XCTAssertLessThan(target, 1000)
      XCTAssertFalse(chat.state.isFollowing)
      try chat.measure([180], at: 9)  // the end is at 1020
      XCTAssertEqual(chat.y, offset, accuracy: 1e-9)
      XCTAssertEqual(chat.target, target, accuracy: 1e-6)
      chat.stage.wait(8)
      XCTAssertEqual(chat.y, target, accuracy: 1e-6)
      XCTAssertFalse(chat.state.isFollowing)
      try chat.measure([200], at: 9)
      XCTAssertEqual(chat.stage.geometry.range.upper, 1040, accuracy: 1e-9)
    }
  }

  // MARK: Pull to refresh

  /// 100 points of rows lie at −500 and are opened to −560. They went back to their end when they had come to rest.
  func test_shortContent_thatARefreshHoldsOpen_staysOpenUntilItEnds() throws {
    for feel in [Feel.uikit, .android] {
      for isPulled in [true, false] {
        for isAtTop in [true, false] {
          let chat = try conversation([50, 50], ConversationOptions(isAtTop: isAtTop), feel: feel)
          let (start, name) = (chat.y, "pulled \(isPulled), at the top \(isAtTop)")
          chat.stage.change { $0.enableRefresh(at: $1) }
          if isPulled { pull(chat) } else { chat.stage.change { $0.beginRefresh(at: $1) } }
          chat.stage.wait(3)
          XCTAssertEqual(chat.y, start - 60, accuracy: 1e-9, name)
          XCTAssertTrue(chat.state.isFollowing, name)
          chat.stage.change { $0.endRefresh(at: $1) }
          chat.stage.wait(3)
          XCTAssertEqual(chat.y, start, accuracy: 1e-9, name)
          XCTAssertEqual(chat.stage.view.refresh?.state, .idle, name)
          XCTAssertEqual(chat.stage.geometry.range, Interval(lower: start, upper: start), name)
        }
      }
    }
  }

  /// The end of 100 points is at −500, of 180 at −420; opened, 60 points before.
  func test_aNewItem_inShortContentThatARefreshHoldsOpen_isShown_andItStaysOpen() throws {
    for endsEarly in [false, true] {
      let chat = try conversation([50, 50])
      chat.stage.change { $0.enableRefresh(at: $1) }
      chat.stage.change { $0.beginRefresh(at: $1) }
      chat.stage.wait(2)
      try chat.insert([80], at: 2)
      XCTAssertEqual(chat.y, -560, accuracy: 1e-9, "nothing jumps")
      XCTAssertEqual(chat.target, -480, accuracy: 1e-9)
      if endsEarly {
        chat.stage.wait(0.1)
        chat.stage.change { $0.endRefresh(at: $1) }
        XCTAssertEqual(chat.target, -420, accuracy: 1e-9, "it closes and follows in one motion")
      } else {
        chat.stage.wait(0.3)
        XCTAssertEqual(chat.y, -480, accuracy: 1e-9)
        XCTAssertEqual(chat.stage.geometry.range, Interval(lower: -420, upper: -420))
        chat.stage.change { $0.endRefresh(at: $1) }
        XCTAssertEqual(chat.target, -420, accuracy: 1e-9)
      }
      chat.stage.wait(3)
      XCTAssertEqual(chat.y, -420, accuracy: 1e-9)
      XCTAssertEqual(chat.stage.view.refresh?.state, .idle)
    }
  }

  /// A view that appears begins a refresh, which loads the first items: 1000 points end at 400.
  func test_theFirstItems_thatARefreshLoads_areAtTheEndAtOnce() throws {
    let chat = try conversation([])
    chat.stage.change { $0.enableRefresh(at: $1) }
    chat.stage.change { $0.beginRefresh(at: $1) }
    chat.stage.wait(2)
    try chat.insert([Double](repeating: 50, count: 20), at: 0)
    XCTAssertEqual(chat.y, 400, accuracy: 1e-9)
    chat.stage.change { $0.endRefresh(at: $1) }
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 400, accuracy: 1e-9)
  }

  /// The end is at 5, the open start at −60: as near to the end as content that follows it.
  func test_contentThatHardlyScrolls_andIsPulled_staysOpenUntilTheRefreshEnds() throws {
    let chat = try conversation([605])
    chat.stage.change { $0.enableRefresh(at: $1) }
    pull(chat)
    chat.stage.wait(3)
    XCTAssertEqual(chat.y, -60, accuracy: 1e-9)
    chat.stage.change { $0.endRefresh(at: $1) }
    chat.stage.wait(3)
    XCTAssertEqual(chat.y, 5, accuracy: 1e-9, "it comes near the end")
  }

  // MARK: Caught on the way back

  /// Two rows of 50 points are removed at the end, at 4400. It went to 4400 first, and from there to 4300.
  func test_contentOnItsWayBack_thatAFingerCatches_returnsOnce() throws {
    for feel in [Feel.uikit, .android] {
      for isFlung in [false, true] {
        let name = "flung \(isFlung)"
        let chat = try conversation(rows(100), feel: feel)
        try chat.remove(2, at: 98)
        chat.stage.wait(0.05)
        chat.stage.input(.press(pointer: 1, at: .down(300)))
        for step in 1...20 {
          chat.stage.wait(0.01)
          chat.stage.input(.move(pointer: 1, to: .down(300 - 10 * Double(step))))
        }
        if !isFlung { chat.stage.wait(0.3) }
        _ = chat.stage.takeEvents()
        chat.stage.input(.release(pointer: 1))
        chat.stage.wait(4)
        XCTAssertEqual(chat.y, 4300, accuracy: 1e-9, name)
        let rests = chat.stage.takeEvents().compactMap { if case .didRest(let offset) = $0 { offset.y } else { nil } }
        if feel == .uikit { XCTAssertEqual(rests, [4300], name) }
        XCTAssertEqual(chat.stage.geometry.range.upper, 4300, accuracy: 1e-9, name)
        XCTAssertTrue(chat.state.isFollowing, name)
      }
    }
  }

  // MARK: Along the other axis

  /// 1000 points wide in a viewport of 400.
  func test_contentThatMovesSideways_followsItsEnd_andMovesOnSideways() throws {
    let motions: [(String, (inout Stage) -> Void)] = [
      ("a fling", { stage in
        stage.input(.panBegin)
        stage.input(.panUpdate(by: Vector(x: 5, y: 0)))
        stage.input(.panEnd(.velocity(Vector(x: 800, y: 0))))
      }),
      ("a wheel", { $0.input(.wheel(by: Vector(x: 4, y: 0), .notches)) }),
      ("a held key", { $0.input(.keyHeld(.lineRight)) }),
      ("the program", { stage in
        let x = stage.view.lastSnapshot.offset.x
        stage.change { $0.scroll(to: Vector(x: x + 250, y: 4400), by: .timed(2, .linear), at: $1) }
      }),
    ]
    for isRightToLeft in [false, true] {
      for (name, begin) in motions {
        let chat = try conversation(rows(100))
        let x = isRightToLeft
          ? AxisGeometry.rightToLeft(viewport: 400, content: 1000) : AxisGeometry(viewport: 400, content: 1000)
        let geometry = Pair(x: x, y: chat.stage.geometry)
        chat.stage.change { view, now in
          view.setRightToLeft(isRightToLeft)
          view.setGeometry(geometry, at: now)
          view.setOffset(Vector(x: isRightToLeft ? -300 : 100, y: 4400), at: now)
        }
        chat.stage.wait(1)
        begin(&chat.stage)
        chat.stage.wait(0.02)
        let phase = chat.stage.view.lastSnapshot.phase
        let target = chat.stage.view.lastSnapshot.target
        XCTAssertEqual(target.y, 4400, name)
        try chat.insert([80], at: 100)
        XCTAssertEqual(chat.y, 4400, accuracy: 1e-9, "\(name): nothing jumps")
        XCTAssertEqual(chat.stage.view.lastSnapshot.target, Vector(x: target.x, y: 4480), name)
        XCTAssertEqual(chat.stage.view.lastSnapshot.phase, phase, name)
        chat.stage.wait(0.3)
        XCTAssertEqual(chat.y, 4480, accuracy: 1e-9, name)
        try chat.insert([20], at: 101)
        chat.stage.wait(4)
        XCTAssertEqual(chat.y, 4500, accuracy: 1e-9, name)
        XCTAssertEqual(chat.stage.view.lastSnapshot.offset.x, target.x, accuracy: 1e-9, name)
        XCTAssertTrue(chat.state.isFollowing, name)
      }
    }
  }

  // MARK: Unread

  func test_itemsThatComeWhileTheReaderIsElsewhere_areUnread() throws {
    let chat = try conversation(rows(100))
    try chat.insert([50], at: 100)
    chat.stage.wait(1)
    XCTAssertNil(chat.state.firstUnread, "it was seen")
    chat.stage.drag(to: 1000)
    try chat.insert([50, 50], at: 101)
    try chat.insert([50], at: 103)
    XCTAssertEqual(chat.state.firstUnread, 101)
    XCTAssertEqual(chat.state.unreadCount, 3)
    try chat.insert([50, 50], at: 0)
    XCTAssertEqual(chat.state.firstUnread, 103, "history is not unread")
    XCTAssertEqual(chat.state.unreadCount, 3)
    try chat.remove(2, at: 103)
    XCTAssertEqual(chat.state.unreadCount, 1)
    _ = chat.stage.takeEvents()
    chat.stage.change { $0.scrollToNewest(at: $1) }
    chat.stage.wait(1)
    XCTAssertNil(chat.state.firstUnread)
    XCTAssertTrue(chat.stage.takeEvents().contains(.conversationChanged(unread: 0..<0, isFollowing: true)))
  }

  // MARK: To the newest

  func test_aScrollToTheNewest_arrivesInTime_whileTheEndGrows() throws {
    let chat = try conversation(rows(100))
    chat.stage.drag(to: 1000)
    let id = chat.stage.change { $0.scrollToNewest(by: .timed(1, .easeInOut), at: $1) }
    var extent = 50.0
    for step in 1...50 {
      chat.stage.wait(0.02)
      extent += 4
      try chat.measure([extent], at: 99)
      if step <= 40 { XCTAssertEqual(chat.target, 4350 + extent, accuracy: 1e-9) }
    }
    chat.stage.wait(0.01)
    XCTAssertTrue(chat.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
    XCTAssertTrue(chat.state.isFollowing)
    chat.stage.wait(2)
    XCTAssertEqual(chat.y, 4600, accuracy: 1e-9)
  }

  func test_aScrollToTheNewestThatIsCaught_doesNotFollow() throws {
    let chat = try conversation(rows(100))
    chat.stage.drag(to: 1000)
    chat.stage.change { $0.scrollToNewest(at: $1) }
    chat.stage.wait(0.1)
    chat.stage.input(.press(pointer: 1, at: Vector(x: 50, y: 300)))
    XCTAssertFalse(chat.state.isFollowing)
    chat.stage.input(.release(pointer: 1))
    chat.stage.wait(1)
    XCTAssertLessThan(chat.y, 4000)
  }

  // MARK: A turn

  func test_aQuestion_comesToTheTop_andItsAnswerGrowsInTheRoomBelow() throws {
    let chat = try conversation(rows(100), ConversationOptions(topMargin: 10))
    try chat.insert([60, 0], at: 100)
    let id = chat.stage.change { $0.beginTurn(at: 100, time: $1) }
    XCTAssertEqual(chat.target, 4990)
    XCTAssertEqual(chat.state.spacer, 530)
    chat.stage.wait(1)
    XCTAssertTrue(chat.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
    for lines in 1...26 {
      try chat.measure([20 * Double(lines)], at: 101)
      XCTAssertEqual(chat.state.spacer.unscaled, 530 - 20 * Double(lines))
      chat.stage.wait(0.1)
      XCTAssertEqual(chat.y, 4990, accuracy: 1e-9, "the answer grows in its room")
    }
    try chat.measure([600], at: 101)
    XCTAssertEqual(chat.state.spacer, 0)
    XCTAssertEqual(chat.target, 5060, accuracy: 1e-9)
    chat.stage.wait(3)
    XCTAssertEqual(chat.y, 5060, accuracy: 1e-9)
  }

  /// A day header of 69 stays at the top while the question is there: the question lies below it, and the spacer counts from there.
  func test_aQuestion_liesBelowTheStickyItemsOfItsPlace() throws {
    for scale in [1.0, 2] {
      let chat = try conversation(rows(100), ConversationOptions(topMargin: 10))
      try chat.setKind(1, at: 90)
      try chat.measure([69], at: 90)
      if scale > 1 { chat.zoom(to: scale) }
      try chat.insert([60, 0], at: 100)
      chat.stage.change { _ = $0.beginTurn(at: 100, time: $1) }
      chat.stage.wait(1)
      XCTAssertEqual(chat.drawn(100)!, 69 * scale + 10, accuracy: 1e-9)
      XCTAssertEqual(chat.state.spacer.unscaled, (600 - 10) / scale - 69 - 60, accuracy: 1e-9)
      let before = chat.y
      try chat.measure([20], at: 101)
      chat.stage.wait(1)
      XCTAssertEqual(chat.y, before, accuracy: 1e-9)
    }
  }

  func test_theFirstQuestion_comesToTheTopOfShortContent() throws {
    let chat = try conversation([50])
    XCTAssertEqual(chat.y, -550)
    chat.stage.change { $0.beginTurn(at: 0, time: $1) }
    XCTAssertEqual(chat.y, -550)
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 0)
    XCTAssertEqual(chat.stage.geometry.range, Interval(lower: 0, upper: 0))
    XCTAssertEqual(chat.state.spacer, 550)
  }

  func test_anEarlierQuestion_ofAReaderBelowIt_isReachedByAScroll() throws {
    let chat = try conversation([Double?](repeating: 60, count: 11))
    chat.stage.change { $0.beginTurn(at: 10, time: $1) }
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 600)
    chat.stage.drag(to: 500)
    XCTAssertFalse(chat.state.isFollowing)
    chat.stage.change { $0.beginTurn(at: 5, time: $1) }
    XCTAssertEqual(chat.y, 500, accuracy: 1e-9)
    XCTAssertEqual(chat.target, 300, accuracy: 1e-9)
    chat.stage.wait(0.1)
    XCTAssertLessThan(chat.y, 500)
    XCTAssertGreaterThan(chat.y, 300)
    chat.stage.wait(1)
    XCTAssertEqual(chat.y, 300, accuracy: 1e-9)
    XCTAssertTrue(chat.state.isFollowing)
    XCTAssertEqual(chat.stage.geometry.range.upper, 300, accuracy: 1e-9)
  }

  // MARK: Zooming

  func test_duringAnAnimatedZoom_aScrollToTheNewest_endsThere() throws {
    let chat = try conversation(rows(200))
    chat.stage.drag(to: 1000)
    chat.stage.change { view, now in
      view.enableZoom(from: 0.25, to: 4, at: now)
      view.zoom(to: 2, about: .zero, at: now)
    }
    chat.stage.wait(0.05)
    let id = chat.stage.change { $0.scrollToNewest(at: $1) }
    XCTAssertEqual(chat.target, 19_400)
    chat.stage.wait(0.5)
    XCTAssertEqual(chat.y, 19_400)
    XCTAssertTrue(chat.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
  }

  func test_aZoomThatEndsAtTheEnd_doesNotLetGo_andOneThatEndsElsewhereDoes() throws {
    for (scale, follows) in [(0.5, true), (2, false)] {
      let chat = try conversation(rows(200))
      chat.stage.change { view, now in view.enableZoom(from: 0.25, to: 4, at: now) }
      _ = chat.stage.takeEvents()
      chat.stage.change { view, now in view.zoom(to: scale, about: .zero, at: now) }
      chat.stage.wait(2)
      let events = chat.stage.takeEvents().filter { if case .conversationChanged = $0 { true } else { false } }
      XCTAssertEqual(events, follows ? [] : [.conversationChanged(unread: 0..<0, isFollowing: false)])
      XCTAssertEqual(chat.y, follows ? 4400 : 18_800)
      XCTAssertEqual(chat.state.isFollowing, follows)
    }
  }

  /// 700 points at scale 1 end at 100; fingers may pinch them to a smaller scale than 1, at which they lie at the bottom.
  func test_aConversationThatIsSetDuringAPinch_isAtItsEnd_whenTheFingersAreLifted() throws {
    for (count, minimum, set, end) in [
      (14, 1.0, 0.5, 100.0), (100, 1, 0.5, 4400), (14, 0.5, 0.5, -250), (14, 0.75, 0.5, -75), (14, 0.5, 0.9, -250),
    ] {
      let name = "\(count) \(minimum) \(set)"
      let list = try ListStage(extents: rows(count))
      list.stage.change { $0.enableZoom(from: minimum, to: 4, at: $1) }
      list.stage.input(.zoom(.begin(at: Vector(x: 200, y: 300), factor: 1)))
      list.stage.input(.zoom(.update(to: Vector(x: 200, y: 300), factor: set)))
      list.stage.change { $0.setConversation(at: $1) }
      list.stage.input(.zoom(.update(to: Vector(x: 200, y: 300), factor: 0.5)))
      list.stage.input(.zoom(.end))
      list.stage.wait(3)
      XCTAssertEqual(list.y, end, accuracy: 1e-9, name)
      XCTAssertTrue(list.state.isFollowing, name)
    }
  }

  func test_aConversationThatIsSetDuringAnAnimatedZoom_isAtItsEnd() throws {
    for (scale, end) in [(0.5, -250.0), (2, 800)] {
      let list = try ListStage(extents: rows(14))
      list.stage.change { view, now in
        view.enableZoom(from: 0.25, to: 4, at: now)
        view.zoom(to: scale, about: .zero, at: now)
      }
      list.stage.wait(0.05)
      list.stage.change { $0.setConversation(at: $1) }
      list.stage.wait(3)
      XCTAssertEqual(list.y, end, accuracy: 1e-9, "\(scale)")
      XCTAssertTrue(list.state.isFollowing, "\(scale)")
    }
  }

  /// 700 points at scale 1 are 350 at 0.5.
  func test_aZoomOfContentThatIsThenShort_endsAtTheBottom() throws {
    for animates in [true, false] {
      let chat = try conversation(rows(14))
      chat.stage.change { $0.enableZoom(from: 0.25, to: 4, at: $1) }
      if animates {
        chat.stage.change { $0.zoom(to: 0.5, about: .zero, at: $1) }
      } else {
        chat.stage.input(.zoom(.begin(at: Vector(x: 200, y: 300), factor: 1)))
        chat.stage.input(.zoom(.update(to: Vector(x: 200, y: 300), factor: 0.5)))
        chat.stage.input(.zoom(.end))
      }
      chat.stage.wait(3)
      XCTAssertEqual(chat.y, -250, accuracy: 1e-9)
      XCTAssertTrue(chat.state.isFollowing)
    }
  }

  // MARK: Ending

  func test_withoutTheConversation_nothingFollows_andTheHostsInsetIsBack() throws {
    let chat = try conversation([50, 50])
    chat.stage.change { $0.endConversation(at: $1) }
    XCTAssertNil(chat.stage.view.conversation)
    XCTAssertEqual(chat.y, 0)
    XCTAssertEqual(chat.stage.geometry.leadingInset, 0)
  }

  /// The conversation's own motion ends with it. A scroll of the program goes on to where the end was.
  func test_withoutTheConversation_itsMotionEnds_andAScrollOfTheProgramGoesOn() throws {
    let ends: [(inout ScrollView, Double) -> Void] = [{ $0.endConversation(at: $1) }, { $0.detachList(at: $1) }]
    for end in ends {
      let chat = try conversation(rows(100))
      try chat.insert([300], at: 100)
      chat.stage.wait(0.1)
      let offset = chat.y
      XCTAssertGreaterThan(offset, 4400)
      chat.stage.change { end(&$0, $1) }
      XCTAssertEqual(chat.stage.view.lastSnapshot.phase, .idle)
      chat.stage.wait(1)
      XCTAssertEqual(chat.y, offset)
    }
    for end in ends {
      let chat = try conversation(rows(100))
      chat.stage.drag(to: 4000)
      let id = chat.stage.change { $0.scrollToNewest(at: $1) }
      chat.stage.wait(0.1)
      chat.stage.change { end(&$0, $1) }
      chat.stage.wait(1)
      XCTAssertEqual(chat.y, 4400)
      XCTAssertTrue(chat.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
    }
  }

  func test_withoutTheList_andWithAnother_theHostsInsetIsBack() throws {
    for detaches in [false, true] {
      let chat = try conversation([50, 50])
      if detaches {
        chat.stage.change { $0.detachList(at: $1) }
        XCTAssertEqual(chat.stage.geometry.leadingInset, 0)
        XCTAssertEqual(chat.stage.geometry.content, 100, "the content keeps the length of the list")
        try chat.attachAnew()
      } else {
        let other = SharedList(try ScrollList(ListLayout()))
        chat.stage.change { $0.attach(other, at: $1) }
      }
      XCTAssertEqual(chat.stage.geometry.leadingInset, 0)
      XCTAssertEqual(chat.y, 0)
    }
  }

  // MARK: Streams

  /// An answer that streams: tokens of some characters, at times that are not even, in lines of 20 points.
  private struct Stream {
    /// When the answer is how high.
    var growth: [(time: Double, extent: Double)] = []
    let length: Double

    /// - Parameters:
    ///   - rate: Tokens per second.
    ///   - unevenness: How far the time between two tokens differs from the mean, as a share.
    ///   - inBursts: Whether nine of ten tokens have 2 characters, and the tenth has 20.
    init(rate: Double, lines: Int, unevenness: Double, byLines: Bool, seed: UInt64, inBursts: Bool = false) {
      var numbers = SeededNumbers(seed: seed)
      var (time, characters, extent) = (0.0, 0.0, 0.0)
      while extent < Double(lines) * 20 {
        time += numbers.number(1 - unevenness...1 + unevenness) / rate
        characters += inBursts ? (numbers.chance(0.1) ? 20 : 2) : numbers.number(3...7)
        let lines = characters / 40
        let height: Double = byLines ? 20 * lines.rounded(.down) : 20 * lines
        if height != extent { growth.append((time, height)) }
        extent = height
      }
      length = time
    }
  }

  func test_streamsOfFiveTo200TokensASecond_moveEvenly_atAnyFrameRate() throws {
    for isShort in [false, true] {
      for rate in [5.0, 10, 20, 50, 100, 200] {
        for byLines in [true, false] {
          for unevenness in [0.0, 0.3] {
            let stream = Stream(rate: rate, lines: 25, unevenness: unevenness, byLines: byLines, seed: UInt64(rate))
            var offsets: [Double] = []
            for frames in [60.0, 120, 0] {
              let name = "\(rate) tokens/s, lines \(byLines), uneven \(unevenness), \(frames) Hz, short \(isShort)"
              let seen = try checkThatContentMovesEvenly(in: stream, frames: frames, isShort: isShort, name)
              if offsets.isEmpty { offsets = seen }
              XCTAssertEqual(zip(seen, offsets).map { abs($0 - $1) }.max()!, 0, accuracy: 1e-9, name)
            }
          }
        }
      }
    }
  }

  /// Lines come in bursts: a pause of a tenth of the mean is no faster stream.
  func test_streamsInBursts_moveLessEvenly() throws {
    for rate in [10.0, 20, 50, 100, 200] {
      for seed in 1...5 as ClosedRange<UInt64> {
        let stream = Stream(rate: rate, lines: 60, unevenness: 0.8, byLines: true, seed: seed, inBursts: true)
        try checkThatContentMovesEvenly(in: stream, frames: 60, isShort: false, upTo: 1.9, "\(rate) tokens/s, seed \(seed)")
      }
    }
  }

  /// After lines at 1 a second they come at 20 a second: the third is a faster stream.
  func test_aStreamThatBecomesFaster_isFollowedSoon() throws {
    let chat = try conversation(rows(100))
    var extent = 50.0
    for pause in [Double](repeating: 1, count: 8) + [Double](repeating: 0.05, count: 60) {
      chat.stage.wait(pause)
      extent += 20
      try chat.measure([extent], at: 99)
    }
    XCTAssertGreaterThan(chat.y, 4350 + extent - 160)
  }

  /// - Parameters:
  ///   - frames: Frames a second; 0: uneven ones.
  ///   - limit: How much faster than the mean content may move.
  /// - Returns: The offset at each growth.
  @discardableResult
  private func checkThatContentMovesEvenly(
    in stream: Stream, frames: Double, isShort: Bool, upTo limit: Double = 1.5, _ name: String
  ) throws -> [Double] {
    var offsets: [Double] = []
    let chat = try conversation(isShort ? [40] : rows(100) + [40])
    let (index, first, begin) = (chat.items.count - 1, chat.y, chat.stage.now)
    var numbers = SeededNumbers(seed: 7)
    var (next, last, fastest) = (0, chat.y, 0.0)
    while chat.stage.now - begin < stream.length + 6 {
      let frame = frames > 0 ? 1 / frames : numbers.number(0.004...0.034)
      let end = chat.stage.now + frame
      while next < stream.growth.count, begin + stream.growth[next].time <= end {
        chat.stage.now = begin + stream.growth[next].time
        try chat.measure([40 + stream.growth[next].extent], at: index)
        offsets.append(chat.y)
        next += 1
      }
      chat.stage.tick(end)
      fastest = max(fastest, (chat.y - last) / frame)
      XCTAssertGreaterThanOrEqual(chat.y - last, -1e-9, name)
      last = chat.y
    }
    let grown = stream.growth.last!.extent
    let mean = grown / (stream.growth.last!.time - stream.growth.first!.time)
    XCTAssertEqual(chat.y - first, grown, accuracy: 1e-4, name)
    XCTAssertLessThanOrEqual(fastest / mean, limit, name)
    return offsets
  }

  func test_aReaderMovesByNothing_whileAStreamGoesOn() throws {
    for offset in [0.0, 1000, 4300, 4399] {
      let chat = try conversation(rows(100))
      chat.stage.drag(to: offset)
      let (id, before) = (chat.items[99].id, chat.y)
      let stream = Stream(rate: 50, lines: 20, unevenness: 0.3, byLines: true, seed: 1)
      let begin = chat.stage.now
      for (time, extent) in stream.growth {
        chat.stage.tick(begin + time)
        try chat.measure([50 + extent], at: 99)
        XCTAssertEqual(chat.y, before, accuracy: 0)
      }
      XCTAssertEqual(chat.items[99].id, id)
    }
  }

  /// Random edits, gestures and turns beside a plain list of names: the unread items are equal, and no edit moves the kept item.
  func test_randomSessions_agreeWithAPlainModel() throws {
    for seed in SeededNumbers.seeds(1...40) {
      var numbers = SeededNumbers(seed: seed)
      let chat = try conversation(rows(numbers.whole(0...60)), feel: numbers.chance(0.5) ? .uikit : .android)
      var unread: [Int] = []  // names, in the order of the list
      for step in 0..<150 {
        let name = "seed \(seed), step \(step)"
        let before = (chat.state, chat.keptID, chat.position(ofID: chat.keptID), chat.items.count)
        let isStill = chat.stage.view.lastSnapshot.phase == .idle
        var removesKept = false
        var isEdit = true
        switch numbers.whole(0...9) {
        case 0:
          try chat.insert([numbers.number(10...300)], at: before.3)
          if !before.0.isFollowing { unread.append(chat.items.last!.id) }
        case 1: try chat.insert([Double](repeating: numbers.number(10...90), count: numbers.whole(1...5)), at: 0)
        case 2 where before.3 > 3:
          let index = numbers.whole(0...before.3 - 2)
          removesKept = true  // or the content would end before the viewport does
          try chat.remove(1, at: index)
          unread = unread.filter { chat.index(ofID: $0) != nil }
        case 3, 4:  // it grows: where it shrinks, the content may end before the viewport does
          if let last = chat.items.last?.extent { try chat.measure([last + numbers.number(0...200)], at: before.3 - 1) }
        case 5:
          isEdit = false
          chat.stage.input(.wheel(by: Vector(x: 0, y: numbers.number(-4...4)), .notches))
        case 6:
          isEdit = false
          if before.3 > 0 { chat.stage.change { _ = $0.beginTurn(at: before.3 - 1, time: $1) } }
        case 7:
          isEdit = false
          chat.stage.change { _ = $0.scrollToNewest(at: $1) }
        default:
          isEdit = false
          chat.stage.wait(numbers.number(0...0.6))
        }
        if isEdit, isStill, !before.0.isFollowing, !removesKept, let position = before.2 {
          XCTAssertEqual(chat.position(ofID: before.1)!, position, accuracy: 1e-9, name)
        }
        if chat.state.isFollowing { unread = [] }
        XCTAssertEqual(chat.state.firstUnread, unread.first.flatMap { chat.index(ofID: $0) }, name)
        XCTAssertEqual(chat.state.unreadCount, unread.first.flatMap { chat.index(ofID: $0) }.map { chat.items.count - $0 } ?? 0, name)
        if chat.state.isFollowing, chat.stage.view.lastSnapshot.phase == .idle {
          XCTAssertEqual(chat.y, chat.stage.geometry.range.upper, accuracy: 1e-6, name)
        }
      }
    }
  }

  func test_theEndOfABatchThatIsNotOpen_laysNothingOutAnew() throws {
    let chat = try conversation(rows(100))
    let before = chat.stage.view.behaviours.conversation?.layout.hostInset
    let geometry = Stage.geometry(content: 0, top: 80)
    chat.stage.change { view, now in
      XCTAssertNil(view.endBatch(99, geometry: geometry, at: now))
      XCTAssertNil(view.discardBatch(99, geometry: geometry, at: now))
      XCTAssertNil(view.endBatch(99, at: now))
    }
    XCTAssertEqual(chat.stage.view.behaviours.conversation?.layout.hostInset, before)
  }

  func test_aGeometryInAnOpenBatch_andAnInnerBatch_moveNothingOnTheScreen() throws {
    for offset in [nil, 4000.0] {
      for isInner in [true, false] {
        let chat = try conversation(rows(100))
        if let offset { chat.stage.drag(to: offset) }
        let before = chat.position(ofID: 99)
        try chat.batch {
          try chat.remove(30, at: 0)
          if isInner { try chat.batch {} } else { chat.stage.change(content: 1, viewport: 590) }
        }
        XCTAssertEqual(chat.position(ofID: 99), before, "\(String(describing: offset)) \(isInner)")
        XCTAssertEqual(chat.state.isFollowing, offset == nil)
      }
    }
  }

  func test_theFirstGeometry_putsItAtItsEnd() throws {
    let list = try ListStage(extents: rows(100))
    list.stage.view = ScrollView()
    try list.attachAnew()
    list.stage.change { $0.setConversation(at: $1) }
    list.stage.change { $0.setGeometry(Stage.geometry(content: 0), at: $1) }
    XCTAssertEqual(list.y, 100 * 50 - 600)
  }

  func test_aPlaceThatIsSetBeforeTheFirstGeometry_isRestored_andReadOn() throws {
    for (item, offset, follows) in [(10, 500.0, false), (87, 4350, false), (99, 4400, true)] {
      for inset in [0.0, 10] {
        let list = try ListStage(extents: rows(100))
        list.stage.view = ScrollView()
        try list.attachAnew()
        list.stage.change { $0.setConversation(at: $1) }
        list.stage.change { $0.setListPlace(ListAnchor(item: item, distance: 0), at: $1) }
        list.stage.change { $0.setGeometry(Stage.geometry(content: 0, top: inset), at: $1) }
        let placed = min(offset - inset, 4400)
        XCTAssertEqual(list.y, follows ? 4400 : placed, "\(item) \(inset)")
        XCTAssertEqual(list.state.isFollowing, follows, "\(item) \(inset)")
        list.stage.wait(1)
        XCTAssertEqual(list.y, follows ? 4400 : placed, "\(item) \(inset)")
      }
    }
  }

  func test_aPlaceThatWasSetBefore_isForgotten_byAConversation() throws {
    for hasGeometry in [true, false] {
      let list = try ListStage(extents: rows(100))
      if !hasGeometry {
        list.stage.view = ScrollView()
        try list.attachAnew()
      }
      list.stage.change { $0.setListPlace(ListAnchor(item: 10, distance: 0), at: $1) }
      list.stage.change { $0.setConversation(at: $1) }
      list.stage.change { $0.setGeometry(Stage.geometry(content: 0), at: $1) }
      XCTAssertEqual(list.y, 4400, "\(hasGeometry)")
    }
  }

  // MARK: Support

  private func rows(_ count: Int) -> [Double?] { [Double?](repeating: 50, count: count) }

  private func conversation(
    _ extents: [Double?], _ options: ConversationOptions = ConversationOptions(), feel: Feel = .uikit
  ) throws -> ListStage {
    let list = try ListStage(extents: extents, feel: feel)
    list.stage.change { $0.setConversation(options, at: $1) }
    return list
  }

  /// A finger pulls the content by 200 points, and is lifted.
  private func pull(_ chat: ListStage) {
    chat.stage.input(.press(pointer: 1, at: .down(100)))
    for step in 1...20 { chat.stage.input(.move(pointer: 1, to: .down(100 + 10 * Double(step)))) }
    chat.stage.input(.release(pointer: 1))
  }
}
