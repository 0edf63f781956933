/// Comments of the C interface in the names of JavaScript.
struct JavaScriptNames {
  /// The words of C with their words in JavaScript.
  private let words: [String: String]
  /// The names in C of fields that are 0 or 1.
  private let booleans: Set<String>

  init(_ methods: [JavaScriptMethod], _ types: TypesHeader) {
    var booleans: Set<String> = []
    var words = [
      "scrollkit_scroller_next_event": "Scroller.nextEvent", "scrollkit_scroller_destroy": "Scroller.destroy",
      "scrollkit_window_destroy": "Window.destroy", "scrollkit_list_destroy": "List.destroy",
      "scrollkit_scroller_set_delegate": "Scroller.setDelegate", "NULL": "null",
    ]
    for method in methods {
      let owner = method.owner.map { JavaScriptTypes.className($0) + "." } ?? ""
      words[method.function.name] = method.kind == .constructor ? "new " + owner.dropLast() : owner + method.name
      for parameter in method.function.parameters where parameter.name.contains("_") {
        words[parameter.name] = JavaScriptTypes.camelCase(parameter.name)
      }
    }
    for declaration in types.declarations {
      let name = JavaScriptTypes.className(declaration.name)
      words[declaration.name] = name
      switch declaration.kind {
      case .enumeration(_, let values):
        words[declaration.name.uppercased() + "_"] = name
        for value in values { words[value.name] = "\(name).\(declaration.suffix(of: value))" }
      case .structure(let fields):
        booleans.formUnion(fields.filter(\.isBoolean).map(\.name))
        for field in fields where field.name.contains("_") {
          words[field.name] = JavaScriptTypes.camelCase(field.name)
        }
      case .handle, .callback: break
      }
    }
    self.words = words
    self.booleans = booleans
  }

  /// The text without what only callers of C do: sizes of structs, and 0 and 1 for false and true.
  func translating(_ text: String, isBoolean: Bool = false) -> String {
    let sentences = text.parts(after: ". ").map { sentence in
      let parts = sentence.parts(after: "; ").filter { part in !Self.onlyC.contains { part.contains($0) } }
      let kept = parts.joined()
      return kept.hasSuffix("; ") ? kept.dropLast(2) + ". " : kept
    }
    let kept = sentences.joined().trimmed
    return (isBoolean ? kept.withBooleans : kept).naming(booleans).replacingWords(words)
  }

  private static let onlyC = ["struct_size", "INIT macro", "scrollkit_struct_", "if `count` is 0", "A smaller struct"]
}

extension String {
  fileprivate var withBooleans: String {
    let text = hasPrefix("1") ? "true" + dropFirst() : self
    return text.replacing("; 0: ", with: "; false: ").replacing("; else 0.", with: "; else false.")
      .replacing(": 0 or 1.", with: ": true or false.").replacing(" Range: 0 to 1.", with: "")
  }

  /// The text with `true` and `false` for the values of boolean fields.
  fileprivate func naming(_ booleans: Set<String>) -> String {
    booleans.reduce(self) { text, name in
      guard text.contains("`\(name)`") else { return text }
      return text.replacing("`\(name)` is 1", with: "`\(name)` is true").replacing("`\(name)` 0", with: "`\(name)` false")
        .replacing(", 0 if", with: ", false if")
    }
  }

  /// The parts of the text; each but the last ends with the separator.
  fileprivate func parts(after separator: String) -> [String] {
    let parts = split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
    return parts.dropLast().map { $0 + separator } + parts.suffix(1)
  }

  fileprivate func replacingWords(_ words: [String: String]) -> String {
    var text = ""
    var word = ""
    for letter in self + " " {
      if letter.isLetter || letter.isNumber || letter == "_" {
        word.append(letter)
      } else {
        text += (words[word] ?? word) + String(letter)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}
