import XCTest

@testable import ScrollKitCore

/// Chromium's other fling, that of macOS and ChromeOS, against a Chromium that was configured to use it.
///
/// No feel has it, so it is held against the recording (Tests/Fixtures/witness) as a curve; the
/// others are replayed through the built library, by Tests/Consumers/witness.py.
final class WitnessTests: XCTestCase {
  private struct Row {
    let kind: String
    let time: Double
    let value: Double
  }

  private func rows(_ file: String) throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/witness")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: ",")
      return Row(
        kind: String(words[0]), time: Double(words[1]) ?? .nan, value: Double(words[2]) ?? .nan)
    }
  }

  func test_theFlingCurve_goesAndRestsAsARecordedChromium() throws {
    for (name, velocity) in [
      ("300", 300.0), ("800", 800), ("1500", 1500), ("3000", 3000), ("5000", 5000), ("down", -1500),
    ] {
      let rows = try rows("chromium_flingcurve_fling_\(name).csv")
      let frames = rows.filter { $0.kind == "frame" }
      let positions = rows.filter { $0.kind == "press" || $0.kind == "move" }.map(\.value)
      let released = try XCTUnwrap(rows.first { $0.kind == "release" }).time
      // The finger's displacement without the slop of 15; then the fling.
      let dragged = positions[0] - positions[positions.count - 1]
      let start = frames[0].value + dragged - (dragged > 0 ? 15 : -15)
      let fling = Motion.flingCurve(start: start, initialVelocity: velocity)
      XCTAssertEqual(fling.destination, frames[frames.count - 1].value, accuracy: 1, name)

      // Chromium answers at its frames: all of the curve is up to two of them late.
      let differences = (-17...34).map { delay in
        frames.filter { $0.time > released + 2.0 / 60 }.map { frame in
          let time = frame.time - released - Double(delay) / 1000
          return (fling.state(at: time).position - frame.value).magnitude
        }.max() ?? .infinity
      }
      // It draws on whole points, and times are fitted to a millisecond.
      let allowed = 1 + velocity.magnitude * 0.001
      XCTAssertLessThan(differences.min() ?? .infinity, allowed, name)
    }
  }
}
