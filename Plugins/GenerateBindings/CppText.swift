/// The parts of the C++ header that do not depend on the functions.

let cppPreamble = #"""
  /**
   * @file scrollkit.hpp
   * ScrollKit for C++17 and later: handles that free themselves, scoped enums, errors as exceptions or results.
   *
   *     scrollkit::Scroller scroller;
   *     scrollkit::Geometry geometry;
   *     geometry.viewport_height = 600;
   *     geometry.content_height = 5000;
   *     scroller.set_geometry(geometry, 0);
   *     scroller.wheel(0, 3, scrollkit::Unit::notches, 0);
   *     scrollkit::Frame frame = scroller.tick(0.1);
   *
   * Each method is a function of scrollkit.h, which documents it, and costs the same: everything is inline, a
   * Scroller is a pointer, and structs have the layout of C. A result through a pointer is returned instead; a
   * struct can also be filled, as in C: `scroller.tick(0.1, frame)`.
   * A call that is refused throws scrollkit::Error, and nothing has changed. The classes in
   * scrollkit::results return a scrollkit::Result instead.
   */
  #ifndef SCROLLKIT_HPP
  #define SCROLLKIT_HPP

  #include <cstddef>
  #include <cstdint>
  #include <exception>
  #include <optional>
  #include <stdexcept>
  #include <string>
  #include <tuple>
  #include <type_traits>
  #include <utility>

  #include "scrollkit.h"

  namespace scrollkit {

  """#

let cppErrors = #"""
  /// A function refused its arguments, and nothing has changed.
  class Error : public std::runtime_error {
  public:
    /// The error of a call of `function`.
    Error(const char *function, std::int32_t status)
        : std::runtime_error(std::string(function) + ": " + scrollkit_status_text(status)),
          code(Status(status)) {}
    /// Why the call was refused.
    Status status() const noexcept { return code; }

  private:
    Status code;
  };

  /// The value of a call, or why it was refused.
  template <class T> struct Result {
    /// 0 or positive: the call succeeded; negative: it was refused, and nothing has changed.
    Status status;
    /// Without meaning if the call was refused.
    T value;
    /// Whether the call succeeded.
    explicit operator bool() const noexcept { return std::int32_t(status) >= 0; }
  };
  template <> struct Result<void> {
    /// 0 or positive: the call succeeded; negative: it was refused, and nothing has changed.
    Status status;
    /// Whether the call succeeded.
    explicit operator bool() const noexcept { return std::int32_t(status) >= 0; }
  };

  #if defined(__cpp_exceptions)
  namespace detail {
  /// The first exception that a delegate threw in the call under way. It must not cross C.
  inline std::exception_ptr &thrown() noexcept {
    static thread_local std::exception_ptr exception;
    return exception;
  }
  inline thread_local bool has_thrown = false;
  inline void keep(std::exception_ptr exception) noexcept {
    thrown() = std::move(exception);
    has_thrown = true;
  }
  [[noreturn]] inline void rethrow_kept() {
    has_thrown = false;
    std::rethrow_exception(std::exchange(thrown(), nullptr));
  }
  /// Throws a delegate's exception again, after the call that it must not cross.
  inline void rethrow() {
    if (has_thrown) rethrow_kept();
  }
  [[noreturn]] inline void throw_error(const char *function, std::int32_t status) { throw Error(function, status); }
  /// Forgets a delegate's exception after a destructor, which does not throw.
  inline void discard() noexcept {
    if (std::exchange(has_thrown, false)) thrown() = nullptr;
  }
  }  // namespace detail

  /// Errors are exceptions.
  struct Exceptions {
    template <class T> using Result = T;
    static constexpr bool throws = true;
    static void result(const char *function, std::int32_t status) {
      detail::rethrow();
      if (status < 0) detail::throw_error(function, status);
    }
    template <class T> static T result(const char *function, std::int32_t status, T &&value) {
      result(function, status);
      return std::forward<T>(value);
    }
  };
  #else
  namespace detail {
  inline void rethrow() noexcept {}
  inline void discard() noexcept {}
  }  // namespace detail
  #endif

  /// Errors are results.
  struct Results {
    template <class T> using Result = ::scrollkit::Result<T>;
    static constexpr bool throws = false;
    static Result<void> result(const char *, std::int32_t status) {
      detail::rethrow();
      return {status < 0 ? Status(status) : Status::ok};
    }
    template <class T> static Result<T> result(const char *, std::int32_t status, T &&value) {
      detail::rethrow();
      return {status < 0 ? Status(status) : Status::ok, std::forward<T>(value)};
    }
  };
  #if !defined(__cpp_exceptions)
  /// Without exceptions in the language, scrollkit::Scroller returns results, too.
  using Exceptions = Results;
  #endif

  """#

let cppDelegates = #"""
  namespace detail {
  #define SCROLLKIT_HPP_DETECTS(name) \
    template <class T, class = void> struct has_##name : std::false_type {}; \
    template <class T> struct has_##name<T, std::void_t<decltype(&T::name)>> : std::true_type {};
  SCROLLKIT_HPP_DETECTS(did_happen)
  SCROLLKIT_HPP_DETECTS(did_receive)
  SCROLLKIT_HPP_DETECTS(responds_to)
  SCROLLKIT_HPP_DETECTS(should_scroll_to_top)
  SCROLLKIT_HPP_DETECTS(will_end_dragging)
  #undef SCROLLKIT_HPP_DETECTS

  /// Calls a function of a delegate. An exception is kept until the call of the library returns.
  template <class Function> void guarded(Function &&function) noexcept {
  #if defined(__cpp_exceptions)
    // Calls inside the function throw the exceptions of their own delegates only.
    std::exception_ptr earlier;
    if (std::exchange(has_thrown, false)) earlier = std::exchange(thrown(), nullptr);
    try {
      function();
    } catch (...) {
      keep(std::current_exception());
    }
    if (earlier) keep(std::move(earlier));
  #else
    function();
  #endif
  }

  /// The C functions of a delegate of type D.
  template <class D, class Reference> struct Callbacks {
    static void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
      guarded([&] {
        static_cast<D *>(user)->did_happen(Reference(scroller), *reinterpret_cast<const Event *>(event));
      });
    }
    static void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
      guarded([&] {
        static_cast<D *>(user)->did_receive(Reference(scroller), *reinterpret_cast<const Input *>(input));
      });
    }
    static std::uint32_t responds_to(void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind) {
      bool answer = false;
      guarded([&] { answer = static_cast<D *>(user)->responds_to(Reference(scroller), InputKind(kind)); });
      return answer;
    }
    static std::uint32_t should_scroll_to_top(
        void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
      bool answer = true;
      guarded([&] {
        answer = static_cast<D *>(user)->should_scroll_to_top(Reference(scroller), TopSource(source));
      });
      return answer;
    }
    static void will_end_dragging(
        void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y, double *target_x,
        double *target_y) {
      guarded([&] {
        static_cast<D *>(user)->will_end_dragging(
            Reference(scroller), velocity_x, velocity_y, *target_x, *target_y);
      });
    }
  };
  }  // namespace detail

  """#

let cppScrollerMethods = #"""

    /// Set the object that receives events and inputs. It is not owned, and must outlive its use here.
    ///
    /// It has one or more of these member functions, which are not overloaded:
    ///
    ///     void did_happen(ScrollerRef, const Event &);
    ///     void did_receive(ScrollerRef, const Input &);
    ///     bool responds_to(ScrollerRef, InputKind);
    ///     bool should_scroll_to_top(ScrollerRef, TopSource);
    ///     void will_end_dragging(ScrollerRef, double velocity_x, double velocity_y, double &target_x,
    ///                            double &target_y);
    ///
    /// An exception that one throws is thrown again by the method that called the library, after the call has
    /// taken effect. Of several, the first is.
    template <class D> Result<void> set_delegate(D &object) {
      using Callbacks = detail::Callbacks<D, BasicScrollerRef>;
      scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
      delegate.user = &object;
      if constexpr (detail::has_did_happen<D>::value) delegate.did_happen = Callbacks::did_happen;
      if constexpr (detail::has_did_receive<D>::value) delegate.did_receive = Callbacks::did_receive;
      if constexpr (detail::has_responds_to<D>::value) delegate.responds_to = Callbacks::responds_to;
      if constexpr (detail::has_should_scroll_to_top<D>::value)
        delegate.should_scroll_to_top = Callbacks::should_scroll_to_top;
      if constexpr (detail::has_will_end_dragging<D>::value)
        delegate.will_end_dragging = Callbacks::will_end_dragging;
      static_assert(
          detail::has_did_happen<D>::value || detail::has_did_receive<D>::value ||
              detail::has_responds_to<D>::value || detail::has_should_scroll_to_top<D>::value ||
              detail::has_will_end_dragging<D>::value,
          "a delegate needs one of the member functions");
      std::int32_t status = scrollkit_scroller_set_delegate(handle, &delegate);
      return Errors::result("scrollkit_scroller_set_delegate", status);
    }
    /// Removes the object that receives events and inputs: events wait in the queue again.
    Result<void> remove_delegate() {
      std::int32_t status = scrollkit_scroller_set_delegate(handle, nullptr);
      return Errors::result("scrollkit_scroller_set_delegate", status);
    }

    /// Takes the events from the queue: `for (const Event &event : scroller.events())`.
    class Events {
    public:
      class Iterator {
      public:
        explicit Iterator(scrollkit_scroller *source) : scroller(source) { ++*this; }
        const Event &operator*() const noexcept { return event; }
        const Event *operator->() const noexcept { return &event; }
        Iterator &operator++() {
          if (scrollkit_scroller_next_event(scroller, detail::c(&event)) <= 0) scroller = nullptr;
          detail::rethrow();
          return *this;
        }
        bool operator!=(std::nullptr_t) const noexcept { return scroller != nullptr; }

      private:
        scrollkit_scroller *scroller;
        Event event;
      };
      /// Takes the first event from the queue.
      Iterator begin() const { return Iterator(scroller); }
      /// The end of the queue.
      std::nullptr_t end() const noexcept { return nullptr; }

    private:
      friend class BasicScrollerRef;
      explicit Events(scrollkit_scroller *source) noexcept : scroller(source) {}
      scrollkit_scroller *scroller;
    };
    /// The events that wait in the queue, to iterate over once.
    Events events() noexcept { return Events(handle); }

  """#

let cppTraces = #"""
  namespace detail {
  /// Passes bytes of a trace to an object: a function of `(const char *, std::size_t)`, a string or a stream.
  template <class Target> void write_trace(void *user, const void *bytes, std::size_t size) {
    Target &target = *static_cast<Target *>(user);
    const char *first = static_cast<const char *>(bytes);
    guarded([&] {
      if constexpr (std::is_invocable<Target &, const char *, std::size_t>::value) {
        target(first, size);
      } else if constexpr (std::is_convertible<Target &, std::string &>::value) {
        target.append(first, size);
      } else {
        target.write(first, std::ptrdiff_t(size));
      }
    });
  }
  }  // namespace detail

  /// What a replay found.
  struct Replay {
    /// `ok`: all answers are the recorded ones; `different`: one differs; `invalid_trace`: the trace is truncated or
    /// damaged at the report's place, and the steps before it were made.
    Status status{};
    /// The numbers of calls and differences.
    TraceReport report;
  };

  /// A recording of calls that stops with itself. Its scrollers and lists remain.
  ///
  ///     std::ofstream file("session.sktrace", std::ios::binary);
  ///     scrollkit::Trace trace(file);
  ///     scrollkit::Scroller scroller = trace.create_scroller();
  template <class Errors> class BasicTrace {
    template <class T> using Result = typename Errors::template Result<T>;

  public:
    /// Starts a trace, or throws; where errors are results, use create().
    ///
    /// `target` receives the bytes, inside this call and the recorded ones. It is a `std::string`, a `std::ostream` or
    /// a function of `(const char *bytes, std::size_t size)`, which must not call the library. It is not owned, and
    /// must outlive the trace. An exception that it throws is thrown again by the method that made the call.
    template <class Target> explicit BasicTrace(Target &target) : BasicTrace(Empty{}) {
      static_assert(Errors::throws, "use create(): a constructor has no result");
      Errors::result("scrollkit_trace_start", start(target));
    }
    /// Starts a trace, and returns it or why it was refused.
    template <class Target> static Result<BasicTrace> create(Target &target) {
      BasicTrace created(Empty{});
      std::int32_t status = created.start(target);
      return Errors::result("scrollkit_trace_start", status, std::move(created));
    }
    /// Stops the trace.
    ~BasicTrace() { stop(); }
    /// Takes over the trace of `other`.
    BasicTrace(BasicTrace &&other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
    /// Stops the trace, and takes over that of `other`.
    BasicTrace &operator=(BasicTrace &&other) noexcept {
      BasicTrace moved(std::move(other));
      std::swap(handle, moved.handle);
      return *this;
    }

    /// The handle, for the functions of scrollkit.h.
    scrollkit_trace *get() const noexcept { return handle; }
    /// Whether it records.
    explicit operator bool() const noexcept { return handle != nullptr; }

    /// Creates a scroller whose calls are recorded, unless the trace was stopped.
    Result<BasicScroller<Errors>> create_scroller(const ScrollerOptions &options = {}) {
      scrollkit_scroller *created = nullptr;
      std::int32_t status = scrollkit_trace_create_scroller(handle, detail::c(&options), &created);
      return Errors::result(
          "scrollkit_trace_create_scroller", status, BasicScroller<Errors>::own(created));
    }
    /// Creates a list whose calls are recorded, unless the trace was stopped.
    Result<BasicList<Errors>> create_list(const ListOptions &options = {}) {
      scrollkit_list *created = nullptr;
      std::int32_t status = scrollkit_trace_create_list(handle, detail::c(&options), &created);
      return Errors::result("scrollkit_trace_create_list", status, BasicList<Errors>::own(created));
    }
    /// Adds a note of the program, in UTF-8.
    Result<void> mark(const char *text) {
      std::int32_t status = scrollkit_trace_mark(handle, text);
      return Errors::result("scrollkit_trace_mark", status);
    }
    /// Stops the trace. Calls on its scrollers and lists are no longer recorded.
    void stop() noexcept { scrollkit_trace_stop(std::exchange(handle, nullptr)); }

    /// A step of a replay, with the frame after it.
    struct Step : TraceStep {
      /// The name of the function without `scrollkit_`, the name of the event, or the note.
      const char *text;
      /// The scroller. It refers to nothing after it was destroyed, for calls on a list, and for a note.
      BasicScrollerRef<Errors> reference;
      /// Null where `reference` refers to nothing.
      const Frame *frame;
      /// Null unless the kind is `event`.
      const Event *event;
    };

    /// Replays a trace: repeats the calls and compares the answers.
    ///
    /// It throws only what `observe` throws, and if nothing was replayed: without memory, or if `bytes` is null or
    /// not aligned to 8 bytes. Those of a `std::string` and of a `std::vector` are.
    ///
    /// @param bytes   The trace.
    /// @param size    Its size, in bytes.
    /// @param observe A function of `(const Trace::Step &)`, which receives the steps in order. It may read the scroller.
    template <class Observer>
    static Result<Replay> replay(const void *bytes, std::size_t size, Observer &&observe) {
      std::remove_reference_t<Observer> *observer = &observe;
      return replay(bytes, size, notify<decltype(observer)>, &observer);
    }
    /// Replays a trace without an observer.
    static Result<Replay> replay(const void *bytes, std::size_t size) {
      return replay(bytes, size, nullptr, nullptr);
    }
    /// Replays a trace that was recorded to a string.
    static Result<Replay> replay(const std::string &bytes) { return replay(bytes.data(), bytes.size()); }

  private:
    struct Empty {};
    explicit BasicTrace(Empty) noexcept {}

    template <class Target> std::int32_t start(Target &target) {
      void *user = const_cast<void *>(static_cast<const void *>(&target));
      return scrollkit_trace_start(detail::write_trace<Target>, user, &handle);
    }

    template <class Observer>
    static void notify(
        void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
        const scrollkit_frame *frame, const scrollkit_event *event) {
      detail::guarded([&] {
        (**static_cast<Observer *>(user))(Step{
            *reinterpret_cast<const TraceStep *>(step), text, scroller,
            reinterpret_cast<const Frame *>(frame), reinterpret_cast<const Event *>(event)});
      });
    }

    static Result<Replay> replay(
        const void *bytes, std::size_t size, scrollkit_trace_step_function observe, void *user) {
      Replay replay;
      std::int32_t status =
          scrollkit_trace_replay(bytes, size, observe, user, detail::c(&replay.report));
      replay.status = Status(status);
      bool has_replayed = status >= 0 || replay.status == Status::invalid_trace;
      return Errors::result("scrollkit_trace_replay", has_replayed ? 0 : status, std::move(replay));
    }

    scrollkit_trace *handle = nullptr;
  };
  /// A recording of calls. Errors are exceptions.
  using Trace = BasicTrace<Exceptions>;
  namespace results {
  /// A recording of calls. Errors are results.
  using Trace = BasicTrace<Results>;
  }  // namespace results

  """#
