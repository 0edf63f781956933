/// A parsed doc comment, which each language formats in its own way.
struct DocComment {
  let blocks: [Block]

  enum Block {
    case paragraph(String)
    /// Lines that are not wrapped: code, a picture.
    case verbatim([String])
    case parameter(name: String, text: String)
    case returns(String)
  }

  init(_ lines: [String]) throws {
    guard lines.contains(where: { !$0.isEmpty }) else { throw GenerationError("it has no doc comment") }
    var blocks: [Block] = []
    var isOpen = false  // whether the next line continues the last block
    for line in lines {
      let text = line.trimmed
      if text.isEmpty {
        isOpen = false
      } else if let rest = text.within("@param ", "") {
        let name = String(rest.prefix { $0 != " " })
        blocks.append(.parameter(name: name, text: String(rest.dropFirst(name.count)).trimmed))
        isOpen = true
      } else if let rest = text.within("@return ", "") {
        blocks.append(.returns(rest.trimmed))
        isOpen = true
      } else if text.hasPrefix("@") {
        throw GenerationError("the comment's `\(text)` is neither @param nor @return")
      } else if isOpen, let last = blocks.popLast() {
        blocks.append(last.continued(line))
      } else {
        blocks.append(line.hasPrefix("    ") ? .verbatim([line]) : .paragraph(text))
        isOpen = true
      }
    }
    self.blocks = blocks
  }

  private init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// The comment without the blocks for which `isDropped` returns true.
  func dropping(_ isDropped: (Block) -> Bool) -> DocComment {
    DocComment(blocks: blocks.filter { !isDropped($0) })
  }

  var parameterNames: [String] {
    blocks.compactMap { block in
      if case .parameter(let name, _) = block { name } else { nil }
    }
  }

  func mapping(_ transform: (Block) -> Block) -> DocComment {
    DocComment(blocks: blocks.map(transform))
  }

  /// The text about a parameter.
  func text(ofParameter parameter: String) -> String? {
    for case .parameter(parameter, let text) in blocks { return text }
    return nil
  }

  /// The text about the result.
  var returned: String? {
    for case .returns(let text) in blocks { return text }
    return nil
  }

  var hasReturn: Bool {
    blocks.contains { block in
      if case .returns = block { true } else { false }
    }
  }
}

extension DocComment.Block {
  fileprivate func continued(_ line: String) -> Self {
    switch self {
    case .paragraph(let text): .paragraph(text + " " + line.trimmed)
    case .verbatim(let lines): .verbatim(lines + [line])
    case .parameter(let name, let text): .parameter(name: name, text: text + " " + line.trimmed)
    case .returns(let text): .returns(text + " " + line.trimmed)
    }
  }
}

extension DocComment {
  /// The comment in lines. Tags are in a column, without blank lines between them.
  ///
  /// - Parameters:
  ///   - width: The longest line, in characters.
  ///   - parameter: Returns the tag of a parameter.
  ///   - returns: The tag of the result.
  func lines(width: Int, parameter: (String) -> String, returns: String) -> [String] {
    let tagWidth = parameterNames.map { parameter($0).count }.max() ?? 0
    var lines: [String] = []
    var wasTag = false
    for block in blocks {
      let isTag: Bool
      let new: [String]
      switch block {
      case .paragraph(let text): (isTag, new) = (false, text.wrapped(width))
      case .verbatim(let text): (isTag, new) = (false, text)
      case .parameter(let name, let text):
        let tag = parameter(name).padded(tagWidth) + " "
        (isTag, new) = (true, text.wrapped(width, hanging: tag))
      case .returns(let text): (isTag, new) = (true, text.wrapped(width, hanging: returns + " "))
      }
      if !lines.isEmpty, !(isTag && wasTag) { lines.append("") }
      lines += new
      wasTag = isTag
    }
    return lines
  }
}
