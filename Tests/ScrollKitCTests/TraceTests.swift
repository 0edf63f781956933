import CScrollKitTypes
import Foundation
import Programs
import ScrollKitC
import XCTest

/// Recording calls, and replaying them.
final class TraceTests: XCTestCase {
  func test_aDragAndAFling_replayWithoutDifference() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    drag(scroller, by: 200, at: 1.1)
    for frame in 1...20 { XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.5 + Double(frame) / 60, nil), Status.ok) }
    let end = frame(of: scroller)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.report.differences, 0)
    XCTAssertEqual(replay.steps.last?.text, "scroller_destroy")
    XCTAssertEqual(replay.steps.last { $0.text == "scroller_tick" }?.offset, end.offset_y)
  }

  /// The record of a list's call has the offset of its scroller, and alone its own.
  func test_editsOfAList_replayWithoutDifference() {
    let recording = Recording()
    let list = recording.newList()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 100, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_set_offset(list, 500), Status.ok)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [30, 60.5], 2, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 700, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 10, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_remove(list, 500, 1, 1), Status.outOfRange)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
    let end = frame(of: scroller)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(
      replay.steps.filter { $0.scroller == 0 && $0.kind == UInt32(SCROLLKIT_TRACE_STEP_KIND_CALL) }.map(\.text),
      ["trace_create_list", "list_insert", "list_set_offset", "list_insert_measured", "list_attach", "list_insert",
        "list_remove", "list_destroy"])
    XCTAssertEqual(replay.steps.last { $0.offset != nil }?.offset, end.offset_y)
  }

  /// Random sessions with all functions; `traces.sh` replays more of them in each build.
  func test_anyProgram_replaysWithoutDifference() {
    let program = UnsafeMutablePointer<program>.allocate(capacity: 1)
    defer { program.deallocate() }
    for seed in 1...150 as ClosedRange<UInt64> {
      let recording = Recording()
      make_program(program, seed)
      record_program(program, UnsafeMutableRawPointer(recording.trace))
      let replay = Replay(recording.stop())
      XCTAssertEqual(replay.status, Status.ok, "seed \(seed)")
      XCTAssertEqual(replay.report.differences, 0, "seed \(seed)")
    }
  }

  /// A list of no trace cannot be replayed, nor can its edits: they are missing.
  func test_aListOfNoTrace_isADifference() {
    let recording = Recording()
    let scroller = recording.newScroller()
    var list: ListRef?
    setTallContent(scroller, at: 1)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 100, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 10, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
    XCTAssertEqual(Replay(recording.stop()).status, statusDifferent)
  }

  /// The functions that no random program calls.
  func test_rareCalls_replayWithoutDifference() throws {
    let recording = Recording()
    let scroller = recording.newScroller()
    let other = recording.newScroller()
    let list = recording.newList()
    var listOptions = scrollkit_list_options()
    XCTAssertEqual(scrollkit_struct_init(&listOptions, UInt(MemoryLayout.size(ofValue: listOptions))), Status.ok)
    listOptions.estimate = 30
    var batch: UInt32 = 0
    let moves = (1...3).map { step in
      var move = input(SCROLLKIT_INPUT_KIND_MOVE, at: 1 + Double(step) / 60)
      move.y = 300 - 40 * Double(step)
      return move
    }
    let rows = tallContent()
    XCTAssertEqual(
      scrollkit_scroller_set_size(
        scroller, rows.viewport_width, rows.viewport_height, rows.content_width, rows.content_height, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 0, 0, 300, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, moves, 3), Status.ok)
    XCTAssertEqual(scrollkit_top_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_top_set_visible(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_top_disable(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_header_remove_all(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_nub_disable(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_zoom_disable(scroller, 1.1), Status.ok)
    XCTAssertEqual(
      scrollkit_scrollbar_disable(scroller, 1, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_options(list, &listOptions, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [50, 60, 70], 3, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, other, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_begin_update(list, 1, &batch), Status.ok)
    XCTAssertEqual(scrollkit_list_forget_extents(list, 1, 2, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_end_update(list, batch, 1), Status.ok)
    XCTAssertEqual(scrollkit_refresh_enable(scroller, nil, 1.1), Status.ok)
    XCTAssertEqual(scrollkit_refresh_disable(scroller, 1.1), Status.ok)
    let end = frame(of: scroller)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(other)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.report.differences, 0)
    XCTAssertEqual(
      replay.steps.map(\.text),
      ["trace_create_scroller", "trace_create_scroller", "trace_create_list", "scroller_set_size", "scroller_press", "scroller_push_many",
        "top_enable", "top_set_visible", "top_disable", "header_remove_all", "nub_disable", "zoom_disable",
        "scrollbar_disable", "list_set_options", "list_insert_measured", "list_attach", "list_begin_update",
        "list_forget_extents", "list_end_update", "refresh_enable", "refresh_disable", "list_destroy",
        "scroller_destroy", "scroller_destroy"])
    XCTAssertEqual(replay.steps.last { $0.scroller == 0 && $0.offset != nil }?.offset, end.offset_y)
    XCTAssertGreaterThan(end.offset_y, 50, "the moves were replayed")
  }

  func test_callsOfConversationsMetersAndDeltas_replayWithoutDifference() {
    let recording = Recording()
    let scroller = recording.newScroller()
    let list = recording.newList()
    var deltas = scrollkit_deltas()
    var id: UInt64 = 0
    setTallContent(scroller, at: 1)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 100, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_set_position(list, 20, 3, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_scroll_to_item(list, 30, 1, 4, 1, 1, &id), Status.ok)
    XCTAssertEqual(scrollkit_list_scroll_into_view(list, 40, nil, 1.1, &id), Status.ok)
    XCTAssertEqual(scrollkit_list_set_conversation(list, nil, 1.2), Status.ok)
    XCTAssertEqual(scrollkit_list_begin_turn(list, 99, nil, 1.3, &id), Status.ok)
    XCTAssertEqual(scrollkit_list_scroll_to_newest(list, nil, 1.4, &id), Status.ok)
    XCTAssertEqual(scrollkit_list_end_conversation(list, 1.5), Status.ok)
    XCTAssertEqual(scrollkit_list_detach(list, 1.6), Status.ok)
    XCTAssertEqual(scrollkit_meter_enable(scroller, nil), Status.ok)
    XCTAssertEqual(scrollkit_meter_disable(scroller), Status.ok)
    XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 1.7), Status.ok)
    deltas.struct_size = UInt32(MemoryLayout<scrollkit_deltas>.size)
    XCTAssertEqual(scrollkit_deltas_take(scroller, 1.8, &deltas), Status.ok)
    let end = frame(of: scroller)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.report.differences, 0)
    XCTAssertEqual(replay.steps.last { $0.scroller == 0 && $0.offset != nil }?.offset, end.offset_y)
  }

  /// A tick of several scrollers records those of its trace.
  func test_aTickOfSeveralScrollers_isReplayedForThoseOfTheTrace() {
    let recording = Recording()
    let other = newScroller()
    let scrollers = [recording.newScroller(), recording.newScroller()]
    let ticked: [ScrollerRef?] = [other] + scrollers
    for scroller in ticked.compactMap(\.self) {
      setTallContent(scroller, at: 1)
      drag(scroller, by: -200, at: 1.1)
      XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.15), Status.ok)
    }
    for frame in 1...20 {
      XCTAssertEqual(scrollkit_scroller_tick_many(ticked, 3, 1.2 + Double(frame) / 60, nil), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_tick_many(ticked, 3, .nan, nil), Status.notFinite)
    XCTAssertEqual(scrollkit_scroller_tick_many([other], 1, 2, nil), Status.ok, "is not recorded")
    let end = frame(of: scrollers[1]).offset_y
    XCTAssertEqual(scrollkit_scroller_tick(scrollers[1], 1.5, nil), Status.ok)
    ticked.forEach { scrollkit_scroller_destroy($0) }
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.steps.filter { $0.text == "scroller_tick_many" }.count, 21)
    XCTAssertEqual(replay.steps.last { $0.text == "scroller_tick" }?.offset, end)
    XCTAssertGreaterThan(end, 250)
  }

  /// An empty queue changes nothing, and is not recorded.
  func test_eventsThatAreTaken_areReplayed() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    drag(scroller, by: -200, at: 1.1)
    let events = drained(scroller)
    let taken = events.count
    XCTAssertEqual(drained(scroller).count, 0)
    let plain = newScroller()
    setTallContent(plain, at: 1)
    drag(plain, by: -200, at: 1.1)
    let expected = drained(plain)
    scrollkit_scroller_destroy(plain)
    XCTAssertEqual(events.map(\.kind), expected.map(\.kind))
    XCTAssertEqual(events.map(\.time), expected.map(\.time))
    var tooSmall = scrollkit_event()
    tooSmall.struct_size = 1
    XCTAssertEqual(
      scrollkit_scroller_next_event(scroller, &tooSmall), scrollkit_event_result(Status.invalidSize))
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.report.differences, 0)
    XCTAssertGreaterThan(taken, 1)
    XCTAssertEqual(replay.steps.filter { $0.text == "scroller_next_event" }.count, taken)
  }

  /// The delegate of a recorded scroller answers for inputs that the scroller does not handle.
  func test_respondsTo_asksTheRecordedDelegate() {
    let recording = Recording()
    let scroller = recording.newScroller()
    let kind = scrollkit_input_kind(SCROLLKIT_INPUT_KIND_DID_SCROLL)
    XCTAssertEqual(scrollkit_scroller_responds_to(scroller, kind), 0)
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.responds_to = { _, _, kind in kind == scrollkit_input_kind(SCROLLKIT_INPUT_KIND_DID_SCROLL) ? 1 : 0 }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    XCTAssertEqual(scrollkit_scroller_responds_to(scroller, kind), 1)
    XCTAssertEqual(scrollkit_scroller_responds_to(scroller, kind + 1), 0)
    scrollkit_scroller_destroy(scroller)
    XCTAssertEqual(Replay(recording.stop()).status, Status.ok)
  }

  func test_anArgumentThatIsTooLarge_isInvalid() throws {
    let recording = Recording()
    let scroller = recording.newScroller()
    let list = recording.newList()
    XCTAssertEqual(scrollkit_top_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_top_set_visible(scroller, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [50], 1, 1), Status.ok)
    let bytes = recording.stop()
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, Status.ok)
    for (step, argument) in [("top_set_visible", 0), ("list_insert_measured", 1)] {
      let place = Int(try XCTUnwrap(replay.steps.first { $0.text == step }).place)
      var damaged = bytes
      damaged[place + callHeaderSize + 8 * argument + 7] = 0x80
      let refused = Replay(damaged)
      XCTAssertEqual(refused.status, statusInvalidTrace, step)
      XCTAssertEqual(Int(refused.report.place), place, step)
    }
  }

  func test_aCallWithoutItsLastArgument_isInvalid_andNotMade() throws {
    let recording = Recording()
    let scroller = recording.newScroller()
    XCTAssertEqual(scrollkit_scroller_stop(scroller, 1), Status.ok)
    var bytes = recording.stop()
    scrollkit_scroller_destroy(scroller)
    let place = Int(try XCTUnwrap(Replay(bytes).steps.last).place)
    XCTAssertEqual(Int(bytes[place]), callHeaderSize + 8)
    bytes[place] -= 8
    bytes.removeSubrange(place + callHeaderSize..<place + callHeaderSize + 8)
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusInvalidTrace)
    XCTAssertEqual(Int(replay.report.place), place)
  }

  func test_anAnswerOfNoCallback_isInvalid() throws {
    let recording = Recording()
    let scroller = recording.newScroller()
    XCTAssertEqual(scrollkit_scroller_stop(scroller, 1), Status.ok)
    var bytes = recording.stop()
    scrollkit_scroller_destroy(scroller)
    let result = bytes.count - resultSize
    XCTAssertEqual(bytes[result + 4], 2)
    bytes.insert(contentsOf: [24, 0, 0, 0, 4, 0, 0, 0] + [UInt8](repeating: 0, count: 16), at: result)
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusInvalidTrace)
    XCTAssertEqual(Int(replay.report.place), result)
  }

  func test_everyFixture_replaysWithoutDifference() throws {
    for (name, bytes) in try fixtures() {
      let replay = Replay(bytes)
      XCTAssertEqual(replay.status, Status.ok, name)
      XCTAssertEqual(Int(replay.report.place), bytes.count, name)
      XCTAssertTrue(replay.steps.allSatisfy(\.isEqual), name)
    }
  }

  /// Without a damaged record a trace may end anywhere; then every step before is replayed.
  func test_truncatedTraces_haveAPlace() throws {
    let bytes = try XCTUnwrap(try fixtures().first { $0.name == "delegates" }).bytes
    var complete = 0
    for size in stride(from: 0, to: bytes.count, by: 108) {
      let replay = Replay(Array(bytes.prefix(size)))
      XCTAssertLessThanOrEqual(Int(replay.report.place), size)
      if replay.status == Status.ok {
        complete += 1
      } else {
        XCTAssertEqual(replay.status, statusInvalidTrace)
      }
    }
    XCTAssertGreaterThan(complete, 6)
  }

  func test_damagedBytes_neverTrap() throws {
    let bytes = try XCTUnwrap(try fixtures().first { $0.name == "delegates" }).bytes
    var damaged = bytes
    for place in stride(from: 0, to: bytes.count, by: 111) {
      damaged[place] ^= 0x55
      let replay = Replay(damaged)
      XCTAssertTrue([Status.ok, statusDifferent, statusInvalidTrace].contains(replay.status))
      damaged[place] = bytes[place]
    }
  }

  func test_anotherAnswer_isADifferenceWithItsPlace() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 70, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
    var bytes = recording.stop()
    scrollkit_scroller_destroy(scroller)
    bytes[bytes.count - 1] ^= 1  // the hash of the tick
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusDifferent)
    XCTAssertEqual(replay.report.differences, 1)
    XCTAssertEqual(replay.report.first_difference, replay.steps.last?.place)
    XCTAssertEqual(replay.steps.map(\.isEqual), [true, true, true, false])
  }

  /// 1 is the status of a result that is good, too: the call is made.
  func test_anotherStatus_isADifference() {
    let recording = Recording()
    let scroller = recording.newScroller()
    XCTAssertEqual(scrollkit_scroller_stop(scroller, 1), Status.ok)
    var bytes = recording.stop()
    scrollkit_scroller_destroy(scroller)
    bytes[bytes.count - resultSize + 8] = 1
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusDifferent)
    XCTAssertEqual(replay.steps.map(\.isEqual), [true, false])
  }

  /// The replayed delegate has no functions, so the recorded calls of one are passed over.
  func test_aRecordedCallbackThatIsNotRepeated_isADifference_andTheReplayContinues() throws {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.did_happen = { _, _, _ in }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 10, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
    var bytes = recording.stop()
    scrollkit_scroller_destroy(scroller)
    let step = try XCTUnwrap(Replay(bytes).steps.first { $0.text == "scroller_set_delegate" })
    let functions = Int(step.place) + callHeaderSize
    bytes.replaceSubrange(functions..<functions + 8, with: [UInt8](repeating: 0, count: 8))
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusDifferent)
    XCTAssertEqual(Int(replay.report.place), bytes.count)
    XCTAssertEqual(replay.steps.map(\.isEqual), [true, true, true, false, true])
  }

  func test_emptyArrays_replayWithoutDifference() {
    let recording = Recording()
    let scroller = recording.newScroller()
    let (inputs, areas) = ([input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1)], [scrollkit_snap_area()])
    _ = scrollkit_scroller_push_many(scroller, inputs, 0)
    _ = scrollkit_snap_set_areas(scroller, areas, 0, 0, 0)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.steps.count, 4)
  }

  /// The answer of a tick is a frame of the size in the header.
  func test_aSmallerFrameInTheHeader_isAnotherAnswerOfATick() {
    let recording = Recording()
    let scroller = recording.newScroller()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
    var bytes = recording.stop()
    scrollkit_scroller_destroy(scroller)
    bytes[20] -= 8
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusDifferent)
    XCTAssertEqual(replay.steps.map(\.isEqual), [true, false])
  }

  func test_creatingNowhere_isRefused() {
    let recording = Recording()
    XCTAssertEqual(scrollkit_trace_create_scroller(recording.trace, nil, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_trace_create_list(recording.trace, nil, nil), Status.nullArgument)
  }

  func test_anotherOffsetOfAListAlone_isADifference() throws {
    let recording = Recording()
    let list = recording.newList()
    XCTAssertEqual(scrollkit_list_set_offset(list, 100), Status.ok)
    var bytes = recording.stop()
    scrollkit_list_destroy(list)
    let argument = Int(try XCTUnwrap(Replay(bytes).steps.last).place) + callHeaderSize
    bytes.replaceSubrange(argument..<argument + 8, with: withUnsafeBytes(of: 101.0) { Array($0) })
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, statusDifferent)
    XCTAssertEqual(replay.steps.map(\.isEqual), [true, false])
  }

  /// A scroller before its first time and a list that stands alone have no clock.
  func test_theTimeOfAResultWithoutAClock_isZero() {
    let recording = Recording()
    let scroller = recording.newScroller()
    let list = recording.newList()
    func timeOfResult() -> Double {
      recording.bytes.suffix(resultSize).dropFirst(16).withUnsafeBytes { $0.loadUnaligned(as: Double.self) }
    }
    XCTAssertEqual(scrollkit_list_set_offset(list, 100), Status.ok)
    XCTAssertEqual(timeOfResult(), 0)
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, nil), Status.ok)
    XCTAssertEqual(timeOfResult(), 0)
    XCTAssertEqual(scrollkit_scroller_stop(scroller, 7), Status.ok)
    XCTAssertEqual(timeOfResult(), 7)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aRefusedCall_isRecordedAndNotRepeated() {
    let recording = Recording()
    let scroller = recording.newScroller()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, .nan, nil), Status.notFinite)
    XCTAssertEqual(scrollkit_scroller_push(scroller, nil), Status.nullArgument)
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.steps.map(\.status), [0, Status.notFinite, Status.nullArgument, 0])
    XCTAssertEqual(replay.report.calls, 4)
  }

  /// What lies behind an array that a call refuses for its length is not the caller's.
  func test_anArrayThatIsRefusedForItsLength_isNotRead() {
    let recording = Recording()
    let scroller = recording.newScroller()
    let list = recording.newList()
    XCTAssertEqual(scrollkit_nub_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 100, 0), Status.ok)
    let last = LastOfMemory()
    let many: UInt = 1 << 20
    last.hold(0.0) { number in
      XCTAssertEqual(scrollkit_nub_set_sections(scroller, number, many + 1, 0), Status.outOfRange)
      XCTAssertEqual(scrollkit_list_set_extents(list, 99, number, many, 0), Status.outOfRange)
      XCTAssertEqual(scrollkit_list_set_extents(list, .max, number, many, 0), Status.outOfRange)
      XCTAssertEqual(scrollkit_list_insert_measured(list, 101, number, many, 0), Status.outOfRange)
      XCTAssertEqual(scrollkit_list_insert_measured(list, 0, number, 1 << 31, 0), Status.outOfRange)
    }
    var area = scrollkit_snap_area()
    area.struct_size = UInt32(MemoryLayout.size(ofValue: area))
    last.hold(area) { area in
      let orders = [(SCROLLKIT_SNAP_ORDER_ANY, 1 << 16), (SCROLLKIT_SNAP_ORDER_DOWN, many)] as [(Int, UInt)]
      for (order, most) in orders {
        XCTAssertEqual(
          scrollkit_snap_set_areas(scroller, area, most + 1, scrollkit_snap_order(order), 0), Status.outOfRange)
      }
      XCTAssertEqual(scrollkit_snap_set_areas(scroller, area, many, .max, 0), Status.invalidArgument)
    }
    last.hold(input(SCROLLKIT_INPUT_KIND_CANCEL, at: 0)) { cancel in
      XCTAssertEqual(scrollkit_scroller_push_many(scroller, cancel, many + 1), Status.outOfRange)
    }
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
    let bytes = recording.stop()
    XCTAssertLessThan(bytes.count, 2000, "empty arrays are recorded")
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.steps.filter { $0.status == Status.outOfRange }.count, 8)
  }

  func test_marksAndScrollers_areNumberedInOrder() {
    let recording = Recording()
    let first = recording.newScroller()
    XCTAssertEqual(scrollkit_trace_mark(recording.trace, "loaded"), Status.ok)
    XCTAssertEqual(scrollkit_trace_mark(recording.trace, ""), Status.ok)
    let second = recording.newScroller()
    scrollkit_scroller_destroy(first)
    scrollkit_scroller_destroy(second)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(
      replay.steps.map(\.text),
      ["trace_create_scroller", "loaded", "", "trace_create_scroller", "scroller_destroy", "scroller_destroy"])
    XCTAssertEqual(replay.steps.map(\.scroller), [0, 0, 0, 1, 0, 1])
  }

  /// The first byte after the empty mark is 0: the next record has 256 bytes.
  func test_aMarkAsLongAsItsRecord_isInvalid() throws {
    let recording = Recording()
    XCTAssertEqual(scrollkit_trace_mark(recording.trace, ""), Status.ok)
    XCTAssertEqual(scrollkit_trace_mark(recording.trace, String(repeating: "a", count: 235)), Status.ok)
    var bytes = recording.stop()
    let replay = Replay(bytes)
    XCTAssertEqual(replay.status, Status.ok)
    let (mark, next) = (Int(replay.steps[0].place), Int(replay.steps[1].place))
    XCTAssertEqual(bytes[next], 0)
    bytes[mark + 8] = UInt8(next - mark - callHeaderSize)
    XCTAssertEqual(Replay(bytes).status, statusInvalidTrace)
  }

  func test_afterStop_delegatesRemainAndNothingIsRecorded() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    var count = 0
    withUnsafeMutablePointer(to: &count) { counter in
      var delegate = scrollkit_delegate()
      delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
      delegate.user = UnsafeMutableRawPointer(counter)
      delegate.did_happen = { user, _, _ in user!.assumingMemoryBound(to: Int.self).pointee += 1 }
      XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 10, 1), Status.ok)
      let before = counter.pointee
      let bytes = recording.stop()
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 20, 1), Status.ok)
      XCTAssertGreaterThan(before, 0)
      XCTAssertGreaterThan(counter.pointee, before)
      XCTAssertEqual(recording.bytes, bytes)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_aTraceThatIsStoppedByItsDelegate_endsThere() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.user = Unmanaged.passUnretained(recording).toOpaque()
    delegate.did_happen = { user, _, _ in
      _ = Unmanaged<Recording>.fromOpaque(user!).takeUnretainedValue().stop()
    }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 10, 1), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 10)
    XCTAssertEqual(Replay(recording.bytes).status, statusInvalidTrace)  // the call has no result
    scrollkit_scroller_destroy(scroller)
  }

  /// A scroller's record ends when it is destroyed. Until its delegate's function returns, calls on it are still allowed.
  func test_callsOnADestroyedScroller_areNotRecorded() {
    let calls: [(String, (ScrollerRef?) -> scrollkit_status)] = [
      ("scroller_set_offset", { scrollkit_scroller_set_offset($0, 0, 10, 2) }),
      ("scroller_tick", { scrollkit_scroller_tick($0, 2, nil) }),
      ("scroller_tick_many", { scrollkit_scroller_tick_many([$0], 1, 2, nil) }),
    ]
    for (name, call) in calls {
      let recording = Recording()
      let scroller = recording.newScroller()
      setTallContent(scroller, at: 1)
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 1, nil), Status.ok)
      let host = Host()
      host.responds = { _ in 1 }
      host.happened = { scroller, event in
        guard Int(event.kind) != SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED else { return }
        scrollkit_scroller_destroy(scroller)
        XCTAssertEqual(scrollkit_scroller_stop(scroller, 3), Status.ok)
        XCTAssertEqual(scrollkit_scroller_responds_to(scroller, 65536), 1, "its delegate is still asked")
        scrollkit_scroller_destroy(scroller)
      }
      host.serve(scroller)
      XCTAssertEqual(call(scroller), Status.ok, name)
      let replay = Replay(recording.stop())
      XCTAssertEqual(replay.status, Status.ok, name)
      XCTAssertEqual(replay.report.differences, 0, name)
      XCTAssertEqual(
        replay.steps.filter { $0.kind == UInt32(SCROLLKIT_TRACE_STEP_KIND_CALL) }.map(\.text).suffix(3),
        ["scroller_set_delegate", "scroller_destroy", name])
    }
  }

  func test_aTapInAWindow_isRecordedAsATrigger() {
    let recording = Recording()
    let scroller = recording.newScroller()
    var window: WindowRef?
    setTallContent(scroller, at: 1)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 500, 1), Status.ok)
    XCTAssertEqual(scrollkit_top_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_window_create(nil, &window), Status.ok)
    XCTAssertEqual(scrollkit_window_add_scroller(window, scroller), Status.ok)
    XCTAssertEqual(scrollkit_window_tap(window, 5, 5, 1, 2, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2.1, nil), Status.ok)
    scrollkit_scroller_destroy(scroller)
    scrollkit_window_destroy(window)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.steps.filter { $0.text == "top_trigger" }.count, 1)
  }

  func test_whetherATriggerOfTheTopCounts_isAnsweredAgain() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 500, 1), Status.ok)
    XCTAssertEqual(scrollkit_top_enable(scroller, nil, 1), Status.ok)
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.should_scroll_to_top = { _, _, source in source == 7 ? 0 : 1 }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    var isAtTop: [Bool] = []
    for (source, time) in [(7, 2.0), (8, 4)] as [(scrollkit_top_source, Double)] {
      _ = scrollkit_top_trigger(scroller, source, time)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, time + 1, nil), Status.ok)
      isAtTop.append(frame(of: scroller).offset_y == 0)
    }
    XCTAssertEqual(isAtTop, [false, true])
    scrollkit_scroller_destroy(scroller)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, Status.ok)
    XCTAssertEqual(replay.report.differences, 0)
  }

  /// A scroller of no trace cannot be replayed.
  func test_aParentOfNoTrace_isInvalid() {
    let recording = Recording()
    let child = recording.newScroller()
    let parent = newScroller()
    XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 1), Status.ok)
    scrollkit_scroller_destroy(child)
    scrollkit_scroller_destroy(parent)
    let replay = Replay(recording.stop())
    XCTAssertEqual(replay.status, statusInvalidTrace)
    XCTAssertEqual(replay.steps.count, 1)
  }

  /// Calls in functions of delegates are replayed up to a depth.
  func test_deepCalls_areRefused() {
    let recording = Recording()
    let scroller = recording.newScroller()
    setTallContent(scroller, at: 1)
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.did_receive = { _, scroller, input in
      var next = input!.pointee
      guard next.pointer_id < 40 else { return }
      next.pointer_id += 1
      _ = scrollkit_scroller_push(scroller, &next)
    }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    XCTAssertEqual(scrollkit_scroller_cancel(scroller, 1), Status.ok)
    scrollkit_scroller_destroy(scroller)
    XCTAssertEqual(Replay(recording.stop()).status, statusInvalidTrace)
  }

  func test_aHeaderOfAnotherVersionOrByteOrder_isInvalid() {
    let recording = Recording()
    let bytes = recording.stop()
    XCTAssertEqual(Replay(bytes).status, Status.ok)
    for place in [0, 7, 8, 12, 20, 24] {
      var other = bytes
      other[place] ^= 0x80
      XCTAssertEqual(Replay(other).status, statusInvalidTrace, "byte \(place)")
    }
  }

  private func fixtures() throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/traces")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "sktrace" }
    XCTAssertGreaterThan(files.count, 3)
    return try files.map { ($0.deletingPathExtension().lastPathComponent, [UInt8](try Data(contentsOf: $0))) }
  }
}

private let statusDifferent = scrollkit_status(SCROLLKIT_STATUS_DIFFERENT)
private let statusInvalidTrace = scrollkit_status(SCROLLKIT_STATUS_INVALID_TRACE)
/// Bytes of a call before its arguments, and of a result.
private let (callHeaderSize, resultSize) = (16, 32)

/// A trace that collects its bytes.
private final class Recording {
  private(set) var bytes: [UInt8] = []
  private(set) var trace: TraceRef?

  init() {
    let status = scrollkit_trace_start(
      { user, bytes, size in
        let recording = Unmanaged<Recording>.fromOpaque(user!).takeUnretainedValue()
        XCTAssertGreaterThan(size, 0)
        recording.bytes += UnsafeRawBufferPointer(start: bytes, count: size)
      }, Unmanaged.passUnretained(self).toOpaque(), &trace)
    XCTAssertEqual(status, Status.ok)
  }

  deinit { scrollkit_trace_stop(trace) }

  func newScroller() -> ScrollerRef {
    var scroller: ScrollerRef?
    XCTAssertEqual(scrollkit_trace_create_scroller(trace, nil, &scroller), Status.ok)
    return scroller!
  }

  func newList() -> ListRef {
    var list: ListRef?
    XCTAssertEqual(scrollkit_trace_create_list(trace, nil, &list), Status.ok)
    return list!
  }

  /// Stops the trace and returns its bytes.
  func stop() -> [UInt8] {
    let old = trace
    trace = nil
    scrollkit_trace_stop(old)
    return bytes
  }
}

/// Memory behind which nothing may be read.
private final class LastOfMemory {
  private let page = NSPageSize()
  private let memory: UnsafeMutableRawPointer

  init() {
    memory = mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    XCTAssertEqual(mprotect(memory + page, page, PROT_NONE), 0)
  }

  deinit { munmap(memory, 2 * page) }

  /// Lends a value as the last of the memory.
  func hold<Value: BitwiseCopyable>(_ value: Value, _ body: (UnsafePointer<Value>) -> Void) {
    let place = (memory + page - MemoryLayout<Value>.size).bindMemory(to: Value.self, capacity: 1)
    place.initialize(to: value)
    body(place)
  }
}

/// A replay and its steps.
private final class Replay {
  struct Step {
    let kind: scrollkit_trace_step_kind
    let place: UInt64
    let scroller: UInt32
    let status: scrollkit_status
    let isEqual: Bool
    let text: String
    let offset: Double?
  }

  private(set) var steps: [Step] = []
  private(set) var status = Status.ok
  private(set) var report = scrollkit_trace_report()

  init(_ bytes: [UInt8]) {
    report.struct_size = UInt32(MemoryLayout<scrollkit_trace_report>.size)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 1, alignment: 8)
    memory.copyBytes(from: bytes)
    defer { memory.deallocate() }
    status = scrollkit_trace_replay(
      memory.baseAddress, UInt(bytes.count),
      { user, step, text, _, frame, _ in
        guard let step = step?.pointee, let text else { return }
        Unmanaged<Replay>.fromOpaque(user!).takeUnretainedValue().steps.append(
          Step(
            kind: step.kind, place: step.place, scroller: step.scroller, status: step.status, isEqual: step.is_equal == 1,
            text: String(cString: text), offset: frame?.pointee.offset_y))
      }, Unmanaged.passUnretained(self).toOpaque(), &report)
  }
}
