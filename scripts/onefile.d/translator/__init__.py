"""Translates LLVM IR, as the Swift compiler writes it for the Embedded build, to C99. See docs/onefile.md."""
