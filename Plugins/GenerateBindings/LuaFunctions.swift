/// `bindings/lua/scrollkit_lua.h`: the structs, the constants and the functions of the module for Lua 5.4. It is a part of
/// `scrollkit_lua.c`, which has the functions that it calls.
func luaFunctions(_ interface: CInterface) throws -> String {
  let types = JavaScriptTypes(header: interface.types)
  let functions = try interface.functions.compactMap { try JavaScriptMethod($0, types) }.map { LuaFunction($0, types) }
  let structs = interface.types.declarations.compactMap { structure($0, types) }
  let handles = interface.types.declarations.filter {
    $0.name != "scrollkit_trace" && interface.types.handles.contains($0.name)
  }
  let methods = handles.map { handle in
    list("\(handle.shortName)_methods", functions.filter { $0.isMethod(of: handle.name) })
  }
  return """
    /* Generated, do not edit; run
     * \(GenerateBindings.command)
     *
     * A part of scrollkit_lua.c: a function of Lua for each of C, whose comment scrollkit.h has.
     */

    \(structs.joined(separator: "\n"))
    /* The names of C without SCROLLKIT_. */
    static const constant constants[] = {
    \(interface.types.declarations.map(constants).joined())};

    \(functions.map(\.definition).joined(separator: "\n"))
    \(methods.joined(separator: "\n"))
    \(list("functions", functions.filter { !$0.isMethod }))
    """
}

private func constants(_ declaration: TypesHeader.Declaration) -> String {
  guard case .enumeration(_, let values) = declaration.kind else { return "" }
  return values.map { "    {\"\($0.name.dropFirst("SCROLLKIT_".count))\", \($0.number)},\n" }.joined()
}

/// The fields of a struct that have values in Lua; nil if none has.
private func structure(_ declaration: TypesHeader.Declaration, _ types: JavaScriptTypes) -> String? {
  guard case .structure(let fields) = declaration.kind else { return nil }
  let name = declaration.shortName
  let lines = fields.compactMap { field -> String? in
    guard !["struct_size", "reserved"].contains(field.name), let scalar = types.scalar(field.type) else { return nil }
    let kind = switch scalar {
    case .float64: "DOUBLE"
    case .int32: "INT32"
    case .uint32: field.isBoolean ? "BOOLEAN" : "UINT32"
    case .bigUint64: "UINT64"
    }
    return "    {\"\(field.name)\", \(kind), offsetof(\(declaration.name), \(field.name))},\n"
  }
  guard !lines.isEmpty else { return nil }
  return """
    static const field \(name)_fields[] = {
    \(lines.joined())};
    static const structure \(name)_type = {
        "\(name)", sizeof(\(declaration.name)), \(name)_fields, sizeof \(name)_fields / sizeof(field)};

    """
}

private func list(_ name: String, _ functions: [LuaFunction]) -> String {
  """
  static const luaL_Reg \(name)[] = {
  \(functions.map { "    {\"\($0.name)\", \($0.symbol)},\n" }.joined())    {NULL, NULL},
  };

  """
}

/// A C function as a function or method of Lua.
///
/// Lua and JavaScript have the same methods and see their parameters in the same way: objects for handles and structs,
/// one array for an array and its count, and results instead of pointers to them.
private struct LuaFunction {
  let method: JavaScriptMethod
  let types: JavaScriptTypes

  init(_ method: JavaScriptMethod, _ types: JavaScriptTypes) {
    self.method = method
    self.types = types
  }

  var isMethod: Bool { method.kind == .method }

  func isMethod(of handle: String) -> Bool { isMethod && method.owner == handle }

  /// The function in C, which is called by that of Lua.
  private var function: CFunction { method.function }

  /// The function of Lua in C.
  var symbol: Substring { function.implementation }

  /// The name without `scrollkit_`; that of a method also lacks the name of its handle.
  var name: Substring {
    guard let owner = method.owner, isMethod else { return symbol }
    let noun = owner.dropFirst("scrollkit_".count) + "_"
    return symbol.hasPrefix(noun) ? symbol.dropFirst(noun.count) : symbol
  }

  /// The number of elements that arrays receive whose capacity a caller passes: a count, or that of a struct.
  private var filled: String {
    for (parameter, role) in zip(function.parameters, method.roles) {
      if case .newCount = role { return parameter.name }
      if case .newStructure = role { return "\(parameter.name).count" }
    }
    return ""
  }

  var definition: String {
    var inputs: [String] = []
    var outputs: [String] = []
    var reads: [String] = []
    var arguments: [String] = []
    var results: [String] = []
    var counted = ""
    var index = 0
    let structs = method.roles.filter { if case .newStructure = $0 { true } else { false } }.count
    let given = method.roles.count(where: \.isPassed)
    for (parameter, role) in zip(function.parameters, method.roles) {
      let name = parameter.name
      if role.isPassed { index += 1 }
      switch role {
      case .scalar, .enumeration:
        inputs.append("\(parameter.type.declaring(name)) = \(reading(parameter.type, index));")
        arguments.append(name)
      case .boolean:
        inputs.append("uint32_t \(name) = to_boolean(L, \(index));")
        arguments.append(name)
      case .text:
        inputs.append("const char *\(name) = luaL_checkstring(L, \(index));")
        arguments.append(name)
      case .handle(let type):
        let convert = index == 1 && isMethod ? "to_handle" : "to_optional_handle"
        inputs.append("handle *\(name) = \(convert)(L, \(index), \(type.kind));")
        arguments.append("object_of(L, \(name))")
      case .structure(let type):
        inputs.append("\(type) \(name);")
        arguments.append("to_structure(L, \(index), &\(type.descriptor), &\(name))")
      case .array(of: .handle(let type)):
        counted = name
        inputs.append("size_t \(name)_count = array_length(L, \(index));")
        inputs.append("\(type) **\(name) = reserve(L, \(name)_count, sizeof(\(type) *));")
        reads.append("read_objects(L, \(index), \(type.kind), \(name), \(name)_count);")
        arguments.append("(\(parameter.type.spelling))\(name)")
      case .array(of: .scalar):
        counted = name
        inputs.append("size_t \(name)_count;")
        inputs.append("const double *\(name) = to_numbers(L, \(index), &\(name)_count);")
        arguments.append(name)
      case .array(of: .structure(let type)):
        counted = name
        inputs.append("size_t \(name)_count;")
        inputs.append("const \(type) *\(name) = to_structures(L, \(index), &\(type.descriptor), &\(name)_count);")
        arguments.append(name)
      case .count: arguments.append("\(counted)_count")
      case .newHandle(let type):
        outputs += ["handle *made = new_handle(L, \(type.kind));", "\(type) *\(name) = NULL;"]
        arguments.append("&\(name)")
      case .newScalar, .newBoolean, .newCount:
        outputs.append("\(pointee(parameter.type).declaring(name)) = 0;")
        arguments.append("&\(name)")
        if case .newBoolean = role { results.append("lua_pushboolean(L, \(name) == 1);") }
        if case .newScalar = role { results.append(pushing(pointee(parameter.type), name)) }
      case .newScalars:
        let type = pointee(parameter.type).spelling
        outputs.append("\(type) *\(name) = reserve(L, capacity, sizeof(\(type)));")
        arguments.append(name)
        results.append("push_\(type == "double" ? "numbers" : "sizes")(L, \(name), least(capacity, \(filled)));")
      case .newStructure(let type):
        outputs.append("\(type) \(name) = \(type.uppercased())_INIT;")
        arguments.append("&\(name)")
        results.append("push_structure(L, &\(type.descriptor), &\(name), \(structs == 1 ? given + 1 : 0));")
      case .newStructures(let type):
        outputs.append("\(type) *\(name) = new_structures(L, &\(type.descriptor), \(counted)_count);")
        arguments.append(name)
        results.append("push_structures(L, &\(type.descriptor), \(name), \(counted)_count);")
      }
    }
    let call = "\(function.name)(\(arguments.joined(separator: ", ")))"
    let start = structs == 1 ? ["lua_settop(L, \(given + 1));", "check_receiver(L);"] : ["lua_settop(L, \(given));"]
    let lines = start + inputs + outputs + reads + body(call, results)
    return "static int \(symbol)(lua_State *L) {\n\(lines.map { "  \($0)\n" }.joined())}\n"
  }

  private func body(_ call: String, _ results: [String]) -> [String] {
    switch (function.result, method.kind) {
    case (.pointer, _): ["lua_pushstring(L, \(call));", "return 1;"]
    case (.named("scrollkit_status"), .constructor):
      ["scrollkit_status status = \(call);", "return give_object(L, made, \(function.parameters.last?.name ?? ""), status);"]
    case (.named("scrollkit_status"), _) where results.isEmpty: ["lua_pushinteger(L, check(L, \(call)));", "return 1;"]
    case (.named("scrollkit_status"), _): ["check(L, \(call));"] + results + ["return \(results.count);"]
    case (.void, _): ["\(call);", "raise_error(L);", "return 0;"]
    case (.named, _):
      [
        "\(function.result.declaring("answer")) = \(call);", "raise_error(L);",
        function.isPredicate ? "lua_pushboolean(L, answer == 1);" : pushing(function.result, "answer"), "return 1;",
      ]
    }
  }

  private func reading(_ type: CType, _ index: Int) -> String {
    switch types.scalar(type) {
    case .float64: "luaL_checknumber(L, \(index))"
    case .int32: "to_int32(L, \(index))"
    case .uint32: type == .named("size_t") ? "to_size(L, \(index))" : "to_uint32(L, \(index))"
    case .bigUint64, nil: "(\(type.spelling))luaL_checkinteger(L, \(index))"
    }
  }

  private func pushing(_ type: CType, _ value: String) -> String {
    types.scalar(type) == .float64 ? "lua_pushnumber(L, \(value));" : "lua_pushinteger(L, (lua_Integer)\(value));"
  }

  private func pointee(_ type: CType) -> CType {
    switch type {
    case .pointer(let pointee, _): pointee
    case .named, .void: type
    }
  }
}

extension JavaScriptTypes.Role {
  /// Whether a caller passes an argument for the parameter.
  fileprivate var isPassed: Bool {
    switch self {
    case .scalar, .boolean, .enumeration, .text, .handle, .array, .structure: true
    case .count, .newHandle, .newScalar, .newBoolean, .newScalars, .newCount, .newStructure, .newStructures: false
    }
  }
}

extension String {
  /// The name of a handle's type in scrollkit_lua.c: `scrollkit_scroller` becomes `SCROLLER`.
  fileprivate var kind: String { dropFirst("scrollkit_".count).uppercased() }

  /// The description of a struct in scrollkit_lua.c.
  fileprivate var descriptor: String { dropFirst("scrollkit_".count) + "_type" }
}
