import XCTest

@testable import ScrollKitCore

/// The numbers of other libraries' own tests and formulas, run through our functions.
///
/// Every vector of the families below passes within its tolerance, or is listed in `deviations`
/// with the reason; a listed one that would pass is reported, too.
final class VectorTests: XCTestCase {
  /// Which vector we read differently, and why.
  static let deviations: [String: String] = [
    "flutter.overscroll.px-20.off-10.fast":
      "Flutter lets content back 1:1; ours is under the finger again where the finger was before",
    "flutter.overscroll.px-80.off-10.fast":
      "Flutter lets content back 1:1; ours is under the finger again where the finger was before",
    "flutter.bounce.under@0.1":
      "Flutter's limit of 5000 on the speed that a bounce takes over holds one way only",
    "uikit.projection.discrete.normal": "a sum over milliseconds; ours is the continuous projection",
    "uikit.projection.discrete.fast": "a sum over milliseconds; ours is the continuous projection",
    "flutter.velocity.macos.2":
      "counts a speed of 0 between two positions of one report; ours are one position",
    "gtk.scrollvel.0": "counts n ways in n - 1 intervals: a third too fast",
    "gtk.scrollvel.1": "counts n ways in n - 1 intervals: too fast",
    "lenis.touchinertia.5": "a power of the speed: no feel of ours has it yet",
    "lenis.touchinertia.80": "a power of the speed: no feel of ours has it yet",
    "qt.wheel.120": "Qt's 24 points a line; as a step it is ours, the sign is the input's",
    "qt.wheel.240": "Qt's 24 points a line; as a step it is ours, the sign is the input's",
    "material.appbar.pinned_first":
      "Material stops at the first child that stays; ours slides the second one under it",
    "material.snapdur.100.500": "a header of ours settles from rest, so it has no speed",
    "chromium.fling.start_from_last_move":
      "Chromium leaps to where content would be had it been let go at the last move; ours does not jump",
    "virtua.resize.3":
      "virtua keeps the end of a row across the top when scrolling down; ours keeps its start",
    "flutter.range.rule.4":
      "a range that begins elsewhere is no shift unless the host says so: the finger keeps its hold",
    "blink.anchor.sticky_excluded":
      "what is sticky is not content here: the host does not report it as edited above",
    "webkit.predict":
      "a way in frames of a 60th of a second; ours is the coast's own end, at any frame rate",
    "virtua.scrollto.start": "which side an item goes to is the row index's; ours goes to the nearer",
    "virtua.scrollto.center": "which side an item goes to is the row index's; ours goes to the nearer",
    "android.fling.curve.v8000": "OverScroller's hundred chords are 0.6 points off its own curve",
    "chromium.physfling.xy": "Chromium begins the slower axis at half its speed; ours keeps the direction",
    "gecko.msd.motionBegin": "Gecko's steps of 1/120 s and the lines between them; ours is exact",
    "gecko.msd.regular": "Gecko's steps of 1/120 s and the lines between them; ours is exact",
    "gecko.msd.slowdown": "Gecko's steps of 1/120 s and the lines between them; ours is exact",
    "gtk.kinetic.x9900.v3000":
      "GTK crosses the edge at the next frame, and means to stop 50 points out but goes 113",
    "lvgl.predict.10": "LVGL drops the fractions of a pixel at every refresh",
    "lvgl.predict.20": "LVGL drops the fractions of a pixel at every refresh",
    "lvgl.predict.50": "LVGL drops the fractions of a pixel at every refresh",
    "lvgl.predict.-30": "LVGL drops the fractions of a pixel at every refresh",
    "elastic.bezier.fwd4000": "Chromium takes points per millisecond for a slope; ours begins as fast as it came",
    "elastic.bezier.fwd3000": "Chromium takes points per millisecond for a slope; ours begins as fast as it came",
  ]

  /// Which vector is of something that is not there yet.
  static let later: [String: String] = [
    "elastic.exp.momentum_lock": "what a stretch makes of a host's momentum: the scroller's",
    "elastic.exp.reconcile.part_y": "content that grows under a stretch: the scroller's",
    "elastic.exp.reconcile.full_x": "content that grows under a stretch: the scroller's",
    "elastic.exp.reconcile.both": "content that grows under a stretch: the scroller's",
    "elastic.exp.min10": "a threshold before a stretch", "elastic.exp.min10.axischange": "a threshold before a stretch",
    "blink.anchor.serialize.50.0.0": "the row index", "blink.anchor.serialize.150.1.1": "the row index",
    "blink.anchor.focus_priority": "the row index: an item of the host's choice",
    "webkit.snapcurve.5.500": "WebKit's curve to a snapped place; ours goes there by the feel's own motion",
    "webkit.snapcurve.100.150": "WebKit's curve to a snapped place; ours goes there by the feel's own motion",
    "blink.anchor.nested_user_scroll_clears": "nesting",
    "blink.anchor.suppressed_when_anchor_ancestor_moves":
      "a layout engine's: a host that moves what it anchors reports no edit",
  ]

  func test_touchVectors_ofTheFamiliesThatTheSpineCovers() throws {
    let families = ["uikit", "friction", "spring", "bounce", "overscroll", "framerate", "physics"]
    try check("touch.json", families: families, TouchVectors.run)
  }

  func test_touchVectors_ofOtherPlatformsFlings() throws {
    let families = ["android_fling", "bs", "chromium", "fling", "gecko", "gravity", "gtk", "lvgl", "qt"]
    try check("touch.json", families: families, FlingVectors.run)
  }

  func test_touchVectors_ofDrags() throws {
    try check("touch.json", families: ["drag", "momentum"], DragVectors.run)
  }

  func test_touchVectors_ofElasticEdges() throws {
    try check("touch.json", families: ["elastic"], ElasticVectors.run)
  }

  func test_wheelVectors() throws {
    try check("wheel.json", families: ["wheel", "wheel_smooth", "lenis"], WheelVectors.run)
  }

  func test_velocityVectors() throws {
    try check("velocity.json", families: ["velocity"], VelocityVectors.run)
  }

  func test_contextVectors() throws {
    try check(
      "context.json", families: ["axis_lock", "bounds", "context", "scroll_to_top"], ContextVectors.run)
  }

  func test_headerVectors() throws {
    try check("header.json", families: ["header"], HeaderVectors.run)
  }

  func test_anchorVectors() throws {
    try check("anchor.json", families: ["anchor", "scroll_to_item"], AnchorVectors.run)
  }

  func test_nubVectors() throws {
    try check("nub.json", families: ["scrollbar"], NubVectors.run)
  }

  func test_snapVectors() throws {
    try check("snap.json", families: ["paging", "snap"], SnapVectors.run)
  }

  private func check(
    _ file: String, families: [String], _ run: (ReferenceVector) throws -> [ReferenceVector.Difference]?
  ) throws {
    var passed: [String: Int] = [:]
    var deviating: [String: Int] = [:]
    var missing: [String: Int] = [:]
    for vector in try ReferenceVector.load(file) where families.contains(vector.family) {
      if Self.later[vector.id] != nil {
        missing[vector.family, default: 0] += 1
        continue
      }
      guard let differences = try run(vector) else {
        XCTFail("\(vector.id): kind \(vector.kind) is not run")
        continue
      }
      XCTAssertFalse(differences.isEmpty, "\(vector.id): nothing was compared")
      let wrong = differences.filter { !$0.isWithin }
      if Self.deviations[vector.id] != nil {
        XCTAssertFalse(wrong.isEmpty, "\(vector.id) is listed as deviating, but passes")
        deviating[vector.family, default: 0] += 1
      } else {
        XCTAssertTrue(wrong.isEmpty, "\(vector.id): \(wrong)")
        passed[vector.family, default: 0] += 1
      }
    }
    for family in families {
      print("vectors: \(file) \(family): \(passed[family] ?? 0) passed, \(deviating[family] ?? 0) deviating, \(missing[family] ?? 0) later")
      let seen = (passed[family] ?? 0) + (deviating[family] ?? 0) + (missing[family] ?? 0)
      XCTAssertGreaterThan(seen, 0, family)
    }
  }
}

/// One reference number set: `{id, kind, inputs, expected, tolerance}`.
struct ReferenceVector {
  let id: String
  let kind: String
  let inputs: [String: Any]
  let expected: [String: Any]
  let tolerance: [String: Any]

  var family: String { String(kind.split(separator: ".")[0]) }

  /// What was expected, what came, and how far apart they may be.
  struct Difference: CustomStringConvertible {
    let name: String
    let expected: Double
    let actual: Double
    let allowed: Double
    var isWithin: Bool { actual == expected || (actual - expected).magnitude <= allowed }
    var description: String { "\(name): \(actual), not \(expected) ± \(allowed)" }
  }

  func number(_ key: String) -> Double { Self.number(inputs[key]) }
  func has(_ key: String) -> Bool { inputs[key] != nil }

  func difference(_ name: String, _ expected: Any?, _ actual: Double) -> Difference {
    let value = Self.number(expected)
    let relative = (tolerance["rel"] as? NSNumber)?.doubleValue
    let absolute = (tolerance["abs"] as? NSNumber)?.doubleValue ?? 0
    // Reference numbers are written with nine decimals.
    let allowed = max(relative.map { $0 * max(value.magnitude, 1) } ?? absolute, 1e-9)
    return Difference(name: name, expected: value, actual: actual, allowed: allowed)
  }

  static func number(_ value: Any?) -> Double {
    if let text = value as? String { return text == "inf" ? .infinity : -.infinity }
    return (value as? NSNumber)?.doubleValue ?? .nan
  }

  static func load(_ file: String) throws -> [ReferenceVector] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/vectors")
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    let list = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return try list.map { raw in
      ReferenceVector(
        id: try XCTUnwrap(raw["id"] as? String), kind: try XCTUnwrap(raw["kind"] as? String),
        inputs: raw["inputs"] as? [String: Any] ?? [:],
        expected: raw["expected"] as? [String: Any] ?? [:],
        tolerance: raw["tolerance"] as? [String: Any] ?? [:])
    }
  }
}
