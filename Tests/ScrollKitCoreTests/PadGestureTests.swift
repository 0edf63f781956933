import XCTest

@testable import ScrollKitCore

/// Gestures of a trackpad whose end is lost, and pointers that are pressed meanwhile.
final class PadGestureTests: XCTestCase {
  /// A gesture of a trackpad that begins at 1 s and reports nothing after 1.1 s.
  private enum Gesture: CaseIterable {
    case rest, pan, pinch

    var inputs: [(ScrollInput, Double)] {
      let middle = Vector(x: 200, y: 300)
      return switch self {
      case .rest: [(.hold, 1.1)]
      case .pan: [(.panBegin, 1), (.panUpdate(by: .down(10)), 1.05), (.panUpdate(by: .down(10)), 1.1)]
      case .pinch: [(.zoom(.begin(at: middle, factor: 1)), 1), (.zoom(.update(to: middle, factor: 1.2)), 1.1)]
      }
    }

    var end: ScrollInput {
      switch self {
      case .rest: .holdEnd
      case .pan: .panEnd(.velocity(.down(3000)))
      case .pinch: .zoom(.end)
      }
    }
  }

  /// A view alone, or in another one. Both can be zoomed, and have room in all directions.
  private final class Subject {
    private var alone: ScrollView
    private let nest: NestedStage?

    init(isNested: Bool) {
      let axis = AxisGeometry(viewport: 400, content: 9000)
      alone = ScrollView(
        mode: .driven,
        setting: ScrollSetting(geometry: Pair(x: axis, y: axis), feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
      alone.setOffset(Vector(x: 3000, y: 3000), at: 0)
      let layer = NestedStage.Layer(range: 8600, offset: 3000, across: 8600)
      nest = isNested ? NestedStage([layer, layer], feel: .uikit) : nil
      call { $0.enableZoom(from: 0.5, to: 8, at: 0) }
    }

    func call(_ body: (inout ScrollView) -> Void) { if let nest { nest.call(0, at: 0, body) } else { body(&alone) } }
    func put(_ input: ScrollInput, at time: Double) {
      if let nest { nest.put(input, at: time) } else { alone.handle(input, at: time) }
    }
    func tick(_ time: Double) { if let nest { nest.tick(time) } else { alone.tick(at: time) } }
    var frame: ScrollFrame { nest?.frame(0) ?? alone.frame }
  }

  /// Each gesture, alone and nested.
  private func forEach(_ body: (Gesture, Subject, _ name: String) -> Void) {
    for gesture in Gesture.allCases {
      for isNested in [false, true] {
        let subject = Subject(isNested: isNested)
        for (input, time) in gesture.inputs { subject.put(input, at: time) }
        body(gesture, subject, "\(gesture)\(isNested ? ", nested" : "")")
      }
    }
  }

  /// A finger that was pressed at (200, 300) moves up by 10 points every 10 ms.
  private func drag(_ subject: Subject, from time: Double, by distance: Double) {
    for step in 1...Int(distance / 10) {
      subject.put(.move(pointer: 1, to: Vector(x: 200, y: 300 - Double(step) * 10)), at: time + Double(step) * 0.01)
    }
  }

  func test_anEndThatIsLost_shutsOutNoOtherInput() {
    let focus = Vector(x: 200, y: 200)
    let inputs: [(name: String, inputs: [ScrollInput], phase: ScrollPhase)] = [
      ("press", [.press(pointer: 1, at: .zero)], .tracking), ("hold", [.hold], .tracking),
      ("notch", [.wheel(by: .down(1), .notches)], .wheeling), ("points", [.wheel(by: .down(9), .points)], .wheeling),
      ("key", [.key(.pageDown)], .wheeling), ("held key", [.keyHeld(.lineDown)], .wheeling),
      ("autoscroll", [.steer(.down(200))], .steering), ("pan", [.panBegin, .panUpdate(by: .down(9))], .dragging),
      ("pan without a begin", [.panUpdateUntilSilence(by: .down(9))], .dragging),
      ("two fingers", [.press(pointer: 1, at: .zero), .press(pointer: 2, at: focus)], .zooming),
      ("pinch", [.zoom(.begin(at: focus, factor: 1))], .zooming),
      ("zooming notch", [.zoom(.wheel(by: -1, .notches, about: focus))], .zooming),
    ]
    for row in inputs {
      forEach { _, subject, name in
        for input in row.inputs { subject.put(input, at: 6) }
        XCTAssertEqual(subject.frame.phase, row.phase, "\(row.name) after a \(name)")
      }
    }
  }

  func test_beforeTheSilence_thePadHasPrecedence() {
    for input: ScrollInput in [.press(pointer: 1, at: .zero), .steer(.down(200)), .wheel(by: .down(1), .notches)] {
      forEach { gesture, subject, name in
        if gesture == .rest, !input.isPress { return }  // it moves content on which fingers rest
        let before = subject.frame
        subject.put(input, at: 1.249)
        XCTAssertEqual(subject.frame.phase, before.phase, "\(input) in a \(name)")
        XCTAssertEqual(subject.frame.target, before.target, "\(input) in a \(name)")
      }
    }
  }

  func test_aPointerPressedMeanwhile_holdsTheContentFromTheReportedEndOn_withoutAFling() {
    forEach { gesture, subject, name in
      subject.put(.press(pointer: 1, at: Vector(x: 200, y: 300)), at: 1.11)
      let before = subject.frame.offset
      subject.put(gesture.end, at: 1.12)
      XCTAssertEqual(subject.frame.phase, .tracking, name)
      subject.tick(1.2)
      XCTAssertEqual(subject.frame.offset, before, name)
      drag(subject, from: 1.2, by: 100)
      XCTAssertEqual(subject.frame.offset.y - before.y, 100 - Feel.uikit.slop, accuracy: 1e-9, name)
    }
  }

  func test_aPointerThatDragsMeanwhile_takesOver_inAPinchAfterTheSilence() {
    forEach { gesture, subject, name in
      let before = subject.frame.offset
      subject.put(.press(pointer: 1, at: Vector(x: 200, y: 300)), at: 1.15)
      drag(subject, from: 1.15, by: 100)
      XCTAssertEqual(subject.frame.phase, gesture == .pinch ? .zooming : .dragging, name)
      let moved = subject.frame.offset.y - before.y
      XCTAssertEqual(moved, gesture == .pinch ? 0 : 100 - Feel.uikit.slop, accuracy: 1e-9, name)
      subject.put(.move(pointer: 1, to: Vector(x: 200, y: 170)), at: 1.26)
      XCTAssertEqual(subject.frame.phase, .dragging, name)
      let dragged = subject.frame.offset
      subject.put(gesture.end, at: 1.27)
      subject.tick(1.3)
      XCTAssertEqual(subject.frame.offset, dragged, "\(name): a late end throws nothing")
    }
  }

  func test_aPointerThatWasReleasedMeanwhile_holdsNothing() {
    forEach { gesture, subject, name in
      subject.put(.press(pointer: 1, at: .zero), at: 1.11)
      subject.put(.release(pointer: 1), at: 1.12)
      subject.put(gesture.end, at: 1.13)
      XCTAssertNotEqual(subject.frame.phase, .tracking, name)
    }
  }

  func test_aGestureThatEndsInSilence_leavesTheContentToThePointer() {
    for isNested in [false, true] {
      let subject = Subject(isNested: isNested)
      for step in 0..<5 { subject.put(.panUpdateUntilSilence(by: .down(10)), at: 1 + 0.01 * Double(step)) }
      subject.put(.press(pointer: 1, at: .zero), at: 1.05)
      subject.tick(1.18)
      XCTAssertEqual(subject.frame.phase, .dragging)
      subject.tick(1.2)
      XCTAssertEqual(subject.frame.phase, .tracking)
    }
  }

  func test_aCancelledPointer_doesNotWait() {
    for isNested in [false, true] {
      let subject = Subject(isNested: isNested)
      subject.put(.hold, at: 1)
      subject.put(.press(pointer: 1, at: .zero), at: 1.05)
      subject.put(.cancel, at: 1.06)
      subject.put(.hold, at: 1.07)
      subject.put(.holdEnd, at: 1.08)
      XCTAssertEqual(subject.frame.phase, .idle)
    }
  }
}

private extension ScrollInput {
  var isPress: Bool {
    if case .press = self { return true }
    return false
  }
}
