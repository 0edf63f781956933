import XCTest

@testable import ScrollKitCore

/// Where behaviours ask that content go, and what becomes of it.
final class RequestsTests: XCTestCase {
  // MARK: The table

  private let drivers: [AxisDriver] = [
    .none, .tracking, .dragging, .pinching, .thumb, .nub, .hostBar, .key, .track, .autoscroll, .wheel, .momentum, .release, .program(7),
    .program(nil), .own(.conversation), .own(.refresh), .zoom,
  ]

  /// A row for each reason, with a column for each of `drivers`, then one for the behaviour's own scroll of the program, then one for a chain.
  ///
  /// `!` at once, `t` translated, `a` animated, `e` evenly, `l` landing, `p` passed on, `r` retargeted, `i` in time, `·` refused; `=`
  /// as alone.
  private let table: [(reason: RequestReason, row: String)] = [
    //              none tr dr pi th nu ho ke tk au wh mo re p7 p? ow ow zo  own  chain
    (.page, "        !   ·  ·  ·  ·  ·  ·  ·  ·  ·  r  l  l  ·  ·  ·  ·  ·   r    p"),
    (.restingPage, " !   t  t  ·  ·  ·  ·  t  t  t  r  t  l  t  t  t  t  ·   r    t"),
    (.firstSight, "  !   ·  ·  ·  ·  ·  ·  e  e  e  e  ·  e  ·  ·  e  e  ·   i    ·"),
    (.newest, "      e   ·  ·  ·  ·  ·  ·  e  e  e  e  ·  e  ·  ·  e  e  ·   i    ·"),
    (.nearEnd, "     ·   ·  ·  ·  ·  ·  ·  ·  ·  ·  i  ·  l  i  i  ·  ·  ·   i    ·"),
    (.start, "       a   ·  ·  ·  ·  ·  ·  ·  ·  ·  r  ·  l  r  r  r  r  r   r    ·"),
    (.top, "         ·   ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  r   r    ="),
    (.end, "         ·   ·  ·  ·  ·  ·  ·  ·  ·  ·  r  ·  ·  r  r  r  r  r   r    ="),
    (.goal, "        ·   ·  ·  ·  ·  ·  ·  ·  ·  ·  i  ·  ·  ·  ·  ·  ·  i   i    ="),
    (.item, "        ·   ·  ·  ·  ·  ·  ·  ·  ·  ·  i  ·  l  ·  ·  ·  ·  ·   ·    ·"),
  ]

  private func letter(_ answer: RequestAnswer) -> Character {
    switch answer {
    case .refused: "·"
    case .atOnce: "!"
    case .translated: "t"
    case .animated: "a"
    case .evenly: "e"
    case .landing: "l"
    case .passedOn: "p"
    case .retargeted: "r"
    case .inTime: "i"
    }
  }

  func test_eachReason_hasAnAnswerUnderEachDriver() {
    for (reason, row) in table {
      let drivers = drivers + [.program(3)]
      var answers = drivers.map { letter(reason.answer(under: $0, own: 3, isChained: false)) }
      let chained = drivers.map { letter(reason.answer(under: $0, own: 3, isChained: true)) }
      let isAsAlone = chained == answers
      XCTAssertTrue(isAsAlone || Set(chained).count == 1, "\(reason): a chain answers the same whatever drives its path")
      answers.append(isAsAlone ? "=" : chained[0])
      XCTAssertEqual(String(answers), String(row.filter { $0 != " " }), "\(reason)")
    }
  }

  func test_withoutAScrollOfItsOwn_noProgramIsTheBehaviours() {
    for (reason, _) in table {
      XCTAssertEqual(
        reason.answer(under: .program(nil), own: nil, isChained: false), reason.answer(under: .program(7), own: nil, isChained: false), "\(reason)")
    }
    XCTAssertEqual(RequestReason.goal.answer(under: .program(nil), own: nil, isChained: false), .refused, "a link has no number")
  }

  // MARK: Each axis by itself

  /// Pages of 400 by 400, five along each axis, at page 1 along both.
  private func pages() -> SnapStage {
    var stage = SnapStage(.pages(Paging()), .x, content: 2000)
    stage.snap(.pages(Paging()), .y)
    stage.view.setOffset(Vector(x: 400, y: 400), at: 0)
    return stage
  }

  /// Pages of another length along both axes.
  private func resize(_ stage: inout SnapStage, to length: Double) {
    let axis = AxisGeometry(viewport: length, content: 5 * length)
    stage.view.setGeometry(Pair(x: axis, y: axis), at: stage.time)
  }

  func test_alongAnAxisAtRest_aPageComesAtOnce_whileTheOtherGoesOnToItsPage() {
    let drivers: [(name: String, begin: (inout SnapStage) -> Void)] = [
      ("release", { $0.flick(by: 100, velocity: 1000) }),
      ("wheel", { $0.input(.wheel(by: .down(1), .notches)) }),
      ("page key", { $0.input(.key(.pageDown)) }),
      ("its own scroll", { $0.view.scroll(toPage: 2, .y, at: $0.time) }),
    ]
    for (name, begin) in drivers {
      var stage = pages()
      begin(&stage)
      XCTAssertEqual(stage.target, 800, name)
      stage.time += 0.05
      stage.view.tick(at: stage.time)
      let y = stage.offset
      XCTAssert(y > 400 && y < 800, name)
      resize(&stage, to: 300)
      XCTAssertEqual(stage.view.frame.offset.x, 300, "\(name): at once")
      XCTAssertEqual(stage.offset, y, accuracy: 0.001, "\(name): without a jump")
      XCTAssertEqual(stage.view.frame.target, Vector(x: 300, y: 600), name)
      stage.rest()
      XCTAssertEqual(stage.view.frame.offset, Vector(x: 300, y: 600), name)
    }
  }

  func test_heldAlongBothAxes_onlyAPageThatRestedMoves() {
    var stage = pages()
    stage.input(.press(pointer: 1, at: .zero))
    stage.time += 0.1
    stage.input(.move(pointer: 1, to: Vector(x: 0, y: -50)))
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 400, y: 450))
    resize(&stage, to: 300)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 300, y: 450), "the finger keeps what it moved")
  }

  func test_anotherScrollOfTheProgram_goesWhereItWasTo() {
    var stage = pages()
    stage.view.scroll(to: Vector(x: 0, y: 700), along: .y, at: stage.time)
    stage.time += 0.05
    stage.view.tick(at: stage.time)
    resize(&stage, to: 300)
    XCTAssertEqual(stage.view.frame.target, Vector(x: 300, y: 700))
    stage.rest()
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 300, y: 700))
  }

  /// Two pages that move at once make one motion, which is announced once.
  func test_twoPagesInFlight_areAnnouncedOnce() {
    var stage = pages()
    stage.view.handle(.wheel(by: Vector(x: 1, y: 1), .notches), at: stage.time)
    stage.time += 0.05
    stage.view.tick(at: stage.time)
    while stage.view.nextEvent() != nil {}
    resize(&stage, to: 300)
    var announced: [Vector] = []
    while let event = stage.view.nextEvent() { if case .willRest(let target) = event.event { announced.append(target) } }
    XCTAssertEqual(announced, [Vector(x: 600, y: 600)])
  }
}
