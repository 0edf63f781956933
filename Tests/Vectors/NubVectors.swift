import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of nub.json.
enum NubVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "scrollbar.fade": vector.has("mouse") ? mouse(vector) : fade(vector)
    case "scrollbar.thumb": thumb(vector)
    case "scrollbar.visibility": visibility(vector)
    default: nil
    }
  }

  private static func fade(_ vector: ReferenceVector) -> [Difference] {
    let (delay, fade) = (vector.number("fade_delay_s"), vector.number("fade_duration_s"))
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(bottom: 4400), at: 1000)
    host.enableNub {
      $0.delay = delay
      $0.fade = fade
    }
    host.pan(y: 100)
    host.run(fade)
    let shown = host.nub.alpha
    host.panEnd(y: 0)
    host.run(delay + fade)
    return [
      vector.difference("shown", vector.expected["opacity_after_scroll"], shown),
      vector.difference("hidden", vector.expected["opacity_after_delay_plus_duration"], host.nub.alpha),
    ]
  }

  private static func mouse(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(SCROLLKIT_FEEL_UIKIT, .init(bottom: 4400), at: 1000)
    host.enableNub()
    host.drag(to: 1100)
    check(scrollkit_nub_set_hover(host.scroller, 1, host.now))
    host.run(10)
    return [vector.difference("cancelled", vector.expected["fade_cancelled"], host.nub.alpha == 1 ? 1 : 0)]
  }

  private static func thumb(_ vector: ReferenceVector) -> [Difference] {
    let extent = vector.number(vector.has("max") ? "max" : "max_extent")
    let viewport = vector.number("viewport")
    let offset = vector.has("pixels") ? vector.number("pixels") : 0
    let host = Host(
      SCROLLKIT_FEEL_UIKIT, .init(viewport: (400, viewport), bottom: extent), at: max(0, offset), alwaysBounces: true)
    host.enableNub {
      $0.length = vector.number("min_length")
      $0.is_proportional = 1
      $0.margin = -1
    }
    host.enableScrollbar(track: vector.number("track"), leastThumb: vector.number("min_length"))
    if offset < 0 { host.pull(showing: offset) }
    let (nub, bar) = (host.nub, host.scrollbar)
    var found = [
      vector.difference("bar", NSNumber(value: nub.length), bar.thumb_length),
      vector.difference("bar's place", NSNumber(value: nub.y), bar.thumb_start),
    ]
    for key in ["thumb", "thumb_min"] {
      if let expected = vector.expected[key] { found.append(vector.difference(key, expected, nub.length)) }
    }
    for key in ["thumb_top", "thumb_offset"] {
      if let expected = vector.expected[key] { found.append(vector.difference(key, expected, nub.y)) }
    }
    return found
  }

  private static func visibility(_ vector: ReferenceVector) -> [Difference] {
    let viewport = vector.number("viewport")
    let host = Host(
      SCROLLKIT_FEEL_UIKIT, .init(viewport: (400, viewport), bottom: vector.number("content") - viewport))
    host.enableNub { $0.length = 20 }
    host.wheel(to: 10)
    host.run(0.5)
    return [vector.difference("opacity", vector.expected["opacity"], host.nub.alpha)]
  }
}

extension Host {
  fileprivate func enableNub(_ change: (inout scrollkit_nub_options) -> Void = { _ in }) {
    var options = scrollkit_nub_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_nub_options>.size)
    change(&options)
    check(scrollkit_nub_enable(scroller, &options, 0))
  }

  var nub: scrollkit_nub_state {
    var state = scrollkit_nub_state()
    state.struct_size = UInt32(MemoryLayout<scrollkit_nub_state>.size)
    check(scrollkit_nub_get_state(scroller, &state))
    return state
  }

  func enableScrollbar(track: Double, leastThumb: Double) {
    var options = scrollkit_scrollbar_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_scrollbar_options>.size)
    options.track_length = track
    options.least_thumb = leastThumb
    check(scrollkit_scrollbar_enable(scroller, scrollkit_axis(SCROLLKIT_AXIS_Y), &options, 0))
  }

  var scrollbar: scrollkit_scrollbar_state {
    var state = scrollkit_scrollbar_state()
    state.struct_size = UInt32(MemoryLayout<scrollkit_scrollbar_state>.size)
    check(scrollkit_scrollbar_get_state(scroller, scrollkit_axis(SCROLLKIT_AXIS_Y), &state))
    return state
  }
}
