/// The names of C types in C++.
struct CppTypes {
  let structs: [Structure]
  /// The function that creates each handle.
  let creator: [String: CFunction]
  /// The handles that have a class.
  let handles: Set<String>
  /// The functions that are methods.
  let functions: [CFunction]
  private let types: TypesHeader

  struct Structure {
    let declaration: TypesHeader.Declaration
    let fields: [TypesHeader.Field]
  }

  /// What a parameter is for.
  enum Role {
    case value
    case handle(String)
    case input(String, isOptional: Bool)
    case array(String, isConst: Bool)
    case output(String)
    case delegate
  }

  init(_ interface: CInterface) throws {
    types = interface.types
    // The class of traces is written by hand (`cppTraces`), because its functions pass functions.
    handles = types.handles.subtracting(["scrollkit_trace"])
    functions = interface.functions.filter { !$0.name.hasPrefix("scrollkit_trace_") }
    let callbacks = types.callbacks
    structs = types.declarations.compactMap { declaration in
      guard case .structure(let fields) = declaration.kind else { return nil }
      let hasCallback = fields.contains { field in
        if case .named(let name) = field.type { callbacks.contains(name) } else { false }
      }
      return hasCallback ? nil : Structure(declaration: declaration, fields: fields)
    }
    var creator: [String: CFunction] = [:]
    for handle in handles {
      creator[handle] = functions.first { $0.name == handle + "_create" }
      guard let create = creator[handle], create.parameters.count == 2,
        functions.contains(where: { $0.name == handle + "_destroy" })
      else { throw GenerationError("\(handle) needs \(handle)_create with two parameters, and \(handle)_destroy") }
    }
    self.creator = creator
  }

  /// `scrollkit_input_kind` becomes `InputKind`.
  static func className(_ name: String) -> String { PythonTypes.className(name) }

  /// `NEWEST` becomes `newest`; a keyword gets an underscore.
  static func constant(_ suffix: Substring) -> String {
    let name = suffix.lowercased()
    return keywords.contains(name) ? name + "_" : name
  }

  private static let keywords: Set<String> = [
    "auto", "bool", "break", "case", "char", "const", "continue", "default", "delete", "do", "double", "else",
    "enum", "explicit", "export", "extern", "false", "float", "for", "goto", "if", "inline", "int", "long", "new",
    "not", "operator", "or", "private", "public", "register", "return", "short", "signed", "static", "switch",
    "this", "throw", "true", "try", "union", "void", "while", "xor", "and",
  ]

  func isHandle(_ name: String) -> Bool { handles.contains(name) }

  func isStruct(_ type: CType) -> Bool {
    if case .named(let name) = type { types.structs.contains(name) } else { false }
  }

  /// The handle that a function is called on: that of its first parameter.
  func handle(of function: CFunction) -> String? {
    guard let first = function.parameters.first, case .pointer(.named(let name), false) = first.type,
      isHandle(name), !function.name.hasSuffix("_create")
    else { return nil }
    return name
  }

  /// The name without `scrollkit_` and without the noun of the class that has the method.
  func methodName(of function: CFunction) -> String {
    let noun = (handle(of: function) ?? "scrollkit") + "_"
    return function.name.within(noun, "") ?? function.name.within("scrollkit_", "") ?? function.name
  }

  /// A type that is passed or returned by value.
  func value(_ type: CType) -> String {
    switch type {
    case .void: "void"
    case .named(let name):
      if types.enumerations.contains(name) || types.structs.contains(name) {
        Self.className(name)
      } else {
        name == "double" || name == "char" ? name : "std::\(name)"
      }
    case .pointer(let pointee, let isConst): "\(isConst ? "const " : "")\(value(pointee)) *"
    }
  }

  /// An expression of a C++ type as the C type.
  func toC(_ text: String, _ type: CType) -> String {
    guard case .named(let name) = type, types.enumerations.contains(name) else { return text }
    return "\(name)(\(text))"
  }

  func fromC(_ text: String, _ type: CType) -> String {
    guard case .named(let name) = type, types.enumerations.contains(name) else { return text }
    return "\(Self.className(name))(\(text))"
  }

  /// A pointer to a scalar or an enum as the C pointer.
  func pointerToC(_ text: String, _ type: CType) -> String {
    guard case .named(let name) = type.pointee, types.enumerations.contains(name) else { return "&\(text)" }
    return "reinterpret_cast<\(name) *>(&\(text))"
  }

  func arrayToC(_ text: String, _ type: CType) -> String {
    if isStruct(type.pointee) { return "detail::c(\(text))" }
    guard case .pointer(.named(let name), _) = type.pointee, isHandle(name) else { return text }
    return "reinterpret_cast<\(name) *const *>(\(text))"
  }
}

extension CppTypes.Role {
  /// - Parameter isFilled: Whether a capacity follows: then a pointer to scalars is an array that the function fills.
  init(_ parameter: CFunction.Parameter, _ text: String, _ cpp: CppTypes, isFilled: Bool) {
    // Many of something are documented by "each", "all" or their order.
    let isDocumented = ["each", "all must", "none may", "oldest first", "extents"].contains { text.contains($0) }
    let isArray = isDocumented || isFilled && !cpp.isStruct(parameter.type.pointee)
    switch parameter.type {
    case .pointer(.named("char"), _), .pointer(.void, _), .named, .void: self = .value
    case .pointer(.named(let name), false) where cpp.isHandle(name): self = .handle(name)
    case .pointer(.pointer(.named(let name), _), _) where cpp.isHandle(name):
      self = .array("Basic\(CppTypes.className(name))Ref<Errors>", isConst: true)
    case .pointer(.named("scrollkit_delegate"), _): self = .delegate
    case .pointer(let pointee, let isConst):
      let type = cpp.value(pointee)
      if isArray {
        self = .array(type, isConst: isConst)
      } else if isConst {
        self = cpp.isStruct(pointee) ? .input(type, isOptional: text.contains("NULL means")) : .array(type, isConst: true)
      } else {
        self = .output(type)
      }
    }
  }
}

extension CType {
  /// The type that a pointer points to; the type itself if it is no pointer.
  var pointee: CType {
    if case .pointer(let pointee, _) = self { pointee } else { self }
  }
}

extension DocComment {
  /// The first paragraph, which is one line of a list of functions.
  var summary: [String] {
    for case .paragraph(let text) in blocks { return [text] }
    return []
  }

  /// The text about a parameter.
  func text(of parameter: String) -> String {
    for case .parameter(parameter, let text) in blocks { return text }
    return ""
  }
}
