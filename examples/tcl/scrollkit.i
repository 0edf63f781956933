/* The Tcl module scrollkit, by SWIG:
 *
 *   swig -tcl8 -I../../bindings scrollkit.i
 *   gcc -shared -fPIC $(pkg-config --cflags tcl scrollkit) scrollkit_wrap.c -o scrollkit.so \
 *     $(pkg-config --libs scrollkit)
 */
%module scrollkit
%{
#include <scrollkit.h>
%}
%include <stdint.i>
%include <cpointer.i>

/* A refused call is a Tcl error. */
%typemap(out) scrollkit_status, scrollkit_event_result {
  if ($1 < 0) {
    Tcl_SetResult(interp, (char *)scrollkit_status_text($1), TCL_STATIC);
    return TCL_ERROR;
  }
  Tcl_SetObjResult(interp, Tcl_NewIntObj($1));
}

/* A struct is made with its size: scrollkit_frame frame. */
%define SIZED(type)
%extend type {
  type() {
    type *value = malloc(sizeof *value);
    scrollkit_struct_init(value, sizeof *value);
    return value;
  }
}
%enddef
SIZED(scrollkit_geometry)
SIZED(scrollkit_frame)
SIZED(scrollkit_event)

%pointer_functions(scrollkit_scroller *, scroller_slot)
%include "scrollkit.cdef.h"
