import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of header.json.
enum HeaderVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "header.floating": vector.has("then_animate_back") ? noReveal(vector) : floating(vector)
    case "header.headroom": headroom(vector)
    case "header.ranges": ranges(vector)
    case "header.snap_duration": snapDuration(vector)
    case "header.snap_target": snapTarget(vector)
    case "header.stack": stack(vector)
    case "header.stretch": stretch(vector)
    case "header.stretch_trigger": stretchTrigger(vector)
    default: nil
    }
  }

  private static func floating(_ vector: ReferenceVector) -> [Difference] {
    let height = vector.number("max_extent")
    let host = Host(headers: [.header(height)])
    host.wheel(to: vector.number("scrolled") - height)
    return [
      vector.difference(
        "fraction", vector.expected["header_height_fraction"], host.header().visible_height / height),
      vector.difference("content", vector.expected["content_top"], -host.offset),
    ]
  }

  private static func noReveal(_ vector: ReferenceVector) -> [Difference] {
    let host = Host(headers: [.header(100) { $0.only_by_user = 1 }])
    for offset in [vector.number("scrolled_to"), vector.number("then_animate_back") + 100] {
      host.scroll(to: offset)
      host.run(1)
    }
    let isVisible = host.header().visible_height > 0
    return [vector.difference("visible", vector.expected["visible"], isVisible ? 1 : 0)]
  }

  /// Headroom pins and unpins at once. Here the header moves in that direction, within its bounds.
  private static func headroom(_ vector: ReferenceVector) -> [Difference] {
    let tolerance = vector.number("tolerance")
    let host = Host(headers: [.header(60) { $0.tolerance = tolerance }], hasInset: false)
    host.setOffset(0)
    host.run(1)
    // Half hidden, so that it can move in both directions.
    host.wheel(to: vector.number("last_y") + 400)
    host.wheel(to: vector.number("last_y") + 370 - tolerance * 2)
    let isAtTop = vector.number("last_y") < 60
    if isAtTop { host.wheel(to: vector.number("last_y")) }
    let before = host.header().position
    let distance = vector.number("y") - vector.number("last_y")
    if vector.number("y") < 0 {
      host.pan(y: distance)
    } else {
      host.wheel(to: host.offset + distance)
    }
    let moved = host.header().position - before
    let action = moved < 0 ? "unpin" : moved > 0 ? "pin" : "none"
    let expected = vector.expected["action"] as? String ?? ""
    // Near the top the header is shown already: there is nothing to pin.
    let isSame =
      action == expected || expected == "ignored_out_of_bounds" && moved == 0
      || expected == "pin" && isAtTop && before == 0 && moved == 0
    return [vector.difference(expected, 1, isSame ? 1 : 0)]
  }

  /// How far the headers leave, how far they return at once, and how far at the top.
  private static func ranges(_ vector: ReferenceVector) -> [Difference] {
    let children = vector.inputs["children"] as? [[String: Any]] ?? []
    let host = Host(
      headers: children.map { child in
        let flags = child["flags"] as? [String] ?? []
        let mode =
          flags.contains("enterAlwaysCollapsed") ? SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_COLLAPSED
          : flags.contains("enterAlways") && flags.contains("exitUntilCollapsed")
            ? SCROLLKIT_HEADER_MODE_ENTER_ALWAYS_EXIT_UNTIL_COLLAPSED
          : flags.contains("exitUntilCollapsed") ? SCROLLKIT_HEADER_MODE_EXIT_UNTIL_COLLAPSED
          : flags.contains("scroll") ? SCROLLKIT_HEADER_MODE_ENTER_ALWAYS : SCROLLKIT_HEADER_MODE_PINNED
        return .header(ReferenceVector.number(child["height"])) {
          $0.mode = scrollkit_header_mode(mode)
          $0.minimum_height = ReferenceVector.number(child["min_height"])
        }
      })
    func visible() -> Double { children.indices.reduce(0) { $0 + host.header($1).visible_height } }
    let whole = visible()
    host.wheel(to: 3000)
    let hidden = visible()
    host.wheel(to: 2000)
    let returned = visible()
    host.wheel(to: -whole)
    return [
      vector.difference("total", vector.expected["total_scroll_range"], whole - hidden),
      vector.difference("at once", vector.expected["down_nested_pre_scroll_range"], returned - hidden),
      vector.difference("at the top", vector.expected["down_nested_scroll_range"], visible() - hidden),
    ]
  }

  /// A header of which a part is hidden when the user releases the content.
  private static func snapping(height: Double, hidden: Double) -> Host {
    let host = Host(headers: [.header(height) { $0.snaps = 1 }])
    host.drag(to: 1000)
    host.run(1)
    host.drag(to: 1000 - height + hidden)
    return host
  }

  private static func snapDuration(_ vector: ReferenceVector) -> [Difference] {
    let host = snapping(height: vector.number("bar_height"), hidden: vector.number("distance"))
    let begin = host.now
    while host.header().is_snapping == 1 { host.wait(0.0001) }
    return [vector.difference("ms", vector.expected["duration_ms"], (host.now - begin) * 1000)]
  }

  private static func snapTarget(_ vector: ReferenceVector) -> [Difference] {
    let host = snapping(height: -vector.number("snap_bottom"), hidden: -vector.number("offset"))
    host.run(1)
    return [vector.difference("target", vector.expected["target"], host.header().position)]
  }

  private static func stack(_ vector: ReferenceVector) -> [Difference] {
    let first = (vector.inputs["headers"] as? [[String: Any]])?.first ?? [:]
    let height = ReferenceVector.number(first["expanded"])
    let host = Host(headers: [
      .header(height) {
        $0.mode = scrollkit_header_mode(SCROLLKIT_HEADER_MODE_EXIT_UNTIL_COLLAPSED)
        $0.minimum_height = ReferenceVector.number(first["collapsed"])
      },
      .header(50) { $0.mode = scrollkit_header_mode(SCROLLKIT_HEADER_MODE_PINNED) },
    ])
    host.wheel(to: vector.number("offset") - height - 50)
    return [vector.difference("top", vector.expected["second_header_top"], host.header(1).top)]
  }

  private static func stretch(_ vector: ReferenceVector) -> [Difference] {
    let stretches: UInt32 = (vector.inputs["stretch"] as? Bool) == true ? 1 : 0
    let host = Host(headers: [.header(vector.number("expanded")) { $0.stretches = stretches }])
    host.pull(showing: -vector.number("overscroll"))
    return [vector.difference("height", vector.expected["height"], host.header().visible_height)]
  }

  private static func stretchTrigger(_ vector: ReferenceVector) -> [Difference] {
    let expected = vector.expected["triggered"] as? [Bool] ?? []
    return zip(vector.numbers("overscrolls"), expected).map { overscroll, expected in
      let host = Host(headers: [
        .header(100) {
          $0.stretches = 1
          $0.stretch_trigger = vector.number("trigger")
        }
      ])
      host.pull(showing: -overscroll)
      let isEmitted = host.events().contains { $0.kind == SCROLLKIT_EVENT_KIND_HEADER_STRETCHED }
      return vector.difference("\(overscroll)", expected ? 1 : 0, isEmitted ? 1 : 0)
    }
  }
}

extension scrollkit_header_options {
  fileprivate static func header(
    _ height: Double, _ change: (inout scrollkit_header_options) -> Void = { _ in }
  ) -> scrollkit_header_options {
    var options = scrollkit_header_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_header_options>.size)
    options.height = height
    change(&options)
    return options
  }
}

extension Host {
  /// Content of 5000 points below headers that its top inset makes room for.
  fileprivate convenience init(headers: [scrollkit_header_options], hasInset: Bool = true) {
    let top = hasInset ? -headers.reduce(0) { $0 + $1.height } : 0
    self.init(SCROLLKIT_FEEL_UIKIT, .init(top: top, bottom: 4400), alwaysBounces: true)
    for var options in headers { check(scrollkit_header_add(scroller, &options, 0, nil)) }
    run(1)
    _ = events()
  }

  fileprivate func header(_ number: Int = 0) -> scrollkit_header_state {
    var state = scrollkit_header_state()
    state.struct_size = UInt32(MemoryLayout<scrollkit_header_state>.size)
    check(scrollkit_header_get_state(scroller, UInt32(number), &state))
    return state
  }

  /// The user turns a wheel that moves content to an offset.
  func wheel(to y: Double) {
    wait(0.01)
    wheel(y - offset)
  }

  /// The user drags the content to an offset and releases it without velocity.
  func drag(to y: Double) {
    pan(y: 0)
    wait(0.01)
    input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: y - offset)
    run(0.2)
    panEnd(y: 0)
  }

  /// Fingers pull content past an end, until it is out of range by a distance.
  func pull(showing overscroll: Double) {
    let viewport = content.viewport.y
    pan(y: overscroll * viewport / (0.55 * (viewport - overscroll.magnitude)))
  }
}
