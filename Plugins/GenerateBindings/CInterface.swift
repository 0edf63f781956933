/// The whole C interface: data types by hand, functions from Swift.
struct CInterface {
  let types: TypesHeader
  let sections: [Section]

  /// The functions of one source file.
  struct Section {
    let title: String
    let functions: [CFunction]
  }

  /// All functions, in the header's order.
  var functions: [CFunction] { sections.flatMap(\.functions) }

  init(types: TypesHeader, symbols: [SymbolGraph.Symbol]) throws {
    self.types = types
    let functions = try symbols.filter { $0.kind.identifier == "swift.func" }
      .map { try CFunction($0, types: types) }
    sections = Dictionary(grouping: functions, by: \.file)
      .sorted { Self.place($0.key) < Self.place($1.key) }
      .map { file, functions in
        Section(title: file.sentence, functions: functions.sorted { $0.line < $1.line })
      }
  }

  /// The sections in the order in which a newcomer needs them; a file not named here comes after.
  private static let order = [
    "Library", "ScrollerSetup", "FeelChoice", "Push", "LinuxInputs",
    "LibraryInputs", "PlatformInputs", "Frame", "Program", "Context",
    "Top", "Window", "Headers", "Anchor", "Nub", "Nest", "Snap", "Zoom", "Steering", "Bars",
  ]

  private static func place(_ file: String) -> (Int, String) {
    (order.firstIndex(of: file) ?? order.count, file)
  }
}
