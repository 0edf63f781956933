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
  import re
  import sys
  from typing import TYPE_CHECKING, Any, Callable, TypeVar

  _S = TypeVar("_S", bound="type[Struct]")

  if TYPE_CHECKING:
      from typing import Union

      _T = TypeVar("_T", bound="ctypes._CData")
      Pointer = Union[_T, ctypes.Array[_T], ctypes._Pointer[_T], None]


  def _type_error(name: str, kind: Any, value: Any) -> TypeError:
      return TypeError(f"{name} must be {_DESCRIPTIONS.get(kind) or 'a ' + kind.__name__}, not {value!r}")


  def _number(name: str, kind: Any, value: Any) -> Any:
      """Return a constant of an enum, a bool or a plain number. A constant of another enum is none of these."""
      if isinstance(value, kind) or hasattr(value, "__index__") and not isinstance(value, (bool, enum.Enum)):
          return value
      raise _type_error(name, kind, value)


  class Constant(enum.IntEnum):
      """A constant of the C interface."""

      @classmethod
      def from_param(cls, value: Any) -> Any:
          """Convert an argument for ctypes. The library refuses numbers that the enum does not have."""
          return _number("the argument", cls, value)


  class Flags(enum.IntFlag):
      """A set of bits of the C interface."""

      @classmethod
      def from_param(cls, value: Any) -> Any:
          """Convert an argument for ctypes. The library refuses bits that the set does not have."""
          return _number("the argument", cls, value)


  class _Checked:
      """A field of a struct that is a constant or a bool, where ctypes has a number."""

      def __init__(self, name: str, field: Any, kind: Any) -> None:
          self._name, self._field, self._kind = name, field, kind
          values = (False, True) if kind is bool else kind
          self._values = {int(value): value for value in values}
          # Hosts have numbers of their own for some enums.
          self._is_open = issubclass(kind, Flags) or "HOST" in getattr(kind, "__members__", ())

      def __get__(self, struct: Any, owner: Any = None) -> Any:
          if struct is None:
              return self._field
          number = self._field.__get__(struct, owner)
          return self._kind(number) if issubclass(self._kind, Flags) else self._values.get(number, number)

      def __set__(self, struct: Any, value: Any) -> None:
          number = _number(self._name, self._kind, value)
          if number != 0 and number not in self._values and not self._is_open:  # 0: a new struct
              text = f"{value!r} is no {self._kind.__name__}"
              raise ArgumentError(self._name, Status.INVALID_ARGUMENT, text)
          self._field.__set__(struct, number)


  def _checked(**kinds: Any) -> Callable[[_S], _S]:
      """Make fields of a struct constants or bools."""

      def replace(struct: _S) -> _S:
          for name, kind in kinds.items():
              setattr(struct, name, _Checked(name, getattr(struct, name), kind))
          return struct

      return replace


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


  _DESCRIPTIONS: dict[Any, str] = {
      bool: "a bool", ctypes.c_double: "a number", _Text: "a str",
      **{kind: "an integer" for kind in (ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint64, ctypes.c_size_t)},
  }


  def _naming_arguments(function: Any, names: list[str]) -> Callable[..., Any]:
      """Return the function; where ctypes refuses an argument, it raises a TypeError that names the parameter."""

      def call(*arguments: Any) -> Any:
          try:
              return function(*arguments)
          except ctypes.ArgumentError:
              for name, kind, value in zip(names, function.argtypes, arguments):
                  try:
                      kind.from_param(value)
                  except (TypeError, OverflowError):
                      if issubclass(kind, ctypes._Pointer):
                          kind = kind._type_
                      raise _type_error(f"{function.__name__}: {name}", kind, value) from None
              raise

      call.__name__, call.__doc__ = function.__name__, function.__doc__
      return call


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
          names = {"win32": "\#(LibraryName.windows)", "darwin": "\#(LibraryName.macOS)"}
          name = names.get(sys.platform, "\#(LibraryName.linux)")
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
              names = [*method.__annotations__][:-1]  # the last one is the result
              setattr(self, name, _naming_arguments(function, names))
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

      def _check(self, status: int, function: Any, arguments: tuple[Any, ...]) -> int:
          if status < 0:
              self._refuse(function, status, arguments)
          return status

      def _refuse(self, function: Any, status: int, arguments: tuple[Any, ...]) -> None:
          is_argument = status in (Status.INVALID_ARGUMENT, Status.NOT_FINITE, Status.OUT_OF_RANGE)
          error = ArgumentError if is_argument else ScrollKitError
          field = self._invalid_field(arguments) if is_argument else ""
          raise error(function.__name__, status, field + self.status_text(status))

      def _invalid_field(self, arguments: tuple[Any, ...]) -> str:
          for value in arguments:
              if isinstance(value, Struct):
                  kind = re.sub("(?<!^)([A-Z])", r"_\1", type(value).__name__).lower()
                  if name := self.struct_get_invalid_field(kind, ctypes.addressof(value)):
                      return f"{name} = {getattr(value, name)!r}. "
          return ""

      @staticmethod
      def _decode(result: Any, _function: Any, _arguments: Any) -> Any:
          return result.value.decode()

  """#
