import CScrollKitTypes
import ScrollKitC
import XCTest

/// With the largest and smallest numbers, behaviours stay finite and within their bounds.
final class HostileBehaviourExtremesTests: XCTestCase {
  func test_headersOfAnySize_stayWithinTheirHeight() {
    for mode in 0...4 as ClosedRange<UInt32> {
      for inset in 0...1 as ClosedRange<UInt32> {
        for height in lengths {
          for offset in lengths {
            let scroller = newScroller()
            var geometry = tallContent()
            geometry.content_height = 1e12
            XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
            var options = headerOptions()
            (options.mode, options.inset, options.height) = (mode, inset, height)
            (options.snaps, options.stretches, options.parallax) = (1, 1, 1)
            let about = "mode \(mode), height \(height), offset \(offset)"
            XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, nil), Status.ok, about)
            for (place, time) in [(offset, 1.0), (offset * 0.5, 2), (0, 3), (offset, 4)] {
              XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, place, time), Status.ok)
              assertInBounds(headerState(of: scroller), height: height, about)
              geometry.inset_top = headerState(of: scroller).visible_height
              XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, time), Status.ok)
              XCTAssertEqual(scrollkit_scroller_tick(scroller, time + 0.1, nil), Status.ok)
              assertInBounds(headerState(of: scroller), height: height, about)
            }
            scrollkit_scroller_destroy(scroller)
          }
        }
      }
    }
  }

  func test_aNubInAnyContent_staysOnItsTrack() {
    for rule in 0...1 as ClosedRange<UInt32> {
      for viewport in lengths {
        for content in lengths {
          for offset in [0, -1e12, 1e12, -1e-9, 300] {
            let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
            var geometry = tallContent()
            geometry.viewport_height = viewport
            geometry.content_height = content
            (geometry.inset_top, geometry.inset_bottom) = (-1000, 2000)
            XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
            var options = nubOptions()
            (options.rule, options.is_proportional) = (rule, rule)
            XCTAssertEqual(scrollkit_nub_enable(scroller, &options, 0), Status.ok)
            XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: offset, at: 1), Status.ok)
            let about = "rule \(rule), \(viewport) of \(content), offset \(offset)"
            assertInBounds(nubState(of: scroller), about)
            XCTAssertEqual(scrollkit_nub_grab(scroller, 1.1, nil), Status.ok)
            assertInBounds(nubState(of: scroller), about)
            for distance in [1e12, -1e12, 5e-324] {
              XCTAssertEqual(scrollkit_nub_drag(scroller, distance, 1e12, 1.2), Status.ok)
              assertInBounds(nubState(of: scroller), about)
            }
            for event in drained(scroller) {
              XCTAssertTrue(event.x.isFinite && event.y.isFinite, about)
            }
            scrollkit_scroller_destroy(scroller)
          }
        }
      }
    }
  }

  func test_batchesOfTheLargestChanges_leaveAllNumbersFinite() {
    for policy in 0...4 as ClosedRange<UInt32> {
      for situation in Situation.allCases where situation.behaves {
        let scroller = situation.make()
        XCTAssertEqual(scrollkit_anchor_set_policy(scroller, policy, 0), Status.ok)
        for _ in 0..<1000 {
          for (place, removed, inserted) in [
            (-1e12, 0, 1e12), (-1e12, 1e12, 5e-324), (1e12, 1e12, 1e12), (0, 0, 0),
            (-1e12, 5e-324, 1e12),
          ] {
            XCTAssertEqual(
              scrollkit_anchor_add_edit(scroller, place, removed, inserted), Status.ok)
          }
        }
        var geometry = tallContent()
        for height in [1e12, 0, 4000] {
          geometry.content_height = height
          let batch = height == 1e12 ? 1 : begunBatch(scroller, at: 2)
          XCTAssertEqual(
            scrollkit_anchor_end_update(scroller, batch, &geometry, 1, 2), Status.ok)
          assertInBounds(scroller, "policy \(policy), \(situation)")
          for event in drained(scroller) {
            XCTAssertTrue(event.x.isFinite && event.y.isFinite)
          }
        }
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  private let lengths = [0, 5e-324, 1e-310, 1e-9, 56, 480, 1e11, 1e12]
}

/// All states of the behaviours of a scroller are finite and within their bounds.
private func assertInBounds(_ scroller: ScrollerRef, _ about: String) {
  assertInBounds(headerState(of: scroller), height: nil, about)
  assertInBounds(nubState(of: scroller), about)
  let top = topState(of: scroller)
  XCTAssertEqual(top.has_return_offset == 1, top.return_offset.isFinite, about)
  let now = frame(of: scroller)
  XCTAssertTrue(now.offset_y.isFinite && now.target_y.isFinite, about)
}

private func assertInBounds(
  _ header: scrollkit_header_state, height: Double?, _ about: String
) {
  for number in [
    header.position, header.top, header.visible_height, header.progress, header.stretch,
    header.parallax,
  ] { XCTAssertTrue(number.isFinite, "\(about): \(header)") }
  XCTAssertTrue((0...1).contains(header.progress), "\(about): \(header)")
  XCTAssertLessThanOrEqual(header.position, 0, about)
  XCTAssertGreaterThanOrEqual(header.visible_height, 0, about)
  if let height { XCTAssertGreaterThanOrEqual(header.position, -height, about) }
}

private func assertInBounds(_ nub: scrollkit_nub_state, _ about: String) {
  for number in [nub.y, nub.length, nub.touch_y, nub.touch_length] {
    XCTAssertTrue(number.isFinite, "\(about): \(nub)")
  }
  XCTAssertTrue((0...1).contains(nub.alpha), "\(about): \(nub)")
  XCTAssertTrue((0...1).contains(nub.share), "\(about): \(nub)")
}
