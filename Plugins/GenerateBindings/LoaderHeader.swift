/// `include/scrollkit_loader.h`: a pointer to each function, and how they are found while a program runs.
func loaderHeader(_ interface: CInterface) throws -> String {
  let sections = interface.headers.flatMap(\.sections)
  let names = interface.functions.map { "\"\($0.implementation)\"" }
  let version = try interface.functions.map(since).max { $0.number < $1.number } ?? ("", 0)
  return """
    /* Generated from Sources/ScrollKitC, do not edit; run
     * \(GenerateBindings.command) */
    /**
     * @file scrollkit_loader.h
     * Loads the library while a program runs, for programs that also work without it.
     *
     * The program is not linked with the library. One of its source files defines SCROLLKIT_LOADER_IMPLEMENTATION before
     * the include, and is linked with `-ldl` where the C library needs it (glibc before 2.34). A function is called by its
     * name without `scrollkit_`:
     *
     *     scrollkit_loader kit;
     *     if (scrollkit_loader_open(&kit, NULL)) kit.scroller_create(NULL, &scroller);
     *     else printf("scrolls by lines: %s\\n", kit.reason);
     */
    #ifndef SCROLLKIT_LOADER_H
    #define SCROLLKIT_LOADER_H

    #include "scrollkit.h"

    #ifdef __cplusplus
    extern "C" {
    #endif

    /** The number of the oldest version that has all functions: \(version.text). */
    #define SCROLLKIT_LOADER_VERSION \(version.number)

    /** The functions of the library, which scrollkit.h describes. All are NULL if the library is not loaded. */
    typedef struct scrollkit_loader {
    \(sections.map(pointers).joined(separator: "\n"))
      /** The library; NULL if it is not loaded. */
      void *library;
      /** Why the library is not loaded, in one sentence without a full stop; empty if it is loaded. */
      char reason[256];
    } scrollkit_loader;

    /**
     * Load the library and find all its functions.
     *
     * A program that loads it more than once gets the same library each time.
     *
     * @param loader Receives the functions, or the reason; must not be NULL. Its contents before do not matter.
     * @param path   The path of the library; NULL: its usual name, `\(LibraryName.linux)`, `\(LibraryName.macOS)` or
     *               `\(LibraryName.windows)`, where the system looks for libraries.
     * @return 1 if all functions were found. Else 0, and nothing stays loaded: the library is missing, is older than
     *         SCROLLKIT_LOADER_VERSION, or lacks a function.
     *
     * Thread safety: any thread.
     */
    uint32_t scrollkit_loader_open(scrollkit_loader *loader, const char *path);

    /**
     * Unload the library, after everything that it created was destroyed.
     *
     * @param loader The functions, which become NULL; a loader whose library is not loaded does not change.
     *
     * Thread safety: any thread, while no other one calls a function of the loader.
     */
    void scrollkit_loader_close(scrollkit_loader *loader);

    #ifdef __cplusplus
    }
    #endif

    #endif /* SCROLLKIT_LOADER_H */

    #if defined(SCROLLKIT_LOADER_IMPLEMENTATION) && !defined(SCROLLKIT_LOADER_IMPLEMENTED)
    #define SCROLLKIT_LOADER_IMPLEMENTED

    #include <stdio.h>
    #include <string.h>

    #ifdef _WIN32
    #ifndef WIN32_LEAN_AND_MEAN
    #define WIN32_LEAN_AND_MEAN
    #endif
    #ifndef NOMINMAX
    #define NOMINMAX
    #endif
    #include <windows.h>
    #else
    #include <dlfcn.h>
    #endif

    /* In the order of the struct. */
    static const char *const scrollkit_loader_names[] = {
    \(names.commas(end: "").wrapped(100, hanging: "    ").joined(separator: "\n"))
    };

    typedef char scrollkit_loader_has_all_names[
        offsetof(scrollkit_loader, library) == sizeof scrollkit_loader_names ? 1 : -1];

    \(loading)
    #endif /* SCROLLKIT_LOADER_IMPLEMENTATION */

    """
}

/// The pointers to the functions of a source file, under its name.
private func pointers(_ section: CInterface.Section) -> String {
  let lines = section.functions.flatMap { function in
    let start = "  \(function.result.declaring("(*\(function.implementation))"))("
    let list = function.parameters.isEmpty ? ["void"] : function.parameters.map { $0.type.declaring($0.name) }
    let line = start + list.joined(separator: ", ") + ");"
    return line.count <= 100 ? [line] : [start] + list.commas(end: ");").wrapped(100, hanging: "      ")
  }
  return "  /* \(section.title) */\n" + lines.map { $0 + "\n" }.joined()
}

/// The version that a function's comment names, such as 0.1, and its number.
private func since(_ function: CFunction) throws -> (text: String, number: Int) {
  for case .paragraph(let paragraph) in function.comment.blocks {
    guard let text = paragraph.split(separator: "Since: ").dropFirst().last else { continue }
    let parts = text.split(separator: ".").compactMap { Int($0) }
    if parts.count == 2 { return ("\(parts[0]).\(parts[1])", parts[0] * 10000 + parts[1] * 100) }
  }
  throw GenerationError("\(function.name): the comment must end with `Since: MAJOR.MINOR.`")
}

private let loading = #"""
  /* Sets a pointer to a function of the library. Returns 0 if there is none. */
  static uint32_t scrollkit_loader_find(void *library, const char *name, void *pointer) {
    char symbol[80];
    snprintf(symbol, sizeof symbol, "scrollkit_%s", name);
  #ifdef _WIN32
    FARPROC function = GetProcAddress((HMODULE)library, symbol);
  #else
    void *function = dlsym(library, symbol);
  #endif
    memcpy(pointer, &function, sizeof function); /* C cannot convert a pointer to data to one to a function */
    return function != NULL;
  }

  /* Finds all functions. Returns 0 with a reason if the library is too old or lacks one. */
  static uint32_t scrollkit_loader_find_all(scrollkit_loader *loader, const char *path) {
    const size_t count = sizeof scrollkit_loader_names / sizeof scrollkit_loader_names[0];
    if (scrollkit_loader_find(loader->library, "version_number", &loader->version_number) &&
        loader->version_number() < SCROLLKIT_LOADER_VERSION) {
      snprintf(loader->reason, sizeof loader->reason, "%s has version number %lu, and the program needs %lu or later", path,
               (unsigned long)loader->version_number(), (unsigned long)SCROLLKIT_LOADER_VERSION);
      return 0;
    }
    for (size_t i = 0; i < count; i++) {
      const char *name = scrollkit_loader_names[i];
      if (!scrollkit_loader_find(loader->library, name, (char *)loader + i * sizeof(void *))) {
        snprintf(loader->reason, sizeof loader->reason, "%s has no function scrollkit_%s", path, name);
        return 0;
      }
    }
    return 1;
  }

  static void scrollkit_loader_unload(void *library) {
  #ifdef _WIN32
    FreeLibrary((HMODULE)library);
  #else
    dlclose(library);
  #endif
  }

  uint32_t scrollkit_loader_open(scrollkit_loader *loader, const char *path) {
    memset(loader, 0, sizeof *loader);
  #ifdef _WIN32
    if (path == NULL) path = "\#(LibraryName.windows)";
    loader->library = (void *)LoadLibraryA(path);
    if (loader->library == NULL) {
      snprintf(loader->reason, sizeof loader->reason, "%s cannot be loaded, error %lu", path, GetLastError());
      return 0;
    }
  #else
  #ifdef __APPLE__
    if (path == NULL) path = "\#(LibraryName.macOS)";
  #else
    if (path == NULL) path = "\#(LibraryName.linux)";
  #endif
    loader->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (loader->library == NULL) {
      snprintf(loader->reason, sizeof loader->reason, "%s", dlerror());
      return 0;
    }
  #endif
    if (scrollkit_loader_find_all(loader, path)) return 1;
    scrollkit_loader_unload(loader->library);
    memset(loader, 0, offsetof(scrollkit_loader, reason));
    return 0;
  }

  void scrollkit_loader_close(scrollkit_loader *loader) {
    if (loader->library == NULL) return;
    scrollkit_loader_unload(loader->library);
    memset(loader, 0, sizeof *loader);
  }

  """#
