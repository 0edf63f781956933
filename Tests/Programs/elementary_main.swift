// Reads pairs of numbers, as their bits, and writes for each pair the bits of the value of an elementary function and
// the floating-point exceptions that it raised, as <fenv.h> numbers them: elementary.sh compares them with exact values.
//
//     elementary exp|expm1|log|log1p|sin|cos|atan2

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let functions: [String: (Double, Double) -> Double] = [
  "exp": { x, _ in Math.exp(x) },
  "expm1": { x, _ in Math.expm1(x) },
  "log": { x, _ in Math.log(x) },
  "log1p": { x, _ in Math.log1p(x) },
  "sin": { x, _ in Math.sineAndCosine(x).sine },
  "cos": { x, _ in Math.sineAndCosine(x).cosine },
  "atan2": { y, x in Math.atan2(y, x) },
]
// A call through a pointer: the compiler cannot move the function's operations out of it.
let function = functions[CommandLine.arguments[1]]!
var words: [UInt64] = [0, 0]
let exceptions: Int32 = FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW | FE_INEXACT
while read(0, &words, 16) == 16 {
  feclearexcept(exceptions)
  let value = function(Double(bitPattern: words[0]), Double(bitPattern: words[1]))
  let raised = fetestexcept(exceptions)
  words = [value.bitPattern, UInt64(raised)]
  write(1, &words, 16)
}
