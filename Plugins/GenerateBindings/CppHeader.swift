/// `include/scrollkit.hpp`: enums, structs, and a class for each handle whose methods are the C functions.
func cppHeader(_ interface: CInterface) throws -> String {
  let cpp = try CppTypes(interface)
  let enums = interface.types.declarations.compactMap(enumeration)
  let structs = cpp.structs.map { structure($0, cpp) }
  let handles = cpp.handles.sorted()
  let forwards = handles.map { handle in
    let name = CppTypes.className(handle)
    return """
      template <class Errors> class Basic\(name)Ref;
      template <class Errors> class Basic\(name);
      """
  }
  return """
    /* Generated, do not edit; run
     * \(GenerateBindings.command) */
    \(cppPreamble)
    \(enums.joined(separator: "\n"))
    \(structs.joined(separator: "\n"))
    \(forwards.joined(separator: "\n"))

    \(cppErrors)
    \(cppDelegates)
    \(handles.map { reference($0, cpp) }.joined(separator: "\n"))
    \(handles.map { owner($0, cpp) }.joined(separator: "\n"))
    \(cppTraces)
    \(freeFunctions(cpp))
    \(handles.map(aliases).joined())
    }  // namespace scrollkit

    #endif /* SCROLLKIT_HPP */

    """
}

private func comment(_ lines: [String], indent: Int) -> String {
  let tag = String(repeating: " ", count: indent) + "/// "
  return lines.joined(separator: " ").wrapped(100 - tag.count).map { tag + $0 + "\n" }.joined()
}

private func enumeration(_ declaration: TypesHeader.Declaration) -> String? {
  guard case .enumeration(let type, let values) = declaration.kind else { return nil }
  let name = CppTypes.className(declaration.name)
  let members = values.map { value in
    comment(value.comment, indent: 2)
      + "  \(CppTypes.constant(declaration.suffix(of: value))) = \(value.number),\n"
  }
  let head = "enum class \(name) : std::\(type.spelling) {"
  let text =
    comment(declaration.comment, indent: 0) + head + "\n" + members.joined() + """
      };
      /// Returns the name of a constant, in lower case; "unknown" for another number.
      inline const char *name(\(name) value) noexcept {
        return scrollkit_enum_name("\(declaration.shortName)", std::int64_t(value));
      }

      """
  return declaration.isFlags ? text + flagOperators(name) : text
}

private func flagOperators(_ name: String) -> String {
  """
  /// Returns the bits that are in either set.
  constexpr \(name) operator|(\(name) a, \(name) b) noexcept {
    return \(name)(std::uint32_t(a) | std::uint32_t(b));
  }
  /// Returns the bits that are in both sets.
  constexpr \(name) operator&(\(name) a, \(name) b) noexcept {
    return \(name)(std::uint32_t(a) & std::uint32_t(b));
  }
  /// Returns whether a set has any bit.
  constexpr bool any(\(name) set) noexcept { return std::uint32_t(set) != 0; }

  """
}

private func structure(_ struct_: CppTypes.Structure, _ cpp: CppTypes) -> String {
  let name = CppTypes.className(struct_.declaration.name)
  let c = struct_.declaration.name
  let fields = struct_.fields.map { field in
    let type = cpp.value(field.type)
    let start = field.name == "struct_size" ? " = sizeof(\(c))" : "{}"
    return comment(field.comment, indent: 2) + "  \(type) \(field.name)\(start);\n"
  }
  let last = struct_.fields.last?.name ?? "struct_size"
  return comment(struct_.declaration.comment, indent: 0) + """
    struct \(name) {
    \(fields.joined())};
    static_assert(sizeof(\(name)) == sizeof(\(c)));
    static_assert(offsetof(\(name), \(last)) == offsetof(\(c), \(last)));
    namespace detail {
    inline \(c) *c(\(name) *value) noexcept {
      return reinterpret_cast<\(c) *>(value);
    }
    inline const \(c) *c(const \(name) *value) noexcept {
      return reinterpret_cast<const \(c) *>(value);
    }
    }  // namespace detail

    """
}

/// The class that refers to a handle and does not own it.
private func reference(_ handle: String, _ cpp: CppTypes) -> String {
  let name = CppTypes.className(handle)
  let methods = cpp.functions.filter { cpp.handle(of: $0) == handle }
    .filter { !$0.name.hasSuffix("_destroy") && !$0.name.hasSuffix("_create") }
  let extra = handle == "scrollkit_scroller" ? cppScrollerMethods : ""
  return """
    /// Refers to a \(handle) that something else owns. Copies refer to the same one.
    template <class Errors> class Basic\(name)Ref {
      template <class T> using Result = typename Errors::template Result<T>;

    public:
      /// Refers to `existing`, which stays owned by its owner.
      Basic\(name)Ref(\(handle) *existing = nullptr) noexcept : handle(existing) {}
      /// The handle, for the functions of scrollkit.h.
      \(handle) *get() const noexcept { return handle; }
      /// Whether it refers to anything.
      explicit operator bool() const noexcept { return handle != nullptr; }

    \(methods.compactMap { method($0, cpp) }.joined(separator: "\n"))\(extra)
    protected:
      /// The handle; null: it refers to nothing.
      \(handle) *handle;
    };

    """
}

private func owner(_ handle: String, _ cpp: CppTypes) -> String {
  let name = CppTypes.className(handle)
  guard let create = cpp.creator[handle], let first = create.parameters.first else { return "" }
  let parameter: String
  let argument: String
  let value: String
  if case .pointer(.named(let type), _) = first.type, cpp.isHandle(type) {
    (parameter, argument) = ("Basic\(CppTypes.className(type))Ref<Errors> \(first.name)", "\(first.name).get()")
    value = "nullptr"
  } else {
    let type = cpp.value(first.type.pointee)
    (parameter, argument) = ("const \(type) &\(first.name)", "detail::c(&\(first.name))")
    value = "{}"
  }
  return """
    /// Owns a \(handle), and destroys it with itself.
    template <class Errors> class Basic\(name) : public Basic\(name)Ref<Errors> {
      template <class T> using Result = typename Errors::template Result<T>;
      using Reference = Basic\(name)Ref<Errors>;

    public:
      /// Creates one, or throws; where errors are results, use create().
      explicit Basic\(name)(\(parameter) = \(value)) {
        static_assert(Errors::throws, "use create(): a constructor has no result");
        std::int32_t status = \(create.name)(\(argument), &this->handle);
        Errors::result("\(create.name)", status);
      }
      /// Creates one, and returns it or why it was refused.
      static Result<Basic\(name)> create(\(parameter) = \(value)) {
        Basic\(name) created(Empty{});
        std::int32_t status = \(create.name)(\(argument), &created.handle);
        return Errors::result("\(create.name)", status, std::move(created));
      }
      /// Owns an existing handle, such as one that a C function created.
      static Basic\(name) own(\(handle) *existing) noexcept {
        Basic\(name) owner(Empty{});
        owner.handle = existing;
        return owner;
      }
      /// Destroys what it owns.
      ~Basic\(name)() {
        \(handle)_destroy(this->handle);
        detail::discard();
      }
      /// Takes over what `other` owns.
      Basic\(name)(Basic\(name) &&other) noexcept : Reference(std::exchange(other.handle, nullptr)) {}
      /// Destroys what it owns, and takes over what `other` owns.
      Basic\(name) &operator=(Basic\(name) &&other) noexcept {
        Basic\(name) moved(std::move(other));
        std::swap(this->handle, moved.handle);
        return *this;
      }

    private:
      struct Empty {};
      explicit Basic\(name)(Empty) noexcept {}
    };

    """
}

private func aliases(_ handle: String) -> String {
  let name = CppTypes.className(handle)
  return """
    /// Refers to a \(handle). Errors are exceptions.
    using \(name)Ref = Basic\(name)Ref<Exceptions>;
    /// Owns a \(handle). Errors are exceptions.
    using \(name) = Basic\(name)<Exceptions>;
    namespace results {
    /// Refers to a \(handle). Errors are results.
    using \(name)Ref = Basic\(name)Ref<Results>;
    /// Owns a \(handle). Errors are results.
    using \(name) = Basic\(name)<Results>;
    }  // namespace results

    """
}

/// The functions without a handle as static methods of `BasicLibrary`.
private func freeFunctions(_ cpp: CppTypes) -> String {
  let functions = cpp.functions.filter {
    cpp.handle(of: $0) == nil && !$0.name.hasSuffix("_create") && !$0.name.hasPrefix("scrollkit_struct_")
  }
  return """
    /// The functions without a handle: `scrollkit::Library::version()`.
    template <class Errors> struct BasicLibrary {
      /// What a call returns: a value, or a Result with it.
      template <class T> using Result = typename Errors::template Result<T>;

    \(functions.compactMap { method($0, cpp) }.joined(separator: "\n"))};
    /// The functions without a handle. Errors are exceptions.
    using Library = BasicLibrary<Exceptions>;
    namespace results {
    /// The functions without a handle. Errors are results.
    using Library = BasicLibrary<Results>;
    }  // namespace results

    """
}

/// A C function as a method, or as a static one if it has no handle. One that returns a struct has an overload that
/// fills a struct of the caller.
private func method(_ function: CFunction, _ cpp: CppTypes) -> String? {
  let call = CppCall(function, cpp)
  guard !call.takesDelegate else { return nil }
  let first = text(call, of: function, cpp)
  return call.output == nil ? first : first + text(CppCall(function, cpp, fills: true), of: function, cpp)
}

private func text(_ call: CppCall, of function: CFunction, _ cpp: CppTypes) -> String {
  let isMember = cpp.handle(of: function) != nil
  let isConst = isMember && (function.name.contains("_get_") || !call.canFail)
  let head = "\(isMember ? "" : "static ")\(call.result) \(call.name)"
  let end = ")\(isConst ? " const" : "")\(call.canThrow ? "" : " noexcept") {"
  let line = "  \(head)(\(call.parameters.joined(separator: ", "))\(end)"
  let list =
    call.parameters.isEmpty || line.count <= 100
    ? [line]
    : ["  \(head)("] + call.parameters.commas(end: end).wrapped(100, hanging: "      ")
  let start = comment(function.comment.summary, indent: 2) + list.map { $0 + "\n" }.joined()
  return start + call.body.map { "    \($0)\n" }.joined() + "  }\n"
}
