extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// A name in camel case as words: `ScrollerSetup` becomes "Scroller setup".
  var sentence: String {
    reduce(into: "") { words, letter in
      let startsWord = letter.isUppercase && !words.isEmpty
      words += startsWord ? " " + letter.lowercased() : String(letter)
    }
  }

  /// With spaces after it, up to a width.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// In lines that are no longer than a width; a word that is longer has its own.
  ///
  /// - Parameter tag: Begins the first line; the others are indented as far.
  func wrapped(_ width: Int, hanging tag: String = "") -> [String] {
    let words: [SubSequence] = split(separator: " ")
    return words.map { String($0) }.wrapped(width, hanging: tag)
  }
}

extension [String] {
  /// Words in lines, as above.
  func wrapped(_ width: Int, hanging tag: String) -> [String] {
    let indent = String(repeating: " ", count: tag.count)
    var lines: [String] = []
    var line = tag
    var isEmpty = true
    for word in self {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (indent, true)
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// The elements of a list, each with a comma behind it but the last, which has the end.
  func commas(end: String) -> [String] {
    dropLast().map { $0 + "," } + suffix(1).map { $0 + end }
  }
}
