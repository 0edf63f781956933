/// `examples/luajit/scrollkit.lua`: the C declarations, the constants, and how to load the library.
func luaModule(_ interface: CInterface) -> String {
  """
  -- Generated, do not edit; run
  -- \(GenerateBindings.command)

  --- ScrollKit for LuaJIT: inputs in, frames and events out.
  --
  --   local ffi, scrollkit = require("ffi"), require("scrollkit")
  --   local C, check = scrollkit.load(), scrollkit.check
  --
  --   local slot = ffi.new("scrollkit_scroller *[1]")
  --   check(C.scrollkit_scroller_create(nil, slot))
  --   check(C.scrollkit_scroller_wheel(slot[0], 0, 3, scrollkit.UNIT_NOTCHES, time))
  --
  -- scrollkit.h documents the functions. Constants have the names of C without SCROLLKIT_.
  local ffi = require("ffi")

  ffi.cdef [[
  \(interface.types.declarations.map(cText).joined())
  \(interface.headers.flatMap(\.sections).map(cText).joined(separator: "\n"))]]

  local scrollkit = {
  \(interface.types.declarations.compactMap(constants).joined(separator: "\n"))}

  local library

  --- Load the library from a path; by default $SCROLLKIT_LIBRARY or the system's library path.
  -- Returns the namespace of its C functions.
  function scrollkit.load(path)
    library = ffi.load(path or os.getenv("SCROLLKIT_LIBRARY") or "libscrollkit.so.0")
    return library
  end

  --- Raise an error for a negative status; return any other.
  function scrollkit.check(status)
    if status < 0 then
      error("scrollkit: " .. ffi.string(library.scrollkit_status_text(status)), 2)
    end
    return status
  end

  --- Make a struct and set its size: scrollkit.new("geometry", { viewport_height = 600 }).
  function scrollkit.new(name, fields)
    local value = ffi.new("scrollkit_" .. name)
    value.struct_size = ffi.sizeof(value)
    for field, content in pairs(fields or {}) do
      value[field] = content
    end
    return value
  end

  --- Make an array of structs and set the size of each.
  function scrollkit.array(name, count)
    local values = ffi.new("scrollkit_" .. name .. "[?]", count)
    for index = 0, count - 1 do
      values[index].struct_size = ffi.sizeof("scrollkit_" .. name)
    end
    return values
  end

  return scrollkit

  """
}

/// A data type as C, without comments.
private func cText(_ declaration: TypesHeader.Declaration) -> String {
  let name = declaration.name
  switch declaration.kind {
  case .handle: return "typedef struct \(name) \(name);\n"
  case .enumeration(let type, _): return "typedef \(type.declaring(name));\n"
  case .structure(let fields):
    let lines = fields.map { "  \($0.type.declaring($0.name));\n" }
    return "\ntypedef struct \(name) {\n\(lines.joined())} \(name);\n"
  case .callback(let result, let parameters):
    let list = parameters.map { $0.type.declaring($0.name) }.commas(end: ");")
    let lines = list.wrapped(100, hanging: "    ").joined(separator: "\n")
    return "\ntypedef \(result.declaring("(*\(name))"))(\n\(lines)\n"
  }
}

private func cText(_ section: CInterface.Section) -> String {
  let functions = section.functions.flatMap { $0.declaration(prefix: "", width: 100) }
  return "// \(section.title)\n" + functions.map { $0 + "\n" }.joined()
}

private func constants(_ declaration: TypesHeader.Declaration) -> String? {
  guard case .enumeration(_, let values) = declaration.kind else { return nil }
  let title = declaration.comment.joined(separator: " ")
  return title.wrapped(97, hanging: "  -- ").joined(separator: "\n  -- ") + "\n"
    + values.map { "  \($0.name.dropFirst("SCROLLKIT_".count)) = \($0.number),\n" }.joined()
}
