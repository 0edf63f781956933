/* Text in OpenGL: FreeType draws each glyph of a font once, OpenGL copies it to whole pixels. */
#ifndef GL_TEXT_H
#define GL_TEXT_H
#include <GLFW/glfw3.h>
#include <math.h>
#include <string.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include "font.h"

enum { GL_TEXT_FIRST = ' ', GL_TEXT_LAST = '~' }; /* ASCII */

/* A font in one size. Lengths are in pixels. */
typedef struct gl_font {
  int height; /* of a capital letter */
  struct {
    GLuint texture;
    int left, top, width, height, advance;
  } glyphs[GL_TEXT_LAST + 1];
} gl_font;

/* Loads a font by its name, such as "sans:bold". Returns whether it could. */
static inline int gl_font_open(gl_font *font, const char *name, int size) {
  FT_Library library;
  FT_Face face;
  if (FT_Init_FreeType(&library) != 0) return 0;
  if (FT_New_Face(library, font_file(name), 0, &face) != 0) return FT_Done_FreeType(library), 0;
  FT_Set_Pixel_Sizes(face, 0, (FT_UInt)size);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  for (int glyph = GL_TEXT_FIRST; glyph <= GL_TEXT_LAST; glyph++) {
    if (FT_Load_Char(face, (FT_ULong)glyph, FT_LOAD_RENDER | FT_LOAD_TARGET_LIGHT) != 0) continue;
    const FT_GlyphSlot slot = face->glyph;
    const FT_Bitmap *drawn = &slot->bitmap;
    glGenTextures(1, &font->glyphs[glyph].texture);
    glBindTexture(GL_TEXTURE_2D, font->glyphs[glyph].texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA, (int)drawn->width, (int)drawn->rows, 0, GL_ALPHA, GL_UNSIGNED_BYTE, drawn->buffer);
    font->glyphs[glyph].left = slot->bitmap_left, font->glyphs[glyph].top = slot->bitmap_top;
    font->glyphs[glyph].width = (int)drawn->width, font->glyphs[glyph].height = (int)drawn->rows;
    font->glyphs[glyph].advance = (int)(slot->advance.x >> 6);
  }
  font->height = font->glyphs['H'].top;
  return FT_Done_FreeType(library), 1;
}

static inline int is_drawn(char glyph) { return glyph >= GL_TEXT_FIRST && glyph <= GL_TEXT_LAST; }

static inline int gl_text_width(const gl_font *font, const char *text) {
  int width = 0;
  for (; *text; text++) width += is_drawn(*text) ? font->glyphs[(int)*text].advance : 0;
  return width;
}

/* Writes a line of ASCII in the present colour. x, y is its left end at half the height of a capital, in pixels from the
 * upper left corner of the viewport. */
static inline void gl_write(const gl_font *font, const char *text, double left, double middle) {
  int x = (int)lround(left), line = (int)lround(middle) + font->height / 2;
  glEnable(GL_TEXTURE_2D);
  for (; *text; text++) {
    if (!is_drawn(*text)) continue;
    const int glyph = *text, from = x + font->glyphs[glyph].left, top = line - font->glyphs[glyph].top;
    const int to = from + font->glyphs[glyph].width, bottom = top + font->glyphs[glyph].height;
    glBindTexture(GL_TEXTURE_2D, font->glyphs[glyph].texture);
    glBegin(GL_QUADS);
    glTexCoord2i(0, 0), glVertex2i(from, top);
    glTexCoord2i(1, 0), glVertex2i(to, top);
    glTexCoord2i(1, 1), glVertex2i(to, bottom);
    glTexCoord2i(0, 1), glVertex2i(from, bottom);
    glEnd();
    x += font->glyphs[glyph].advance;
  }
  glDisable(GL_TEXTURE_2D);
}
#endif
