import Foundation

/// The part of the compiler's symbol graph that the generator reads.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]

  init(file: URL) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  }

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let names: Names
    let docComment: DocComment?
    let functionSignature: Signature?
    let declarationFragments: [Fragment]
    let location: Location?
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Names: Decodable {
    let title: String
  }

  struct DocComment: Decodable {
    let lines: [Line]

    struct Line: Decodable {
      let text: String
    }
  }

  struct Signature: Decodable {
    let parameters: [Parameter]?
    let returns: [Fragment]

    struct Parameter: Decodable {
      let name: String
      let declarationFragments: [Fragment]
    }
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Location: Decodable {
    let uri: String
    let position: Position

    struct Position: Decodable {
      let line: Int
    }
  }
}

extension [SymbolGraph.Fragment] {
  /// The source text of the fragments.
  var spelling: String { map(\.spelling).joined() }
}
