/// `bindings/python/scrollkit/toolkits.py`: an `Input` from the event of each toolkit.
func pythonToolkits(_ interface: CInterface) -> String {
  let python = PythonTypes(header: interface.types)
  let prefix = "scrollkit_input_from_"
  let functions = interface.functions.filter { $0.name.hasPrefix(prefix) }
  return #"""
    # Generated, do not edit; run
    # \#(GenerateBindings.command)
    """Inputs made of the events of toolkits and platforms, with the correct sign, unit and time.

        scroller.push(scrollkit.toolkits.sdl3_wheel(0, 1, 0, event.wheel.timestamp))
    """

    from __future__ import annotations

    from ._library import library
    from .ffi import Input

    \#(functions.map { text($0, String($0.name.dropFirst(prefix.count)), python) }.joined(separator: "\n\n"))
    """#
}

/// A function that returns the input which the C function writes through its first parameter.
private func text(_ function: CFunction, _ name: String, _ python: PythonTypes) -> String {
  let parameters = function.parameters.dropFirst()
  let hints = parameters.map { "\($0.name): \(python.parameterHint($0.type))" }
  let arguments = ["result"] + parameters.map(\.name)
  let doc = function.comment.ofArguments.lines(width: 96, parameter: { "\($0):" }, returns: "")
  return pythonCall("def \(name)", hints, end: " -> Input:", indent: 0) + pythonDocstring(doc, indent: 4)
    + "    result = Input()\n"
    + pythonCall("library().\(function.name.dropFirst("scrollkit_".count))", arguments, end: "", indent: 4)
    + "    return result\n"
}

extension DocComment {
  /// The comment without the result and the input, which Python returns.
  fileprivate var ofArguments: DocComment {
    dropping { block in
      switch block {
      case .paragraph(let text): text.hasPrefix("Thread safety")
      case .verbatim: false
      case .parameter(let name, _): name == "input"
      case .returns: true
      }
    }
  }
}
