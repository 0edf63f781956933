/* Values that are computed once, at their first use. Without atomics, that must be on one thread. */
#if SK_GNU
#define SK_TOKEN(p) ((sk_atSK_BITS *)(p))
#define sk_load_acquire(p) __atomic_load_n(SK_TOKEN(p), __ATOMIC_ACQUIRE)
#define sk_store_release(p, v) __atomic_store_n(SK_TOKEN(p), v, __ATOMIC_RELEASE)
SK_HELPER SK_PAIR sk_exchange_monotonic_monotonic(char *p, uSK_BITS expected, uSK_BITS wanted) {
  SK_PAIR r; r.f0 = expected;
  r.f1 = __atomic_compare_exchange_n(SK_TOKEN(p), &r.f0, wanted, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED); return r;
}
#elif defined(_MSC_VER)
#include <intrin.h>
#define SK_TOKEN(p) ((SK_INTERLOCKED volatile *)(p))
#define sk_load_acquire(p) ((uSK_BITS)_InterlockedOrSK_SUFFIX(SK_TOKEN(p), 0))
#define sk_store_release(p, v) ((void)_InterlockedExchangeSK_SUFFIX(SK_TOKEN(p), (SK_INTERLOCKED)(v)))
SK_HELPER SK_PAIR sk_exchange_monotonic_monotonic(char *p, uSK_BITS expected, uSK_BITS wanted) {
  SK_PAIR r;
  r.f0 = (uSK_BITS)_InterlockedCompareExchangeSK_SUFFIX(SK_TOKEN(p), (SK_INTERLOCKED)wanted, (SK_INTERLOCKED)expected);
  r.f1 = r.f0 == expected; return r;
}
#else
#define SK_TOKEN(p) ((volatile uSK_BITS *)(p))
#define sk_load_acquire(p) (*SK_TOKEN(p))
#define sk_store_release(p, v) (*SK_TOKEN(p) = (v))
static SK_PAIR sk_exchange_monotonic_monotonic(char *p, uSK_BITS expected, uSK_BITS wanted) {
  SK_PAIR r; r.f0 = *SK_TOKEN(p); r.f1 = r.f0 == expected;
  if (r.f1) *SK_TOKEN(p) = wanted;
  return r;
}
#endif
