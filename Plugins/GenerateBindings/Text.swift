extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The words of a name in camel case: `ScrollerSetup` becomes "Scroller setup".
  var sentence: String {
    reduce(into: "") { words, letter in
      let startsWord = letter.isUppercase && !words.isEmpty
      words += startsWord ? " " + letter.lowercased() : String(letter)
    }
  }

  /// The text with trailing spaces up to a width.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text in lines of at most a width. A longer word has a line of its own.
  ///
  /// - Parameter tag: The start of the first line. The others are indented by its length.
  func wrapped(_ width: Int, hanging tag: String = "") -> [String] {
    let words: [SubSequence] = split(separator: " ")
    return words.map { String($0) }.wrapped(width, hanging: tag)
  }
}

extension [String] {
  /// The words in lines of at most a width.
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

  /// The elements with a comma after each; the last one has `end` instead.
  func commas(end: String) -> [String] {
    dropLast().map { $0 + "," } + suffix(1).map { $0 + end }
  }
}
