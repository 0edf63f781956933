// Runs the reference vectors through the built library; see scripts/vectors.
//
//   vectors              one line per family, and the sums
//   vectors --reasons    also each deviation, with both values and the reason
import Foundation

func row(_ cells: [String]) -> String {
  cells.enumerated().map { index, cell in
    let spaces = String(repeating: " ", count: max(0, (index == 0 ? 16 : 11) - cell.count))
    return index == 0 ? cell + spaces : spaces + cell
  }.joined()
}

func counts(_ outcomes: [VectorSuite.Outcome]) -> [String] {
  VectorSuite.Outcome.allCases.map { outcome in "\(outcomes.filter { $0 == outcome }.count)" }
}

let reports = try VectorSuite.all.map { ($0, try $0.report()) }
print(row(["family"] + VectorSuite.Outcome.allCases.map { "\($0)" }))
for (suite, report) in reports {
  for family in suite.families {
    print(row([family] + counts(report.outcomes.filter { $0.family == family }.map(\.outcome))))
  }
}
print(row(["all"] + counts(reports.flatMap { $0.1.outcomes.map(\.outcome) })))
if CommandLine.arguments.contains("--reasons") {
  for (_, report) in reports { for reason in report.reasons { print("\n" + reason) } }
}
let failures = reports.flatMap { $0.1.failures }
for failure in failures { print("FAILED:", failure) }
exit(failures.isEmpty ? 0 : 1)
