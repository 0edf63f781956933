# Reads the headers of types, then the headers of functions; writes a C and C++ program that uses every _INIT
# macro and calls every function with zeros. No function may crash or return a positive status.
BEGIN {
  print "#include <scrollkit.h>"
  print "#include <stdio.h>"
  print "#include <string.h>"
  print ""
  print "static int failures;"
  print ""
  print "static void expect(int holds, const char *what) {"
  print "  if (!holds) {"
  print "    printf(\"%s\\n\", what);"
  print "    failures += 1;"
  print "  }"
  print "}"
  print ""
  print "int main(void) {"
}

/^typedef struct scrollkit_[a-z0-9_]* \{/ {
  type = $3
  macro = toupper(type) "_INIT"
  print "  {"
  print "    " type " by_macro = " macro ";"
  print "    " type " by_function;"
  print "    memset(&by_function, 1, sizeof by_function);"
  print "    expect(scrollkit_struct_init(&by_function, sizeof by_function) == SCROLLKIT_STATUS_OK, \"" type "\");"
  print "    expect(memcmp(&by_macro, &by_function, sizeof by_macro) == 0, \"" macro "\");"
  print "  }"
}

/^SCROLLKIT_API / { declaration = ""; isInside = 1 }
isInside { declaration = declaration " " $0 }
isInside && /;$/ {
  isInside = 0
  match(declaration, /scrollkit_[a-z0-9_]*\(/)
  name = substr(declaration, RSTART, RLENGTH - 1)
  parameters = substr(declaration, RSTART + RLENGTH)
  zeros = parameters ~ /^void\)/ ? "" : "0"
  zeros = zeros substr(", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0", 1, 3 * gsub(/,/, "", parameters))
  call = name "(" zeros ")"
  if (declaration ~ /SCROLLKIT_API const char \*/)
    print "  expect((strlen(" call ") > 0) == " (name ~ /_invalid_field$/ ? 0 : 1) ", \"" name "\");"
  else if (declaration ~ /SCROLLKIT_API scrollkit_status /)
    print "  expect(" call " <= SCROLLKIT_STATUS_OK, \"" name "\");"
  else
    print "  (void)" call ";"
  functions += 1
}

END {
  print "  printf(\"" functions " functions\\n\");"
  print "  return failures;"
  print "}"
}
