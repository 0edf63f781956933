/// `bindings/python/scrollkit/ffi.py`: constants, structs and functions for ctypes, with type hints.
func pythonModule(_ interface: CInterface) -> String {
  let python = PythonTypes(header: interface.types)
  return """
    # Generated, do not edit; run
    # \(GenerateBindings.command)
    \(pythonPreamble)

    \(interface.types.declarations.map { text($0, python) }.joined(separator: "\n\n"))

    \(pythonLoading)
    \(interface.functions.map { text($0, python) }.joined(separator: "\n"))
    """
}

private func text(_ declaration: TypesHeader.Declaration, _ python: PythonTypes) -> String {
  let name = PythonTypes.className(declaration.name)
  let doc = declaration.comment
  switch declaration.kind {
  case .handle:
    return "class \(name)(ctypes.c_void_p):\n" + pythonDocstring(doc, indent: 4)
  case .enumeration(_, let values):
    let base = declaration.isFlags ? "Flags" : "Constant"
    let members = values.map { value in
      "    \(declaration.suffix(of: value)) = \(value.number)\n"
        + pythonDocstring(value.comment, indent: 4)
    }
    return "class \(name)(\(base)):\n\(pythonDocstring(doc, indent: 4))\n\(members.joined())"
  case .structure(let fields):
    return python.checkedFields(declaration, fields) + "class \(name)(Struct):\n\(pythonDocstring(doc, indent: 4))\n"
      + structBody(fields, isChecked: python.isChecked(declaration), python)
  case .callback(let result, let parameters):
    // A text is bytes in a callback: ctypes converts it before the function is called.
    let types = [python.cType(result)] + parameters.map {
      $0.type == .pointer(to: .named("char"), isConst: true) ? "ctypes.c_char_p" : python.cType($0.type)
    }
    let note = [
      "", "Make it from a Python function with the parameters \(parameters.map(\.name).joined(separator: ", ")).",
      "Library.scroller_set_delegate keeps the delegate alive, and with it the function.",
    ]
    return "\(name) = ctypes.CFUNCTYPE(\(types.joined(separator: ", ")))\n"
      + pythonDocstring(doc + note, indent: 0)
  }
}

/// The fields of a struct, and a constructor whose parameters are those that a caller may set.
private func structBody(_ fields: [TypesHeader.Field], isChecked: Bool, _ python: PythonTypes) -> String {
  let own = ["struct_size", "reserved"]
  let hints = fields.map { field in
    "    \(field.name): \(python.hint(field, isChecked: isChecked))\n" + pythonDocstring(field.comment, indent: 4)
  }
  let types = fields.map { "        (\"\($0.name)\", \(python.cType($0.type))),\n" }
  let parameters = fields.filter { !own.contains($0.name) }.map { field in
    "        \(field.name): \(python.parameterHint(field, isChecked: isChecked)) = \(python.zero(field, isChecked: isChecked)),\n"
  }
  let arguments = fields.map { field in
    switch field.name {
    case "struct_size": "ctypes.sizeof(type(self))"
    case "reserved": "0"
    default: field.name
    }
  }
  let call = pythonCall("super().__init__", arguments, end: "", indent: 8)
  return """
    \(hints.joined())
        _fields_ = [
    \(types.joined())    ]

        def __init__(
            self,
            *,
    \(parameters.joined())    ) -> None:
    \(call)
    """
}

/// A call or a definition in one line, or else with its arguments indented below.
func pythonCall(_ head: String, _ arguments: [String], end: String, indent: Int) -> String {
  let space = String(repeating: " ", count: indent)
  let line = "\(space)\(head)(\(arguments.joined(separator: ", ")))\(end)"
  if line.count <= 100 { return line + "\n" }
  let list = arguments.commas(end: "").wrapped(100, hanging: space + "    ")
  return "\(space)\(head)(\n\(list.joined(separator: "\n"))\n\(space))\(end)\n"
}

/// A function as a method of the class `Library`.
private func text(_ function: CFunction, _ python: PythonTypes) -> String {
  let name = function.name.dropFirst("scrollkit_".count)
  let types = [python.resultType(function.result)] + function.parameters.map {
    python.argumentType($0.type)
  }
  var hints = ["self"] + function.parameters.map { "\($0.name): \(python.parameterHint($0.type))" }
  if hints.count > 1 { hints.append("/") }  // ctypes has no named parameters
  let end = " -> \(python.resultHint(function.result)):"
  let doc = function.comment.lines(width: 92, parameter: { "\($0):" }, returns: "Returns:")
  return pythonCall("@_c", types, end: "", indent: 4) + pythonCall("def \(name)", hints, end: end, indent: 4)
    + pythonDocstring(doc, indent: 8) + "        raise NotImplementedError\n"
}

func pythonDocstring(_ lines: [String], indent: Int) -> String {
  let space = String(repeating: " ", count: indent)
  let quote = #"""""#
  var text = lines.map { $0.replacing("\\", with: "\\\\") }
  text[0] = quote + text[0]
  if text.count == 1, indent + text[0].count + 3 <= 100 {
    text[0] += quote
  } else {
    text.append(quote)
  }
  return text.map { $0.isEmpty ? "\n" : space + $0 + "\n" }.joined()
}
