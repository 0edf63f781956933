/// An angle without its quarter turns.
///
///     x = n·π/2 + r,   n whole,   |r| ≤ π/4
///
/// Near 0, by a multiple of π/2 as three numbers, of which the first two times n have no rounding error (Cody and
/// Waite). Elsewhere, by those digits of 2/π that matter: the ones before them, times x, make whole turns (Payne and
/// Hanek).
struct ReducedAngle {
  /// n, up to whole turns.
  let quarters: Int32
  /// r is `high` + `low`.
  let high: Double
  let low: Double

  init(_ x: Double) {
    self = x.magnitude < Self.near ? ReducedAngle(near: x) : ReducedAngle(far: x)
  }

  /// - Precondition: |x| < `near`.
  private init(near x: Double) {
    let shifted = x * Self.perQuarter + Math.toWhole
    let whole = shifted - Math.toWhole
    quarters = Int32(truncatingIfNeeded: shifted.bitPattern)
    // Where the product is not much smaller than the first difference, the second one has no rounding error.
    let difference = x - whole * Self.quarter
    let product = whole * Self.quarterLow
    high = difference - product
    low = ((difference - high) - product) - whole * Self.quarterLowest
  }

  /// - Precondition: `near` ≤ |x| < ∞.
  private init(far x: Double) {
    // |x| is m·2ᵉ, m a whole number. The digits of 2/π down to 2²⁻ᵉ, times |x|, are a multiple of 4. The next 192,
    // times m, are n modulo 4 in 2 digits and the fraction in 190, of which the first 126 are used.
    let m = x.significandBitPattern | 1 << 52
    let (first, second, third) = Self.digits(from: Int(x.exponentBitPattern) - 1013)
    let middle = m.product(with: second)
    let (fraction, isCarried) = middle.low.addingReportingOverflow(m.product(with: third).high)
    let turns = m &* first &+ middle.high &+ (isCarried ? 1 : 0)
    let nearest = turns &+ 1 << 61

    // The fraction from the nearest quarter: its sign, then a magnitude without leading zeros.
    var (top, next) = (turns << 2 | fraction >> 62, fraction << 2)
    let isBelow = top >> 63 == 1
    if isBelow { (top, next) = (next == 0 ? 0 &- top : ~top, 0 &- next) }
    let zeros = top.leadingZeroBitCount
    (top, next) = (top << zeros | next >> (64 - zeros), next << zeros)

    // Times π/2, in two numbers of 53 and 63 digits.
    let product = top.product(with: Self.quarterDigits.high)
    let (sum, overflowed) = product.low.addingReportingOverflow(top.product(with: Self.quarterDigits.low).high)
    let (rest, overflowedAgain) = sum.addingReportingOverflow(next.product(with: Self.quarterDigits.high).high)
    let whole = product.high &+ (overflowed ? 1 : 0) &+ (overflowedAgain ? 1 : 0)
    let isNegative = isBelow != (x < 0)
    let scale = Double(bitPattern: UInt64(1023 - 52 - zeros) << 52 | (isNegative ? 1 << 63 : 0))
    high = Double(Int64(whole >> 11)) * scale
    low = Double(Int64((whole & 0x7ff) << 52 | rest >> 12)) * (scale * 0x1p-63)
    quarters = Int32(nearest >> 62) * (x < 0 ? -1 : 1)
  }

  /// 192 binary digits of 2/π, from the 64th before the point on.
  private static func digits(from start: Int) -> (UInt64, UInt64, UInt64) {
    let words: InlineArray<20, UInt64> = [
      0, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
      0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41,
      0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7,
      0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
    ]
    let (word, shift) = (start / 64, UInt64(start % 64))
    let (a, b, c, d) = (words[word], words[word + 1], words[word + 2], words[word + 3])
    let rest = 64 - shift
    return (a << shift | b >> rest, b << shift | c >> rest, c << shift | d >> rest)
  }

  /// Derived. Below 1600, n is at most 2¹⁰, and its products with 43 binary digits have no rounding error.
  private static let near = 1600.0
  /// Derived. 2/π.
  private static let perQuarter = 0.6366197723675814
  /// Derived. The binary digits of π/2 down to 2⁻⁴², from there to 2⁻⁸⁴, and the rest.
  private static let quarter = 1.5707963267948344
  private static let quarterLow = 6.223372171894969e-14
  private static let quarterLowest = 1.6446256936324258e-26
  /// Derived. π/2 · 2¹²⁷.
  private static var quarterDigits: (high: UInt64, low: UInt64) { (0xc90f_daa2_2168_c234, 0xc4c6_628b_80dc_1cd1) }
}

extension UInt64 {
  /// The product in 128 bits, by those of the halves: not every processor has a wider multiplication.
  fileprivate func product(with other: UInt64) -> (high: UInt64, low: UInt64) {
    let half: UInt64 = 0xffff_ffff
    let (a, b, c, d) = (self >> 32, self & half, other >> 32, other & half)
    let middle = (b &* d) >> 32 &+ (a &* d) & half &+ (b &* c) & half
    return (a &* c &+ (a &* d) >> 32 &+ (b &* c) >> 32 &+ middle >> 32, middle << 32 | (b &* d) & half)
  }
}
