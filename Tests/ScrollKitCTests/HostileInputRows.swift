import CScrollKitTypes
import ScrollKitC
import XCTest

/// A constructor of inputs: how it is called, how large its numbers may be, and which numbers of its
/// enums there are.
struct InputMaker: Sendable {
  typealias Out = UnsafeMutablePointer<scrollkit_input>

  let name: String
  var ordinary: [Double] = []
  /// The largest of each number that is taken.
  var limits: [Double] = []
  var numbers: [UInt32] = []
  /// Unknown ones of each enum.
  var unknown: [[UInt32]] = []
  let make: @Sendable (Out?, [Double], [UInt32]) -> scrollkit_status

  var refusals: [Refusal] {
    let null = Refusal(
      function: name, what: "the input is NULL", status: Status.nullArgument,
      call: { _ in make(nil, ordinary, numbers) })
    let sizes = ([0, 4, 7, 12, 76, 4097, 4104, .max] as [UInt32]).map { size in
      Refusal(
        function: name, what: "an input of \(size) bytes", status: Status.invalidSize,
        call: { _ in withPoisoned(scrollkit_input.self, size: size) { make($0, ordinary, numbers) } })
    }
    let wrong: [(Double) -> (Double, scrollkit_status)] = [
      { _ in (.nan, Status.notFinite) }, { _ in (.infinity, Status.notFinite) },
      { _ in (-.infinity, Status.notFinite) }, { _ in (1e308, Status.outOfRange) },
      { (-2 * $0, Status.outOfRange) }, { ($0 * (1 + 1e-9), Status.outOfRange) },
    ]
    let sizeless = ordinary.indices.flatMap { place in
      wrong.map { spoil in
        let (number, status) = spoil(limits[place])
        var spoiled = ordinary
        spoiled[place] = number
        return refusal("number \(place) is \(number)", status, spoiled, numbers)
      }
    }
    let enums = unknown.indices.flatMap { place in
      unknown[place].map { number in
        var spoiled = numbers
        spoiled[place] = number
        return refusal("enum \(place) is \(number)", Status.invalidArgument, ordinary, spoiled)
      }
    }
    return [null] + sizes + sizeless + enums
  }

  private func refusal(
    _ what: String, _ status: scrollkit_status, _ ordinary: [Double], _ numbers: [UInt32]
  ) -> Refusal {
    Refusal(
      function: name, what: what, status: status,
      call: { _ in withPoisoned(scrollkit_input.self) { make($0, ordinary, numbers) } })
  }
}

extension InputMaker {
  private static let most = 1e12
  private static let two: [UInt32] = [2, 255, .max]

  static let all: [InputMaker] = [
    InputMaker(
      name: "scrollkit_input_from_gtk_scroll", ordinary: [1, 2], limits: [most, most], numbers: [0],
      unknown: [two]
    ) { scrollkit_input_from_gtk_scroll($0, $1[0], $1[1], $2[0], 9) },
    InputMaker(name: "scrollkit_input_from_gtk_begin") { out, _, _ in
      scrollkit_input_from_gtk_begin(out, 9)
    },
    InputMaker(name: "scrollkit_input_from_gtk_end") { out, _, _ in
      scrollkit_input_from_gtk_end(out, 9)
    },
    InputMaker(
      name: "scrollkit_input_from_gtk_decelerate", ordinary: [1, 2], limits: [most / 2.5, most / 2.5]
    ) { out, numbers, _ in scrollkit_input_from_gtk_decelerate(out, numbers[0], numbers[1], 9) },
    InputMaker(
      name: "scrollkit_input_from_gdk_scroll", ordinary: [1, 2], limits: [most / 2.5, most / 2.5],
      numbers: [4, 1, 0, 0], unknown: [[5, .max], two, two, [3, .max]]
    ) { scrollkit_input_from_gdk_scroll($0, $2[0], $1[0], $1[1], $2[1], $2[2], $2[3], 9) },
    InputMaker(name: "scrollkit_input_from_gdk_hold", numbers: [0], unknown: [[1, 4, .max]]) {
      out, _, numbers in scrollkit_input_from_gdk_hold(out, numbers[0], 9)
    },
    InputMaker(
      name: "scrollkit_input_from_wayland_axis", ordinary: [3], limits: [most], numbers: [0, 1, 0],
      unknown: [two, [4, .max], two]
    ) { scrollkit_input_from_wayland_axis($0, $2[0], $1[0], 30, $2[1], $2[2], 9) },
    InputMaker(name: "scrollkit_input_from_wayland_stop", numbers: [0], unknown: [two]) {
      out, _, numbers in scrollkit_input_from_wayland_stop(out, numbers[0], 9)
    },
    InputMaker(
      name: "scrollkit_input_from_libinput_scroll", ordinary: [3, 15], limits: [most, most],
      numbers: [1, 0], unknown: [[0, 5, .max], two]
    ) { scrollkit_input_from_libinput_scroll($0, $2[0], $2[1], $1[0], $1[1], 9) },
    InputMaker(
      name: "scrollkit_input_from_libinput_scroll", numbers: [1]
    ) { out, _, numbers in scrollkit_input_from_libinput_scroll(out, numbers[0], 0, 1, 0, 9) },
    InputMaker(
      name: "scrollkit_input_from_xi2_scroll", ordinary: [30], limits: [15 * most], numbers: [1],
      unknown: [[0, 3, .max]]
    ) { scrollkit_input_from_xi2_scroll($0, $2[0], $1[0], 15, 9) },
    InputMaker(
      name: "scrollkit_input_from_x11_button", numbers: [4], unknown: [[0, 3, 8, .max]]
    ) { out, _, numbers in scrollkit_input_from_x11_button(out, numbers[0], 9) },
    InputMaker(
      name: "scrollkit_input_from_sdl2_wheel", ordinary: [1, 2], limits: [most, most], numbers: [0],
      unknown: [two]
    ) { scrollkit_input_from_sdl2_wheel($0, $1[0], $1[1], $2[0], 9) },
    InputMaker(
      name: "scrollkit_input_from_sdl3_wheel", ordinary: [1, 2], limits: [most, most], numbers: [0],
      unknown: [two]
    ) { scrollkit_input_from_sdl3_wheel($0, $1[0], $1[1], $2[0], 9) },
    InputMaker(
      name: "scrollkit_input_from_sdl2_finger", ordinary: [1, 1, 8, 8],
      limits: [most / 8, most / 8, most, most], numbers: [0x700], unknown: [[0, 0x6FF, 0x704, .max]]
    ) { scrollkit_input_from_sdl2_finger($0, $2[0], 5, $1[0], $1[1], $1[2], $1[3], 9) },
    InputMaker(
      name: "scrollkit_input_from_sdl3_finger", ordinary: [1, 1, 8, 8],
      limits: [most / 8, most / 8, most, most], numbers: [0x702], unknown: [[0, 0x6FF, 0x704, .max]]
    ) { scrollkit_input_from_sdl3_finger($0, $2[0], 5, $1[0], $1[1], $1[2], $1[3], 9) },
    InputMaker(
      name: "scrollkit_input_from_glfw_scroll", ordinary: [1, 2, 9], limits: [most, most, 1e10]
    ) { out, numbers, _ in
      scrollkit_input_from_glfw_scroll(out, numbers[0], numbers[1], numbers[2])
    },
    InputMaker(
      name: "scrollkit_input_from_raylib_wheel", ordinary: [1, 2, 9], limits: [most, most, 1e10]
    ) { out, numbers, _ in
      scrollkit_input_from_raylib_wheel(out, numbers[0], numbers[1], numbers[2])
    },
    InputMaker(
      name: "scrollkit_input_from_imgui_wheel", ordinary: [1, 2, 9], limits: [most, most, 1e10]
    ) { out, numbers, _ in
      scrollkit_input_from_imgui_wheel(out, numbers[0], numbers[1], 0, numbers[2])
    },
    InputMaker(
      name: "scrollkit_input_from_sgr_button", ordinary: [9], limits: [1e10], numbers: [64],
      unknown: [[0, 63, 96, 128, .max]]
    ) { scrollkit_input_from_sgr_button($0, $2[0], $1[0]) },
    InputMaker(
      name: "scrollkit_input_from_qt_wheel", numbers: [0, 0], unknown: [[5, .max], two]
    ) { out, _, numbers in
      scrollkit_input_from_qt_wheel(out, 8, .min, .max, 5, numbers[0], numbers[1], 9)
    },
    InputMaker(
      name: "scrollkit_input_from_appkit_scroll", ordinary: [1, 2, 9], limits: [most, most, 1e10],
      numbers: [1, 4, 0, 0], unknown: [two, [3, 5, 31, 33, 64, .max], [4, 33, .max], two]
    ) {
      scrollkit_input_from_appkit_scroll(
        $0, $1[0], $1[1], $2[0], $2[1], $2[2], $2[3], $1[2])
    },
    InputMaker(
      name: "scrollkit_input_from_web_wheel", ordinary: [1, 2, 9], limits: [most, most, 1e13],
      numbers: [0], unknown: [[3, .max]]
    ) { scrollkit_input_from_web_wheel($0, $1[0], $1[1], $2[0], $1[2]) },
    InputMaker(
      name: "scrollkit_input_from_win32_wheel", numbers: [0x20A, 0], unknown: [[0, 0x20B, .max], two]
    ) { out, _, numbers in scrollkit_input_from_win32_wheel(out, numbers[0], .min, numbers[1], 9) },
  ]
}

extension Refusal {
  static let inputs: [Refusal] =
    InputMaker.all.flatMap(\.refusals) + [
      maker("scrollkit_input_from_xi2_scroll", "an increment of 0", Status.invalidArgument) {
        scrollkit_input_from_xi2_scroll($0, 1, 30, 0, 9)
      },
      maker("scrollkit_input_from_xi2_scroll", "the least increment", Status.outOfRange) {
        scrollkit_input_from_xi2_scroll($0, 1, 30, 5e-324, 9)
      },
      maker("scrollkit_input_from_sdl3_finger", "a negative width", Status.outOfRange) {
        scrollkit_input_from_sdl3_finger($0, 0x700, 1, 0, 0, -1, 8, 9)
      },
      maker("scrollkit_input_from_sdl2_finger", "a negative height", Status.outOfRange) {
        scrollkit_input_from_sdl2_finger($0, 0x700, 1, 0, 0, 8, -5e-324, 9)
      },
      maker("scrollkit_input_from_sdl3_wheel", "the latest time of all", Status.outOfRange) {
        scrollkit_input_from_sdl3_wheel($0, 0, 1, 0, .max)
      },
      maker("scrollkit_input_from_qt_wheel", "the latest time of all", Status.outOfRange) {
        scrollkit_input_from_qt_wheel($0, 0, 8, 0, 0, 0, 0, .max)
      },
      maker("scrollkit_input_from_libinput_scroll", "the latest time of all", Status.outOfRange) {
        scrollkit_input_from_libinput_scroll($0, 1, 0, 1, 0, .max)
      },
      Refusal(
        function: "scrollkit_time_unwrap", what: "the time is NULL", status: Status.nullArgument
      ) { _ in scrollkit_time_unwrap(1, 1, nil) },
    ]
    + [(.nan, Status.notFinite), (.infinity, Status.notFinite), (1e10.nextUp, Status.outOfRange)].map {
      number, status in
      Refusal(function: "scrollkit_time_unwrap", what: "after \(number)", status: status) { _ in
        var time = 0.25
        let answer = scrollkit_time_unwrap(number, 1, &time)
        return time == 0.25 ? answer : -100
      }
    }

  private static func maker(
    _ function: String, _ what: String, _ status: scrollkit_status,
    _ make: @escaping @Sendable (InputMaker.Out) -> scrollkit_status
  ) -> Refusal {
    Refusal(function: function, what: what, status: status) { _ in
      withPoisoned(scrollkit_input.self) { make($0) }
    }
  }
}

final class HostileInputTests: XCTestCase {
  /// Every input that a toolkit function accepts is valid for a scroller.
  func test_theLargestAndSmallestNumbers_makeValidInputs() {
    for maker in InputMaker.all {
      for numbers in [
        maker.ordinary, maker.limits, maker.limits.map { -$0 }, maker.limits.map { _ in 5e-324 },
        maker.limits.map { _ in -0.0 },
      ] where !maker.name.hasSuffix("finger") {
        var input = input(SCROLLKIT_INPUT_KIND_NONE, at: 0)
        XCTAssertEqual(maker.make(&input, numbers, maker.numbers), Status.ok, "\(maker.name) \(numbers)")
        let scroller = newScroller()
        XCTAssertEqual(scrollkit_scroller_push(scroller, &input), Status.ok, "\(maker.name) \(numbers)")
        scrollkit_scroller_destroy(scroller)
      }
    }
  }
}
