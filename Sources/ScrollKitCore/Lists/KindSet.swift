/// A set of kinds.
struct KindSet: Equatable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  static let none = KindSet(bits: 0)
  /// Kind 0 alone.
  static let plain = KindSet(bits: 1)

  func contains(_ kind: Int) -> Bool { bits >> UInt64(kind) & 1 != 0 }
  func intersects(_ other: KindSet) -> Bool { bits & other.bits != 0 }

  mutating func insert(_ kind: Int) { bits |= 1 << UInt64(kind) }

  func forEach(_ body: (_ kind: Int) -> Void) {
    var left = bits
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }

  static func | (left: KindSet, right: KindSet) -> KindSet { KindSet(bits: left.bits | right.bits) }
}
