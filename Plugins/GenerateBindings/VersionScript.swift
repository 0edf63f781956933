/// `Sources/ScrollKitC/scrollkit.map`: the functions that the shared library exports.
///
/// All other symbols are local, such as those of Swift's runtime inside the library.
func versionScript(_ interface: CInterface) -> String {
  """
  /* Generated, do not edit; run
   * \(GenerateBindings.command) */
  SCROLLKIT_0 {
    global:
  \(interface.functions.map { "    \($0.name);" }.joined(separator: "\n"))
    local:
      *;
  };

  """
}
