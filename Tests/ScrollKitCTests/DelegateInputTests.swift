import CScrollKitTypes
import ScrollKitC
import XCTest

/// Inputs are forwarded unchanged, each before the event that repeats it.
final class DelegateInputTests: XCTestCase {
  func test_reports_areForwardedBeforeTheEventThatRepeatsThem_andAfterOthers() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    let host = Host()
    host.serve(scroller)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1), Status.ok)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 40, at: 1.1), Status.ok)
    for (input, event) in [
      ("input will_begin_dragging", "event drag_began"), ("input did_scroll", "event did_scroll"),
    ] {
      let position = host.log.firstIndex(of: input)!
      XCTAssertEqual(host.log[position + 1], event, "\(host.log)")
      XCTAssertEqual(host.log.filter { $0 == input }.count, 1)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_inputs_areForwardedUnchanged_beforeTheirEvents() {
    let scroller = quietScroller()
    let host = Host()
    var inputs: [scrollkit_input] = []
    host.received = { scroller, input in
      XCTAssertEqual(frame(of: scroller).offset_y, 40)  // the scroller has taken it
      inputs.append(input)
    }
    host.serve(scroller)
    var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: 2)
    wheel.y = 40
    wheel.pointer_id = 77
    XCTAssertEqual(scrollkit_scroller_push(scroller, &wheel), Status.ok)
    XCTAssertEqual(inputs.map { bytes(of: $0) }, [bytes(of: wheel)])
    XCTAssertEqual(host.log.first, "input wheel")
    XCTAssertTrue(host.log.contains("event did_scroll"))
    scrollkit_scroller_destroy(scroller)
  }

  func test_inputFunctions_areForwardedAsInputs() {
    let scroller = quietScroller()
    let host = Host()
    var inputs: [scrollkit_input] = []
    host.received = { _, input in inputs.append(input) }
    host.serve(scroller)
    drag(scroller, by: -90, at: 1)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
    XCTAssertEqual(scrollkit_scroller_cancel(scroller, 1.1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 240, 4, 1.2), Status.ok)
    XCTAssertEqual(
      inputs.map { Int($0.kind) },
      [
        SCROLLKIT_INPUT_KIND_PRESS, SCROLLKIT_INPUT_KIND_MOVE, SCROLLKIT_INPUT_KIND_MOVE, SCROLLKIT_INPUT_KIND_MOVE,
        SCROLLKIT_INPUT_KIND_RELEASE, SCROLLKIT_INPUT_KIND_CANCEL, SCROLLKIT_INPUT_KIND_WHEEL,
      ])
    XCTAssertEqual(inputs[0].pointer_id, 7)
    XCTAssertEqual(inputs[0].y, 300)
    XCTAssertEqual(inputs[6].y, 240)
    XCTAssertEqual(inputs[6].unit, 4)
    XCTAssertEqual(inputs.map(\.time), inputs.map(\.time).sorted())
    scrollkit_scroller_destroy(scroller)
  }

  func test_hostDefinedKinds_areForwardedWithoutValidation() {
    for situation in Situation.allCases {
      let expected = fate(of: situation.make(), after: situation)
      let scroller = situation.make()
      var foreign = input(SCROLLKIT_INPUT_KIND_HOST, at: .nan)
      foreign.x = .infinity
      foreign.velocity_y = 1e308
      foreign.unit = .max
      foreign.flags = .max
      XCTAssertEqual(scrollkit_scroller_push(scroller, &foreign), Status.invalidArgument)
      let host = Host()
      var inputs: [scrollkit_input] = []
      host.received = { _, input in inputs.append(input) }
      host.serve(scroller) { $0.did_happen = nil }
      XCTAssertEqual(scrollkit_scroller_push(scroller, &foreign), Status.ok)
      foreign.kind = .max
      XCTAssertEqual(scrollkit_scroller_push_many(scroller, [foreign, foreign], 2), Status.ok)
      XCTAssertEqual(inputs.map(\.kind), [65536, .max, .max])
      XCTAssertEqual(inputs.map(\.x), [.infinity, .infinity, .infinity])
      XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, nil), Status.ok)
      XCTAssertEqual(fate(of: scroller, after: situation), expected, "\(situation)")
    }
  }

  /// An older or newer caller's struct is forwarded as it is, also with a tail that the library does not know.
  func test_hostDefinedKindsOfOtherSizes_areForwardedWithoutValidation() {
    let own = MemoryLayout<scrollkit_input>.size
    let scroller = quietScroller()
    let host = Host()
    var inputs: [scrollkit_input] = []
    host.received = { _, input in inputs.append(input) }
    host.serve(scroller) { $0.did_happen = nil }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: own + 8, alignment: 8)
    defer { memory.deallocate() }
    for size in [own - 8, own + 8] {
      var foreign = input(SCROLLKIT_INPUT_KIND_HOST, at: .nan)
      foreign.struct_size = UInt32(size)
      foreign.x = .infinity
      foreign.flags = .max
      memory.initializeMemory(as: UInt8.self, repeating: 0xFF)
      withUnsafeBytes(of: foreign) { memory.copyMemory(from: $0) }
      let pointer = memory.baseAddress!.assumingMemoryBound(to: scrollkit_input.self)
      XCTAssertEqual(scrollkit_scroller_push(scroller, pointer), Status.ok, "\(size)")
      XCTAssertEqual(scrollkit_scroller_push_many(scroller, pointer, 1), Status.ok, "\(size)")
      XCTAssertEqual(inputs.map(\.struct_size), [UInt32(size), UInt32(size)])
      XCTAssertEqual(inputs.map(\.x), [.infinity, .infinity])
      inputs = []
    }
    var foreign = input(SCROLLKIT_INPUT_KIND_HOST, at: 1)
    for size: UInt32 in [0, 12, 4104] {
      foreign.struct_size = size
      XCTAssertEqual(scrollkit_scroller_push(scroller, &foreign), Status.invalidSize)
    }
    XCTAssertEqual(inputs.count, 0)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aRefusedInput_isNotForwarded() {
    let host = Host()
    for situation in [Situation.idle, .observedIdle] {
      let scroller = situation.make()
      host.serve(scroller) { $0.did_happen = nil }
      let kind = situation == .idle ? SCROLLKIT_INPUT_KIND_HOLD : SCROLLKIT_INPUT_KIND_DID_TRACK
      let good = input(kind, at: 1.1)
      let changes: [(inout scrollkit_input) -> Void] = [
        { $0.kind = 4096 }, { $0.unit = 5 }, { $0.flags = 2048 }, { $0.key = 10 }, { $0.reserved = 1 }, { $0.time = .nan },
        { $0.x = 1e308 }, { $0.struct_size = 12 },
      ]
      for change in changes {
        var spoilt = good
        change(&spoilt)
        XCTAssertLessThan(scrollkit_scroller_push(scroller, &spoilt), Status.ok)
        XCTAssertLessThan(scrollkit_scroller_push_many(scroller, [good, spoilt], 2), Status.ok)
      }
      scrollkit_scroller_destroy(scroller)
    }
    XCTAssertEqual(host.log, [])
  }

  func test_destroyedInside_noMoreEventsAreEmitted() {
    for situation in Situation.allCases {
      let scroller = situation.make()
      let host = Host()
      host.received = { scroller, _ in scrollkit_scroller_destroy(scroller) }
      host.serve(scroller) { $0.did_happen = nil }
      let isDriven = situation.mode == SCROLLKIT_MODE_DRIVEN
      let kind = isDriven ? SCROLLKIT_INPUT_KIND_HOLD : SCROLLKIT_INPUT_KIND_DID_TRACK
      let inputs = [input(kind, at: 1.1), input(kind, at: 1.2)]
      XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs, 2), Status.ok)
      XCTAssertEqual(host.log.count, 1, "\(situation)")
    }
  }

  func test_anInputPushedInside_isForwardedAtOnce_andOnce() {
    let scroller = quietScroller()
    let host = Host()
    host.received = { scroller, input in
      guard Int(input.kind) == SCROLLKIT_INPUT_KIND_PRESS else { return }
      XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 5, 0, 2), Status.ok)
      XCTAssertEqual(scrollkit_scroller_cancel(scroller, 2), Status.ok)
    }
    host.serve(scroller)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 10, 10, 2), Status.ok)
    XCTAssertEqual(
      host.log.filter { $0.hasPrefix("input") }, ["input press", "input wheel", "input cancel"])
    scrollkit_scroller_destroy(scroller)
  }

  func test_pushedInsideAnEvent_theInputOfTheOuterCallComesFirst() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    let host = Host()
    var isFirst = true
    host.happened = { scroller, _ in
      guard isFirst else { return }
      isFirst = false
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_TRACK, y: 9, at: 2), Status.ok)
    }
    host.serve(scroller)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 40, at: 2), Status.ok)
    XCTAssertEqual(
      host.log.filter { $0.hasPrefix("input") }, ["input did_scroll", "input did_track"])
    scrollkit_scroller_destroy(scroller)
  }

  func test_removedInside_theRestOfTheBatchIsNotForwarded() {
    let scroller = quietScroller()
    let host = Host()
    host.received = { scroller, _ in
      XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, nil), Status.ok)
    }
    host.serve(scroller)
    let inputs = (1...3).map { step in
      var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: Double(step))
      wheel.y = 10
      return wheel
    }
    var foreign = inputs[2]
    foreign.kind = .max
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs + [foreign], 4), Status.ok)
    XCTAssertEqual(host.log, ["input wheel"])
    XCTAssertEqual(frame(of: scroller).offset_y, 30)
    scrollkit_scroller_destroy(scroller)
  }

  /// Found by the fuzzer: the functions of one delegate were called with the user of another.
  func test_removedBeforeAnEvent_theEventWaitsInTheQueue() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    let host = Host()
    host.received = { scroller, _ in
      XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, nil), Status.ok)
    }
    host.serve(scroller)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1), Status.ok)
    XCTAssertEqual(host.log.last, "input will_begin_dragging")
    XCTAssertEqual(drained(scroller).first.map { Int($0.kind) }, SCROLLKIT_EVENT_KIND_DRAG_BEGAN)
    scrollkit_scroller_destroy(scroller)
  }

  func test_respondsTo_asksTheDelegateForKindsThatTheScrollerDoesNotHandle() {
    let host = Host()
    var asked: [scrollkit_input_kind] = []
    host.responds = { kind in
      asked.append(kind)
      return kind == 65540 ? .max : 0
    }
    for (mode, own, others) in [
      (SCROLLKIT_MODE_DRIVEN, 1...12, 32...41), (SCROLLKIT_MODE_OBSERVED, 32...41, 1...12),
    ] {
      let scroller = newScroller(mode: mode)
      host.serve(scroller)
      asked = []
      for kind in own { XCTAssertEqual(scrollkit_scroller_responds_to(scroller, UInt32(kind)), 1) }
      XCTAssertEqual(asked, [])
      for kind in others {
        XCTAssertEqual(scrollkit_scroller_responds_to(scroller, UInt32(kind)), 0)
      }
      XCTAssertEqual(scrollkit_scroller_responds_to(scroller, 65540), 1)
      XCTAssertEqual(scrollkit_scroller_responds_to(scroller, .max), 0)
      XCTAssertEqual(asked, others.map { UInt32($0) } + [65540, .max])
      scrollkit_scroller_destroy(scroller)
    }
  }
}
