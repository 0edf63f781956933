/* What scrollkit.c needs of stdlib.h, for targets whose C library is not at hand. The host provides the functions. */
#include <stddef.h>
void *malloc(size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);
_Noreturn void abort(void);
