/// The parts of the Python module that do not depend on the functions.

let pythonPreamble = #"""
  """The C interface by ctypes: constants, structs and functions. The package scrollkit builds on it.

      from scrollkit import ffi

      kit = ffi.load()
      scroller = ffi.Scroller()
      kit.scroller_create(None, scroller)
      geometry = ffi.Geometry(viewport_height=600, content_height=6000)
      kit.scroller_set_geometry(scroller, geometry, 0.0)
      kit.scroller_wheel(scroller, 0, 3, ffi.Unit.NOTCHES, 0.1)
      frame = ffi.Frame()
      kit.scroller_tick(scroller, 0.2, frame)
      print(frame.offset_y)
      kit.scroller_destroy(scroller)

  A function that fails raises ScrollKitError, and nothing has changed. Where C takes a pointer,
  pass a struct, an array or None; results are written into them.
  """

  from __future__ import annotations

  import collections
  import ctypes
  import enum
  import os
  from typing import TYPE_CHECKING, Any, Callable, TypeVar

  if TYPE_CHECKING:
      from typing import Union

      _T = TypeVar("_T", bound="ctypes._CData")
      Pointer = Union[_T, ctypes.Array[_T], ctypes._Pointer[_T], None]


  class Struct(ctypes.Structure):
      """A struct of the C interface, passed by pointer."""

      def __repr__(self) -> str:
          names = [name for name, *_ in self._fields_ if name not in ("struct_size", "reserved")]
          return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"


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
          self.status = Status(status)
          """Why."""


  class ArgumentError(ScrollKitError, ValueError):
      """An argument has a value that is not allowed."""


  def load(path: str | os.PathLike[str] | None = None) -> Library:
      """Load the library from a path; by default $SCROLLKIT_LIBRARY, the library in this module's folder,
      or the system's library path.
      """
      return Library.load(path)


  class _Text(ctypes.c_char_p):
      """A C string that is a str in Python."""

      @classmethod
      def from_param(cls, value: Any) -> Any:
          return ctypes.c_char_p(value.encode() if isinstance(value, str) else value)


  class _Status(ctypes.c_int32):
      """Marks a result that is raised if it is negative."""


  _F = TypeVar("_F", bound=Callable[..., Any])
  _L = TypeVar("_L", bound="Library")


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

      @classmethod
      def load(cls: type[_L], path: str | os.PathLike[str] | None = None) -> _L:
          """Load the library as the function load does."""
          name = "libscrollkit.so.0"
          beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
          if os.path.exists(beside):
              name = beside
          name = os.fspath(path or os.environ.get("SCROLLKIT_LIBRARY") or name)
          try:
              return cls(ctypes.CDLL(name))
          except OSError as error:
              raise OSError(
                  f"{error}; install ScrollKit, or set SCROLLKIT_LIBRARY to the path of the library"
              ) from error

      def __init__(self, library: ctypes.CDLL) -> None:
          for name, method in vars(Library).items():
              if not hasattr(method, "c_types"):
                  continue
              function: Any = library["scrollkit_" + name]
              function.restype, function.argtypes = method.c_types
              if function.restype is _Status:
                  function.restype = ctypes.c_int32
                  function.errcheck = self._check
              elif function.restype is _Text:
                  function.errcheck = self._decode
              function.__doc__ = method.__doc__
              setattr(self, name, function)
          # The library keeps no references. A delegate stays alive until its scroller gets another or is
          # destroyed, and a while longer: one of its functions may be the caller.
          self._delegates: dict[int | None, object] = {}
          self._removed: collections.deque[object] = collections.deque(maxlen=64)
          self._set_delegate, self._destroy = self.scroller_set_delegate, self.scroller_destroy
          setattr(self, "scroller_set_delegate", self._keep_delegate)
          setattr(self, "scroller_destroy", self._drop_delegate)

      def _keep_delegate(self, scroller: Scroller | None, delegate: Any) -> int:
          status = self._set_delegate(scroller, delegate)
          if scroller is not None:
              self._removed.append(self._delegates.pop(scroller.value, None))
              if delegate is not None:
                  self._delegates[scroller.value] = delegate
          return status

      def _drop_delegate(self, scroller: Scroller | None) -> None:
          if scroller is not None:
              self._removed.append(self._delegates.pop(scroller.value, None))
          self._destroy(scroller)

      def _check(self, status: int, function: Any, _arguments: Any) -> int:
          if status < 0:
              self._refuse(function.__name__, status)
          return status

      def _refuse(self, function: str, status: int) -> None:
          is_argument = status in (Status.INVALID_ARGUMENT, Status.NOT_FINITE, Status.OUT_OF_RANGE)
          error = ArgumentError if is_argument else ScrollKitError
          raise error(function, status, self.status_text(status))

      @staticmethod
      def _decode(result: Any, _function: Any, _arguments: Any) -> Any:
          return result.value.decode()

  """#
