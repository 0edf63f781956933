import Foundation

for suite in VectorSuite.all {
  for vector in try ReferenceVector.load(suite.file).filter({ suite.families.contains($0.family) }) {
    if CommandLine.arguments.count > 1 { FileHandle.standardError.write((vector.id+"\n").data(using:.utf8)!) }
    let o = VectorSuite.Outcome(vector: vector, compared: suite.run(vector) ?? [], isShipped: true)
    if o.compared.isEmpty { print(vector.id, "NOT RUN") }
    if let d = VectorDeviation.all[vector.id] {
      if let x = o.wrong.first(where: { $0.name == d.name }), abs(x.actual - d.ours) < 0.0006 { continue }
      print("DEV", vector.id, d.name, d.ours, o.wrong); continue
    }
    if !o.wrong.isEmpty { print(vector.id, o.wrong) }
  }
}
