import Foundation

/// One reference number set: `{id, kind, inputs, expected, tolerance}`.
package struct ReferenceVector {
  package let id: String
  package let kind: String
  let inputs: [String: Any]
  let expected: [String: Any]
  let tolerance: [String: Any]

  package var family: String { String(kind.split(separator: ".")[0]) }

  /// What was expected, what came, and how far apart they may be.
  package struct Difference: CustomStringConvertible {
    package let name: String
    package let expected: Double
    package let actual: Double
    let allowed: Double
    var isWithin: Bool { actual == expected || (actual - expected).magnitude <= allowed }
    package var description: String { "\(name): \(actual), not \(expected) ± \(allowed)" }
  }

  func number(_ key: String) -> Double { Self.number(inputs[key]) }
  func numbers(_ key: String) -> [Double] { Self.numbers(inputs[key]) }
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

  static func numbers(_ value: Any?) -> [Double] { (value as? [Any] ?? []).map(number) }

  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/vectors")

  package static func load(_ file: String) throws -> [ReferenceVector] {
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    let list = try JSONSerialization.jsonObject(with: data) as! [[String: Any]]
    return list.map { raw in
      ReferenceVector(
        id: raw["id"] as! String, kind: raw["kind"] as! String,
        inputs: raw["inputs"] as? [String: Any] ?? [:],
        expected: raw["expected"] as? [String: Any] ?? [:],
        tolerance: raw["tolerance"] as? [String: Any] ?? [:])
    }
  }
}
