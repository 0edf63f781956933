// What is wrong with the bytes of a trace, in words, and what to do.
import { Status } from "./scrollkit.mjs";

const magic = [..."SKTRACE\n"].map((letter) => letter.charCodeAt(0));
const format = 1, header = 32; // the version that is read, and the bytes of a header

/** Whether the bytes end within the record at a byte, or before it. */
function isIncomplete(view, place) {
  if (place + 8 > view.byteLength) return true;
  const size = view.getUint32(place, true);
  return size >= 8 && place + size > view.byteLength;
}

/** Returns a sentence about a trace that cannot be read to its end; "" if it can. */
export function problemOf(bytes, report) {
  const size = bytes.length, view = new DataView(bytes.buffer, bytes.byteOffset, size);
  const count = (number) => number.toLocaleString("en");
  if (size === 0) return "The file is empty: the program has not written to it yet.";
  if (!magic.slice(0, size).every((byte, index) => bytes[index] === byte)) {
    return "This is no trace: a trace begins with the letters SKTRACE. Open a file that scrollkit_trace_start has written.";
  }
  if (size < header) return `The trace has only ${size} of the ${header} bytes of its header: the program has just begun to write it.`;
  if (view.getUint32(12, true) !== 0x01020304) return "The trace was recorded on a machine with another byte order. Open it there.";
  const version = view.getUint32(8, true);
  if (version !== format) return `The trace has format ${version}, and this page reads format ${format}. Open it with a newer playground.`;
  if (report.status === Status.DIFFERENT) {
    return `${count(report.differences)} answers differ from the recorded ones, the first at byte ${count(report.firstDifference)}: ` +
      "another version of the library recorded the trace, or it has a defect.";
  }
  if (report.status === Status.OK) return "";
  const where = `Read to byte ${count(report.place)} of ${count(size)}`;
  if (isIncomplete(view, report.place)) {
    return `${where}: the last call is not complete. The file still grows, or the program ended in this call. All calls before it are shown.`;
  }
  return `${where}: the record there is damaged. The calls before it are shown; the others are lost.`;
}
