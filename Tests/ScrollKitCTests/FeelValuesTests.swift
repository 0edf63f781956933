import CScrollKitTypes
import ScrollKitC
import XCTest

final class FeelValuesTests: XCTestCase {
  private var rules: [WritableKeyPath<scrollkit_feel_values, UInt32>] {
    [
      \.coast_rule, \.edge_top, \.edge_left, \.edge_bottom, \.edge_right, \.bounce_rule, \.velocity_rule,
      \.wheel_smoothing, \.wheel_stepping, \.drag_start, \.direction_lock, \.fingers, \.fling_boost, \.speed_limit,
      \.trackpad_lock,
    ]
  }

  private func values(_ feel: Int) -> scrollkit_feel_values {
    var values = uikitValues()
    XCTAssertEqual(scrollkit_feel_get_values(UInt32(feel), &values), 0, "feel \(feel)")
    return values
  }

  private func scroller(_ change: (inout scrollkit_scroller_options) -> Void = { _ in }) -> ScrollerRef? {
    var options = scrollkit_scroller_options()
    options.struct_size = UInt32(MemoryLayout.size(ofValue: options))
    change(&options)
    var scroller: ScrollerRef?
    XCTAssertEqual(scrollkit_scroller_create(&options, &scroller), 0)
    return scroller
  }

  private func values(of scroller: ScrollerRef?) -> scrollkit_feel_values {
    var values = uikitValues()
    XCTAssertEqual(scrollkit_scroller_get_feel_values(scroller, &values), 0)
    return values
  }

  private func same(_ one: scrollkit_feel_values, _ other: scrollkit_feel_values) -> Bool {
    withUnsafeBytes(of: one) { a in withUnsafeBytes(of: other) { b in a.elementsEqual(b) } }
  }

  func test_aRuleThatIsNotKnown_isRefused() {
    let scroller = scroller()
    for rule in rules {
      var values = values(SCROLLKIT_FEEL_ANDROID)
      values[keyPath: rule] = 99
      XCTAssertEqual(
        scrollkit_scroller_set_feel_values(scroller, &values, 0), scrollkit_status(SCROLLKIT_STATUS_INVALID_ARGUMENT))
      XCTAssertTrue(same(self.values(of: scroller), uikitValues()), "nothing changes")
    }
    XCTAssertEqual(scrollkit_scroller_set_feel_values(nil, nil, 0), scrollkit_status(SCROLLKIT_STATUS_NULL_ARGUMENT))
    scrollkit_scroller_destroy(scroller)
  }

  func test_everyNamedFeelHasValues_andNoOtherNumberHas() {
    for feel in 0..<40 {
      var values = uikitValues()
      let isKnown = String(cString: scrollkit_enum_name("feel", Int64(UInt32(feel)))) != "unknown"
      XCTAssertEqual(scrollkit_feel_get_values(UInt32(feel), &values) == 0, isKnown, "feel \(feel)")
    }
    XCTAssertTrue(same(values(SCROLLKIT_FEEL_DEFAULT), values(SCROLLKIT_FEEL_UIKIT)))
    XCTAssertTrue(same(values(SCROLLKIT_FEEL_UIKIT), uikitValues()))
  }

  func test_everyRuleThatIsSet_isReadBack() {
    let scroller = scroller()
    for rule in rules {
      for number: UInt32 in [0, 1] {
        var values = uikitValues()
        values[keyPath: rule] = number
        XCTAssertEqual(scrollkit_scroller_set_feel_values(scroller, &values, 0), Status.ok)
        XCTAssertTrue(same(self.values(of: scroller), values), "\(rule)")
      }
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_aFeelThatIsSetAtRest_replacesOneThatWasSetDuringAGesture() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    drag(scroller, by: -100, at: 1)
    XCTAssertEqual(
      scrollkit_scroller_set_feel(scroller, scrollkit_feel(SCROLLKIT_FEEL_FLUTTER_ANDROID), 1.1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 2), Status.ok)
    drag(scroller, by: 300, at: 3)
    XCTAssertEqual(frame(of: scroller).offset_y, 0, "its edges clamp")
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 4), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(SCROLLKIT_FEEL_UIKIT), 9), Status.ok)
    drag(scroller, by: 300, at: 10)
    XCTAssertLessThan(frame(of: scroller).offset_y, -50, "its edges bounce")
    scrollkit_scroller_destroy(scroller)
  }

  func test_theValuesOfAFeel_makeTheSameFeel() {
    for feel in 1...SCROLLKIT_FEEL_LVGL {
      let named = scroller { $0.feel = UInt32(feel) }
      let made = scroller()
      defer {
        scrollkit_scroller_destroy(named)
        scrollkit_scroller_destroy(made)
      }
      var values = values(feel)
      XCTAssertTrue(same(self.values(of: named), values))
      XCTAssertEqual(scrollkit_scroller_set_feel_values(made, &values, 0), 0, "feel \(feel)")
      XCTAssertTrue(same(self.values(of: made), values), "feel \(feel)")
      var frames: [scrollkit_frame] = []
      for scroller in [named, made] {
        var geometry = tallContent()
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), 0)
        XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 50, 90, 0), 0)
        for step in 1...8 {
          let time = Double(step) * 0.01
          XCTAssertEqual(scrollkit_scroller_move(scroller, 1, 50, 90 - 9 * Double(step), time), 0)
        }
        XCTAssertEqual(scrollkit_scroller_release(scroller, 1, 0.08), 0)
        var frame = scrollkit_frame()
        frame.struct_size = UInt32(MemoryLayout.size(ofValue: frame))
        XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.2, &frame), 0)
        frames.append(frame)
      }
      XCTAssertEqual(frames[0].offset_y, frames[1].offset_y, accuracy: 1e-9, "feel \(feel)")
      XCTAssertEqual(frames[0].target_y, frames[1].target_y, accuracy: 1e-9, "feel \(feel)")
      XCTAssertGreaterThan(frames[0].offset_y, 60, "feel \(feel)")
    }
  }

  func test_oneChangedValue_changesOnlyItsEffect() {
    var values = uikitValues()
    values.drag *= 2
    var targets: [Double] = []
    for custom in [false, true] {
      let scroller = scroller()
      defer { scrollkit_scroller_destroy(scroller) }
      if custom { XCTAssertEqual(scrollkit_scroller_set_feel_values(scroller, &values, 0), 0) }
      var geometry = tallContent()
      geometry.content_height = 100_000
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), 0)
      XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 0, 90, 0), 0)
      for step in 1...8 {
        let time = Double(step) * 0.01
        XCTAssertEqual(scrollkit_scroller_move(scroller, 1, 0, 90 - 10 * Double(step), time), 0)
      }
      XCTAssertEqual(scrollkit_scroller_release(scroller, 1, 0.08), 0)
      var frame = scrollkit_frame()
      frame.struct_size = UInt32(MemoryLayout.size(ofValue: frame))
      XCTAssertEqual(scrollkit_scroller_get_frame(scroller, &frame), 0)
      targets.append(frame.target_y - frame.offset_y)
    }
    // v / drag, and half a point before it is rest.
    XCTAssertEqual(targets[0] + 0.5, 2 * (targets[1] + 0.5), accuracy: 1e-6)
  }

  func test_aSmallerStruct_keepsUIKitsValues() {
    let scroller = scroller { $0.feel = UInt32(SCROLLKIT_FEEL_GTK) }
    defer { scrollkit_scroller_destroy(scroller) }
    var values = values(SCROLLKIT_FEEL_QT)
    values.struct_size = 24
    XCTAssertEqual(scrollkit_scroller_set_feel_values(scroller, &values, 0), 0)
    var expected = uikitValues()
    expected.coast_rule = values.coast_rule
    expected.drag = values.drag
    expected.brake = values.brake
    XCTAssertTrue(same(self.values(of: scroller), expected))
  }

  func test_anotherFeel_keepsTheValuesOfTheOptions() {
    let qt = values(SCROLLKIT_FEEL_QT)
    let clamp = UInt32(SCROLLKIT_EDGE_BEHAVIOR_CLAMP)
    let rows: [(edge: UInt32, step: Double, line: Double, set: (inout scrollkit_scroller_options) -> Void)] = [
      (qt.edge_top, qt.wheel_step, qt.line_length, { _ in }),
      (clamp, qt.wheel_step, qt.line_length, { $0.clamps_edges = 1 }),
      (qt.edge_top, 17, qt.line_length, { $0.wheel_step = 17 }),
      (qt.edge_top, qt.wheel_step, 9, { $0.line_length = 9 }),
    ]
    for row in rows {
      let scroller = scroller(row.set)
      defer { scrollkit_scroller_destroy(scroller) }
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, UInt32(SCROLLKIT_FEEL_QT), 0), 0)
      var expected = qt
      (expected.edge_top, expected.edge_left, expected.edge_bottom, expected.edge_right) = (row.edge, row.edge, row.edge, row.edge)
      expected.wheel_step = row.step
      expected.line_length = row.line
      XCTAssertTrue(same(values(of: scroller), expected))
    }
  }

  func test_aCustomFeel_replacesThem_forAllFeelsThatFollow() {
    let scroller = scroller { ($0.clamps_edges, $0.wheel_step, $0.line_length) = (1, 17, 9) }
    defer { scrollkit_scroller_destroy(scroller) }
    var custom = values(SCROLLKIT_FEEL_UIKIT)
    custom.wheel_step = 40
    XCTAssertEqual(scrollkit_scroller_set_feel_values(scroller, &custom, 0), 0)
    XCTAssertEqual(scrollkit_scroller_set_feel(scroller, UInt32(SCROLLKIT_FEEL_ANDROID), 0), 0)
    XCTAssertTrue(same(values(of: scroller), values(SCROLLKIT_FEEL_ANDROID)))
  }
}
