/// `bindings/luajit/scrollkit.lua`: the C declarations, the constants, and how to load the library.
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
  \(cDeclarations(interface))]]

  local scrollkit = {
  \(interface.types.declarations.compactMap(constants).joined(separator: "\n"))}

  local library

  local names = { Windows = "\(LibraryName.windows)", OSX = "\(LibraryName.macOS)" }

  --- Load the library from a path; by default $SCROLLKIT_LIBRARY or the system's library path.
  -- Returns the namespace of its C functions.
  function scrollkit.load(path)
    local found, loaded = pcall(ffi.load, path or os.getenv("SCROLLKIT_LIBRARY") or names[ffi.os] or "\(LibraryName.linux)")
    if not found then
      error(loaded .. "; install ScrollKit, or set SCROLLKIT_LIBRARY to the path of the library", 2)
    end
    library = loaded
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

private func constants(_ declaration: TypesHeader.Declaration) -> String? {
  guard case .enumeration(_, let values) = declaration.kind else { return nil }
  let title = declaration.comment.joined(separator: " ")
  return title.wrapped(97, hanging: "  -- ").joined(separator: "\n  -- ") + "\n"
    + values.map { "  \($0.name.dropFirst("SCROLLKIT_".count)) = \($0.number),\n" }.joined()
}
