/* Text for the SDL examples, in DejaVu Sans: each glyph is drawn once and then copied. */
#ifndef SDL_TEXT_H
#define SDL_TEXT_H
#include <SDL_ttf.h>
#include <stdio.h>

#ifndef SDL_TEXT_FONT
#define SDL_TEXT_FONT "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
#endif
enum { SDL_TEXT_SIZES = 16, SDL_TEXT_FIRST = ' ', SDL_TEXT_LAST = '~' };

/* Writes a line of ASCII. x, y is its left end at half its height; its size is that of the font, in points. */
static inline void write_text(SDL_Renderer *renderer, const char *text, double x, double y, int size,
                              Uint32 colour) {
  static struct face {
    int size;
    TTF_Font *font;
    SDL_Texture *glyphs[SDL_TEXT_LAST + 1];
  } faces[SDL_TEXT_SIZES];
  struct face *face = faces;
  if (!TTF_WasInit()) TTF_Init();
  while (face->size != size && face->size != 0 && face < faces + SDL_TEXT_SIZES - 1) face++;
  if (face->size != size) {
    face->size = size;
    face->font = TTF_OpenFont(SDL_TEXT_FONT, size);
    if (!face->font) fprintf(stderr, "%s: %s; on Debian: apt-get install fonts-dejavu-core\n", SDL_TEXT_FONT, TTF_GetError());
  }
  for (; *text && face->font; text++) {
    int width, height, advance, glyph = *text;
    if (glyph < SDL_TEXT_FIRST || glyph > SDL_TEXT_LAST) continue;
    TTF_GlyphMetrics(face->font, (Uint16)glyph, NULL, NULL, NULL, NULL, &advance);
    if (!face->glyphs[glyph]) {
      SDL_Surface *drawn = TTF_RenderGlyph_Blended(face->font, (Uint16)glyph, (SDL_Color){255, 255, 255, 255});
      face->glyphs[glyph] = SDL_CreateTextureFromSurface(renderer, drawn);
      SDL_FreeSurface(drawn);
    }
    SDL_QueryTexture(face->glyphs[glyph], NULL, NULL, &width, &height);
    SDL_SetTextureColorMod(face->glyphs[glyph], (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour);
    SDL_Rect area = {(int)(x + 0.5), (int)(y - height / 2.0 + 0.5), width, height};
    SDL_RenderCopy(renderer, face->glyphs[glyph], NULL, &area);
    x += advance;
  }
}
#endif
