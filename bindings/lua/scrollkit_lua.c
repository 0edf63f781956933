/*
 * ScrollKit for Lua 5.4: how values cross between Lua and C.
 *
 *     local scrollkit = require "scrollkit"
 *     local scroller <close> = scrollkit.scroller_create()
 *     scroller:set_geometry({ viewport_height = 600, content_height = 5000 }, 0)
 *     scroller:wheel(0, 3, scrollkit.UNIT_NOTCHES, 0)
 *     print(scroller:tick(0.1).offset_y)
 *
 * scrollkit_lua.h is generated: the structs, the constants, and a function for each of C that calls those below.
 *
 * A handle is a userdata with a pointer, which is NULL after destroy. The library calls functions of Lua only inside of
 * calls: of a delegate, of a trace, of a replay. No error crosses the library: the call that led to it raises it.
 */
#include <lauxlib.h>
#include <lua.h>
#include <scrollkit.h>
#include <string.h>

/* What all handles of a Lua state share; the first upvalue of each function. */
typedef struct shared {
  lua_State *caller; /* runs the call under way, and what the library calls meanwhile */
  int objects;       /* in the registry: a table of handles by the addresses of their objects; it keeps none alive */
  int error;         /* in the registry: what a function of Lua raised during the call under way */
  int has_error;
} shared;

/* A handle in Lua. Its first user value is the delegate of a scroller, its second one the trace that records it. */
typedef struct handle {
  void *object;
  int write; /* the function of a trace that receives its bytes, in the registry */
  shared *shared;
} handle;

typedef enum field_kind { DOUBLE, INT32, UINT32, UINT64, BOOLEAN } field_kind;

typedef struct field {
  const char *name;
  field_kind kind;
  size_t offset;
} field;

typedef struct structure {
  const char *name;
  size_t size;
  const field *fields;
  size_t count;
} structure;

typedef struct constant {
  const char *name;
  lua_Integer value;
} constant;

/* How the types of handles are named in the registry. */
static const char SCROLLER[] = "scrollkit.scroller";
static const char WINDOW[] = "scrollkit.window";
static const char LIST[] = "scrollkit.list";
static const char TRACE[] = "scrollkit.trace";

static shared *shared_of(lua_State *L) { return lua_touserdata(L, lua_upvalueindex(1)); }

/* ---- Errors ---------------------------------------------------------------------------------------------------- */

/* Raises what a function of Lua raised during the call that has returned. */
static void raise_error(lua_State *L) {
  shared *all = shared_of(L);
  if (!all->has_error) return;
  all->has_error = 0;
  lua_rawgeti(L, LUA_REGISTRYINDEX, all->error);
  lua_error(L);
}

/* Raises an error with the text of a negative status; returns any other. */
static scrollkit_status check(lua_State *L, scrollkit_status status) {
  raise_error(L);
  if (status < 0) luaL_error(L, "scrollkit: %s", scrollkit_status_text(status));
  return status;
}

/* ---- Numbers --------------------------------------------------------------------------------------------------- */

static uint32_t to_uint32(lua_State *L, int index) {
  lua_Integer value = luaL_checkinteger(L, index);
  luaL_argcheck(L, value >= 0 && value <= UINT32_MAX, index, "a number from 0 to 4294967295 expected");
  return (uint32_t)value;
}

static int32_t to_int32(lua_State *L, int index) {
  lua_Integer value = luaL_checkinteger(L, index);
  luaL_argcheck(L, value >= INT32_MIN && value <= INT32_MAX, index, "a number of 32 bits expected");
  return (int32_t)value;
}

static size_t to_size(lua_State *L, int index) {
  lua_Integer value = luaL_checkinteger(L, index);
  luaL_argcheck(L, value >= 0 && (lua_Unsigned)value <= SIZE_MAX, index, "a number that is not negative expected");
  return (size_t)value;
}

/* true and false, or C's 1 and 0: 0 is true in Lua, so nothing else is converted. The library refuses other numbers. */
static uint32_t to_boolean(lua_State *L, int index) {
  if (lua_isboolean(L, index)) return (uint32_t)lua_toboolean(L, index);
  if (!lua_isinteger(L, index)) luaL_typeerror(L, index, "boolean");
  return to_uint32(L, index);
}

/* ---- Structs are tables ---------------------------------------------------------------------------------------- */

/* Sets a field to the value on top of the stack. */
static void read_field(lua_State *L, const structure *type, const field *field, void *target) {
  char *at = (char *)target + field->offset;
  int is_valid = 1;
  lua_Integer integer = 0;
  lua_Number number = 0;
  if (field->kind == DOUBLE) number = lua_tonumberx(L, -1, &is_valid);
  else if (field->kind == BOOLEAN && lua_isboolean(L, -1)) integer = lua_toboolean(L, -1);
  else integer = lua_tointegerx(L, -1, &is_valid);
  if (field->kind == UINT32 || field->kind == BOOLEAN) is_valid = is_valid && integer >= 0 && integer <= UINT32_MAX;
  if (field->kind == INT32) is_valid = is_valid && integer >= INT32_MIN && integer <= INT32_MAX;
  if (!is_valid) {
    static const char *const names[] = {"a number", "an integer", "an integer that is not negative", "an integer", "a boolean"};
    luaL_error(L, "scrollkit: %s of %s must be %s, not %s", field->name, type->name, names[field->kind],
               luaL_tolstring(L, -1, NULL));
  }
  switch (field->kind) {
    case DOUBLE: memcpy(at, &number, sizeof number); break;
    case UINT64: memcpy(at, &integer, sizeof integer); break;
    case INT32: memcpy(at, &(int32_t){(int32_t)integer}, sizeof(int32_t)); break;
    case UINT32: case BOOLEAN: memcpy(at, &(uint32_t){(uint32_t)integer}, sizeof(uint32_t)); break;
  }
}

/* Fills a struct with the fields of a table; the others are 0, which is the default. */
static void read_structure(lua_State *L, int index, const structure *type, void *target) {
  luaL_checktype(L, index, LUA_TTABLE);
  memset(target, 0, type->size);
  memcpy(target, &(uint32_t){(uint32_t)type->size}, sizeof(uint32_t));
  lua_pushnil(L);
  while (lua_next(L, index)) {
    const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : NULL;
    size_t i = 0;
    while (i < type->count && (key == NULL || strcmp(key, type->fields[i].name) != 0)) i++;
    if (i == type->count) luaL_error(L, "scrollkit: %s has no field %s", type->name, luaL_tolstring(L, -2, NULL));
    read_field(L, type, &type->fields[i], target);
    lua_pop(L, 1);
  }
}

/* The struct of a table, in memory that the caller has; NULL for nil. */
static void *to_structure(lua_State *L, int index, const structure *type, void *target) {
  if (lua_isnoneornil(L, index)) return NULL;
  read_structure(L, index, type, target);
  return target;
}

static void push_field(lua_State *L, const field *field, const void *source) {
  const char *at = (const char *)source + field->offset;
  double number;
  int32_t signed_integer;
  uint32_t integer;
  uint64_t long_integer;
  switch (field->kind) {
    case DOUBLE: memcpy(&number, at, sizeof number); lua_pushnumber(L, number); break;
    case INT32: memcpy(&signed_integer, at, sizeof signed_integer); lua_pushinteger(L, signed_integer); break;
    case UINT32: memcpy(&integer, at, sizeof integer); lua_pushinteger(L, integer); break;
    case UINT64: memcpy(&long_integer, at, sizeof long_integer); lua_pushinteger(L, (lua_Integer)long_integer); break;
    case BOOLEAN: memcpy(&integer, at, sizeof integer); lua_pushboolean(L, integer == 1); break;
  }
}

/* Checks that the last argument is a table that receives a struct, or nil. */
static void check_receiver(lua_State *L) {
  if (!lua_isnil(L, -1)) luaL_checktype(L, lua_gettop(L), LUA_TTABLE);
}

/* Pushes a struct: as the table at an index that is not 0, or as a new one if there is none. */
static void push_structure(lua_State *L, const structure *type, const void *source, int index) {
  if (index != 0 && !lua_isnil(L, index)) lua_pushvalue(L, index);
  else lua_createtable(L, 0, (int)type->count);
  for (size_t i = 0; i < type->count; i++) {
    push_field(L, &type->fields[i], source);
    lua_setfield(L, -2, type->fields[i].name);
  }
}

/* ---- Arrays are sequences, read without metamethods: one could destroy an object that is about to be passed ---- */

/* Memory that Lua frees after the call. It is pushed. */
static void *reserve(lua_State *L, size_t count, size_t size) {
  luaL_argcheck(L, count <= SIZE_MAX / 2 / size, 1, "the array is too long");
  return memset(lua_newuserdatauv(L, count * size, 0), 0, count * size);
}

static size_t array_length(lua_State *L, int index) {
  luaL_checktype(L, index, LUA_TTABLE);
  return lua_rawlen(L, index);
}

static double *to_numbers(lua_State *L, int index, size_t *count) {
  *count = array_length(L, index);
  double *numbers = reserve(L, *count, sizeof(double));
  for (size_t i = 0; i < *count; i++) {
    int is_number;
    lua_rawgeti(L, index, (lua_Integer)i + 1);
    numbers[i] = lua_tonumberx(L, -1, &is_number);
    luaL_argcheck(L, is_number, index, "numbers expected");
    lua_pop(L, 1);
  }
  return numbers;
}

static void *to_structures(lua_State *L, int index, const structure *type, size_t *count) {
  *count = array_length(L, index);
  char *structs = reserve(L, *count, type->size);
  for (size_t i = 0; i < *count; i++) {
    lua_rawgeti(L, index, (lua_Integer)i + 1);
    luaL_argcheck(L, lua_istable(L, -1), index, "tables expected");
    read_structure(L, lua_gettop(L), type, structs + i * type->size);
    lua_pop(L, 1);
  }
  return structs;
}

/* Structs that the library fills. */
static void *new_structures(lua_State *L, const structure *type, size_t count) {
  char *structs = reserve(L, count, type->size);
  for (size_t i = 0; i < count; i++) memcpy(structs + i * type->size, &(uint32_t){(uint32_t)type->size}, sizeof(uint32_t));
  return structs;
}

static void push_structures(lua_State *L, const structure *type, const void *source, size_t count) {
  lua_createtable(L, (int)count, 0);
  for (size_t i = 0; i < count; i++) {
    push_structure(L, type, (const char *)source + i * type->size, 0);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
}

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

static void push_numbers(lua_State *L, const double *source, size_t count) {
  lua_createtable(L, (int)count, 0);
  for (size_t i = 0; i < count; i++) {
    lua_pushnumber(L, source[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
}

static void push_sizes(lua_State *L, const size_t *source, size_t count) {
  lua_createtable(L, (int)count, 0);
  for (size_t i = 0; i < count; i++) {
    lua_pushinteger(L, (lua_Integer)source[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
}

/* ---- Handles --------------------------------------------------------------------------------------------------- */

/* Pushes a handle without an object. */
static handle *new_handle(lua_State *L, const char *type) {
  handle *new = lua_newuserdatauv(L, sizeof(handle), 2);
  *new = (handle){NULL, LUA_NOREF, shared_of(L)};
  luaL_setmetatable(L, type);
  return new;
}

/* Gives the handle on top of the stack its object, by which the library's calls find it. Raises an error for a negative
 * status; the object is then NULL, or an error of a trace's function is raised, and Lua destroys it. */
static int give_object(lua_State *L, handle *handle, void *object, scrollkit_status status) {
  handle->object = object;
  check(L, status);
  lua_rawgeti(L, LUA_REGISTRYINDEX, handle->shared->objects);
  lua_pushvalue(L, -2);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
  return 1;
}

/* The handle at an index; an error if its object was destroyed. */
static handle *to_handle(lua_State *L, int index, const char *type) {
  handle *handle = luaL_checkudata(L, index, type);
  luaL_argcheck(L, handle->object != NULL, index, "it was destroyed");
  return handle;
}

static handle *to_optional_handle(lua_State *L, int index, const char *type) {
  return lua_isnoneornil(L, index) ? NULL : to_handle(L, index, type);
}

/* The object of a handle, for the call that is then made. It is NULL if the handle is, or if a finalizer has destroyed the
 * object: every allocation before may have run one. */
static void *object_of(lua_State *L, const handle *handle) {
  shared_of(L)->caller = L;
  return handle == NULL ? NULL : handle->object;
}

/* Fills an array with the objects of handles, for the call that is then made. */
static void read_objects(lua_State *L, int index, const char *type, void *target, size_t count) {
  shared_of(L)->caller = L;
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, index, (lua_Integer)i + 1);
    memcpy((char *)target + i * sizeof(void *), &to_handle(L, lua_gettop(L), type)->object, sizeof(void *));
    lua_pop(L, 1);
  }
}

#include "scrollkit_lua.h"

/* Takes the object from the first argument, to end its life; NULL if that has happened. */
static handle *take_object(lua_State *L, const char *type, void **object) {
  handle *handle = luaL_checkudata(L, 1, type);
  *object = handle->object;
  handle->object = NULL;
  handle->shared->caller = L;
  return handle;
}

/* The delegate hears of an animation that is not finished while the scroller still exists, and may destroy it, too. */
static int scroller_destroy(lua_State *L) {
  handle *scroller = luaL_checkudata(L, 1, SCROLLER);
  scroller->shared->caller = L;
  scrollkit_scroller_destroy(scroller->object);
  scroller->object = NULL;
  raise_error(L);
  return 0;
}

static int window_destroy(lua_State *L) {
  void *object;
  take_object(L, WINDOW, &object);
  scrollkit_window_destroy(object);
  return 0;
}

static int list_destroy(lua_State *L) {
  void *object;
  take_object(L, LIST, &object);
  scrollkit_list_destroy(object);
  raise_error(L);
  return 0;
}

/* ---- What the library calls ------------------------------------------------------------------------------------ */

/* Calls a function of C in protected mode with a pointer and the value at an index, which may be 0. An error that it
 * raises is kept; nothing is called after one. */
static void protect(shared *all, lua_CFunction body, void *pointer, int index) {
  lua_State *L = all->caller;
  if (all->has_error || !lua_checkstack(L, 4)) return;
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, pointer);
  if (index != 0) lua_pushvalue(L, index);
  if (lua_pcall(L, index != 0 ? 2 : 1, 0, 0) != LUA_OK) {
    lua_rawseti(L, LUA_REGISTRYINDEX, all->error); /* the key exists, so this allocates nothing */
    all->has_error = 1;
  }
  all->caller = L; /* the function of Lua may have made calls in another coroutine */
}

/* A call of a delegate's function, with the arguments that it has, and its answer. */
typedef struct delegate_call {
  shared *shared;
  scrollkit_scroller *scroller;
  const char *name;
  const structure *type; /* of a struct */
  const void *structure;
  uint32_t number;
  uint32_t answer;
  double velocity_x, velocity_y, target_x, target_y;
} delegate_call;

/* Pushes the delegate's function and the scroller. Returns 0 if there is none: a function of the delegate may have taken
 * it away, or destroyed the scroller. */
static int push_delegate(lua_State *L, const delegate_call *call) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, call->shared->objects);
  if (lua_rawgetp(L, -1, call->scroller) != LUA_TUSERDATA || lua_getiuservalue(L, -1, 1) != LUA_TTABLE ||
      lua_getfield(L, -1, call->name) == LUA_TNIL) {
    return 0;
  }
  lua_pushvalue(L, -3);
  return 1;
}

static int call_with_structure(lua_State *L) {
  delegate_call *call = lua_touserdata(L, 1);
  if (!push_delegate(L, call)) return 0;
  push_structure(L, call->type, call->structure, 0);
  lua_call(L, 2, 0);
  return 0;
}

static int call_with_number(lua_State *L) {
  delegate_call *call = lua_touserdata(L, 1);
  if (!push_delegate(L, call)) return 0;
  lua_pushinteger(L, call->number);
  lua_call(L, 2, 1);
  call->answer = (uint32_t)lua_toboolean(L, -1);
  return 0;
}

/* A target that is returned takes the place of the target. */
static int call_with_target(lua_State *L) {
  delegate_call *call = lua_touserdata(L, 1);
  if (!push_delegate(L, call)) return 0;
  lua_pushnumber(L, call->velocity_x);
  lua_pushnumber(L, call->velocity_y);
  lua_pushnumber(L, call->target_x);
  lua_pushnumber(L, call->target_y);
  lua_call(L, 5, 2);
  double x = luaL_optnumber(L, -2, call->target_x);
  call->target_y = luaL_optnumber(L, -1, call->target_y);
  call->target_x = x;
  return 0;
}

static void did_happen(void *user, scrollkit_scroller *scroller, const scrollkit_event *event) {
  delegate_call call = {user, scroller, "did_happen", &event_type, event, 0, 0, 0, 0, 0, 0};
  protect(user, call_with_structure, &call, 0);
}

static void did_receive(void *user, scrollkit_scroller *scroller, const scrollkit_input *input) {
  delegate_call call = {user, scroller, "did_receive", &input_type, input, 0, 0, 0, 0, 0, 0};
  protect(user, call_with_structure, &call, 0);
}

static uint32_t ask(shared *all, scrollkit_scroller *scroller, const char *name, uint32_t number) {
  delegate_call call = {all, scroller, name, NULL, NULL, number, 0, 0, 0, 0, 0};
  protect(all, call_with_number, &call, 0);
  return call.answer;
}

static uint32_t responds_to(void *user, scrollkit_scroller *scroller, scrollkit_input_kind kind) {
  return ask(user, scroller, "responds_to", kind);
}

static uint32_t should_scroll_to_top(void *user, scrollkit_scroller *scroller, scrollkit_top_source source) {
  return ask(user, scroller, "should_scroll_to_top", source);
}

static void will_end_dragging(
    void *user, scrollkit_scroller *scroller, double velocity_x, double velocity_y, double *target_x, double *target_y) {
  delegate_call call = {
      user, scroller, "will_end_dragging", NULL, NULL, 0, 0, velocity_x, velocity_y, *target_x, *target_y};
  protect(user, call_with_target, &call, 0);
  *target_x = call.target_x;
  *target_y = call.target_y;
}

static int has_function(lua_State *L, int index, const char *name) {
  int has = lua_getfield(L, index, name) != LUA_TNIL;
  lua_pop(L, 1);
  return has;
}

/* scroller:set_delegate(a table with functions, or nil) */
static int scroller_set_delegate(lua_State *L) {
  lua_settop(L, 2);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_delegate delegate = SCROLLKIT_DELEGATE_INIT;
  int is_set = !lua_isnil(L, 2);
  if (is_set) {
    luaL_checktype(L, 2, LUA_TTABLE);
    delegate.user = shared_of(L);
    if (has_function(L, 2, "did_happen")) delegate.did_happen = did_happen;
    if (has_function(L, 2, "did_receive")) delegate.did_receive = did_receive;
    if (has_function(L, 2, "responds_to")) delegate.responds_to = responds_to;
    if (has_function(L, 2, "should_scroll_to_top")) delegate.should_scroll_to_top = should_scroll_to_top;
    if (has_function(L, 2, "will_end_dragging")) delegate.will_end_dragging = will_end_dragging;
  }
  check(L, scrollkit_scroller_set_delegate(object_of(L, scroller), is_set ? &delegate : NULL));
  lua_setiuservalue(L, 1, 1);
  return 0;
}

/* ---- Events ---------------------------------------------------------------------------------------------------- */

/* scroller:next_event(): the next event, or nil. A table that is passed is filled instead of a new one. */
static int scroller_next_event(lua_State *L) {
  lua_settop(L, 2);
  check_receiver(L);
  handle *scroller = to_handle(L, 1, SCROLLER);
  scrollkit_event event = SCROLLKIT_EVENT_INIT;
  if (check(L, scrollkit_scroller_next_event(object_of(L, scroller), &event)) == SCROLLKIT_EVENT_RESULT_NONE) return 0;
  push_structure(L, &event_type, &event, 2);
  return 1;
}

/* The step of a loop over the events, each in a new table. */
static int each_event(lua_State *L) {
  lua_settop(L, 1);
  return scroller_next_event(L);
}

/* for event in scroller:events() do */
static int scroller_events(lua_State *L) {
  luaL_checkudata(L, 1, SCROLLER);
  lua_pushlightuserdata(L, shared_of(L));
  lua_pushcclosure(L, each_event, 1);
  lua_pushvalue(L, 1);
  return 2;
}

/* ---- Traces ---------------------------------------------------------------------------------------------------- */

/* Bytes of a trace, on their way to the function of its handle. */
typedef struct written_bytes {
  const handle *trace;
  const void *bytes;
  size_t size;
} written_bytes;

static int call_with_bytes(lua_State *L) {
  const written_bytes *written = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, written->trace->write);
  lua_pushlstring(L, written->bytes, written->size);
  lua_call(L, 1, 0);
  return 0;
}

static void write_bytes(void *user, const void *bytes, size_t size) {
  const handle *trace = user;
  written_bytes written = {trace, bytes, size};
  protect(trace->shared, call_with_bytes, &written, 0);
}

/* scrollkit.trace_start(write): `write` receives the bytes as strings; it must not call the library. */
static int trace_start(lua_State *L) {
  lua_settop(L, 1);
  luaL_checktype(L, 1, LUA_TFUNCTION);
  handle *handle = new_handle(L, TRACE);
  lua_pushvalue(L, 1);
  handle->write = luaL_ref(L, LUA_REGISTRYINDEX);
  scrollkit_trace *trace = NULL;
  handle->shared->caller = L;
  scrollkit_status status = scrollkit_trace_start(write_bytes, handle, &trace);
  return give_object(L, handle, trace, status);
}

static int trace_stop(lua_State *L) {
  void *object;
  handle *handle = take_object(L, TRACE, &object);
  scrollkit_trace_stop(object);
  luaL_unref(L, LUA_REGISTRYINDEX, handle->write);
  handle->write = LUA_NOREF;
  raise_error(L);
  return 0;
}

/* A scroller or list keeps its trace alive. */
static void keep_trace(lua_State *L) {
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 2);
}

/* trace:create_scroller(options): a scroller whose calls are recorded. */
static int trace_create_scroller(lua_State *L) {
  lua_settop(L, 2);
  handle *trace = to_handle(L, 1, TRACE);
  scrollkit_scroller_options options, *passed = to_structure(L, 2, &scroller_options_type, &options);
  handle *made = new_handle(L, SCROLLER);
  keep_trace(L);
  scrollkit_scroller *scroller = NULL;
  scrollkit_status status = scrollkit_trace_create_scroller(object_of(L, trace), passed, &scroller);
  return give_object(L, made, scroller, status);
}

/* trace:create_list(options): a list whose calls are recorded. */
static int trace_create_list(lua_State *L) {
  lua_settop(L, 2);
  handle *trace = to_handle(L, 1, TRACE);
  scrollkit_list_options options, *passed = to_structure(L, 2, &list_options_type, &options);
  handle *made = new_handle(L, LIST);
  keep_trace(L);
  scrollkit_list *list = NULL;
  scrollkit_status status = scrollkit_trace_create_list(object_of(L, trace), passed, &list);
  return give_object(L, made, list, status);
}

/* trace:mark(text) */
static int trace_mark(lua_State *L) {
  handle *trace = to_handle(L, 1, TRACE);
  check(L, scrollkit_trace_mark(object_of(L, trace), luaL_checkstring(L, 2)));
  return 0;
}

typedef struct observed_step {
  shared *shared;
  const scrollkit_trace_step *step;
  const char *text;
  const scrollkit_frame *frame;
  const scrollkit_event *event;
} observed_step;

static int call_with_step(lua_State *L) {
  const observed_step *observed = lua_touserdata(L, 1);
  push_structure(L, &trace_step_type, observed->step, 0);
  lua_pushstring(L, observed->text);
  lua_setfield(L, -2, "text");
  if (observed->frame != NULL) {
    push_structure(L, &frame_type, observed->frame, 0);
    lua_setfield(L, -2, "frame");
  }
  if (observed->event != NULL) {
    push_structure(L, &event_type, observed->event, 0);
    lua_setfield(L, -2, "event");
  }
  lua_call(L, 1, 0);
  return 0;
}

static void observe(
    void *user, const scrollkit_trace_step *step, const char *text, scrollkit_scroller *scroller,
    const scrollkit_frame *frame, const scrollkit_event *event) {
  (void)scroller;
  observed_step observed = {user, step, text, frame, event};
  protect(user, call_with_step, &observed, 2);
}

/* scrollkit.trace_replay(bytes, observer): the report, with the status. The observer receives each step, with the fields
 * text, frame and event. A trace that differs or is damaged raises no error. */
static int trace_replay(lua_State *L) {
  size_t size;
  const char *bytes = luaL_checklstring(L, 1, &size);
  lua_settop(L, 2);
  if (!lua_isnil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  void *aligned = memcpy(reserve(L, size + 1, 1), bytes, size);
  scrollkit_trace_report report = SCROLLKIT_TRACE_REPORT_INIT;
  shared *all = shared_of(L);
  all->caller = L;
  scrollkit_status status = scrollkit_trace_replay(aligned, size, lua_isnil(L, 2) ? NULL : observe, all, &report);
  if (status != SCROLLKIT_STATUS_INVALID_TRACE) check(L, status);
  raise_error(L);
  push_structure(L, &trace_report_type, &report, 0);
  lua_pushinteger(L, status);
  lua_setfield(L, -2, "status");
  return 1;
}

/* ---- The module ------------------------------------------------------------------------------------------------ */

static const luaL_Reg written_functions[] = {
    {"trace_start", trace_start}, {"trace_replay", trace_replay}, {NULL, NULL}};

static const luaL_Reg written_scroller_methods[] = {
    {"destroy", scroller_destroy}, {"next_event", scroller_next_event}, {"events", scroller_events},
    {"set_delegate", scroller_set_delegate}, {NULL, NULL}};
static const luaL_Reg written_window_methods[] = {{"destroy", window_destroy}, {NULL, NULL}};
static const luaL_Reg written_list_methods[] = {{"destroy", list_destroy}, {NULL, NULL}};
static const luaL_Reg trace_methods[] = {
    {"stop", trace_stop}, {"create_scroller", trace_create_scroller}, {"create_list", trace_create_list},
    {"mark", trace_mark}, {NULL, NULL}};

/* Makes the metatable of a type of handles. The value on top of the stack becomes the upvalue of all methods; `generated`
 * may be NULL. */
static void new_type(
    lua_State *L, const char *type, const luaL_Reg *generated, const luaL_Reg *written, lua_CFunction end) {
  const luaL_Reg life[] = {{"__gc", end}, {"__close", end}, {NULL, NULL}};
  luaL_newmetatable(L, type);
  const luaL_Reg *const lists[] = {written, life, generated};
  for (int i = 0; i < 3 && lists[i] != NULL; i++) {
    lua_pushvalue(L, -2);
    luaL_setfuncs(L, lists[i], 1);
  }
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
}

LUAMOD_API int luaopen_scrollkit(lua_State *L) {
  luaL_checkversion(L);
  lua_createtable(L, 0, (int)(sizeof constants / sizeof constants[0] + sizeof functions / sizeof functions[0]));
  for (size_t i = 0; i < sizeof constants / sizeof constants[0]; i++) {
    lua_pushinteger(L, constants[i].value);
    lua_setfield(L, -2, constants[i].name);
  }
  shared *all = lua_newuserdatauv(L, sizeof(shared), 0);
  *all = (shared){L, LUA_NOREF, LUA_NOREF, 0};
  lua_pushvalue(L, -1);
  luaL_ref(L, LUA_REGISTRYINDEX); /* handles point to it as long as the state lives */
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  all->objects = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushboolean(L, 0);
  all->error = luaL_ref(L, LUA_REGISTRYINDEX);
  new_type(L, SCROLLER, scroller_methods, written_scroller_methods, scroller_destroy);
  new_type(L, WINDOW, window_methods, written_window_methods, window_destroy);
  new_type(L, LIST, list_methods, written_list_methods, list_destroy);
  new_type(L, TRACE, NULL, trace_methods, trace_stop);
  lua_pushvalue(L, -1);
  lua_insert(L, -3); /* shared, the module, shared */
  luaL_setfuncs(L, functions, 1);
  lua_insert(L, -2);
  luaL_setfuncs(L, written_functions, 1);
  return 1;
}
