import { fontkit } from "../../src/core/pdf/fontkit.ts";
import { type Family, fonts } from "../../src/core/pdf/fonts.ts";
import { fontBytes } from "../../src/core/pdf/font-bytes.ts";

/** True for a letter or sign that people write: no control, no private use. */
const isWritten = (code: number): boolean =>
  code >= 0x20 && code < 0xffff && !(code >= 0xd800 && code <= 0xf8ff) && !(code >= 0x7f && code < 0xa0);

/** Returns the characters of a face; marks only where it says where they stand on a letter. */
function charactersOf(file: string): Set<number> {
  const { characterSet, availableFeatures } = fontkit.create(fontBytes(file));
  const placesMarks = availableFeatures.includes("mark");
  return new Set(characterSet.filter((code) => placesMarks || !/\p{M}/u.test(String.fromCodePoint(code))));
}

/** Returns the characters that a family has in all its styles, as ranges: `20-7e a0-ac 131`. */
export function rangesOf(family: Family): string {
  const sets = [...new Set(Object.values(fonts[family]))].map(charactersOf);
  const codes = [...sets[0]!].filter((code) => isWritten(code) && sets.every((set) => set.has(code)));
  codes.sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(" ");
}
