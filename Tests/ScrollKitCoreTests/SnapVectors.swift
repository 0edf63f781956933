import Foundation

@testable import ScrollKitCore

/// Reads the vectors of snap.json.
enum SnapVectors {
  typealias Difference = ReferenceVector.Difference

  /// - Returns: What was compared; nil if the kind is unknown.
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

  private static func numbers(_ list: Any?) -> [Double] {
    (list as? [Any] ?? []).map(ReferenceVector.number)
  }

  private static func yes(_ name: String, _ isSo: Bool) -> Difference {
    Difference(name: name, expected: 1, actual: isSo ? 1 : 0, allowed: 0)
  }

  // MARK: Pages

  private static func pages(viewport: Double, share: Double = 1) -> AxisGeometry {
    // Ten pages.
    AxisGeometry(viewport: viewport, content: viewport * share * 9 + viewport)
  }

  private static func pageTarget(_ vector: ReferenceVector) -> [Difference] {
    let paging = Paging(rule: .next(aboveVelocity: vector.number("velocity_tolerance")))
    let offset = vector.number("pixels")
    let target = paging.target(
      from: offset, projected: offset, velocity: vector.number("velocity"),
      in: pages(viewport: vector.number("viewport")))
    return [vector.difference("target", vector.expected["target"], target ?? .nan)]
  }

  /// A drag from the start page and its release. The finger's movement and velocity are minus the offset's.
  private static func release(_ vector: ReferenceVector) -> [Difference] {
    let share = vector.has("viewport_fraction") ? vector.number("viewport_fraction") : 1
    let paging = Paging(length: .viewport(share: share), rule: .flutter)
    let geometry = pages(viewport: vector.has("viewport") ? vector.number("viewport") : 800, share: share)
    let offset = -vector.number("drag")
    let target = paging.target(
      from: offset, projected: offset, velocity: -vector.number("velocity"), in: geometry) ?? .nan
    let page = paging.page(at: target, in: geometry) ?? .nan
    var found = [vector.difference("page", vector.expected["page"], page)]
    if let events = vector.expected["page_changed_events"] {
      // Every offset of the return is on the same page.
      let other = stride(from: offset, through: target, by: 1).filter {
        paging.page(at: $0, in: geometry)?.rounded() != 0
      }
      found.append(vector.difference("events", events, Double(other.count)))
    }
    return found
  }

  /// Content on a page, in a viewport that changes its size: the page stays.
  private static func resize(_ vector: ReferenceVector) -> [Difference] {
    let paging = Paging(rule: .flutter)
    var sizes = numbers(vector.inputs["resize_to"]) + numbers(vector.inputs["viewports"])
    let first = vector.has("viewport") ? vector.number("viewport") : 800
    var stage = SnapStage(.pages(paging), content: first * 10, viewport: first)
    if vector.has("drag") {
      let offset = -vector.number("drag")
      let geometry = pages(viewport: first)
      stage.place(at: paging.target(from: offset, projected: offset, velocity: 0, in: geometry) ?? .nan)
      sizes.insert(first, at: 0)
    } else {
      stage.place(at: first * (vector.has("initial_page") ? vector.number("initial_page") : 0))
    }
    let page = stage.offset / first
    var found: [Difference] = []
    var last = page
    for size in sizes {
      stage.change(content: size * 10, viewport: size)
      guard size > 0 else { continue }
      found.append(vector.difference("offset", NSNumber(value: page * size), stage.offset))
      last = stage.offset / size
    }
    if vector.expected["page"] != nil {
      found.append(vector.difference("page", vector.expected["page"], last))
    }
    return found + [yes("preserved", last == page)]
  }

  /// The end of our coast from the speed of the first frame.
  private static func predict(_ vector: ReferenceVector) -> [Difference] {
    let coast = Motion.deceleration(start: 0, initialVelocity: vector.number("initial_wheel_delta") * 60, drag: Feel.uikit.coast.drag)
    return [vector.difference("distance", vector.expected["predicted_distance"], coast.destination)]
  }

  /// Content released at the velocity of the wheel's last step, with a snap target.
  private static func letGoElsewhere(_ vector: ReferenceVector) -> [Difference] {
    let rate = vector.number("fps")
    let distance = vector.number("distance")
    var finger = TestFinger(.macos, at: 1000)
    finger.scroller.handle(.panBegin, at: 0)
    finger.scroller.handle(.panUpdate(by: .zero), at: 0)
    let velocity = Vector.down(vector.number("initial_delta") * rate)
    finger.scroller.handle(.panEnd(.velocity(velocity)), at: 0)
    finger.scroller.land(at: .down(1000 + distance), now: 0)
    var found = (vector.expected["progress_at"] as? [String: Any] ?? [:]).map { time, value in
      let time = Double(time) ?? .nan
      let offset = finger.scroller.phase.offset(at: time).y
      let name = "progress at \((time * rate).rounded()) frames"
      return vector.difference(name, value, (offset - 1000) / distance)
    }
    found.append(
      vector.difference("speed at once", NSNumber(value: velocity.y), finger.velocity))
    return found
  }

  // MARK: Areas

  private static func alignment(_ name: Any?) -> SnapAlignment {
    switch name as? String {
    case "start": .start
    case "center": .center
    case "end": .end
    default: .none
    }
  }

  private static func area(_ raw: [String: Any]) -> SnapArea {
    let box = numbers(raw["rect"])
    return SnapArea(
      key: (raw["id"] as? NSNumber)?.uint64Value ?? 0,
      rectangle: Pair(
        x: Interval(lower: box[0], upper: box[0] + box[2]), y: Interval(lower: box[1], upper: box[1] + box[3])),
      alignment: Pair(x: alignment(raw["align_inline"]), y: alignment(raw["align_block"])),
      stop: raw["stop_always"] as? Bool == true ? .always : .normal,
      isFocused: raw["focused"] as? Bool == true)
  }

  private static func vector(_ value: Any?) -> Vector {
    let list = numbers(value)
    return Vector(x: list[0], y: list[1])
  }

  private static func areas(_ vector: ReferenceVector) -> [Difference] {
    let view = numbers(vector.inputs["snapport"])
    let most = numbers(vector.inputs["max"])
    let geometry = ScrollGeometry(
      x: AxisGeometry(viewport: view[2], content: view[2] + most[0]),
      y: AxisGeometry(viewport: view[3], content: view[3] + most[1]))
    let axis = vector.inputs["axis"] as? String
    var snap = AreaSnapping(axes: Pair(x: axis != "y", y: axis != "x"))
    if vector.inputs["strictness"] as? String == "proximity" { snap.strictness = .chromium }
    if vector.has("proximity_range") {
      // The test sets a range on a mandatory container; a range is proximity's.
      snap.strictness = .proximity(share: numbers(vector.inputs["proximity_range"])[0] / view[2])
    }
    let list = (vector.inputs["areas"] as? [[String: Any]] ?? []).map(area)
    return list.withUnsafeBufferPointer { areas in
      compare(vector, SnapContainer(snap, SnapAreas(BorrowedArray(areas)), in: geometry))
    }
  }

  private static func compare(_ vector: ReferenceVector, _ field: SnapContainer) -> [Difference] {
    let strategy = vector.inputs["strategy"] as? [String: Any] ?? [:]
    let from = self.vector(strategy["position"])
    guard let found = position(vector, strategy, from, field) else {
      return [yes("none", vector.expected["type"] as? String == "none")]
    }
    let offset = found.offset(from: from)
    let expected = numbers(vector.expected["position"])
    guard expected.count == 2 else { return [yes("found nothing", false)] }
    let isCovered = (found.x == nil || found.x?.covered != nil) && (found.y == nil || found.y?.covered != nil)
    var differences = [
      vector.difference("x", NSNumber(value: expected[0]), offset.x),
      vector.difference("y", NSNumber(value: expected[1]), offset.y),
      yes("type", isCovered == (vector.expected["type"] as? String == "covered")),
    ]
    if let targets = vector.expected["targets"] as? [Any] {
      let keys = targets.map { ($0 as? NSNumber)?.uint64Value }
      differences.append(yes("target x", found.targets.x == keys[0]))
      differences.append(yes("target y", found.targets.y == keys[1]))
    }
    for (name, hit) in [("covered_range_x", found.x), ("covered_range_y", found.y)]
    where vector.expected[name] != nil {
      let range = numbers(vector.expected[name])
      differences.append(yes(name, hit?.covered == Interval(lower: range[0], upper: range[1])))
    }
    return differences
  }

  private static func position(
    _ vector: ReferenceVector, _ strategy: [String: Any], _ from: Vector, _ field: SnapContainer
  ) -> SnapResults? {
    switch strategy["type"] as? String {
    case "end_position":
      let scrolled = Pair(
        x: strategy["scrolled_x"] as? Bool == true, y: strategy["scrolled_y"] as? Bool == true)
      return field.results(for: .end(at: from, scrolled: scrolled))
    case "direction":
      return field.results(for: .direction(from: from, step: self.vector(strategy["step"])))
    case "end_and_direction":
      let displacement = self.vector(strategy["displacement"])
      return field.results(for: .endAndDirection(from: from, displacement: displacement))
    case "target_element":
      let keys = (vector.inputs["current_targets"] as? [NSNumber] ?? []).map(\.uint64Value)
      return field.results(keeping: SnapTargets(x: keys[0], y: keys[1]), from: from)
    default: return nil
    }
  }
}
