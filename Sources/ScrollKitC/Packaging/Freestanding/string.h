/* What scrollkit.c needs of string.h, for targets whose C library is not at hand. The host provides the functions. */
#include <stddef.h>
void *memcpy(void *destination, const void *source, size_t size);
void *memmove(void *destination, const void *source, size_t size);
void *memset(void *destination, int byte, size_t size);
size_t strlen(const char *text);
