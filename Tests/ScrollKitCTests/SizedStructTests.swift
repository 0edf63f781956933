import CScrollKitTypes
import ScrollKitC
import XCTest

/// Callers that were compiled with an older or a newer header work.
final class SizedStructTests: XCTestCase {
  func test_fieldsThatAnOlderCallerLacks_haveTheirDefaults() {
    // Geometry up to the content's size: no insets, no shift.
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    var geometry = tallContent()
    geometry.inset_top = 88
    geometry.shift_y = 500
    let status = withSized(geometry, size: 40) { scrollkit_scroller_set_geometry(scroller, $0, 1) }
    XCTAssertEqual(status, Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, -1000, 1), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 0)
    scrollkit_scroller_destroy(scroller)
  }

  func test_anInputThatEndsAfterItsTime_hasNoPosition() {
    let scroller = Situation.dragging.make()
    let before = frame(of: scroller)
    let cancel = input(SCROLLKIT_INPUT_KIND_CANCEL, at: 1.5)
    let status = withSized(cancel, size: 16) { scrollkit_scroller_push(scroller, $0) }
    XCTAssertEqual(status, Status.ok)
    let after = frame(of: scroller)
    XCTAssertEqual(after.time, 1.5)
    XCTAssertEqual(after.phase, scrollkit_phase(SCROLLKIT_PHASE_IDLE))
    XCTAssertEqual(after.offset_y, before.offset_y)
    scrollkit_scroller_destroy(scroller)
  }

  func test_optionsOfAnOlderCaller_makeTheSameScroller() {
    var options = scrollkit_scroller_options()
    options.mode = scrollkit_mode(SCROLLKIT_MODE_OBSERVED)
    options.wheel_step = -1  // beyond the struct of an older caller
    var scroller: ScrollerRef?
    let status = withSized(options, size: 8) { scrollkit_scroller_create($0, &scroller) }
    XCTAssertEqual(status, Status.ok)
    XCTAssertEqual(push(scroller!, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 5, at: 0), Status.ok)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aDelegateThatEndsBeforeItsFunctions_hasNone() {
    let scroller = Situation.idle.make()
    _ = drained(scroller)
    let status = withSized(scrollkit_delegate(), size: 16) {
      scrollkit_scroller_set_delegate(scroller, $0)
    }
    XCTAssertEqual(status, Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 5, 1), Status.ok)
    XCTAssertEqual(drained(scroller).count, 1)
    scrollkit_scroller_destroy(scroller)
  }

  func test_anOlderCallersFrame_isWrittenUpToItsSize() {
    let scroller = Situation.coasting.make()
    let whole = bytes(of: frame(of: scroller))
    for size in stride(from: 8, through: whole.count, by: 8) {
      let written = written(size: size) { scrollkit_scroller_get_frame(scroller, $0) }
      XCTAssertEqual(Array(written[4..<size]), Array(whole[4..<size]), "\(size)")
      XCTAssertTrue(written[size...].allSatisfy { $0 == 0xA5 }, "\(size)")
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_aNewerCallersFrame_endsInZeros() {
    let scroller = Situation.coasting.make()
    let whole = bytes(of: frame(of: scroller))
    for size in [whole.count + 8, 256, 4096] {
      let written = written(size: size) { scrollkit_scroller_get_frame(scroller, $0) }
      XCTAssertEqual(Array(written[4..<whole.count]), Array(whole[4...]), "\(size)")
      XCTAssertTrue(written[whole.count..<size].allSatisfy { $0 == 0 }, "\(size)")
      XCTAssertTrue(written[size...].allSatisfy { $0 == 0xA5 }, "\(size)")
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_theSizeOfACallersStruct_doesNotChange() {
    let scroller = Situation.coasting.make()
    for size in [8, 64, 112, 4096] {
      let written = written(size: size) { scrollkit_scroller_get_frame(scroller, $0) }
      XCTAssertEqual(written.withUnsafeBytes { $0.load(as: UInt32.self) }, UInt32(size))
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_batchesOfNewerCallers_haveTheStrideOfTheirSize() {
    let size = MemoryLayout<scrollkit_input>.size + 24
    let room = UnsafeMutableRawPointer.allocate(byteCount: 2 * size, alignment: 8)
    defer { room.deallocate() }
    for place in 0..<2 {
      var input = input(SCROLLKIT_INPUT_KIND_WHEEL, at: Double(place))
      input.struct_size = UInt32(size)
      input.y = 30
      (room + place * size).initializeMemory(as: UInt8.self, repeating: 0, count: size)
      (room + place * size).storeBytes(of: input, as: scrollkit_input.self)
    }
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    let inputs = room.assumingMemoryBound(to: scrollkit_input.self)
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs, 2), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 60)
    scrollkit_scroller_destroy(scroller)
  }

  func test_structInit_fillsTheGivenSize() {
    for size in [8, 56, 112, 120, 4096] {
      let written = written(size: size) { scrollkit_struct_init($0, UInt(size)) }
      XCTAssertEqual(written.withUnsafeBytes { $0.load(as: UInt32.self) }, UInt32(size))
      XCTAssertTrue(written[4..<size].allSatisfy { $0 == 0 })
      XCTAssertTrue(written[size...].allSatisfy { $0 == 0xA5 })
    }
    XCTAssertEqual(
      scrollkit_struct_init(UnsafeMutableRawPointer(bitPattern: 8), 1 << 32), Status.invalidSize)
  }

  /// What a call makes of a frame of `size` bytes amid 0xA5.
  private func written(
    size: Int, _ call: (UnsafeMutablePointer<scrollkit_frame>) -> scrollkit_status
  ) -> [UInt8] {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 8)
    defer { room.deallocate() }
    room.initializeMemory(as: UInt8.self, repeating: 0xA5)
    room.storeBytes(of: UInt32(size), as: UInt32.self)
    XCTAssertEqual(call(room.baseAddress!.assumingMemoryBound(to: scrollkit_frame.self)), Status.ok)
    return Array(room)
  }

  func test_theSizeOfAStruct_isThatOfItsDeclaration() {
    XCTAssertEqual(scrollkit_struct_get_size("event"), UInt(MemoryLayout<scrollkit_event>.size))
    XCTAssertEqual(scrollkit_struct_get_size("frame"), UInt(MemoryLayout<scrollkit_frame>.size))
    for other in ["", "events", "scrollkit_event"] { XCTAssertEqual(scrollkit_struct_get_size(other), 0, other) }
    XCTAssertEqual(scrollkit_struct_get_size(nil), 0)
  }

  func test_theInvalidField_isNamedForStructsThatAreRead() {
    var geometry = scrollkit_geometry()
    geometry.struct_size = UInt32(MemoryLayout<scrollkit_geometry>.size)
    XCTAssertEqual(String(cString: scrollkit_struct_get_invalid_field("geometry", &geometry)), "")
    geometry.content_height = .nan
    XCTAssertEqual(String(cString: scrollkit_struct_get_invalid_field("geometry", &geometry)), "content_height")
    // What an older caller's struct lacks is UIKit's.
    var values = scrollkit_feel_values()
    values.struct_size = UInt32(MemoryLayout<scrollkit_feel_values>.size)
    XCTAssertEqual(scrollkit_feel_get_values(UInt32(SCROLLKIT_FEEL_QT), &values), Status.ok)
    values.struct_size = 24
    XCTAssertEqual(String(cString: scrollkit_struct_get_invalid_field("feel_values", &values)), "")
    for other in ["frame", "nothing"] {
      XCTAssertEqual(String(cString: scrollkit_struct_get_invalid_field(other, &geometry)), "", other)
    }
  }
}

/// Runs a call with a struct as a caller with another idea of its size sends it.
private func withSized<Struct>(
  _ value: Struct, size: UInt32, tail: UInt8 = 0,
  _ call: (UnsafeMutablePointer<Struct>) -> scrollkit_status
) -> scrollkit_status {
  let own = MemoryLayout<Struct>.size
  let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 8)
  defer { room.deallocate() }
  room.initializeMemory(as: UInt8.self, repeating: 0xA5)
  if size <= 4096 {
    for place in 0..<Int(size) { room[place] = place == Int(size) - 1 ? tail : 0 }
  }
  withUnsafeBytes(of: value) { bytes in
    for place in 0..<own where place < Int(size) { room[place] = bytes[place] }
  }
  room.storeBytes(of: size, as: UInt32.self)
  let before = Array(room)
  let status = call(room.baseAddress!.assumingMemoryBound(to: Struct.self))
  XCTAssertEqual(Array(room), before, "an input was written to")
  return status
}
