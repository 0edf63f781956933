@testable import ScrollKitCore

/// Areas for tests: along y by default, as wide as the view along x.
extension SnapArea {
  static func row(
    _ key: UInt64, _ lower: Double, _ upper: Double, _ alignment: SnapAlignment = .start,
    stop: SnapStop = .normal, isFocused: Bool = false
  ) -> SnapArea {
    SnapArea(
      key: key, rectangle: Pair(x: Interval(lower: 0, upper: 200), y: Interval(lower: lower, upper: upper)),
      alignment: Pair(x: .none, y: alignment), stop: stop, isFocused: isFocused)
  }

  /// Five areas of a length, one after the other.
  static func rows(every length: Double) -> [SnapArea] {
    (0..<5).map { number in row(UInt64(number + 1), length * Double(number), length * Double(number + 1)) }
  }

  /// The same area mirrored within `length` points along both axes.
  func mirrored(in length: Double) -> SnapArea {
    var area = self
    area.rectangle = Pair { axis in
      Interval(lower: length - rectangle[axis].upper, upper: length - rectangle[axis].lower)
    }
    area.margin = Pair { Ends(lower: margin[$0].upper, upper: margin[$0].lower) }
    area.alignment = Pair { alignment[$0].mirrored }
    return area
  }
}

extension SnapAlignment {
  var mirrored: SnapAlignment {
    switch self {
    case .none: .none
    case .start: .end
    case .center: .center
    case .end: .start
    }
  }
}

extension SeededNumbers {
  /// An area of whole points inside so many points.
  mutating func area(_ key: UInt64, longest: Int, in length: Int) -> SnapArea {
    func span(_ numbers: inout SeededNumbers) -> Interval {
      let size = numbers.whole(0...longest)
      let start = numbers.whole(0...(length - size))
      return Interval(lower: Double(start), upper: Double(start + size))
    }
    let spans = Pair(x: span(&self), y: span(&self))
    let alignments = Pair(
      x: SnapAlignment.allCases[whole(0...3)], y: SnapAlignment.allCases[whole(0...3)])
    return SnapArea(
      key: key, rectangle: spans, alignment: alignments, stop: chance(0.1) ? .always : .normal,
      isFocused: chance(0.1))
  }
}

extension Pair where Element == SnapResult? {
  /// The keys of the areas.
  var targets: SnapTargets { SnapTargets(x: x?.key, y: y?.key) }
}
