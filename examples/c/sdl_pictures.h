/* Computed photos for the SDL examples: sun, sky and hills, different for each number. */
#ifndef SDL_PICTURES_H
#define SDL_PICTURES_H
#include <math.h>

#include "sdl_canvas.h"

static inline Uint32 mix(const int a[3], const int b[3], double share) {
  Uint32 colour = 0;
  for (int part = 0; part < 3; part++)
    colour = colour << 8 | (Uint32)(a[part] + (b[part] - a[part]) * fmin(fmax(share, 0), 1));
  return colour;
}

/* Computes a photo, four units wide and three high. Exits with an error message if there is no memory. */
static inline SDL_Texture *make_picture(SDL_Renderer *renderer, int number, int width) {
  static const int skies[6][3] = {{40, 90, 190},  {190, 70, 60},  {20, 30, 70},
                                  {70, 150, 160}, {120, 70, 150}, {90, 110, 130}};
  static const int glow[3] = {255, 226, 170}, sun[3] = {255, 250, 225};
  int height = width * 3 / 4;
  const int *sky = skies[(number + number / 6) % 6];
  double sun_x = 0.2 + 0.12 * ((number + number / 6) % 6), sun_y = 0.22 + 0.04 * (number % 3);
  SDL_Surface *drawn = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_XRGB8888);
  for (int row = 0; drawn && row < height; row++)
    for (int column = 0; column < width; column++) {
      double x = column / (double)width, y = row / (double)width; /* 1 is the width of the photo */
      double distance = hypot(x - sun_x, y - sun_y);
      Uint32 colour = distance < 0.07 ? mix(sun, glow, distance * 5) : mix(sky, glow, y * 1.6);
      for (int hill = 0; hill < 3; hill++) {
        double below = y - 0.4 - 0.11 * hill - 0.05 * sin(x * (6.7 + hill) + number * 2 + hill * 3);
        int green[3] = {70 - 20 * hill + number * 9 % 54, 110 - 30 * hill, 80 - 15 * hill};
        if (below >= 0) colour = mix(green, glow, 0.35 - below * 2);
      }
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
