import Foundation

/// `bindings/scrollkit.api.json`: everything that a generator of bindings needs, with documentation.
func interfaceDescription(_ interface: CInterface) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let text = try encoder.encode(InterfaceDescription(interface))
  return String(decoding: text, as: UTF8.self) + "\n"
}

/// Types are spelled as in C: `double`, `scrollkit_phase`, `const scrollkit_input *`.
private struct InterfaceDescription: Encodable {
  let generated = "by `\(GenerateBindings.command)`, do not edit"
  let library = LibraryName.linux
  let pointerSize = CLayout.pointerSize
  var handles: [Handle] = []
  var enums: [Enumeration] = []
  var structs: [Structure] = []
  var callbacks: [Callback] = []
  let functions: [Function]

  struct Handle: Encodable {
    let name, concept, doc: String
  }

  struct Enumeration: Encodable {
    let name, type, concept, doc: String
    /// Whether its values are bits, which can be combined.
    let isFlags: Bool
    let values: [Value]
  }

  struct Value: Encodable {
    let name: String
    let value: Int
    let doc: String
  }

  struct Structure: Encodable {
    let name, concept, doc: String
    /// In bytes.
    let size: Int
    let fields: [Field]
  }

  struct Field: Encodable {
    let name, type, doc: String
    /// In bytes.
    let offset, size: Int
  }

  struct Callback: Encodable {
    let name, result, concept, doc: String
    let parameters: [Parameter]
  }

  struct Function: Encodable {
    let name, result, concept, doc: String
    /// The description of the result; nil if the function returns nothing.
    let returns: String?
    let parameters: [Parameter]
  }

  struct Parameter: Encodable {
    let name, type: String
    let doc: String?
  }

  init(_ interface: CInterface) {
    let layout = CLayout(types: interface.types)
    functions = interface.headers.flatMap { header in
      header.functions.map { Function($0, concept: header.concept) }
    }
    for one in interface.types.declarations {
      let doc = one.comment.paragraphs
      switch one.kind {
      case .handle:
        handles.append(.init(name: one.name, concept: one.concept, doc: doc))
      case .enumeration(let type, let values):
        enums.append(
          .init(
            name: one.name, type: type.spelling, concept: one.concept, doc: doc,
            isFlags: one.isFlags,
            values: values.map {
              .init(name: $0.name, value: Int($0.number) ?? 0, doc: $0.comment.paragraphs)
            }))
      case .structure(let fields):
        let (places, size) = layout.layout(of: fields)
        structs.append(
          .init(
            name: one.name, concept: one.concept, doc: doc, size: size,
            fields: zip(fields, places).map { field, place in
              .init(
                name: field.name, type: field.type.spelling, doc: field.comment.paragraphs,
                offset: place.offset, size: place.size)
            }))
      case .callback(let result, let parameters):
        callbacks.append(
          .init(
            name: one.name, result: result.spelling, concept: one.concept, doc: doc,
            parameters: parameters.map { .init(name: $0.name, type: $0.type.spelling, doc: nil) }))
      }
    }
  }
}

extension InterfaceDescription.Function {
  init(_ function: CFunction, concept: String) {
    var paragraphs: [String] = []
    var parameters: [String: String] = [:]
    var returns: String?
    for block in function.comment.blocks {
      switch block {
      case .paragraph(let text): paragraphs.append(text)
      case .verbatim(let lines): paragraphs.append(lines.joined(separator: "\n"))
      case .parameter(let name, let text): parameters[name] = text
      case .returns(let text): returns = text
      }
    }
    self.init(
      name: function.name, result: function.result.spelling, concept: concept,
      doc: paragraphs.joined(separator: "\n\n"), returns: returns,
      parameters: function.parameters.map {
        .init(name: $0.name, type: $0.type.spelling, doc: parameters[$0.name])
      })
  }
}

extension [String] {
  /// The lines of a comment as paragraphs, which are separated by an empty line.
  fileprivate var paragraphs: String {
    split(separator: "", omittingEmptySubsequences: true).map { $0.joined(separator: " ") }
      .joined(separator: "\n\n")
  }
}
