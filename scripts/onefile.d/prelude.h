#include <scrollkit.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* What the C compiler must do: numbers of two's complement, little endian, and doubles that are computed as doubles. */
#if defined(__BYTE_ORDER__) && defined(__ORDER_LITTLE_ENDIAN__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "scrollkit.c is for little-endian processors. Build ScrollKit from its Swift sources for this one."
#endif
#if defined(__FAST_MATH__)
#error "scrollkit.c needs exact floating-point arithmetic. Compile it without -ffast-math and -Ofast."
#endif
#include <float.h>
#if FLT_EVAL_METHOD != 0
#error "scrollkit.c needs doubles that are computed as doubles. On x86 with 32 bits, compile it with -msse2 -mfpmath=sse."
#endif
#if DBL_MANT_DIG != 53
#error "scrollkit.c needs doubles of 64 bits."
#endif
/* No fused multiply-add: it would give other results. GCC has no pragma of C99 for it, hence its own. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#elif defined(__GNUC__) && !defined(__TINYC__)
#pragma GCC optimize ("fp-contract=off")
#elif defined(_MSC_VER)
#pragma fp_contract (off)
#endif

/* The payload of an enum's case is copied with the parts that it does not use, and these are not initialised. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__TINYC__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;
#define SK_NULL ((char *)0)

#if defined(__GNUC__) && !defined(__TINYC__)
#define SK_GNU 1
#define SK_INFINITY __builtin_inf() /* GCC computes the product below while the program runs, which raises an exception */
#define SK_HELPER static inline __attribute__((unused))
#define SK_TRAP() __builtin_trap()
#define SK_UNREACHABLE() __builtin_unreachable()
#else
#define SK_GNU 0
#define SK_INFINITY ((double)(1e300 * 1e300))
#define SK_HELPER static inline
#define SK_TRAP() for (;;) abort()
#define SK_UNREACHABLE() for (;;) abort()
#endif

/* A struct of the header has the size for which this file was made. */
#define SK_SAME_SIZE(type, size) typedef char sk_size_of_##type[sizeof(type) == (size) ? 1 : -1]

/* Memory of a function, in words. */
#if defined(__GNUC__) || defined(__TINYC__)
#define SK_ALIGNED(n) __attribute__((aligned(n)))
#elif defined(_MSC_VER)
#define SK_ALIGNED(n) __declspec(align(n))
#else
#define SK_ALIGNED(n)
#endif
#define SK_SPACE(name, words) SK_ALIGNED(8) u64 name##_[words]; char *name = (char *)name##_
#define SK_SPACE16(name, words) SK_ALIGNED(16) u64 name##_[words]; char *name = (char *)name##_

/* Reads and writes of memory of any type. U: at any address. Structs of 32-bit x86 have eight bytes at multiples of four. */
struct sk_eight { char before; double eight; };
#define SK_EIGHT offsetof(struct sk_eight, eight)
#if SK_GNU
#define SK_ACCESS(type, suffix, alignment) typedef type sk_at##suffix __attribute__((may_alias, aligned(alignment)));
#define SK_UNALIGNED(type, suffix) SK_ACCESS(type, suffix, 1)
#define SK_READ(suffix, p) (*(const sk_at##suffix *)(p))
#define SK_WRITE(suffix, p, v) (*(sk_at##suffix *)(p) = (v))
#else
#define SK_ACCESS(type, suffix, alignment) typedef type sk_at##suffix;
#define SK_UNALIGNED(type, suffix) \
  static type sk_read##suffix(const char *p) { type v; memcpy(&v, p, sizeof v); return v; } \
  static void sk_write##suffix(char *p, type v) { memcpy(p, &v, sizeof v); }
#define SK_READ(suffix, p) (*(sk_at##suffix *)(p))
#define SK_WRITE(suffix, p, v) (*(sk_at##suffix *)(p) = (v))
#endif
SK_ACCESS(u8, 8, 1) SK_ACCESS(u16, 16, 2) SK_ACCESS(u32, 32, 4) SK_ACCESS(u64, 64, SK_EIGHT) SK_ACCESS(double, D, SK_EIGHT)
#if SK_GNU
typedef char *sk_atP __attribute__((may_alias));
#else
typedef char *sk_atP;
#endif
SK_UNALIGNED(u16, 16U) SK_UNALIGNED(u32, 32U) SK_UNALIGNED(u64, 64U) SK_UNALIGNED(double, DU) SK_UNALIGNED(char *, PU)
#define LD8(p) SK_READ(8, p)
#define LD16(p) SK_READ(16, p)
#define LD32(p) SK_READ(32, p)
#define LD64(p) SK_READ(64, p)
#define LDD(p) SK_READ(D, p)
#define LDP(p) SK_READ(P, p)
#define SK_VOLATILE8(p) (*(const volatile sk_at8 *)(p))
#define SK_VOLATILE16(p) (*(const volatile sk_at16 *)(p))
#define SK_VOLATILE32(p) (*(const volatile sk_at32 *)(p))
#define SK_VOLATILE64(p) (*(const volatile sk_at64 *)(p))
#define ST8(p, v) SK_WRITE(8, p, (u8)(v))
#define ST16(p, v) SK_WRITE(16, p, (u16)(v))
#define ST32(p, v) SK_WRITE(32, p, v)
#define ST64(p, v) SK_WRITE(64, p, v)
#define STD(p, v) SK_WRITE(D, p, v)
#define STP(p, v) SK_WRITE(P, p, v)
#if SK_GNU
#define LD16U(p) SK_READ(16U, p)
#define LD32U(p) SK_READ(32U, p)
#define LD64U(p) SK_READ(64U, p)
#define LDDU(p) SK_READ(DU, p)
#define LDPU(p) SK_READ(PU, p)
#define ST16U(p, v) SK_WRITE(16U, p, (u16)(v))
#define ST32U(p, v) SK_WRITE(32U, p, v)
#define ST64U(p, v) SK_WRITE(64U, p, v)
#define STDU(p, v) SK_WRITE(DU, p, v)
#define STPU(p, v) SK_WRITE(PU, p, v)
#else
#define LD16U(p) sk_read16U(p)
#define LD32U(p) sk_read32U(p)
#define LD64U(p) sk_read64U(p)
#define LDDU(p) sk_readDU(p)
#define LDPU(p) sk_readPU(p)
#define ST16U(p, v) sk_write16U(p, (u16)(v))
#define ST32U(p, v) sk_write32U(p, v)
#define ST64U(p, v) sk_write64U(p, v)
#define STDU(p, v) sk_writeDU(p, v)
#define STPU(p, v) sk_writePU(p, v)
#endif
/* Numbers of 3, 5, 6 and 7 bytes. */
#define SK_BYTES(bits, type) \
  SK_HELPER type LD##bits(const char *p) { type v = 0; memcpy(&v, p, bits / 8); return v; } \
  SK_HELPER void ST##bits(char *p, type v) { memcpy(p, &v, bits / 8); }
SK_BYTES(24, u32) SK_BYTES(40, u64) SK_BYTES(48, u64) SK_BYTES(56, u64)

/* The bits of a double. */
SK_HELPER u64 sk_bits(double v) { union { double number; u64 bits; } both; both.number = v; return both.bits; }
SK_HELPER double sk_double(u64 v) { union { double number; u64 bits; } both; both.bits = v; return both.number; }
#define SK_MAGNITUDE(v) (sk_bits(v) & 0x7fffffffffffffffull)
#define SK_INFINITE 0x7ff0000000000000ull

/* Comparisons that raise no floating-point exception for a quiet NaN, where the compiler has them. */
#if SK_GNU
#define SK_LT(a, b) __builtin_isless(a, b)
#define SK_LE(a, b) __builtin_islessequal(a, b)
#define SK_GT(a, b) __builtin_isgreater(a, b)
#define SK_GE(a, b) __builtin_isgreaterequal(a, b)
#else
#define SK_LT(a, b) ((a) < (b))
#define SK_LE(a, b) ((a) <= (b))
#define SK_GT(a, b) ((a) > (b))
#define SK_GE(a, b) ((a) >= (b))
#endif
SK_HELPER int sk_ord(double a, double b) { return a == a && b == b; }
SK_HELPER int sk_uno(double a, double b) { return a != a || b != b; }
SK_HELPER int sk_one(double a, double b) { return SK_LT(a, b) || SK_GT(a, b); }
SK_HELPER int sk_ueq(double a, double b) { return !sk_one(a, b); }
/* Tests of the bits: they raise none for a signaling NaN, either. */
SK_HELPER int sk_uno_self(double a) { return SK_MAGNITUDE(a) > SK_INFINITE; }
SK_HELPER int sk_ord_self(double a) { return SK_MAGNITUDE(a) <= SK_INFINITE; }
SK_HELPER int sk_oeq_infinity(double a) { return sk_bits(a) == SK_INFINITE; }
SK_HELPER int sk_une_infinity(double a) { return sk_bits(a) != SK_INFINITE; }
SK_HELPER int sk_ueq_infinity(double a) { return sk_bits(a) == SK_INFINITE || sk_uno_self(a); }
SK_HELPER int sk_one_infinity(double a) { return !sk_ueq_infinity(a); }
/* Bits of the mask, from 0 on: signaling NaN, quiet NaN; −infinity, −normal, −subnormal, −0; 0, subnormal, normal, infinity. */
SK_HELPER int sk_is_class(double v, u32 mask) {
  u64 magnitude = SK_MAGNITUDE(v);
  int is_negative = (int)(sk_bits(v) >> 63), class_;
  if (magnitude > SK_INFINITE) class_ = magnitude >> 51 & 1 ? 1 : 0;
  else if (magnitude == SK_INFINITE) class_ = is_negative ? 2 : 9;
  else if (magnitude >> 52 != 0) class_ = is_negative ? 3 : 8;
  else if (magnitude != 0) class_ = is_negative ? 4 : 7;
  else class_ = is_negative ? 5 : 6;
  return (int)(mask >> class_ & 1);
}

/* Functions of a double, without the C math library. */
#if SK_GNU && defined(__OPTIMIZE__)
#define sk_fabs(v) __builtin_fabs(v)
#define sk_copysign(v, sign) __builtin_copysign(v, sign)
#else
SK_HELPER double sk_fabs(double v) { return sk_double(SK_MAGNITUDE(v)); }
SK_HELPER double sk_copysign(double v, double sign) {
  return sk_double(SK_MAGNITUDE(v) | (sk_bits(sign) & 0x8000000000000000ull));
}
#endif
#if SK_GNU && (defined(__SSE2__) || defined(__aarch64__) || (defined(__riscv_flen) && __riscv_flen >= 64) || \
               (defined(__ARM_FP) && (__ARM_FP & 8)) || defined(__wasm__))
SK_HELPER double sk_sqrt(double v) {
#if defined(__SSE2__)
  __asm__("sqrtsd %0, %0" : "+x"(v));
#elif defined(__aarch64__)
  __asm__("fsqrt %d0, %d0" : "+w"(v));
#elif defined(__riscv_flen)
  __asm__("fsqrt.d %0, %0" : "+f"(v));
#elif defined(__wasm__)
  v = __builtin_sqrt(v);
#else
  __asm__("vsqrt.f64 %P0, %P0" : "+w"(v));
#endif
  return v;
}
#elif defined(_MSC_VER) && defined(_M_X64)
#include <emmintrin.h>
SK_HELPER double sk_sqrt(double v) { return _mm_cvtsd_f64(_mm_sqrt_sd(_mm_set_sd(v), _mm_set_sd(v))); }
#else
/* Digit by digit: the root of the mantissa as an integer of 54 bits, rounded to 53 by its last bit and the remainder. */
SK_HELPER double sk_sqrt(double v) {
  u64 bits = sk_bits(v), mantissa, root = 0, rest = 0;
  int exponent = (int)(bits >> 52 & 0x7ff), digit;
  if (SK_MAGNITUDE(v) == 0 || SK_MAGNITUDE(v) > SK_INFINITE || bits == SK_INFINITE) return v + v;
  if (bits >> 63) return (v - v) / 0.0;
  mantissa = bits & 0xfffffffffffffull;
  if (exponent != 0) mantissa |= 0x10000000000000ull;
  else for (exponent = 1; !(mantissa >> 52); exponent--) mantissa <<= 1;
  exponent -= 1023;
  if (exponent & 1) { mantissa <<= 1; exponent--; }
  /* mantissa · 2^54 has 108 bits, in 54 pairs: the first 27 are those of the mantissa */
  for (digit = 53; digit >= 0; digit--) {
    u64 pair = digit >= 27 ? mantissa >> 2 * (digit - 27) & 3 : 0, next;
    rest = rest << 2 | pair;
    next = root << 2 | 1;
    root <<= 1;
    if (rest >= next) { rest -= next; root |= 1; }
  }
  root = (root >> 1) + (root & 1);
  return sk_double(((u64)(exponent / 2 + 1022) << 52) + root);
}
#endif

/* An uninitialised number, which is the same at each use from here on. */
#if SK_GNU
#define SK_FROZEN(type) SK_HELPER type sk_frozen_##type(type v) { __asm__("" : "+m"(v)); return v; }
#else
#define SK_FROZEN(type) SK_HELPER type sk_frozen_##type(type v) { volatile type kept = v; return kept; }
#endif
SK_FROZEN(u8) SK_FROZEN(u16) SK_FROZEN(u32) SK_FROZEN(u64) SK_FROZEN(double)

/* Arithmetic of whole numbers. The results with overflow have the sum and whether it does not fit. */
typedef struct { u8 f0; u8 f1; } sk_bb;
typedef struct { u16 f0; u8 f1; } sk_hb;
typedef struct { u32 f0; u8 f1; } sk_wb;
typedef struct { u64 f0; u8 f1; } sk_lb;
#define SK_ARITHMETIC(n, pair) \
  SK_HELPER u##n sk_smin##n(u##n a, u##n b) { return (i##n)a < (i##n)b ? a : b; } \
  SK_HELPER u##n sk_smax##n(u##n a, u##n b) { return (i##n)a > (i##n)b ? a : b; } \
  SK_HELPER u##n sk_umin##n(u##n a, u##n b) { return a < b ? a : b; } \
  SK_HELPER u##n sk_umax##n(u##n a, u##n b) { return a > b ? a : b; } \
  SK_HELPER u##n sk_usub_sat##n(u##n a, u##n b) { return a > b ? (u##n)(a - b) : 0; } \
  SK_HELPER u##n sk_abs##n(u##n a) { return (i##n)a < 0 ? (u##n)(0 - a) : a; } \
  SK_HELPER u##n sk_fshl##n(u##n a, u##n b, u##n s) { s &= n - 1; return s ? (u##n)(a << s | b >> (n - s)) : a; } \
  SK_HELPER u##n sk_fshr##n(u##n a, u##n b, u##n s) { s &= n - 1; return s ? (u##n)(a << (n - s) | b >> s) : b; } \
  SK_HELPER u##n sk_ctlz##n(u##n a) { u##n c = 0; while (c < n && !(a >> (n - 1 - c) & 1)) c++; return c; } \
  SK_HELPER u##n sk_cttz##n(u##n a) { u##n c = 0; while (c < n && !(a >> c & 1)) c++; return c; } \
  SK_HELPER pair sk_uadd##n(u##n a, u##n b) { pair r; r.f0 = (u##n)(a + b); r.f1 = r.f0 < a; return r; } \
  SK_HELPER pair sk_usub##n(u##n a, u##n b) { pair r; r.f0 = (u##n)(a - b); r.f1 = a < b; return r; } \
  SK_HELPER pair sk_sadd##n(u##n a, u##n b) { \
    pair r; r.f0 = (u##n)(a + b); r.f1 = (u8)((u##n)((r.f0 ^ a) & (r.f0 ^ b)) >> (n - 1)); return r; } \
  SK_HELPER pair sk_ssub##n(u##n a, u##n b) { \
    pair r; r.f0 = (u##n)(a - b); r.f1 = (u8)((u##n)((a ^ b) & (a ^ r.f0)) >> (n - 1)); return r; }
SK_ARITHMETIC(8, sk_bb) SK_ARITHMETIC(16, sk_hb) SK_ARITHMETIC(32, sk_wb) SK_ARITHMETIC(64, sk_lb)
SK_HELPER sk_wb sk_smul32(u32 a, u32 b) {
  i64 product = (i64)(i32)a * (i32)b;
  sk_wb r; r.f0 = (u32)product; r.f1 = product != (i32)r.f0; return r;
}
SK_HELPER sk_lb sk_smul64(u64 a, u64 b) {
  i64 x = (i64)a, y = (i64)b, product = (i64)(a * b);
  sk_lb r; r.f0 = (u64)product;
  r.f1 = (x == -1 && y == INT64_MIN) || (y == -1 && x == INT64_MIN) || (x != 0 && y != -1 && x != -1 && product / x != y);
  return r;
}
