import CScrollKitTypes
import ScrollKitCore

// The arguments of C callers are validated here and in the generated `validate()` of each struct. Behind them every
// number is finite and every enum value is known.

/// Taste. 10¹² points: the largest length. A `Double` then still resolves a ten-thousandth of a point. Larger makes offsets
/// coarser.
let longestLength = 1e12
/// Taste. 10¹⁰ seconds: the largest time. A `Double` then still resolves two microseconds. Larger makes times coarser.
let latestTime = 1e10
/// Taste. 10¹¹ seconds: the most by which clocks are set back in all. A `Double` then still resolves fifteen microseconds. Larger
/// makes times coarser.
let longestClockOffset = 1e11
/// Taste. A million: the largest count of an array in one call. Larger takes more memory for a wrong count.
let largestBatch: UInt = 1 << 20

/// Why a number is invalid that must lie from `lower` to `upper`; nil if it is valid.
func rangeError(_ number: Double, _ lower: Double, _ upper: Double) -> scrollkit_status? {
  // Bits are compared because a comparison with a signaling NaN would raise a floating-point exception.
  guard number.isFinite else { return number.bitPattern == upper.bitPattern ? nil : .notFinite }
  return number >= lower && number <= upper ? nil : .outOfRange
}

/// Why a length is invalid; nil if it is valid.
func lengthError(_ length: Double) -> scrollkit_status? {
  rangeError(length, -longestLength, longestLength)
}

/// Why one of two lengths is invalid; nil if both are valid.
func lengthError(_ x: Double, _ y: Double) -> scrollkit_status? {
  lengthError(x) ?? lengthError(y)
}

/// Why a time is invalid; nil if it is valid.
func timeError(_ time: Double) -> scrollkit_status? {
  rangeError(time, -latestTime, latestTime)
}
