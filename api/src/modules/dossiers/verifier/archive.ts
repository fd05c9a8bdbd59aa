// Runs in a browser, out of `verificar.html` alone: it imports nothing from beyond this folder.

import { isSame, type Say } from "./bytes.ts";

/** One file of an archive, with the sum that it carries. */
export interface Entry {
  readonly path: string;
  readonly crc: number;
  readonly bytes: Uint8Array;
}

/** Returns a number in the order of bytes of an archive. */
const little = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** place) % 256);
const numberAt = (bytes: Uint8Array, at: number, size: number): number => {
  let value = 0;
  for (let place = size - 1; place >= 0; place -= 1) value = value * 256 + (bytes[at + place] ?? 0);
  return value;
};

/**
 * Bytes common to both headers of a file: version 2.0, lengths in a later record, not compressed, first day
 * of 1980.
 */
const COMMON = [20, 0, 8, 0, 0, 0, 0, 0, 33, 0];
const CENTRAL = 46;
const END = 22;

/**
 * Returns the files of an archive. Every byte around them is written anew and compared: an archive of ours
 * has only one form.
 */
export function entriesOf(bytes: Uint8Array, say: Say): Entry[] {
  const end = bytes.length - END;
  const [size, begin] = [numberAt(bytes, end + 12, 4), numberAt(bytes, end + 16, 4)];
  if (end < 0 || begin + size !== end) {
    say(null, "El índice del expediente está dañado: no se puede leer su contenido.");
    return [];
  }
  const entries: Entry[] = [];
  const index: number[] = [];
  let [at, place] = [begin, 0];
  while (at + CENTRAL <= end) {
    const [crc, length, named] = [
      numberAt(bytes, at + 16, 4),
      numberAt(bytes, at + 24, 4),
      numberAt(bytes, at + 28, 2),
    ];
    const name = bytes.subarray(at + CENTRAL, at + CENTRAL + named);
    const path = Array.from(name, (byte) => String.fromCharCode(byte)).join("");
    const head = [80, 75, 3, 4, ...COMMON, ...little(0, 12), ...little(named, 2), 0, 0, ...name];
    const data = bytes.subarray(place + head.length, place + head.length + length);
    const sizes = [...little(crc, 4), ...little(length, 4), ...little(length, 4)];
    const foot = place + head.length + length;
    const around =
      isSame(bytes.subarray(place, place + head.length), Uint8Array.from(head)) &&
      isSame(bytes.subarray(foot, foot + 16), Uint8Array.from([80, 75, 7, 8, ...sizes]));
    const line = [
      80,
      75,
      1,
      2,
      20,
      0,
      ...COMMON,
      ...sizes,
      ...little(named, 2),
      ...little(0, 12),
      ...little(place, 4),
    ];
    const listed = isSame(bytes.subarray(at, at + CENTRAL + named), Uint8Array.from([...line, ...name]));
    if (!around || !listed) say(path, "La envoltura de este archivo dentro del expediente fue cambiada.");
    entries.push({ path, crc, bytes: data });
    index.push(at);
    place = foot + 16;
    at += CENTRAL + named;
  }
  const last = [80, 75, 5, 6, 0, 0, 0, 0, ...little(index.length, 2), ...little(index.length, 2)];
  const closing = Uint8Array.from([...last, ...little(size, 4), ...little(begin, 4), 0, 0]);
  if (place !== begin || at !== end || !isSame(bytes.subarray(end), closing))
    say(null, "El índice del expediente fue cambiado.");
  for (const { path, crc, bytes: data } of entries)
    if (crc !== crcOf(data)) say(path, "La suma de control de este archivo no corresponde.");
  return entries;
}

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** Returns the sum that archives carry (CRC-32). */
function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
