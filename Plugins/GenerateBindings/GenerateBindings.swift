import Foundation
import PackagePlugin

/// Writes all files that repeat the list of C functions or types.
///
///     swift package --allow-writing-to-package-directory generate-bindings [--check]
///
/// The functions are read from the compiler's symbol graph of `ScrollKitC`, the data types from the headers in
/// `include/scrollkit/types`, the order of the headers from `include/scrollkit.h`. With `--check` nothing is written, and
/// a committed file that differs is an error.
@main
struct GenerateBindings: CommandPlugin {
  static let tracedCalls = "Sources/ScrollKitC/Generated/TracedCalls.swift"

  static let command =
    "swift package --allow-writing-to-package-directory generate-bindings"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard arguments.isEmpty || arguments == ["--check"] else {
      throw GenerationError("unknown argument; the only one is --check")
    }
    let root = context.package.directoryURL
    let umbrella = try Umbrella(file: root.appending(path: "include/scrollkit.h"))
    let types = try TypesHeader(
      concepts: umbrella.concepts.map(\.name),
      folder: root.appending(path: "include/scrollkit/types"))
    // The generated Swift files come first: the symbol graph is read from a build that contains them.
    var isStale = try update(swiftFiles(for: types), in: root, arguments)
    // The C functions of an older interface may not compile.
    if arguments.isEmpty {
      let committed = try String(contentsOf: root.appending(path: Self.tracedCalls), encoding: .utf8)
      _ = try update([(Self.tracedCalls, swiftTracedCallsWithoutContents(committed))], in: root, arguments)
    }
    let interface = try CInterface(
      umbrella: umbrella, types: types, symbols: symbols(context))
    if try update(generatedFiles(for: interface), in: root, arguments) { isStale = true }
    if isStale { throw GenerationError("generated files are out of date") }
  }

  /// Writes the files that differ; with `--check`, prints their names.
  ///
  /// - Returns: Whether a file is out of date.
  private func update(
    _ files: [(path: String, text: String)], in root: URL, _ arguments: [String]
  ) throws -> Bool {
    var isStale = false
    for file in files {
      let url = root.appending(path: file.path)
      let committed = try? String(contentsOf: url, encoding: .utf8)
      if committed == file.text { continue }
      if arguments.isEmpty {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        print("wrote \(file.path)")
      } else {
        print("\(file.path) is out of date; run: \(Self.command)")
        isStale = true
      }
    }
    return isStale
  }

  private func swiftFiles(for types: TypesHeader) -> [(path: String, text: String)] {
    [
      ("Sources/ScrollKitC/Generated/EnumNames.swift", swiftNames(types)),
      ("Sources/ScrollKitC/Generated/Structs.swift", swiftStructs(types)),
    ]
  }

  private func symbols(_ context: PluginContext) throws -> [SymbolGraph.Symbol] {
    let name = "ScrollKitC"
    guard let target = try context.package.targets(named: [name]).first else {
      throw GenerationError("the package has no target \(name)")
    }
    let graph = try packageManager.getSymbolGraph(
      for: target,
      options: .init(
        minimumAccessLevel: .public, includeSynthesized: false, includeSPI: false,
        emitExtensionBlocks: false))
    return try SymbolGraph(file: graph.directoryURL.appending(path: "\(name).symbols.json")).symbols
  }
}

/// Why the files cannot be generated, and what to do about it.
struct GenerationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
