"""Writes a moving PNG with a palette. A frame has only the rectangle that changed, and in it only the pixels that did."""

import struct
import zlib

import numpy


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def compressed(*choices):
    """The shortest of some pictures that look the same; two pixels are a byte."""
    found = []
    for pixels in choices:
        even = numpy.pad(pixels, ((0, 0), (0, pixels.shape[1] % 2)))
        lines = numpy.pad(even[:, ::2] << 4 | even[:, 1::2], ((0, 0), (1, 0)))  # each begins with its filter, 0: none
        found.append(zlib.compress(lines.tobytes(), 9))
    return min(found, key=len)


def changes(frames):
    """The part of each frame that differs from the frame before, what it holds, and for how many frames it is shown."""
    before, found = None, []
    for frame in frames:
        changed = numpy.ones_like(frame, bool) if before is None else frame != before
        if changed.any():
            rows, columns = numpy.flatnonzero(changed.any(1)), numpy.flatnonzero(changed.any(0))
            top, left = rows[0], columns[0]
            part = slice(top, rows[-1] + 1), slice(left, columns[-1] + 1)
            found.append([left, top, [numpy.where(changed, frame, 0)[part], frame[part]], 1])
        else:
            found[-1][3] += 1
        before = frame
    return found


def write(path, frames, palette, rate):
    """Writes frames of indices into a palette of 16 (red, green, blue, alpha), whose first colour is transparent.

    A pixel that has a colour once cannot become transparent again.
    """
    height, width = frames[0].shape
    parts, number = changes(frames), 0
    red_green_blue = b"".join(bytes(colour[:3]) for colour in palette)
    out = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)),
           chunk(b"acTL", struct.pack(">II", len(parts), 0)), chunk(b"PLTE", red_green_blue),
           chunk(b"tRNS", bytes(colour[3] for colour in palette))]
    for index, (left, top, part, shown) in enumerate(parts):
        blend = int(index > 0)  # over the frame before
        out.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *part[0].shape[::-1], left, top, shown, rate, 0, blend)))
        number += 1
        if index == 0:
            out.append(chunk(b"IDAT", compressed(*part)))
        else:
            out.append(chunk(b"fdAT", struct.pack(">I", number) + compressed(*part)))
            number += 1
    path.write_bytes(b"".join([*out, chunk(b"IEND", b"")]))
