import XCTest

@testable import ScrollKitCore

/// The fade of the nub at worked times: it rises within 0.5 s from 1 s on, and falls from 3 s to 3.5 s.
final class NubFadeTests: XCTestCase {
  private let rising = NubFade(start: 0, begin: 1, hide: .infinity, duration: 0.5)
  private let falling = NubFade(start: 0, begin: 1, hide: 3, duration: 0.5)

  func test_theOpacityRisesStaysAndFalls() {
    let table = [(0.5, 0.0), (1, 0), (1.25, 0.5), (1.5, 1), (3, 1), (3.125, 0.75), (3.5, 0), (9, 0)]
    for (time, alpha) in table { XCTAssertEqual(falling.alpha(at: time), alpha, "\(time)") }
    XCTAssertEqual(rising.alpha(at: 9), 1)
    XCTAssertEqual(NubFade.gone.alpha(at: 0), 0)
  }

  func test_aFadeBeginsAtThePresentOpacity_andADueFadeOutStaysDue() {
    var fade = falling
    fade.fadeIn(at: 3.125, duration: 0.5)
    XCTAssertEqual(fade, NubFade(start: 0.75, begin: 3.125, hide: .infinity, duration: 0.5))
    fade.fadeIn(at: 3.2, duration: 0.5)
    XCTAssertEqual(fade.begin, 3.125, "it already fades in")
    fade.fadeOut(at: 4)
    fade.fadeOut(at: 5)
    XCTAssertEqual(fade.hide, 4)
  }

  func test_aFadeOfNoDuration_isAtOnce() {
    let fade = NubFade(start: 0, begin: 1, hide: 3, duration: 0)
    XCTAssertEqual([1, 2.5, 3].map { fade.alpha(at: $0) }, [1, 1, 0])
    XCTAssertEqual(fade.end, 3)
  }

  func test_ticksAreNeeded_untilTheOpacityStays() {
    XCTAssertEqual([0, 1.4, 1.5, 9].map { rising.needsTick(at: $0) }, [true, true, false, false])
    XCTAssertEqual([2, 3.4, 3.5].map { falling.needsTick(at: $0) }, [true, true, false])
  }

  /// Level n begins where the opacity is (n − ½) / 255.
  func test_theNextLevelBegins_whereTheOpacityRoundsToIt() {
    XCTAssertEqual(rising.nextLevel(from: 0, at: 0), 1 + 0.5 / 255 * 0.5, accuracy: 1e-6)
    XCTAssertEqual(rising.nextLevel(from: 1.25, at: 1.25), 1 + 128.5 / 255 * 0.5, accuracy: 1e-6)
    XCTAssertEqual(rising.nextLevel(from: 1.4, at: 1.25), 1.4, "it has changed by then")
    XCTAssertEqual(rising.nextLevel(from: 2, at: 2), .infinity)
    XCTAssertEqual(falling.nextLevel(from: 2, at: 2), 3 + 0.5 / 255 * 0.5, accuracy: 1e-6)
    XCTAssertEqual(falling.nextLevel(from: 3.25, at: 3.25), 3.5 - 127.5 / 255 * 0.5, accuracy: 1e-6)
    XCTAssertEqual(falling.nextLevel(from: 9, at: 9), .infinity)
  }

  /// The opacity rises to 0.5 at 1.25 s, and is 0 as long after that as it took to rise.
  func test_aFadeOutThatInterruptsAFadeIn_endsAsSoonAsTheOpacityIsGone() {
    let interrupted = NubFade(start: 0, begin: 1, hide: 1.25, duration: 0.5)
    XCTAssertEqual(interrupted.end, 1.5)
    XCTAssertEqual([1.25, 1.375, 1.5].map { interrupted.alpha(at: $0) }, [0.5, 0.25, 0])
    XCTAssertEqual([1.4, 1.5].map { interrupted.needsTick(at: $0) }, [true, false])
    XCTAssertEqual(interrupted.nextLevel(from: 1.375, at: 1.375), 1.5 - 63.5 / 255 * 0.5, accuracy: 1e-6)
  }

  /// The opacity is ½ / 255, which rounds to level 1, for no time at all.
  func test_aLevelThatTheOpacityOnlyTouches_isNotDrawn() {
    let touching = NubFade(start: 0, begin: 0, hide: 0.5, duration: 255)
    XCTAssertEqual(touching.nextLevel(from: 0, at: 0), .infinity)
  }
}
