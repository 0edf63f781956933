import Foundation

extension TypesHeader {
  /// Reads the types of concepts from their headers in a folder, with the headers that they include. A concept without
  /// types has no header. A line must have one of these forms:
  ///
  ///     typedef struct NAME NAME;            enum {                  typedef struct NAME {
  ///     typedef TYPE NAME;                     NAME = NUMBER,          TYPE NAME;
  ///     typedef TYPE (*NAME)(PARAMETERS);    };                      } NAME;
  init(concepts: [String], folder: URL) throws {
    var declarations: [Declaration] = []
    var read: Set<String> = []
    for concept in concepts {
      let file = folder.appending(path: "\(concept).h")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      try Self.read(concept, in: folder, into: &declarations, &read)
    }
    self.declarations = declarations
  }

  private static func read(
    _ concept: String, in folder: URL, into declarations: inout [Declaration],
    _ read: inout Set<String>
  ) throws {
    guard read.insert(concept).inserted else { return }
    let file = folder.appending(path: "\(concept).h")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for line in lines {
      guard let match = line.wholeMatch(of: /#include "(\w+)\.h"/) else { continue }
      try Self.read(String(match.1), in: folder, into: &declarations, &read)
    }
    var parser = TypesHeaderParser(concept: concept, lines: lines, declarations: declarations)
    do {
      while try parser.parseDeclaration() {}
    } catch {
      throw GenerationError("\(file.lastPathComponent):\(parser.lineNumber): \(error)")
    }
    declarations = parser.declarations
  }
}

private struct TypesHeaderParser {
  let concept: String
  let lines: [String]
  /// The number of the last line that was read.
  var lineNumber = 0
  var declarations: [TypesHeader.Declaration]
  private var comment: [String] = []

  init(concept: String, lines: [String], declarations: [TypesHeader.Declaration]) {
    self.concept = concept
    self.lines = lines
    self.declarations = declarations
  }

  /// Reads one declaration.
  ///
  /// - Returns: Whether lines may be left.
  mutating func parseDeclaration() throws -> Bool {
    guard let line = try nextLine() else { return false }
    if let match = line.wholeMatch(of: /typedef struct (\w+) (\w+);/), match.1 == match.2 {
      declare(match.1, .handle)
    } else if let match = line.wholeMatch(of: /typedef struct (\w+) \{/) {
      let comment = takeComment()
      declare(match.1, .structure(try parseFields(of: match.1)), comment)
    } else if let match = line.wholeMatch(of: /typedef (u?int32_t) (\w+);/) {
      let comment = takeComment()
      let type = try CType(c: match.1, known: [])
      declare(match.2, .enumeration(type: type, values: try parseValues(of: match.2)), comment)
    } else if let match = line.wholeMatch(of: /typedef (\w+) \(\*(\w+)\)\((.*)/) {
      let comment = takeComment()
      let result = try CType(c: match.1, known: known)
      let parameters = try parseParameters(String(match.3))
      declare(match.2, .callback(result: result, parameters: parameters), comment)
    } else if Self.ignored.contains(where: { line.wholeMatch(of: $0) != nil }) {
      comment = []
    } else {
      throw GenerationError("`\(line)` has an unknown form")
    }
    return true
  }

  /// Lines that declare nothing.
  private static var ignored: [Regex<Substring>] {
    [
      /#ifndef SCROLLKIT_TYPES_\w+_H/, /#define SCROLLKIT_TYPES_\w+_H/, /#include <\w+\.h>/,
      /#include "\w+\.h"/, /#endif.*/,
    ]
  }

  private mutating func parseFields(of name: Substring) throws -> [TypesHeader.Field] {
    var fields: [TypesHeader.Field] = []
    while let line = try nextLine() {
      if line == "} \(name);" { return fields }
      guard let match = line.wholeMatch(of: /(.*);/) else {
        throw GenerationError("`\(line)` is not a field")
      }
      fields.append(try field(match.1, comment: takeComment()))
    }
    throw GenerationError("the struct \(name) has no end")
  }

  private mutating func parseValues(of name: Substring) throws -> [TypesHeader.Value] {
    guard try nextLine() == "enum {" else {
      throw GenerationError("an enum's values must follow its typedef")
    }
    var values: [TypesHeader.Value] = []
    while let line = try nextLine() {
      if line == "};" { return values }
      guard let match = line.wholeMatch(of: /(SCROLLKIT_\w+) = (-?\d+),?/) else {
        throw GenerationError("`\(line)` is not a value")
      }
      guard match.1.hasPrefix(name.uppercased() + "_") else {
        throw GenerationError("`\(match.1)` must begin with \(name.uppercased())_")
      }
      values.append(
        .init(name: String(match.1), number: String(match.2), comment: takeComment()))
    }
    throw GenerationError("an enum has no end")
  }

  private mutating func parseParameters(_ start: String) throws -> [TypesHeader.Field] {
    var text = start
    while !text.hasSuffix(");") {
      guard let line = try nextLine() else { throw GenerationError("a callback has no end") }
      text += " " + line.trimmed
    }
    return try text.dropLast(2).split(separator: ",").map { try field($0, comment: []) }
  }

  private func field(
    _ declaration: some StringProtocol, comment: [String]
  ) throws -> TypesHeader.Field {
    guard let match = declaration.trimmed.wholeMatch(of: /((?:const )?\w+ \**)(\w+)/) else {
      throw GenerationError("`\(declaration)` must be a type and a name")
    }
    let type = try CType(c: match.1.trimmed, known: known)
    return .init(name: String(match.2), type: type, comment: comment)
  }

  /// The names of the types declared before.
  private var known: Set<String> { Set(declarations.map(\.name)) }

  private mutating func declare(
    _ name: Substring, _ kind: TypesHeader.Kind, _ comment: [String]? = nil
  ) {
    declarations.append(
      .init(name: String(name), concept: concept, comment: comment ?? takeComment(), kind: kind))
  }

  private mutating func takeComment() -> [String] {
    defer { comment = [] }
    return comment
  }

  /// The next line of code, without its indentation. Stores the last comment before it.
  private mutating func nextLine() throws -> String? {
    while lineNumber < lines.count {
      let line = lines[lineNumber].trimmed
      lineNumber += 1
      if line.isEmpty {
        continue
      } else if let text = line.within("/** ", " */") {
        comment = [text]
      } else if line == "/**" {
        comment = try restOfComment()
      } else {
        return line
      }
    }
    return nil
  }

  private mutating func restOfComment() throws -> [String] {
    var text: [String] = []
    while lineNumber < lines.count {
      let line = lines[lineNumber].trimmed
      lineNumber += 1
      if line == "*/" { return text }
      guard line.hasPrefix("*") else { throw GenerationError("`\(line)` is not a line of a comment") }
      text.append(line.dropFirst().trimmed)
    }
    throw GenerationError("a comment has no end")
  }
}
