import Foundation

#if canImport(ScrollKitC)
import CScrollKitTypes
import ScrollKitC
#else
import BuiltLibrary
#endif

/// Reads the vectors of snap.json.
enum SnapVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: The compared values; nil for an unknown kind.
  static func run(_ vector: ReferenceVector) -> [Difference]? {
    switch vector.kind {
    case "paging.target": pageTarget(vector)
    case "paging.e2e": release(vector)
    case "paging.resize": resize(vector)
    case "snap": areas(vector)
    case "snap.predict": predict(vector)
    case "snap.animation_curve": letGoElsewhere(vector)
    default: nil
    }
  }

  private static func yes(_ name: String, _ isSo: Bool) -> Difference {
    Difference(name: name, expected: 1, actual: isSo ? 1 : 0, allowed: 0)
  }

  // MARK: Pages

  /// Ten pages.
  private static func content(viewport: Double, page: Double) -> Host.Content {
    .init(viewport: (400, viewport), bottom: page * 9)
  }

  private static func pages(viewport: Double, share: Double = 1, values: Host.FeelValues? = nil) -> Host {
    let page = viewport * share
    let host = Host(
      SCROLLKIT_FEEL_UIKIT, content(viewport: viewport, page: page), alwaysBounces: true, values: values)
    host.snapToPages(length: share == 1 ? 0 : page, rule: SCROLLKIT_SNAP_RULE_FLUTTER)
    return host
  }

  private static func pageTarget(_ vector: ReferenceVector) -> [Difference] {
    // The original gets velocities that its drags ignore.
    let isSlow = vector.number("velocity").magnitude < 50
    let host = pages(viewport: vector.number("viewport"), values: isSlow ? { $0.minimum_fling = 0 } : nil)
    host.setOffset(vector.number("pixels"))
    host.pan(y: 0)
    host.panEnd(y: vector.number("velocity"))
    return [vector.difference("target", vector.expected["target"], host.target)]
  }

  /// A drag from the start page and its release. The finger's movement and velocity are minus the offset's.
  private static func release(_ vector: ReferenceVector) -> [Difference] {
    let share = vector.has("viewport_fraction") ? vector.number("viewport_fraction") : 1
    let viewport = vector.has("viewport") ? vector.number("viewport") : 800
    let host = pages(viewport: viewport, share: share)
    host.pan(y: -vector.number("drag"))
    host.panEnd(y: -vector.number("velocity"))
    var found = [vector.difference("page", vector.expected["page"], host.target / (viewport * share))]
    if let events = vector.expected["page_changed_events"] {
      // Every offset of the return is on the same page.
      var others = 0
      while !host.isIdle {
        host.wait(1.0 / 60)
        others += (host.offset / (viewport * share)).rounded() == 0 ? 0 : 1
      }
      found.append(vector.difference("events", events, Double(others)))
    }
    return found
  }

  /// Content on a page, in a viewport that changes its size: the page stays.
  private static func resize(_ vector: ReferenceVector) -> [Difference] {
    var sizes = vector.numbers("resize_to") + vector.numbers("viewports")
    let first = vector.has("viewport") ? vector.number("viewport") : 800
    let host = pages(viewport: first)
    if vector.has("drag") {
      host.pan(y: -vector.number("drag"))
      host.panEnd(y: 0)
      host.wait(9)
      sizes.insert(first, at: 0)
    } else {
      host.setOffset(first * (vector.has("initial_page") ? vector.number("initial_page") : 0))
    }
    let page = host.offset / first
    var found: [Difference] = []
    var last = page
    for size in sizes {
      host.resize(content(viewport: size, page: size))
      guard size > 0 else { continue }
      found.append(vector.difference("offset", NSNumber(value: page * size), host.offset))
      last = host.offset / size
    }
    if vector.expected["page"] != nil {
      found.append(vector.difference("page", vector.expected["page"], last))
    }
    return found + [yes("preserved", last == page)]
  }

  /// The end of our coast from the speed of the first frame.
  private static func predict(_ vector: ReferenceVector) -> [Difference] {
    let coast = Movement.release(SCROLLKIT_FEEL_UIKIT, from: 0, velocity: vector.number("initial_wheel_delta") * 60)
    return [vector.difference("distance", vector.expected["predicted_distance"], coast.destination)]
  }

  /// Content released at the velocity of the wheel's last step, with a target that the host chooses.
  private static func letGoElsewhere(_ vector: ReferenceVector) -> [Difference] {
    let rate = vector.number("fps")
    let distance = vector.number("distance")
    let velocity = vector.number("initial_delta") * rate
    let movement = Movement {
      let host = Host(SCROLLKIT_FEEL_MACOS, at: 1000)
      host.land(at: 1000 + distance)
      host.pan(y: 0)
      host.panEnd(y: velocity)
      return host
    }
    return (vector.expected["progress_at"] as? [String: Any] ?? [:]).map { time, value in
      let time = Double(time) ?? .nan
      let name = "progress at \((time * rate).rounded()) frames"
      return vector.difference(name, value, (movement.position(at: time) - 1000) / distance)
    } + [vector.difference("speed at once", NSNumber(value: velocity), movement.velocity(at: 0))]
  }

  // MARK: Areas

  private static func alignment(_ name: Any?) -> scrollkit_snap_alignment {
    let alignments = [
      "start": SCROLLKIT_SNAP_ALIGNMENT_START, "center": SCROLLKIT_SNAP_ALIGNMENT_CENTER,
      "end": SCROLLKIT_SNAP_ALIGNMENT_END,
    ]
    return scrollkit_snap_alignment(alignments[name as? String ?? ""] ?? SCROLLKIT_SNAP_ALIGNMENT_NONE)
  }

  private static func area(_ raw: [String: Any]) -> scrollkit_snap_area {
    let box = ReferenceVector.numbers(raw["rect"])
    let key = (raw["id"] as? NSNumber)?.uint64Value ?? 0
    return .area(key, x: box[0], y: box[1], width: box[2], height: box[3]) {
      $0.align_x = alignment(raw["align_inline"])
      $0.align_y = alignment(raw["align_block"])
      $0.stops = raw["stop_always"] as? Bool == true ? 1 : 0
      $0.is_focused = raw["focused"] as? Bool == true ? 1 : 0
    }
  }

  private static func areas(_ vector: ReferenceVector) -> [Difference] {
    let view = vector.numbers("snapport")
    let most = vector.numbers("max")
    let strategy = vector.inputs["strategy"] as? [String: Any] ?? [:]
    let from = ReferenceVector.numbers(strategy["position"])
    let step = ReferenceVector.numbers(strategy["step"]).first
    // An arrow key scrolls by a line.
    let host = Host(
      SCROLLKIT_FEEL_UIKIT, .init(viewport: (view[2], view[3]), right: most[0], bottom: most[1]),
      values: step.map { step in
        {
          $0.line_length = step
          $0.key_lines = 1
        }
      })
    let axis = vector.inputs["axis"] as? String
    // The test sets a range on a mandatory container; a range is proximity's.
    let proximity = vector.has("proximity_range") ? vector.numbers("proximity_range")[0] / view[2] : 0
    host.snapToAreas(
      x: axis != "y", y: axis != "x",
      isStrict: vector.inputs["strictness"] as? String != "proximity" && proximity == 0, proximity: proximity)
    let areas = (vector.inputs["areas"] as? [[String: Any]] ?? []).map(area)
    let natural = move(host, strategy, from, areas, vector)
    let isFree = vector.expected["type"] as? String == "none"
    let expected = isFree ? natural : ReferenceVector.numbers(vector.expected["position"])
    let frame = host.frame
    return [
      vector.difference("x", NSNumber(value: expected[0]), frame.target_x),
      vector.difference("y", NSNumber(value: expected[1]), frame.target_y),
    ]
  }

  /// Moves the content as the strategy of the original says.
  ///
  /// - Returns: The offset at which content would rest without areas.
  private static func move(
    _ host: Host, _ strategy: [String: Any], _ from: [Double], _ areas: [scrollkit_snap_area], _ vector: ReferenceVector
  ) -> [Double] {
    switch strategy["type"] as? String {
    case "end_position":
      // Fingers scroll along some axes by a point, and rest before they are lifted.
      host.setAreas(areas)
      let moved = zip(["scrolled_x", "scrolled_y"], from).map { key, offset in
        strategy[key] as? Bool != true ? 0.0 : offset > 0 ? 1 : -1
      }
      host.setOffset(from[1] - moved[1], x: from[0] - moved[0])
      host.pan(x: moved[0], y: moved[1])
      host.panEnd(y: 0)
      return from
    case "direction":
      host.setAreas(areas)
      host.setOffset(from[1], x: from[0])
      check(scrollkit_scroller_key(host.scroller, scrollkit_key(SCROLLKIT_KEY_LINE_RIGHT), host.now))
      return from
    case "end_and_direction":
      // A turn of a wheel, in pages: parts of lines would add up.
      host.setAreas(areas)
      host.setOffset(from[1], x: from[0])
      let displacement = ReferenceVector.numbers(strategy["displacement"])
      let view = vector.numbers("snapport")
      host.wheel(pages: [displacement[0] / view[2], displacement[1] / view[3]])
      return [from[0] + displacement[0], from[1] + displacement[1]]
    default:  // "target_element": the layout moves areas to which the content is snapped
      let keys = (vector.inputs["current_targets"] as? [NSNumber] ?? []).map(\.uint64Value)
      var before = areas.filter { keys.contains($0.key) }
      for index in before.indices {
        // The first is nearer along x, the second along y.
        let isFirst = before[index].key == keys[0]
        before[index].x = from[0] + (isFirst ? 50 : 90)
        before[index].y = from[1] + (isFirst ? 90 : 50)
      }
      host.setAreas(before)
      host.setOffset(from[1] + 49, x: from[0] + 49)
      host.pan(x: 1, y: 1)
      host.panEnd(y: 0)
      host.wait(9)
      host.setAreas(areas)
      return from
    }
  }
}

extension scrollkit_snap_area {
  static func area(
    _ key: UInt64, x: Double, y: Double, width: Double, height: Double, _ change: (inout scrollkit_snap_area) -> Void
  ) -> scrollkit_snap_area {
    var area = scrollkit_snap_area()
    area.struct_size = UInt32(MemoryLayout<scrollkit_snap_area>.size)
    area.key = key
    (area.x, area.y, area.width, area.height) = (x, y, width, height)
    change(&area)
    return area
  }
}

extension Host {
  func snapToAreas(x: Bool, y: Bool, isStrict: Bool = true, proximity: Double = 0) {
    var options = scrollkit_snap_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_snap_options>.size)
    options.kind = scrollkit_snap_kind(SCROLLKIT_SNAP_KIND_AREAS)
    options.strictness = scrollkit_snap_strictness(
      isStrict ? SCROLLKIT_SNAP_STRICTNESS_MANDATORY : SCROLLKIT_SNAP_STRICTNESS_PROXIMITY)
    options.proximity = proximity
    if x { check(scrollkit_snap_set_options(scroller, scrollkit_axis(SCROLLKIT_AXIS_X), &options, 0)) }
    if y { check(scrollkit_snap_set_options(scroller, scrollkit_axis(SCROLLKIT_AXIS_Y), &options, 0)) }
  }

  func setAreas(_ areas: [scrollkit_snap_area]) {
    check(scrollkit_snap_set_areas(scroller, areas, numericCast(areas.count), 0, now))
  }

  func wheel(pages: [Double]) {
    input(SCROLLKIT_INPUT_KIND_WHEEL, x: pages[0], y: pages[1]) { $0.unit = scrollkit_unit(SCROLLKIT_UNIT_PAGES) }
  }

  /// Released content comes to rest at an offset.
  func land(at y: Double) {
    landing = y
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.user = Unmanaged.passUnretained(self).toOpaque()
    delegate.will_end_dragging = { user, _, _, _, _, y in
      y!.pointee = Unmanaged<Host>.fromOpaque(user!).takeUnretainedValue().landing
    }
    check(scrollkit_scroller_set_delegate(scroller, &delegate))
  }
}
