import Vectors
import XCTest

/// The numbers of other libraries' own tests and formulas, run through the C functions (`Tests/Vectors`).
/// `scripts/vectors` runs them through the built library.
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

  private func check(_ suite: VectorSuite) throws {
    let report = try suite.report()
    XCTAssertEqual(report.failures, [])
    XCTAssertEqual(Set(report.outcomes.map(\.family)), Set(suite.families))
  }

  func test_everyVectorIsRun_andEveryReasonIsOfOne() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: ReferenceVector.folder.path)
    var names: Set<String> = []
    for file in files where file.hasSuffix(".json") {
      for vector in try ReferenceVector.load(file) {
        XCTAssertTrue(names.insert(vector.id).inserted, "\(vector.id) is there twice")
        let readers = VectorSuite.all.filter { $0.file == file && $0.families.contains(vector.family) }
        XCTAssertEqual(readers.count, 1, "\(file): family \(vector.family)")
      }
    }
    XCTAssertEqual(Set(VectorDeviation.all.keys).subtracting(names), [])
    XCTAssertEqual(Set(VectorDeviation.unanswered.keys).subtracting(names), [])
    XCTAssertEqual(Set(VectorDeviation.all.keys).intersection(VectorDeviation.unanswered.keys), [])
  }

  /// A row of the table in docs/feels.md names families between backticks, then the number of each outcome; the
  /// last row has the sums.
  func test_theDocsCountThem() throws {
    let root = ReferenceVector.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let docs = try String(contentsOf: root.appendingPathComponent("docs/feels.md"), encoding: .utf8)
    let head = "| family | shipped feel | own numbers | deviating | unanswered |\n|---|---|---|---|---|\n"
    let table = try XCTUnwrap(docs.components(separatedBy: head).last)
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let outcomes = try VectorSuite.all.flatMap { try $0.report().outcomes }
    var missing = Set(outcomes.map(\.family))
    for row in rows {
      let words = row[0].components(separatedBy: "`").enumerated()
      let named = words.filter { $0.offset % 2 == 1 }.map(\.element)
      let counted = outcomes.filter { named.isEmpty || named.contains($0.family) }
      let numbers = VectorSuite.Outcome.allCases.map { one in "\(counted.filter { $0.outcome == one }.count)" }
      XCTAssertEqual(Array(row[1...]), numbers, row[0])
      if !named.isEmpty { XCTAssertTrue(missing.isSuperset(of: named), row[0]) }
      missing.subtract(named)
    }
    XCTAssertEqual(missing, [], "families that no row names")
    XCTAssertEqual(rows.last?.first, "all")
  }
}
