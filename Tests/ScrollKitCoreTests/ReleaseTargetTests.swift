import XCTest

@testable import ScrollKitCore

/// Released content rests where the program chooses.
final class ReleaseTargetTests: XCTestCase {
  /// A view whose content a finger has dragged by 100 points, at 1.05 s.
  private func dragged(snappingBy rule: SnapRule = .none) -> ScrollView {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.setSnapRule(rule, .y, at: 0)
    view.press(1, at: .down(500), time: 1)
    for number in 1...5 { view.move(1, to: .down(500 - 20 * Double(number)), time: 1 + Double(number) / 100) }
    return view
  }

  func test_theProgramReceivesTheVelocityAndTheTarget_andTheContentRestsWhereItChooses() {
    var view = dragged()
    var plain = view
    plain.release(1, time: 1.05)
    view.release(1, time: 1.05) { velocity, target in
      XCTAssertEqual(velocity, plain.frame.velocity)
      XCTAssertEqual(target, plain.frame.target)
      return .down(300)
    }
    XCTAssertEqual(view.frame.target, .down(300))
    view.tick(at: 20)
    XCTAssertEqual(view.frame.offset, .down(300))
  }

  func test_theTargetAsReceived_changesNothing() {
    var (view, plain) = (dragged(), dragged())
    plain.release(1, time: 1.05)
    view.release(1, time: 1.05) { _, target in target }
    XCTAssertEqual(view.frame, plain.frame)
    XCTAssertEqual(view.takeEvents(), plain.takeEvents())
  }

  /// Content fits along x: a place out of range there is no other.
  func test_aPlaceThatIsTheTargetInRange_changesNothing() {
    var (view, plain) = (dragged(), dragged())
    plain.release(1, time: 1.05)
    view.release(1, time: 1.05) { _, target in target + Vector(x: -15, y: 0) }
    for time in [1.05, 1.3, 2] {
      view.tick(at: time)
      plain.tick(at: time)
      XCTAssertEqual(view.frame, plain.frame, "\(time)")
    }
  }

  /// Released past its top, content bounces with its velocity, alone and nested, if the program has it rest farther out.
  func test_aPlacePastTheEndAtWhichContentBounces_leavesTheBounce() {
    var alone = ScrollView()
    alone.setGeometry(Stage.geometry(content: 5000), at: 0)
    let tree = ScrollTree()
    let nested = tree.add(alone, in: tree.add(ScrollView()))
    alone.press(1, at: .down(100), time: 1)
    tree.handle(.press(pointer: 1, at: .down(100)), on: nested, at: 1)
    for number in 1...5 {
      alone.move(1, to: .down(100 + 20 * Double(number)), time: 1 + Double(number) / 100)
      tree.handle(.move(pointer: 1, to: .down(100 + 20 * Double(number))), on: nested, at: 1 + Double(number) / 100)
    }
    alone.release(1, time: 1.05) { _, _ in .down(-114) }
    tree.handle(.release(pointer: 1), on: nested, at: 1.05) { _, _, _ in .down(-114) }
    XCTAssertEqual(alone.frame.phase, .bouncing)
    XCTAssertLessThan(alone.frame.velocity.y, -500)
    XCTAssertEqual(tree[nested].frame.phase, .bouncing)
    XCTAssertEqual(tree[nested].frame.velocity.y, alone.frame.velocity.y, accuracy: 1e-9)
  }

  func test_aSnapTarget_isTheTarget_andTheProgramsHasPrecedence() {
    var view = dragged()
    view.setSnapRule(.pages(Paging()), .y, at: 1.05)
    view.release(1, time: 1.05) { _, target in
      XCTAssertEqual(target, .down(600))
      return .down(1200)
    }
    view.tick(at: 20)
    XCTAssertEqual(view.frame.offset, .down(1200))
  }

  func test_theProgramLetsTheContentRestWhereItIs_alsoBetweenTwoPages() {
    for distance in [0.0, 1] {
      var view = dragged(snappingBy: .pages(Paging()))
      let chosen = view.frame.offset.y + distance
      view.release(1, time: 1.55) { _, target in
        XCTAssertEqual(target, .zero)
        return .down(chosen)
      }
      view.tick(at: 20)
      XCTAssertEqual(view.frame.offset, .down(chosen))
      view.press(1, at: .down(500), time: 21)
      view.move(1, to: .down(480), time: 21.1)
      view.release(1, time: 21.6)
      view.tick(at: 40)
      XCTAssertEqual(view.frame.offset, .zero, "the next release snaps")
    }
  }

  func test_anInputThatEndsNoDrag_asksNothing() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    let inputs: [ScrollInput] = [
      .press(pointer: 1, at: .down(500)), .release(pointer: 1), .wheel(by: .down(1), .notches), .key(.pageDown),
    ]
    for (number, input) in inputs.enumerated() {
      var plain = view
      plain.handle(input, at: 1 + Double(number))
      view.handle(input, at: 1 + Double(number)) { _, _ in
        XCTFail("\(input)")
        return .zero
      }
      XCTAssertEqual(view.frame, plain.frame, "\(input)")
    }
  }

  func test_aPanThatEnds_asks_whetherOrNotItsVelocityIsKnown() {
    for end in [PanEnd.coast, .velocity(.down(900))] {
      var view = ScrollView()
      view.setGeometry(Stage.geometry(content: 5000), at: 0)
      for number in 1...5 { view.handle(.panUpdate(by: .down(20)), at: 1 + Double(number) / 100) }
      view.handle(.panEnd(end), at: 1.05) { _, _ in .down(250) }
      XCTAssertEqual(view.frame.target, .down(250), "\(end)")
    }
  }
}
