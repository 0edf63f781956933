import XCTest

@testable import ScrollKitCore

/// Content that is shifted. Everything that remembers an offset is shifted with the content.
final class ShiftTests: XCTestCase {
  /// Something that remembers an offset: calls that make it do so, and a call that reads it.
  private struct Memory {
    let name: String
    let remember: (inout Stage) -> Void
    let read: (inout Stage) -> Double
  }

  /// Ways to insert 400 points: above the viewport, which shifts the content, or at the end, which does not.
  private let insertions: [(name: String, insert: (inout Stage, _ isAbove: Bool) -> Void)] = [
    ("geometry", { stage, isAbove in stage.change(content: 20_400, shift: isAbove ? 400 : 0) }),
    ("batch", { stage, isAbove in stage.insert(400, at: isAbove ? 0 : 20_000) }),
    ("shift alone", { stage, isAbove in
      let shift = Vector.down(isAbove ? 400 : 0)
      stage.view.setGeometry(stage.view.setting.geometry, shift: shift, at: stage.now)
      stage.take()
    }),
  ]

  /// In driven and in observed mode.
  private let memories: [Memory] = [
    Memory(name: "rest", remember: { _ in }, read: { $0.y }),
    Memory(name: "begin of the scroll", remember: { $0.scroll(to: 5000) }, read: { $0.view.context.began.y }),
    Memory(
      name: "end of the scroll",
      remember: {
        $0.scroll(to: 5000)
        $0.wait(2)
      }, read: { $0.view.context.ended?.y ?? .nan }),
    Memory(
      name: "return offset of scroll to top",
      remember: {
        $0.trigger()
        $0.wait(2)
      },
      read: {
        $0.trigger()
        $0.wait(2)
        return $0.y
      }),
    Memory(
      name: "thumb that is held",
      remember: {
        $0.view.enableScrollbar(.y, at: $0.now)
        $0.view.pressScrollbar(.y, at: 95, time: $0.now)
        $0.take()
      },
      read: {
        $0.view.dragScrollbar(.y, to: 95, time: $0.now)
        $0.take()
        return $0.y
      }),
    Memory(
      name: "viewport of an open batch", remember: { _ = $0.view.beginBatch(at: $0.now) },
      read: {
        $0.view.edit(at: $0.y - 100, removed: 0, inserted: 50)
        _ = $0.view.endBatch(
          1, geometry: Stage.geometry(content: $0.geometry.content + 50), at: $0.now)
        $0.take()
        return $0.y
      }),
  ]

  /// In driven mode.
  private let drivenMemories: [Memory] = [
    Memory(
      name: "drag anchor",
      remember: {
        $0.input(.press(pointer: 1, at: .down(500)))
        $0.input(.move(pointer: 1, to: .down(450)))
        $0.input(.move(pointer: 1, to: .down(400)))
      },
      read: {
        $0.input(.move(pointer: 1, to: .down(380)))
        return $0.y
      }),
    Memory(
      name: "pan", remember: { $0.beginDrag() },
      read: {
        $0.input(.panUpdate(by: .down(10)))
        return $0.y
      }),
    Memory(
      name: "momentum of the platform",
      remember: {
        $0.beginDrag()
        $0.input(.panEnd(.platformMomentum))
        $0.input(.momentum(by: .down(10)))
      },
      read: {
        $0.input(.momentum(by: .down(10)))
        return $0.y
      }),
    Memory(
      name: "coast",
      remember: {
        $0.beginDrag()
        $0.endDrag(velocity: 2000, target: 0)
        $0.wait(0.1)
      },
      read: {
        $0.wait(8)
        return $0.y
      }),
    Memory(
      name: "target of an animation",
      remember: {
        $0.scroll(to: 5000)
        $0.wait(0.1)
      },
      read: {
        $0.wait(2)
        return $0.y
      }),
    Memory(
      name: "target of a wheel",
      remember: {
        $0.input(.wheel(by: .down(2), .notches))
        $0.wait(0.02)
      },
      read: {
        $0.input(.wheel(by: .down(1), .notches))
        $0.wait(2)
        return $0.y
      }),
    Memory(
      name: "key that is held",
      remember: {
        $0.input(.keyHeld(.lineDown))
        $0.wait(0.1)
      },
      read: {
        $0.wait(0.1)
        return $0.y
      }),
  ]

  func test_aShift_movesEverythingThatRemembersAnOffset() {
    for mode in [ScrollMode.driven, .observed] {
      for memory in memories + (mode == .driven ? drivenMemories : []) {
        for insertion in insertions {
          let values = [false, true].map { isAbove in
            var stage = Stage(mode, content: 20_000, offset: 3000)
            stage.view.enableTop(at: stage.now)
            stage.view.setAnchorPolicy(.keepItem, at: stage.now)
            memory.remember(&stage)
            insertion.insert(&stage, isAbove)
            return memory.read(&stage)
          }
          XCTAssertEqual(
            values[1], values[0] + 400, accuracy: 1e-9, "\(memory.name), \(insertion.name), \(mode)")
        }
      }
    }
  }

  /// A header and the nub have positions in the viewport.
  func test_aShift_movesNoHeaderAndShowsNoNub() {
    for insertion in insertions {
      var stage = Stage(content: 20_000, offset: 3000)
      stage.view.setAnchorPolicy(.keepItem, at: stage.now)
      stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: stage.now)
      stage.view.enableNub(at: stage.now)
      insertion.insert(&stage, true)
      XCTAssertEqual(stage.y, 3400, insertion.name)
      XCTAssertEqual(stage.view.headers[0].position, 0, insertion.name)
      XCTAssertEqual(stage.view.behaviours.nub?.isShown(at: stage.now), false, insertion.name)
    }
  }

  /// Content at 640, between two pages, is where the program put it. A stream of a trackpad moves it to 540, from where it would
  /// rest at 600. Rows are inserted: content and target are shifted, as those of a coast are.
  func test_aShift_movesTheTargetOfContentThatWaitsForMomentum() {
    var stage = Stage(content: 20_000, viewport: 300)
    stage.snap(.pages(Paging()))
    stage.view.setOffset(.down(640), at: stage.now)
    stage.take()
    stage.beginDrag()
    stage.input(.panEnd(.platformMomentum))
    stage.input(.momentum(by: .down(-100)))
    XCTAssertEqual(stage.view.frame.target.y, 600)
    stage.change(content: 20_100, viewport: 300, shift: 100)
    XCTAssertEqual(stage.y, 640)
    XCTAssertEqual(stage.view.frame.target.y, 700)
    stage.wait(2)
    XCTAssertEqual(stage.y, 700)
  }

  /// A host that takes events later receives a jump and a shift: after both it is where the jump leads,
  /// shifted.
  func test_aShift_movesAJumpThatTheHostHasNotMadeYet() {
    var view = ScrollView(mode: .observed, setting: ScrollSetting.tall)
    view.setGeometry(Stage.geometry(content: 20_000), at: 0)
    view.handle(.didScroll(to: .down(3000)), at: 0)
    view.setOffset(.down(5000), at: 1)
    view.setGeometry(Stage.geometry(content: 20_400), shift: .down(400), at: 1)
    var requests: [ScrollRequest] = []
    var hostOffsets: [Double] = []
    var before = view.hostOffset
    while let next = view.nextEvent() {
      if case .requested(let request) = next.event {
        requests.append(request)
        hostOffsets.append(before.y)
      }
      before = view.hostOffset
    }
    XCTAssertEqual(requests, [.jump(to: .down(5000)), .shift(to: .down(5400))])
    XCTAssertEqual(hostOffsets, [3000, 5000], "each request counts from the one before")
    XCTAssertEqual(view.hostOffset, .down(5400))
  }
}
