/* Numbers that a seed or a row of bytes chooses. */
#include "dice.h"

uint64_t roll(struct dice *dice) {
  if (dice->left >= 2) {  // a quarter of a number serves as all four, so that few bytes choose much
    uint64_t quarter = (uint64_t)dice->bytes[0] << 8 | dice->bytes[1];
    dice->bytes += 2;
    dice->left -= 2;
    return quarter * 0x0001000100010001;
  }
  uint64_t mixed = dice->state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

double number(struct dice *dice, double low, double high) {
  return low + (high - low) * ((double)(roll(dice) >> 11) / 9007199254740992.0);
}

uint32_t whole(struct dice *dice, uint32_t low, uint32_t high) {
  return low + (uint32_t)(roll(dice) % (high - low + 1));
}

int chance(struct dice *dice, double share) { return number(dice, 0, 1) < share; }
