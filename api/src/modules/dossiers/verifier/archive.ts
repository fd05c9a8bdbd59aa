// Runs in a browser, out of `verificar.html` alone: it imports nothing from beyond this folder.

import { isSame, type Say } from "./bytes.ts";

/** One file of an archive, with its stored checksum. */
export interface Entry {
  readonly path: string;
  readonly crc: number;
  readonly bytes: Uint8Array;
}

/** Returns the bytes of a number in little-endian order. */
const little = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** place) % 256);
const numberAt = (bytes: Uint8Array, at: number, size: number): number => {
  let value = 0;
  for (let place = size - 1; place >= 0; place -= 1) value = value * 256 + (bytes[at + place] ?? 0);
  return value;
};

/** Time and date in both headers of a file: midnight on 1 January 1980. */
const UNDATED = [0, 0, 33, 0];
/** Values of an archived file that both its headers contain. */
interface HeaderValues {
  readonly name: readonly number[];
  /** CRC-32 and both lengths; the lengths are equal because files are not compressed. */
  readonly sums: readonly number[];
  readonly place: number;
}

/** Bytes that surround a file: its header, its trailer, and its entry in the index. */
interface Around {
  readonly head: readonly number[];
  readonly foot: readonly number[];
  readonly line: readonly number[];
}

/** Returns the header of a file that contains checksum and lengths, as written since 2026-11-28. */
function known({ name, sums, place }: HeaderValues): Around {
  const common = [20, 0, 0, 8, 0, 0, ...UNDATED, ...sums, ...little(name.length, 2)];
  const rights = [0, 0, 0xa4, 0x81];
  return {
    head: [80, 75, 3, 4, ...common, 0, 0, ...name],
    foot: [],
    line: [80, 75, 1, 2, 63, 3, ...common, ...little(0, 8), ...rights, ...little(place, 4), ...name],
  };
}

/** Returns the header of a file whose checksum and lengths follow the file, as written before 2026-11-28. */
function described({ name, sums, place }: HeaderValues): Around {
  const common = [20, 0, 8, 0, 0, 0, ...UNDATED];
  const named = little(name.length, 2);
  return {
    head: [80, 75, 3, 4, ...common, ...little(0, 12), ...named, 0, 0, ...name],
    foot: [80, 75, 7, 8, ...sums],
    line: [80, 75, 1, 2, 20, 0, ...common, ...sums, ...named, ...little(0, 12), ...little(place, 4), ...name],
  };
}

const CENTRAL = 46;
const END = 22;

/**
 * Returns the files of an archive. All bytes around the files are recomputed and compared, because the
 * agency's archives have exactly one form, or the form used before 2026-11-28.
 */
export function entriesOf(bytes: Uint8Array, say: Say): Entry[] {
  const end = bytes.length - END;
  const [size, begin] = [numberAt(bytes, end + 12, 4), numberAt(bytes, end + 16, 4)];
  if (end < 0 || begin + size !== end) {
    say(null, "El índice del expediente está dañado: no se puede leer su contenido.");
    return [];
  }
  const entries: Entry[] = [];
  const around = bytes[6] === 8 ? described : known;
  let [at, place] = [begin, 0];
  while (at + CENTRAL <= end) {
    const [crc, length, named] = [
      numberAt(bytes, at + 16, 4),
      numberAt(bytes, at + 24, 4),
      numberAt(bytes, at + 28, 2),
    ];
    const name = Array.from(bytes.subarray(at + CENTRAL, at + CENTRAL + named));
    const path = name.map((byte) => String.fromCharCode(byte)).join("");
    const sums = [...little(crc, 4), ...little(length, 4), ...little(length, 4)];
    const { head, foot, line } = around({ name, sums, place });
    const from = place + head.length;
    const is = (where: number, wanted: readonly number[]) =>
      isSame(bytes.subarray(where, where + wanted.length), Uint8Array.from(wanted));
    if (!is(place, head) || !is(from + length, foot) || !is(at, line))
      say(path, "La envoltura de este archivo dentro del expediente fue cambiada.");
    entries.push({ path, crc, bytes: bytes.subarray(from, from + length) });
    place = from + length + foot.length;
    at += line.length;
  }
  const last = [80, 75, 5, 6, 0, 0, 0, 0, ...little(entries.length, 2), ...little(entries.length, 2)];
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

/** Returns the CRC-32 of bytes. */
function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
