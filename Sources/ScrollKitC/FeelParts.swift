import CScrollKitTypes
import ScrollKitCore

/// The parts of a feel that the options of a scroller set. Another preset does not change them.
struct FeelParts: OptionSet {
  let rawValue: UInt8

  static let edges = FeelParts(rawValue: 1)
  static let wheelStep = FeelParts(rawValue: 2)
  static let lineLength = FeelParts(rawValue: 4)
}

extension Feel {
  /// Replaces the parts that the options of a scroller set.
  ///
  /// - Returns: The replaced parts.
  mutating func override(by raw: scrollkit_scroller_options) -> FeelParts {
    var parts: FeelParts = []
    if raw.clamps_edges == 1 {
      edges = .all(.clamp)
      parts.insert(.edges)
    }
    if raw.wheel_step > 0 {
      wheelStep = .points(raw.wheel_step)
      parts.insert(.wheelStep)
    }
    if raw.line_length > 0 {
      lineLength = raw.line_length
      parts.insert(.lineLength)
    }
    return parts
  }

  /// This feel with some parts of another.
  func keeping(_ parts: FeelParts, of other: Feel) -> Feel {
    var feel = self
    if parts.contains(.edges) { feel.edges = other.edges }
    if parts.contains(.wheelStep) { feel.wheelStep = other.wheelStep }
    if parts.contains(.lineLength) { feel.lineLength = other.lineLength }
    return feel
  }
}
