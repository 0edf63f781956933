/* The C allocator, for Memory.swift alone. Declared here, so that targets without a C library's headers compile it. */
#include <stddef.h>

void *malloc(size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);
