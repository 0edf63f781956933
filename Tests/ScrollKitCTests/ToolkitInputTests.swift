import CScrollKitTypes
import ScrollKitC
import XCTest

/// What each toolkit's event becomes: kind, amounts, unit, flags and time, from worked numbers.
final class ToolkitInputTests: XCTestCase {
  typealias Out = UnsafeMutablePointer<scrollkit_input>

  struct Row {
    let name: String
    let make: @Sendable (Out) -> scrollkit_status
    let kind: Int
    var x = 0.0
    var y = 0.0
    var unit = 0
    var flags = 0
    var time = 0.0
    var speed = (x: 0.0, y: 0.0)
    var pointer: UInt64 = 0
  }

  static let wrapping = SCROLLKIT_INPUT_FLAGS_TIME_WRAPS
  static let wheel = SCROLLKIT_INPUT_KIND_WHEEL
  static let pan = SCROLLKIT_INPUT_KIND_PAN_UPDATE
  static let end = SCROLLKIT_INPUT_KIND_PAN_END
  static let notches = SCROLLKIT_UNIT_NOTCHES
  static let v120 = SCROLLKIT_UNIT_NOTCHES_120

  func test_everyToolkitEvent_becomesItsInput() {
    for row in Self.linux + Self.libraries + Self.platforms {
      var input = scrollkit_input()
      input.struct_size = UInt32(MemoryLayout<scrollkit_input>.size)
      XCTAssertEqual(row.make(&input), Status.ok, row.name)
      XCTAssertEqual(Int(input.kind), row.kind, row.name)
      XCTAssertEqual(input.x, row.x, accuracy: 1e-12, row.name)
      XCTAssertEqual(input.y, row.y, accuracy: 1e-12, row.name)
      XCTAssertEqual(Int(input.unit), row.unit, row.name)
      XCTAssertEqual(Int(input.flags), row.flags, row.name)
      XCTAssertEqual(input.time, row.time, accuracy: 1e-9, row.name)
      XCTAssertEqual(input.velocity_x, row.speed.x, row.name)
      XCTAssertEqual(input.velocity_y, row.speed.y, row.name)
      XCTAssertEqual(input.pointer_id, row.pointer, row.name)
      XCTAssertFalse(input.x.sign == .minus && input.x == 0, "\(row.name): a zero of no sign")
      XCTAssertFalse(input.y.sign == .minus && input.y == 0, "\(row.name): a zero of no sign")
      var scroller = newScroller()
      setTallContent(scroller, at: 0)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &input), Status.ok, "\(row.name): pushed")
      scrollkit_scroller_destroy(scroller)
      scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &input), Status.wrongMode, row.name)
      scrollkit_scroller_destroy(scroller)
    }
  }

  /// Of the two SDLs the newer one alone cancels fingers.
  func test_aFingerIsCanceled_inSDL3Alone() {
    var input = scrollkit_input()
    input.struct_size = UInt32(MemoryLayout<scrollkit_input>.size)
    for type in [0x6FF, 0x703, 0x704] as [UInt32] {
      XCTAssertEqual(scrollkit_input_from_sdl2_finger(&input, type, 0, 0.5, 0.5, 800, 600, 1500), Status.invalidArgument)
    }
    XCTAssertEqual(input.kind, 0, "unchanged")
    XCTAssertEqual(scrollkit_input_from_sdl3_finger(&input, 0x703, 0, 0.5, 0.5, 800, 600, 1500), Status.ok)
    XCTAssertEqual(scrollkit_input_from_sdl3_finger(&input, 0x704, 0, 0.5, 0.5, 800, 600, 1500), Status.invalidArgument)
  }

  /// A wheel turned towards the user or to the right scrolls towards the content's end in every toolkit.
  func test_aTurnTowardsTheUserScrollsDown_andToTheRightRight_inEveryToolkit() {
    let makers: [(name: String, make: @Sendable (Out, _ right: Double, _ down: Double) -> scrollkit_status)] = [
      ("gtk", { scrollkit_input_from_gtk_scroll($0, $1, $2, 0, 2000) }),
      ("gtk pad", { scrollkit_input_from_gtk_scroll($0, $1, $2, 1, 2000) }),
      ("gdk", { scrollkit_input_from_gdk_scroll($0, 4, $1, $2, 0, 0, 2, 2000) }),
      ("gdk click", {
        scrollkit_input_from_gdk_scroll($0, $2 > 0 ? 1 : $2 < 0 ? 0 : $1 > 0 ? 3 : 2, 0, 0, 0, 0, 2, 2000)
      }),
      ("wayland", { scrollkit_input_from_wayland_axis($0, $1 == 0 ? 0 : 1, 10 * ($1 + $2), Int32(120 * ($1 + $2)), 0, 0, 2000) }),
      ("wayland finger", { scrollkit_input_from_wayland_axis($0, $1 == 0 ? 0 : 1, $1 + $2, 0, 1, 1, 2000) }),
      ("wayland continuous", { scrollkit_input_from_wayland_axis($0, $1 == 0 ? 0 : 1, $1 + $2, 0, 2, 0, 2000) }),
      ("libinput", { scrollkit_input_from_libinput_scroll($0, 1, $1 == 0 ? 0 : 1, 15 * ($1 + $2), 120 * ($1 + $2), 2_000_000) }),
      ("xi2", { scrollkit_input_from_xi2_scroll($0, $1 == 0 ? 1 : 2, -15 * ($1 + $2), -15, 2000) }),
      ("x11", { scrollkit_input_from_x11_button($0, $2 > 0 ? 5 : $2 < 0 ? 4 : $1 > 0 ? 7 : 6, 2000) }),
      ("sdl2", { scrollkit_input_from_sdl2_wheel($0, $1, -$2, 0, 2000) }),
      ("sdl3", { scrollkit_input_from_sdl3_wheel($0, $1, -$2, 1, 2_000_000_000) }),
      ("glfw", { scrollkit_input_from_glfw_scroll($0, -$1, -$2, 2) }),
      ("raylib", { scrollkit_input_from_raylib_wheel($0, -$1, -$2, 2) }),
      ("imgui", { scrollkit_input_from_imgui_wheel($0, -$1, -$2, 0, 2) }),
      ("qt", { scrollkit_input_from_qt_wheel($0, Int32(-120 * $1), Int32(-120 * $2), 0, 0, 0, 0, 2000) }),
      ("qt pad", { scrollkit_input_from_qt_wheel($0, Int32(-8 * $1), Int32(-8 * $2), Int32(-5 * $1), Int32(-5 * $2), 2, 1, 2000) }),
      ("appkit", { scrollkit_input_from_appkit_scroll($0, -$1, -$2, 0, 0, 0, 1, 2) }),
      ("appkit pad", { scrollkit_input_from_appkit_scroll($0, -$1, -$2, 1, 4, 0, 1, 2) }),
      ("web", { scrollkit_input_from_web_wheel($0, $1, $2, 1, 0, 0, 2000) }),
      ("web notch", { scrollkit_input_from_web_wheel($0, 100 * $1, 100 * $2, 0, Int32(-120 * $1), Int32(-120 * $2), 2000) }),
      ("win32", { scrollkit_input_from_win32_wheel($0, $1 == 0 ? 0x20A : 0x20E, Int32(120 * ($1 - $2)), 0, 2000) }),
      ("sgr", { scrollkit_input_from_sgr_button($0, $2 > 0 ? 65 : $2 < 0 ? 64 : $1 > 0 ? 67 : 66, 2) }),
    ]
    for (name, make) in makers {
      for (right, down) in [(0.0, 1.0), (0, -1), (1, 0), (-1, 0)] {
        let scroller = newScroller()
        var geometry = tallContent()
        geometry.content_width = 4000
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
        XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 1000, 1000, 0), Status.ok)
        var input = input(SCROLLKIT_INPUT_KIND_NONE, at: 0)
        XCTAssertEqual(make(&input, right, down), Status.ok, name)
        XCTAssertEqual(scrollkit_scroller_push(scroller, &input), Status.ok, name)
        let frame = frame(of: scroller)
        XCTAssertEqual((frame.target_x - 1000).sign == .plus && frame.target_x != 1000, right > 0, name)
        XCTAssertEqual(frame.target_x < 1000, right < 0, name)
        XCTAssertEqual(frame.target_y > 1000, down > 0, name)
        XCTAssertEqual(frame.target_y < 1000, down < 0, name)
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  /// Compositors exist that send no axis_stop.
  func test_aWaylandPanWithoutAStop_endsInSilence_andTheNextInputScrolls() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    for step in 1...5 {
      var input = input(SCROLLKIT_INPUT_KIND_NONE, at: 0)
      XCTAssertEqual(scrollkit_input_from_wayland_axis(&input, 0, 10, 0, 1, 0, 1000 + UInt32(step) * 10), Status.ok)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &input), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_needs_tick(scroller), 1)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.3, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).phase, UInt32(SCROLLKIT_PHASE_IDLE))
    XCTAssertEqual(frame(of: scroller).offset_y, 50, accuracy: 1e-9)
    XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 1, UInt32(SCROLLKIT_UNIT_NOTCHES), 2), Status.ok)
    XCTAssertGreaterThan(frame(of: scroller).target_y, 100)
    scrollkit_scroller_destroy(scroller)
  }

  func test_anOlderCallersInput_isWrittenUpToItsSize() {
    var input = input(SCROLLKIT_INPUT_KIND_NONE, at: 0)
    input.struct_size = 32
    input.flags = 77
    XCTAssertEqual(scrollkit_input_from_sdl3_wheel(&input, 1, 2, 1, 3_000_000_000), Status.ok)
    XCTAssertEqual(input.struct_size, 32)
    XCTAssertEqual([input.time, input.x, input.y], [3, 1, -2])
    XCTAssertEqual(input.flags, 77, "beyond its end nothing is written")
  }
}
