/* Converts the fuzzer's bytes to numbers: usually common values, often extreme values. */
#ifndef READER_H
#define READER_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct reader {
  const uint8_t *bytes;
  size_t left;
};

/** Returns the next byte; 0 at the end. */
static inline uint8_t next_byte(struct reader *reader) {
  if (reader->left == 0) return 0;
  reader->left--;
  return *reader->bytes++;
}

static inline uint32_t next_short(struct reader *reader) {
  uint32_t high = next_byte(reader);
  return high << 8 | next_byte(reader);
}

static inline double next_raw_double(struct reader *reader) {
  uint8_t bytes[8];
  uint64_t bits;
  double number;
  for (int index = 0; index < 8; index++) bytes[index] = next_byte(reader);
  memcpy(&bits, bytes, sizeof bits);
  memcpy(&number, bytes, sizeof number);
  // The fuzzer's own comparisons with a signaling NaN would raise an exception; see Tests/Consumers/floating.c.
  return (bits & INT64_MAX) > 0x7FF0000000000000 ? NAN : number;
}

static inline double hostile_double(uint8_t choice) {
  static const double numbers[] = {
      NAN, INFINITY, -INFINITY, 1e308, -1e308, 1e12, -1e12, 1.0000001e12, -1.0000001e12, 5e-324,
      -5e-324, 1e-310, 2.2250738585072014e-308, -0.0, 1e10, -1e10, 1.0000001e10, 1e-9, 0.5, 1e11};
  return numbers[choice % (sizeof numbers / sizeof numbers[0])];
}

/** Returns a length, a position or a distance, in points. */
static inline double next_length(struct reader *reader) {
  uint8_t choice = next_byte(reader);
  switch (choice & 7) {
    case 0: case 1: return (int8_t)next_byte(reader);
    case 2: case 3: return (int16_t)next_short(reader) / 8.0;
    case 4: return (double)next_short(reader);
    case 5: return (int8_t)next_byte(reader) * pow(10, choice >> 4);
    case 6: return hostile_double(next_byte(reader));
    default: return next_raw_double(reader);
  }
}

/** Returns a length, usually not negative. */
static inline double next_size_length(struct reader *reader) {
  double length = next_length(reader);
  return next_byte(reader) == 255 ? length : fabs(length);
}

/** Returns a time in seconds, usually about a frame after `last`. */
static inline double next_time(struct reader *reader, double last) {
  uint8_t choice = next_byte(reader);
  switch (choice & 7) {
    case 0: return last;
    case 1: return last + 1.0 / 120;
    case 2: return last + 1.0 / 60;
    case 3: return last + next_byte(reader) / 1000.0;
    case 4: return last + next_byte(reader) / 8.0;
    case 5: return nextafter(last, INFINITY);
    case 6: return choice & 8 ? last - next_byte(reader) / 100.0 : last;
    default:
      if ((choice & 0xF8) == 0xF8) return hostile_double(next_byte(reader));
      return choice & 0x80 ? next_raw_double(reader) : last + pow(10, (choice >> 3) & 7) * 1e-6;
  }
}

/** Returns the stated size of a struct, usually its own. */
static inline uint32_t next_struct_size(struct reader *reader, uint32_t own) {
  static const uint32_t hostile[] = {0, 4, 7, 8, 12, 16, 24, 32, 40, 4088, 4096, 4104, UINT32_MAX};
  uint8_t choice = next_byte(reader);
  if (choice < 224) return own;
  if (choice < 232) return own - 8;
  if (choice < 240) return own + 8;
  return hostile[choice % (sizeof hostile / sizeof hostile[0])];
}

/** Returns a value of an enum with `count` values, usually a known one. */
static inline uint32_t next_enum(struct reader *reader, uint32_t count) {
  uint8_t choice = next_byte(reader);
  return choice < 250 ? choice % count : choice == 250 ? UINT32_MAX : choice;
}

#endif
