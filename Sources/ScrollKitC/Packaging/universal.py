"""Makes a universal file for macOS: universal.py X86_64 ARM64 adds the second file to the first. They are dylibs or archives."""
import struct
import sys

PAGE = 14  # 16 KiB, the larger page size of the two processors, as a power of two
PROCESSORS = ((0x01000007, 3), (0x0100000C, 0))  # CPU_TYPE_X86_64 and _ARM64, and their subtypes _ALL

contents = [open(path, "rb").read() for path in sys.argv[1:3]]
header = struct.pack(">II", 0xCAFEBABE, len(contents))
body = b""
start = 1 << PAGE
for (processor, subtype), content in zip(PROCESSORS, contents):
    header += struct.pack(">IIIII", processor, subtype, start + len(body), len(content), PAGE)
    body += content + b"\0" * (-len(content) % (1 << PAGE))
with open(sys.argv[1], "wb") as output:
    output.write(header + b"\0" * (start - len(header)) + body)
