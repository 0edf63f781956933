import CScrollKitTypes
import Foundation
import ScrollKitC
import XCTest

/// Every value of every feel, as in `Tests/Fixtures/feels.txt`: all of `uikit`, and what others have else.
///
/// A feel changes on purpose only: the table changes with it, and the changelog lists it under **Feel**.
final class FeelTableTests: XCTestCase {
  private func values(_ feel: Int) -> [(name: String, text: String)] {
    var values = uikitValues()
    XCTAssertEqual(scrollkit_feel_get_values(UInt32(feel), &values), Status.ok)
    return Mirror(reflecting: values).children.compactMap { child in
      guard let name = child.label, name != "struct_size", name != "reserved" else { return nil }
      return (name, "\(child.value)")
    }
  }

  func test_theFeelsHaveTheValuesOfTheTable() throws {
    let uikit = Dictionary(uniqueKeysWithValues: values(SCROLLKIT_FEEL_UIKIT).map { ($0.name, $0.text) })
    var lines: [String] = []
    for feel in SCROLLKIT_FEEL_UIKIT...SCROLLKIT_FEEL_LVGL {
      let feelName = String(cString: scrollkit_enum_name("feel", Int64(feel)))
      for (name, text) in values(feel) where feel == SCROLLKIT_FEEL_UIKIT || uikit[name] != text {
        lines.append("\(feelName) \(name) \(text)")
      }
    }
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/feels.txt")
    let table = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map(String.init)
    let expected = table.filter { !$0.hasPrefix("#") }
    for line in lines where !expected.contains(line) { XCTFail("not in the table: \(line)") }
    for line in expected where !lines.contains(line) { XCTFail("no longer true: \(line)") }
  }
}
