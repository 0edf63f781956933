// Calls an elementary function 10,000 times, the library's own or that of the C library: elementary.sh compares the
// instructions that they take.
//
//     elementary exp|expm1|log|log1p|sin|cos|atan2 own|libm

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let functions: [String: (own: (Double, Double) -> Double, libm: (Double, Double) -> Double, range: ClosedRange<Double>)] = [
  "exp": ({ x, _ in Math.exp(x) }, { x, _ in exp(x) }, -40...10),
  "expm1": ({ x, _ in Math.expm1(x) }, { x, _ in expm1(x) }, -40...10),
  "log": ({ x, _ in Math.log(x) }, { x, _ in log(x) }, 1e-3...1e3),
  "log1p": ({ x, _ in Math.log1p(x) }, { x, _ in log1p(x) }, -0.9...10),
  "sin": ({ x, _ in Math.sineAndCosine(x).sine }, { x, _ in sin(x) }, -40...40),
  "cos": ({ x, _ in Math.sineAndCosine(x).cosine }, { x, _ in cos(x) }, -40...40),
  "atan2": ({ y, x in Math.atan2(y, x) }, { y, x in atan2(y, x) }, -100...100),
]
let (own, libm, range) = functions[CommandLine.arguments[1]]!
// A call through a pointer: the compiler cannot drop it.
let function = CommandLine.arguments[2] == "own" ? own : libm
var sum = 0.0
for step in 0..<10_000 {
  let share = Double(step) * 0.618_033_988_749_894_8
  let x = range.lowerBound + (share - share.rounded(.down)) * (range.upperBound - range.lowerBound)
  sum += function(x, 1.5 - share)
}
print(sum)
