import XCTest

@testable import ScrollKitCore

final class PagePlaceTests: XCTestCase {
  private func pages(_ count: Double, viewport: Double) -> AxisGeometry {
    AxisGeometry(viewport: viewport, content: count * viewport)
  }

  func test_aResizeKeepsThePageAndTheShare() {
    var place = PagePlace()
    place.note(2000, of: Paging(), in: pages(10, viewport: 800))
    XCTAssertEqual(place.page, 2.5)
    XCTAssertEqual(place.offset(of: Paging(), in: pages(10, viewport: 400)), 1000)
    XCTAssertEqual(place.offset(of: Paging(), in: pages(10, viewport: 333)), 832.5)
  }

  func test_throughAViewportOfNothing_thePageIsKept() {
    var place = PagePlace(page: 3)
    let nothing = pages(10, viewport: 0)
    XCTAssertNil(place.offset(of: Paging(), in: nothing))
    place.note(0, of: Paging(), in: nothing)
    XCTAssertEqual(place.page, 3)
    XCTAssertEqual(place.offset(of: Paging(), in: pages(10, viewport: 200)), 600)
  }

  func test_aWholePageIsExact_afterAnyNumberOfResizes() {
    var place = PagePlace(page: 7)
    var numbers = SeededNumbers(seed: 41)
    for _ in 0..<300 {
      let geometry = pages(12, viewport: numbers.number(1...2000))
      let offset = place.offset(of: Paging(), in: geometry)
      XCTAssertEqual(offset, 7 * geometry.viewport)
      place.note(offset ?? .nan, of: Paging(), in: geometry)
      XCTAssertEqual(place.page, 7, accuracy: 1e-9)
    }
  }

  func test_outOfRange_theEndPageIsNoted() {
    var place = PagePlace(page: 3)
    place.note(-90, of: Paging(), in: pages(10, viewport: 100))
    XCTAssertEqual(place.page, 0)
    place.note(2000, of: Paging(), in: pages(10, viewport: 100))
    XCTAssertEqual(place.page, 9)
  }

  func test_fewerPages_showTheLast() {
    XCTAssertEqual(PagePlace(page: 8).offset(of: Paging(), in: pages(4, viewport: 100)), 300)
  }
}
