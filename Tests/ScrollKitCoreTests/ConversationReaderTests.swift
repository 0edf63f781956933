import XCTest

@testable import ScrollKitCore

/// Where the reader of a conversation is, by the movements of its content, whose end is at 1000 points.
final class ConversationReaderTests: XCTestCase {
  private func movement(
    offset: Double = 1000, target: Double = 1000, scrolled: Double = 0, turned: Double = 0, phase: ScrollPhase = .idle,
    isSettling: Bool = false, lead: ReaderMovement.Lead = .none, isByProgram: Bool = false
  ) -> ReaderMovement {
    ReaderMovement(
      offset: offset, target: target, end: 1000, nearDistance: 70, scrolled: scrolled, turned: turned, phase: phase,
      isSettling: isSettling, lead: lead, isByProgram: isByProgram)
  }

  func test_theReaderWhoFollows_leavesByMovingAway() {
    let rows: [(String, ReaderMovement, ConversationReader)] = [
      ("nothing", movement(), .following),
      ("a scroll away", movement(offset: 990, target: 990, scrolled: -10, phase: .dragging), .reading),
      ("a rounding error", movement(offset: 1000 - 1e-7, target: 1000, scrolled: -1e-7), .following),
      ("the end has grown", movement(offset: 900, target: 900), .following),
      ("a fling away begins", movement(target: 500, turned: -500, phase: .coasting, isSettling: true), .reading),
      ("led to the end that has grown", movement(offset: 900, scrolled: -10, phase: .animating, lead: .goesOn), .following),
      ("the motion to the end arrived", movement(lead: .ended), .following),
      ("it was stopped", movement(offset: 900, target: 900, turned: -100, lead: .ended), .reading),
      ("it was stopped at the end that moved up", movement(turned: -100, lead: .ended), .following),
      ("it is placed elsewhere", movement(offset: 500, target: 500, turned: -500), .reading),
      ("a finger took over", movement(offset: 900, target: 900, turned: -100, phase: .tracking, lead: .ended), .following),
      ("the program goes elsewhere", movement(offset: 900, target: 920, turned: -80, phase: .animating, isByProgram: true), .reading),
      ("the program goes on, but not to the end", movement(offset: 900, target: 920, turned: 20, phase: .animating, isByProgram: true), .reading),
      ("the program zooms elsewhere", movement(offset: 900, target: 920, phase: .zooming, isByProgram: true), .reading),
      ("the end has grown while the program scrolls across", movement(offset: 900, target: 900, phase: .animating, isByProgram: true), .following),
      ("the program goes near the end", movement(offset: 900, target: 930, turned: -70, phase: .animating, isByProgram: true), .following),
    ]
    for (name, movement, next) in rows { XCTAssertEqual(ConversationReader.following.next(after: movement), next, name) }
  }

  func test_theReaderWhoReturns_followsAtRest_orReadsAfterTurningBack() {
    let rows: [(String, ReaderMovement, ConversationReader)] = [
      ("moves on", movement(offset: 700, phase: .coasting, isSettling: true), .returning),
      ("rests", movement(), .following),
      ("rests nearby", movement(offset: 940, target: 940), .following),
      ("turns back", movement(offset: 700, target: 600, turned: -400, phase: .dragging), .reading),
      ("the end moved up", movement(offset: 700, target: 1000, turned: -50, phase: .animating), .returning),
    ]
    for (name, movement, next) in rows { XCTAssertEqual(ConversationReader.returning.next(after: movement), next, name) }
  }

  func test_theReaderWhoReads_followsAtTheEnd_andReturnsByAMotionNearIt() {
    let rows: [(String, ReaderMovement, ConversationReader)] = [
      ("rests elsewhere", movement(offset: 500, target: 500), .reading),
      ("is at the end", movement(scrolled: 10, phase: .dragging), .following),
      ("is past it, on the way back", movement(target: 500, phase: .coasting, isSettling: true), .reading),
      ("comes near by a drag", movement(offset: 930, target: 930, scrolled: 20, turned: 20, phase: .dragging), .following),
      ("comes not so near", movement(offset: 929, target: 929, scrolled: 20, turned: 20, phase: .dragging), .reading),
      ("flings near", movement(offset: 500, target: 980, turned: 480, phase: .coasting, isSettling: true), .returning),
      ("the end came nearer", movement(offset: 940, target: 940), .reading),
    ]
    for (name, movement, next) in rows { XCTAssertEqual(ConversationReader.reading.next(after: movement), next, name) }
  }
}
