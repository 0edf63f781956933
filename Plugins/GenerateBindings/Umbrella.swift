import Foundation

/// `include/scrollkit.h`, written by hand: the headers in reading order.
struct Umbrella {
  let concepts: [Concept]

  struct Concept {
    let name: String
    let title: String
  }

  init(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    concepts = text.matches(of: /#include "scrollkit\/(\w+)\.h" +\/\* (.+) \*\//).map {
      Concept(name: String($0.1), title: String($0.2))
    }
  }
}
