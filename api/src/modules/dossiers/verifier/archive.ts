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

/** Bytes common to both headers of a file: flags and method aside, no time but the first day of 1980. */
const UNDATED = [0, 0, 33, 0];
/** Values of a file of an archive that both its headers carry. */
interface HeaderValues {
  readonly name: readonly number[];
  /** CRC-32 and both lengths, which are one: nothing is compressed. */
  readonly sums: readonly number[];
  readonly place: number;
}

/** The bytes around a file: before and after it, and its line in the index. */
interface Around {
  readonly head: readonly number[];
  readonly foot: readonly number[];
  readonly line: readonly number[];
}

/** Returns the header of a file that contains sums and lengths, as we write it since 2026-11-28. */
function known({ name, sums, place }: HeaderValues): Around {
  const common = [20, 0, 0, 8, 0, 0, ...UNDATED, ...sums, ...little(name.length, 2)];
  const rights = [0, 0, 0xa4, 0x81];
  return {
    head: [80, 75, 3, 4, ...common, 0, 0, ...name],
    foot: [],
    line: [80, 75, 1, 2, 63, 3, ...common, ...little(0, 8), ...rights, ...little(place, 4), ...name],
  };
}

/** Returns the header of a file whose sums and lengths follow it, as we wrote it before that day. */
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
 * Returns the files of an archive. Every byte around them is written again and compared: an archive of ours
 * has only one form, or the one used before 2026-11-28.
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

/** Returns the sum that archives carry (CRC-32). */
function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
