/// The C interface: data types written by hand, functions read from Swift.
struct CInterface {
  let types: TypesHeader
  let headers: [Header]

  /// The header of a concept.
  struct Header {
    /// The name of the file, without its ending.
    let concept: String
    /// One sentence about its subject.
    let title: String
    let sections: [Section]

    var functions: [CFunction] { sections.flatMap(\.functions) }
  }

  /// The functions of one source file.
  struct Section {
    let title: String
    let functions: [CFunction]
  }

  /// All functions, in the order of the headers.
  var functions: [CFunction] { headers.flatMap(\.functions) }

  init(umbrella: Umbrella, types: TypesHeader, symbols: [SymbolGraph.Symbol]) throws {
    self.types = types
    let symbols = symbols.filter { $0.kind.identifier == "swift.func" && !$0.isGenerated }
    // The C functions of functions without a C name record calls. They are not described again.
    let implementations = Set(symbols.filter { !$0.hasCName }.map { "scrollkit_" + $0.name })
    let recorders = Set(symbols.filter(\.hasCName).map(\.name)).intersection(implementations)
    let functions = try symbols.filter { !recorders.contains($0.name) }
      .map { try CFunction($0, recorders: recorders, types: types) }
    let files = Dictionary(grouping: functions, by: \.file).sorted { $0.key < $1.key }
    for (file, _) in files where !umbrella.concepts.contains(where: { $0.name == file.concept }) {
      throw GenerationError("\(file).swift needs `#include \"scrollkit/\(file.concept).h\"` in scrollkit.h")
    }
    headers = umbrella.concepts.map { concept in
      Header(
        concept: concept.name, title: concept.title,
        sections: files.filter { $0.key.concept == concept.name }.map { file, functions in
          Section(title: file.title, functions: functions.sorted { $0.line < $1.line })
        })
    }
  }
}

extension String {
  /// The concept that a source file belongs to: `Scroller+Scrolling` belongs to `scroller`.
  fileprivate var concept: String { prefix { $0 != "+" }.lowercased() }

  /// The title of a source file's section: `Toolkits+Linux` is "Toolkits: Linux". In the shipped build both layers are
  /// one module, so a file with the name of a file of the engine ends in `+C`.
  fileprivate var title: String {
    let parts = split(separator: "+").map { $0.sentence }
    return parts.filter { $0 != "C" }.joined(separator: ": ")
  }
}
