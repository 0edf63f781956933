/// The files that are generated from the functions and types, with their paths in the package.
func generatedFiles(for interface: CInterface) throws -> [(path: String, text: String)] {
  try interface.headers.map {
    ("include/scrollkit/\($0.concept).h", cHeader($0, interface.types))
  } + [
    ("include/scrollkit.hpp", cppHeader(interface)),
    ("include/scrollkit_loader.h", try loaderHeader(interface)),
    (GenerateBindings.tracedCalls, swiftTracedCalls(interface)),
    ("Sources/ScrollKitC/Generated/TracedFunctions.swift", swiftTracedFunctions(interface)),
    ("Sources/ScrollKitC/scrollkit.map", versionScript(interface)),
    ("bindings/scrollkit.cdef.h", cDefinitions(interface)),
    ("bindings/scrollkit.api.json", interfaceDescription(interface)),
    ("bindings/python/scrollkit/ffi.py", pythonModule(interface)),
    ("bindings/python/scrollkit/toolkits.py", pythonToolkits(interface)),
    ("bindings/luajit/scrollkit.lua", luaModule(interface)),
    ("bindings/lua/scrollkit_lua.h", luaFunctions(interface)),
    ("bindings/javascript/scrollkit.mjs", javaScriptModule(interface)),
    ("bindings/javascript/scrollkit.d.mts", typeScriptDeclarations(interface)),
  ]
}
