import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// The statement about toolkits: "toolkit NAME scalars…" makes an input of an event and pushes it.
extension GoldenTests {
  func performToolkit(_ name: String, _ n: [Double]) -> scrollkit_status {
    var input = scrollkit_input.standard
    let status = Self.make(&input, name, n)
    return status < 0 ? status : scrollkit_scroller_push(scroller, &input)
  }

  private static func make(
    _ input: UnsafeMutablePointer<scrollkit_input>, _ name: String, _ n: [Double]
  ) -> scrollkit_status {
    switch name {
    case "gtk_scroll":
      return scrollkit_input_from_gtk_scroll(
        input, n[0], n[1], UInt32(n[2]), UInt32(n[3]))
    case "gtk_begin": return scrollkit_input_from_gtk_begin(input, UInt32(n[0]))
    case "gtk_end": return scrollkit_input_from_gtk_end(input, UInt32(n[0]))
    case "gtk_decelerate":
      return scrollkit_input_from_gtk_decelerate(
        input, n[0], n[1], UInt32(n[2]))
    case "gdk_scroll":
      return scrollkit_input_from_gdk_scroll(
        input, UInt32(n[0]), n[1], n[2], UInt32(n[3]), UInt32(n[4]), UInt32(n[5]), UInt32(n[6]))
    case "gdk_hold": return scrollkit_input_from_gdk_hold(input, UInt32(n[0]), UInt32(n[1]))
    case "wayland_axis":
      return scrollkit_input_from_wayland_axis(
        input, UInt32(n[0]), n[1], Int32(n[2]), UInt32(n[3]), UInt32(n[4]), UInt32(n[5]))
    case "wayland_stop": return scrollkit_input_from_wayland_stop(input, UInt32(n[0]), UInt32(n[1]))
    case "libinput_scroll":
      return scrollkit_input_from_libinput_scroll(
        input, UInt32(n[0]), UInt32(n[1]), n[2], n[3], UInt64(n[4]))
    case "xi2_scroll":
      return scrollkit_input_from_xi2_scroll(
        input, UInt32(n[0]), n[1], n[2], UInt32(n[3]))
    case "x11_button": return scrollkit_input_from_x11_button(input, UInt32(n[0]), UInt32(n[1]))
    case "sdl2_wheel":
      return scrollkit_input_from_sdl2_wheel(
        input, n[0], n[1], UInt32(n[2]), UInt32(n[3]))
    case "sdl3_wheel":
      return scrollkit_input_from_sdl3_wheel(
        input, n[0], n[1], UInt32(n[2]), UInt64(n[3]))
    case "sdl2_finger":
      return scrollkit_input_from_sdl2_finger(
        input, UInt32(n[0]), UInt64(n[1]), n[2], n[3], n[4], n[5], UInt32(n[6]))
    case "sdl3_finger":
      return scrollkit_input_from_sdl3_finger(
        input, UInt32(n[0]), UInt64(n[1]), n[2], n[3], n[4], n[5], UInt64(n[6]))
    case "glfw_scroll": return scrollkit_input_from_glfw_scroll(input, n[0], n[1], n[2])
    case "raylib_wheel": return scrollkit_input_from_raylib_wheel(input, n[0], n[1], n[2])
    case "imgui_wheel": return scrollkit_input_from_imgui_wheel(input, n[0], n[1], UInt32(n[2]), n[3])
    case "sgr_button": return scrollkit_input_from_sgr_button(input, UInt32(n[0]), n[1])
    case "qt_wheel":
      return scrollkit_input_from_qt_wheel(
        input, Int32(n[0]), Int32(n[1]), Int32(n[2]), Int32(n[3]), UInt32(n[4]), UInt32(n[5]), UInt64(n[6]))
    case "appkit_scroll":
      return scrollkit_input_from_appkit_scroll(
        input, n[0], n[1], UInt32(n[2]), UInt32(n[3]), UInt32(n[4]), UInt32(n[5]), n[6])
    case "web_wheel": return scrollkit_input_from_web_wheel(input, n[0], n[1], UInt32(n[2]), Int32(n[3]), Int32(n[4]), n[5])
    case "win32_wheel":
      return scrollkit_input_from_win32_wheel(
        input, UInt32(n[0]), Int32(n[1]), UInt32(n[2]), UInt32(n[3]))
    default:
      XCTFail("unknown toolkit \(name)")
      return 0
    }
  }
}
