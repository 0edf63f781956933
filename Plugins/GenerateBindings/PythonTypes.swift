/// The names of C types in Python: for ctypes, and as type hints.
struct PythonTypes {
  let header: TypesHeader

  /// `scrollkit_input_kind` becomes `InputKind`.
  static func className(_ name: String) -> String {
    name.split(separator: "_").dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  func cType(_ type: CType) -> String {
    switch type {
    case .void: "None"
    case .named(let name): underlying(name).map { "ctypes.c_\($0)" } ?? Self.className(name)
    case .pointer(.void, _): "ctypes.c_void_p"
    case .pointer(.named("char"), true): "_Text"
    case .pointer(.named(let name), _) where header.handles.contains(name): Self.className(name)
    case .pointer(let pointee, _): "ctypes.POINTER(\(cType(pointee)))"
    }
  }

  /// The type that converts an argument of a function.
  func argumentType(_ type: CType) -> String {
    if case .named(let name) = type, header.enumerations.contains(name) { return Self.className(name) }
    return cType(type)
  }

  /// Whether the enums and booleans of a struct are those of Python.
  ///
  /// A frame and an event have plain numbers: each tick copies them to the package's own `Frame` and `Event`.
  func isChecked(_ declaration: TypesHeader.Declaration) -> Bool {
    !["scrollkit_frame", "scrollkit_event"].contains(declaration.name)
  }

  /// The decorator of a struct whose fields are enums or booleans; empty if none is.
  func checkedFields(_ declaration: TypesHeader.Declaration, _ fields: [TypesHeader.Field]) -> String {
    let types = fields.compactMap { field in
      field.isBoolean ? "\(field.name)=bool" : enumeration(field.type).map { "\(field.name)=\(Self.className($0.name))" }
    }
    return types.isEmpty || !isChecked(declaration) ? "" : pythonCall("@_checked", types, end: "", indent: 0)
  }

  private func enumeration(_ type: CType) -> TypesHeader.Declaration? {
    guard case .named(let name) = type, header.enumerations.contains(name) else { return nil }
    return header.declarations.first { $0.name == name }
  }

  func resultType(_ type: CType) -> String {
    isResult(type) ? "_Status" : cType(type)
  }

  func hint(_ field: TypesHeader.Field, isChecked: Bool) -> String {
    guard isChecked else { return hint(field.type) }
    if let type = enumeration(field.type), !type.isOpen { return Self.className(type.name) }
    return parameterHint(field, isChecked: isChecked)
  }

  func parameterHint(_ field: TypesHeader.Field, isChecked: Bool) -> String {
    field.isBoolean && isChecked ? "bool" : hint(field.type)
  }

  func hint(_ type: CType) -> String {
    switch type {
    case .void: "None"
    case .named("double"): "float"
    case .named(let name) where header.callbacks.contains(name): "Any"
    case .named(let name) where header.enumerations.contains(name): "\(Self.className(name)) | int"
    case .named(let name): underlying(name) == nil ? Self.className(name) : "int"
    case .pointer(.void, _): "int | None"
    case .pointer(.named("char"), true): "str"
    case .pointer(.named(let name), _) where header.handles.contains(name): Self.className(name)
    case .pointer(let pointee, _): "ctypes._Pointer[\(cType(pointee))]"
    }
  }

  func parameterHint(_ type: CType) -> String {
    switch type {
    case .pointer(.named("char"), true): "str | None"
    case .pointer(.named(let name), _) where header.handles.contains(name):
      "\(Self.className(name)) | None"
    case .pointer(let pointee, _) where pointee != .void: "Pointer[\(cType(pointee))]"
    case .void, .named, .pointer: hint(type)
    }
  }

  func resultHint(_ type: CType) -> String {
    isResult(type) ? "int" : hint(type)
  }

  /// Whether a negative number of the type is an error.
  private func isResult(_ type: CType) -> Bool {
    guard case .named(let name) = type,
      case .enumeration(.named("int32_t"), _) = header.kinds[name]
    else { return false }
    return true
  }

  /// The default of a field.
  func zero(_ field: TypesHeader.Field, isChecked: Bool) -> String {
    field.isBoolean && isChecked ? "False" : zero(field.type)
  }

  private func zero(_ type: CType) -> String {
    switch type {
    case .named("double"): "0.0"
    case .named(let name) where header.callbacks.contains(name): "\(Self.className(name))(0)"
    case .named, .void: "0"
    case .pointer: "None"
    }
  }

  /// The name of a scalar type in ctypes; nil for other types.
  private func underlying(_ name: String) -> String? {
    switch header.kinds[name] {
    case .enumeration(.named(let scalar), _): underlying(scalar)
    case nil: name == "size_t" ? name : name.within("", "_t") ?? name
    case .enumeration, .handle, .structure, .callback: nil
    }
  }
}
