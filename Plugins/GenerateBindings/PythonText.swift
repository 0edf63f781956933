/// The parts of the Python module that do not depend on the functions.

let pythonPreamble = #"""
  """ScrollKit for Python: inputs in, frames and events out.

      import scrollkit

      kit = scrollkit.load()
      scroller = scrollkit.Scroller()
      kit.scroller_create(None, scroller)
      geometry = scrollkit.Geometry(viewport_height=600, content_height=6000)
      kit.scroller_set_geometry(scroller, geometry, 0.0)
      kit.scroller_wheel(scroller, 0, 3, scrollkit.Unit.NOTCHES, 0.1)
      frame = scrollkit.Frame()
      kit.scroller_tick(scroller, 0.2, frame)
      print(frame.offset_y)
      kit.scroller_destroy(scroller)

  A function that fails raises ScrollKitError, and nothing has changed. Where C takes a pointer,
  pass a struct, an array or None; results are written into them.
  """

  from __future__ import annotations

  import ctypes
  import enum
  import os
  from typing import TYPE_CHECKING, Any, Callable, TypeVar

  if TYPE_CHECKING:
      from _ctypes import CFuncPtr
      from typing import Union

      _T = TypeVar("_T", bound="ctypes._CData")
      Pointer = Union[_T, ctypes.Array[_T], ctypes._Pointer[_T], None]


  def array(struct: type[_T], count: int) -> ctypes.Array[_T]:
      """Make an array of structs and set the size of each."""
      element: Any = struct
      structs: ctypes.Array[_T] = (element * count)(*(element() for _ in range(count)))
      return structs

  """#

let pythonLoading = #"""
  class ScrollKitError(Exception):
      """A function refused its arguments, and nothing has changed."""

      def __init__(self, function: str, status: int, text: str) -> None:
          super().__init__(f"{function}: {text}")
          self.status = status
          """A Status."""


  def load(path: str | os.PathLike[str] | None = None) -> Library:
      """Load the library from a path; by default $SCROLLKIT_LIBRARY, the library in this module's folder,
      or the system's library path.
      """
      name = "libscrollkit.so.0"
      beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
      if os.path.exists(beside):
          name = beside
      name = os.fspath(path or os.environ.get("SCROLLKIT_LIBRARY") or name)
      try:
          return Library(ctypes.CDLL(name))
      except OSError as error:
          raise OSError(
              f"{error}; install ScrollKit, or set SCROLLKIT_LIBRARY to the path of the library"
          ) from error


  class _Text(ctypes.c_char_p):
      """A C string that is a str in Python."""

      @classmethod
      def from_param(cls, value: Any) -> Any:
          return ctypes.c_char_p(value.encode() if isinstance(value, str) else value)


  class _Status(ctypes.c_int32):
      """A result that is raised if it is negative."""


  _F = TypeVar("_F", bound=Callable[..., Any])


  def _c(result: Any, *parameters: Any) -> Callable[[_F], _F]:
      """Mark a method that Library.__init__ replaces by the C function of its name."""

      def mark(method: _F) -> _F:
          setattr(method, "c_types", (result, parameters))
          return method

      return mark


  class Library:
      """The loaded library: each C function by its name, without `scrollkit_`.

      A function that returns a status raises ScrollKitError if it is negative; otherwise it returns it.
      """

      def __init__(self, library: ctypes.CDLL) -> None:
          for name, method in vars(Library).items():
              if not hasattr(method, "c_types"):
                  continue
              function = library["scrollkit_" + name]
              function.restype, function.argtypes = method.c_types
              if function.restype is _Status:
                  function.errcheck = self._check
              elif function.restype is _Text:
                  function.errcheck = self._decode
              function.__doc__ = method.__doc__
              setattr(self, name, function)

      def _check(self, result: Any, function: Any, _arguments: Any) -> Any:
          status = result.value
          if status < 0:
              raise ScrollKitError(function.__name__, status, self.status_text(status))
          return status

      @staticmethod
      def _decode(result: Any, _function: Any, _arguments: Any) -> Any:
          return result.value.decode()

  """#
