/// `Sources/ScrollKitC/scrollkit.map`: what the shared library exports, and nothing else.
///
/// Function by function, so that Swift's runtime inside the library stays inside.
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
