import XCTest

@testable import ScrollKitCore

/// The numbers of other libraries' own tests and formulas, run through our functions.
///
/// Every vector passes within its tolerance, or has a row in `VectorDeviation.all` with ScrollKit's value and
/// the reason. A row whose vector would pass is reported, too.
final class VectorTests: XCTestCase {
  func test_touchVectors() throws { try check(.touch) }
  func test_touchVectors_ofOtherPlatformsFlings() throws { try check(.flings) }
  func test_touchVectors_ofDrags() throws { try check(.drags) }
  func test_touchVectors_ofElasticEdges() throws { try check(.elasticEdges) }
  func test_wheelVectors() throws { try check(.wheels) }
  func test_velocityVectors() throws { try check(.velocities) }
  func test_contextVectors() throws { try check(.contexts) }
  func test_headerVectors() throws { try check(.headers) }
  func test_anchorVectors() throws { try check(.anchors) }
  func test_nubVectors() throws { try check(.nubs) }
  func test_snapVectors() throws { try check(.snaps) }

  func test_everyVectorIsRun_andEveryDeviationIsOfOne() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ReferenceVector.folder.path)
    var names: Set<String> = []
    for file in files where file.hasSuffix(".json") {
      for vector in try ReferenceVector.load(file) {
        XCTAssertTrue(names.insert(vector.id).inserted, "\(vector.id) is there twice")
        let readers = VectorSuite.all.filter {
          $0.file == file && $0.families.contains(vector.family)
        }
        XCTAssertEqual(readers.count, 1, "\(file): family \(vector.family)")
      }
    }
    XCTAssertEqual(Set(VectorDeviation.all.keys).subtracting(names), [])
  }

  /// A row of the table in docs/feels.md names families between backticks, then says how many pass
  /// and how many deviate; the last row has the sums.
  func test_theDocsCountThem() throws {
    let root = ReferenceVector.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let docs = try String(contentsOf: root.appendingPathComponent("docs/feels.md"), encoding: .utf8)
    let head = "| family | passed | deviating |\n|---|---|---|\n"
    let table = try XCTUnwrap(docs.components(separatedBy: head).last)
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let outcomes = try VectorSuite.all.flatMap { try $0.outcomes() }
    var missing = Set(outcomes.map(\.vector.family))
    for row in rows {
      let words = row[0].components(separatedBy: "`").enumerated()
      let named = words.filter { $0.offset % 2 == 1 }.map(\.element)
      let counted = outcomes.filter { named.isEmpty || named.contains($0.vector.family) }
      let passing = counted.filter { $0.wrong.isEmpty }.count
      XCTAssertEqual(Array(row[1...]), ["\(passing)", "\(counted.count - passing)"], row[0])
      if !named.isEmpty { XCTAssertTrue(missing.isSuperset(of: named), row[0]) }
      missing.subtract(named)
    }
    XCTAssertEqual(missing, [], "families that no row names")
    XCTAssertEqual(rows.last?.first, "all")
  }

  private func check(_ suite: VectorSuite) throws {
    var passed: [String: Int] = [:]
    var deviating: [String: Int] = [:]
    for outcome in try suite.outcomes() {
      let vector = outcome.vector
      XCTAssertFalse(outcome.compared.isEmpty, "\(vector.id) of kind \(vector.kind) is not run")
      guard let deviation = VectorDeviation.all[vector.id] else {
        XCTAssertTrue(outcome.wrong.isEmpty, "\(vector.id): \(outcome.wrong)")
        passed[vector.family, default: 0] += 1
        continue
      }
      deviating[vector.family, default: 0] += 1
      guard let difference = outcome.wrong.first(where: { $0.name == deviation.name }) else {
        XCTFail("\(vector.id): \(deviation.name) is listed as deviating, but passes: \(outcome)")
        continue
      }
      XCTAssertEqual(
        difference.actual, deviation.ours, accuracy: 0.0006, "\(vector.id): \(deviation.name)")
      let numbers = "\(deviation.name) \(deviation.ours), not \(difference.expected)"
      print("deviation: \(vector.id): \(numbers): \(deviation.defect)")
    }
    for family in suite.families {
      let (passed, deviating) = (passed[family] ?? 0, deviating[family] ?? 0)
      print("vectors: \(suite.file) \(family): \(passed) passed, \(deviating) deviating")
      XCTAssertGreaterThan(passed + deviating, 0, family)
    }
  }
}

/// Families of a file, and their readers.
struct VectorSuite: Sendable {
  let file: String
  let families: [String]
  let run: @Sendable (ReferenceVector) -> [ReferenceVector.Difference]?

  /// A vector and the numbers that were compared.
  struct Outcome {
    let vector: ReferenceVector
    let compared: [ReferenceVector.Difference]
    var wrong: [ReferenceVector.Difference] { compared.filter { !$0.isWithin } }
  }

  func outcomes() throws -> [Outcome] {
    try ReferenceVector.load(file).filter { families.contains($0.family) }.map { vector in
      Outcome(vector: vector, compared: run(vector) ?? [])
    }
  }

  static let all = [
    touch, flings, drags, elasticEdges, wheels, velocities, contexts, headers, anchors, nubs, snaps,
  ]

  static let touch = VectorSuite(
    file: "touch.json",
    families: ["uikit", "friction", "spring", "bounce", "overscroll", "framerate", "physics"],
    run: TouchVectors.run)
  static let flings = VectorSuite(
    file: "touch.json",
    families: ["android_fling", "bs", "chromium", "fling", "gecko", "gravity", "gtk", "lvgl", "qt"],
    run: FlingVectors.run)
  static let drags = VectorSuite(
    file: "touch.json", families: ["drag", "momentum"], run: DragVectors.run)
  static let elasticEdges = VectorSuite(
    file: "touch.json", families: ["elastic"], run: ElasticVectors.run)
  static let wheels = VectorSuite(
    file: "wheel.json", families: ["wheel", "wheel_smooth", "lenis"], run: WheelVectors.run)
  static let velocities = VectorSuite(
    file: "velocity.json", families: ["velocity"], run: VelocityVectors.run)
  static let contexts = VectorSuite(
    file: "context.json", families: ["axis_lock", "bounds", "context", "scroll_to_top"],
    run: ContextVectors.run)
  static let headers = VectorSuite(
    file: "header.json", families: ["header"], run: HeaderVectors.run)
  static let anchors = VectorSuite(
    file: "anchor.json", families: ["anchor", "scroll_to_item"], run: AnchorVectors.run)
  static let nubs = VectorSuite(file: "nub.json", families: ["scrollbar"], run: NubVectors.run)
  static let snaps = VectorSuite(
    file: "snap.json", families: ["paging", "snap"], run: SnapVectors.run)
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

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/vectors")

  static func load(_ file: String) throws -> [ReferenceVector] {
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
