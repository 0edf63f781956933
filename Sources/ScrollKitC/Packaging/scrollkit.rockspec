rockspec_format = "3.0"
package = "scrollkit"
version = "@VERSION@-1"
source = { url = "scrollkit-lua-@VERSION@.tar.gz", dir = "scrollkit-lua-@VERSION@" }
description = {
  summary = "The scroll engine you embed: input events in, frames and events out",
  detailed = "The module contains the library, as one C file: a C compiler is all that it needs.",
  homepage = "@HOMEPAGE@",
  issues_url = "@ISSUES@",
  labels = { "gui", "scrolling" },
  license = "MIT",
}
dependencies = { "lua >= 5.4" }
build = {
  type = "builtin",
  modules = { scrollkit = { sources = { "scrollkit_lua.c", "scrollkit.c" }, incdirs = { "include" } } },
}
