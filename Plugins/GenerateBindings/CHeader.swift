/// `include/scrollkit.h`: every function with its comment.
func cHeader(_ interface: CInterface) -> String {
  """
  /* Generated from Sources/ScrollKitC, do not edit; run
   * \(GenerateBindings.command) */
  /**
   * @file scrollkit.h
   * Functions of the ScrollKit C interface: inputs in, frames and events out.
   *
   * Enums and structs, and what is true of all of them, are in scrollkit_types.h.
   *
   * A function that can fail returns a scrollkit_status and writes its results through pointers; if
   * it fails, nothing has changed, neither the scroller nor what the pointers point to. The times of
   * the calls on one scroller never go backwards. A scroller is used by one thread at a time;
   * different scrollers share nothing.
   */
  #ifndef SCROLLKIT_H
  #define SCROLLKIT_H

  #include "scrollkit_types.h"

  /** Marks what the library exports. */
  #if defined(__GNUC__) || defined(__clang__)
  #define SCROLLKIT_API __attribute__((visibility("default")))
  #else
  #define SCROLLKIT_API
  #endif

  #ifdef __cplusplus
  extern "C" {
  #endif

  \(interface.sections.map(text).joined(separator: "\n"))
  #ifdef __cplusplus
  }
  #endif

  #endif /* SCROLLKIT_H */

  """
}

private let width = 100

private func text(_ section: CInterface.Section) -> String {
  let start = "/* ---- \(section.title) "
  let rule = start + String(repeating: "-", count: width - start.count - 3) + " */\n"
  return rule + section.functions.map { "\n" + text($0) }.joined()
}

private func text(_ function: CFunction) -> String {
  let comment = function.comment.lines(
    width: width - 3, parameter: { "@param \($0)" }, returns: "@return")
  let lines = ["/**"] + comment.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  let declaration = function.declaration(prefix: "SCROLLKIT_API ", width: width)
  return (lines + declaration).map { $0 + "\n" }.joined()
}

extension CFunction {
  /// The C declaration, in as many lines as it needs.
  func declaration(prefix: String, width: Int) -> [String] {
    let start = prefix + result.declaring(name) + "("
    let list = parameters.isEmpty ? ["void"] : parameters.map { $0.type.declaring($0.name) }
    let line = start + list.joined(separator: ", ") + ");"
    return line.count <= width
      ? [line] : [start] + list.commas(end: ");").wrapped(width, hanging: "    ")
  }
}
