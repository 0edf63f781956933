/* Computed photos for the SDL examples: sun, sky and hills, each chosen by itself for a number. */
#ifndef SDL_PICTURES_H
#define SDL_PICTURES_H
#include <math.h>

#include "sdl_canvas.h"

static inline double limit(double share) { return fmin(fmax(share, 0), 1); }

/* Draws a mixture of two colours over the parts of a pixel, which it covers by a share: so edges are smooth. */
static inline void blend(double parts[3], const int from[3], const int to[3], double share, double cover) {
  for (int part = 0; part < 3; part++) {
    double colour = from[part] + (to[part] - from[part]) * limit(share);
    parts[part] = limit(cover) == 1 ? colour : parts[part] + (colour - parts[part]) * limit(cover);
  }
}

/* Returns a number from 0 to `count` - 1 that depends on the number of a photo and on a part of it, without a pattern. */
static inline int choose(int number, int part, int count) {
  Uint32 hash = ((Uint32)number * 0x9E3779B1u) ^ ((Uint32)part * 0x85EBCA6Bu);
  hash = (hash ^ hash >> 15) * 0x2C1B3C6Du;
  hash = (hash ^ hash >> 12) * 0x297A2D39u;
  return (int)((hash ^ hash >> 15) % (Uint32)count);
}

/* Computes a photo, four units wide and three high. Exits with an error message if there is no memory. */
static inline SDL_Texture *make_picture(SDL_Renderer *renderer, int number, int width) {
  static const int skies[8][3] = {{40, 90, 190},  {190, 70, 60},   {20, 30, 70},   {70, 150, 160},
                                  {120, 70, 150}, {90, 110, 130},  {60, 120, 200}, {200, 110, 70}};
  static const int lands[6][3] = {{70, 110, 80}, {110, 100, 60}, {60, 90, 100}, {100, 80, 90}, {50, 110, 110}, {120, 90, 70}};
  static const int glow[3] = {255, 226, 170}, sun[3] = {255, 250, 225};
  int height = width * 3 / 4, hills = 2 + choose(number, 5, 2);
  const int *sky = skies[choose(number, 1, 8)], *land = lands[choose(number, 2, 6)];
  double sun_x = 0.2 + 0.06 * choose(number, 3, 11), sun_y = 0.1 + 0.03 * choose(number, 4, 9);
  double size = 0.04 + 0.01 * choose(number, 6, 4), horizon = 0.34 + 0.03 * choose(number, 7, 6);
  double phase = choose(number, 8, 100) / 16.0, steep = 0.03 + 0.01 * choose(number, 9, 6);
  SDL_Surface *drawn = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_XRGB8888);
  for (int row = 0; drawn && row < height; row++)
    for (int column = 0; column < width; column++) {
      double x = column / (double)width, y = row / (double)width; /* 1 is the width of the photo */
      double distance = hypot(x - sun_x, y - sun_y);
      double parts[3];
      blend(parts, sky, glow, y * 1.6, 1);
      blend(parts, sun, glow, distance * 5, (size - distance) * width + 0.5);
      for (int hill = 0; hill < hills; hill++) {
        double below = y - horizon - 0.11 * hill - steep * sin(x * (6.7 + 2 * hill) + phase + hill * 3);
        int shade[3] = {land[0] - 18 * hill, land[1] - 28 * hill, land[2] - 14 * hill};
        blend(parts, shade, glow, 0.35 - below * 2, below * width + 0.5);
      }
      Uint32 colour = (Uint32)parts[0] << 16 | (Uint32)parts[1] << 8 | (Uint32)parts[2];
      ((Uint32 *)drawn->pixels)[row * drawn->pitch / 4 + column] = colour;
    }
  SDL_Texture *picture = drawn ? SDL_CreateTextureFromSurface(renderer, drawn) : NULL;
  SDL_FreeSurface(drawn);
  if (!picture) {
    fprintf(stderr, "cannot make a picture: %s\n", SDL_GetError());
    exit(1);
  }
  SDL_SetTextureScaleMode(picture, SDL_ScaleModeLinear);
  return picture;
}
#endif
