"""Makes a .zip of a folder; the same files give the same bytes: zip.py FOLDER ARCHIVE. Its times are SOURCE_DATE_EPOCH."""
import os
import sys
import time
import zipfile
from pathlib import Path

folder, archive = Path(sys.argv[1]), sys.argv[2]
moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
with zipfile.ZipFile(archive, "w") as output:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), moment)
        entry.create_system = 3
        entry.external_attr = 0o100644 << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        output.writestr(entry, path.read_bytes(), compresslevel=9)
