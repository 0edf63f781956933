import CScrollKitTypes
import Foundation
import ScrollKitC
import XCTest

/// `scrollkit_enum_name` knows every constant of the headers, and no other number.
final class NamesTests: XCTestCase {
  /// A constant of an enum in the headers.
  private struct Constant {
    let type: String
    let name: String
    let value: Int64
  }

  private func constants() throws -> [Constant] {
    let headers = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("include")
    let paths = try XCTUnwrap(FileManager.default.enumerator(at: headers, includingPropertiesForKeys: nil))
    let files = paths.compactMap { $0 as? URL }.filter { $0.pathExtension == "h" }
    var constants: [Constant] = []
    for file in files {
      var type = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { " ,;".contains($0) }.map(String.init)
        if words.count == 3, words[0] == "typedef", words[1].hasSuffix("int32_t") { type = words[2] }
        guard words.count == 3, words[1] == "=", let value = Int64(words[2]) else { continue }
        constants.append(Constant(type: type, name: words[0], value: value))
      }
    }
    return constants
  }

  func test_everyConstantHasItsOwnName() throws {
    let constants = try constants()
    XCTAssertGreaterThan(constants.count, 180)
    for constant in constants {
      let type = constant.type.replacingOccurrences(of: "scrollkit_", with: "")
      let name = String(cString: scrollkit_enum_name(type, constant.value))
      XCTAssertEqual("\(constant.type)_\(name)".uppercased(), constant.name)
    }
  }

  func test_noOtherNumberHasAName() throws {
    for (type, constants) in Dictionary(grouping: try constants(), by: \.type) {
      let known = Set(constants.map(\.value))
      for number in Int64(-20)..<100 where !known.contains(number) {
        let type = type.replacingOccurrences(of: "scrollkit_", with: "")
        XCTAssertEqual(String(cString: scrollkit_enum_name(type, number)), "unknown", "\(type) \(number)")
      }
    }
  }

  func test_noTwoEnumsShareAPrefix() throws {
    let constants = try constants()
    for type in Set(constants.map(\.type)) {
      for constant in constants where constant.name.hasPrefix(type.uppercased() + "_") {
        XCTAssertEqual(constant.type, type, constant.name)
      }
    }
  }

  func test_everyStatusText_saysWhatToDo() throws {
    for constant in try constants() where constant.type == "scrollkit_status" && constant.value < 0 {
      let text = String(cString: scrollkit_status_text(scrollkit_status(constant.value)))
      XCTAssertEqual(text.components(separatedBy: ". ").count, 2, "\(constant.name): \(text)")
    }
  }

  func test_theVersionAsTextAndAsANumber_agree() {
    let parts = String(cString: scrollkit_version()).split(separator: ".").compactMap { UInt32($0) }
    XCTAssertEqual(parts.count, 3)
    XCTAssertEqual(scrollkit_version_number(), parts[0] * 10000 + parts[1] * 100 + parts[2])
  }
}
