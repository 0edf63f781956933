// Makes random edits of lists and compares every answer with a plain array's.
//
//   lists EDITS SEED MOST_ITEMS

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard numbers.count == 3 else { fatalError("usage: lists EDITS SEED MOST_ITEMS") }
var session = try ListSession(seed: UInt64(numbers[1]), mostItems: numbers[2])
for edit in 0..<numbers[0] {
  try session.step()
  if !session.failure.isEmpty { fatalError("seed \(numbers[1]), edit \(edit): \(session.failure)") }
}
print("\(numbers[0]) edits of seed \(numbers[1]) answered like an array, up to \(session.height) levels")
