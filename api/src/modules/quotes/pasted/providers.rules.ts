import { isSameText } from "../../../core/colombia/plain.ts";
import { placesIn } from "./place-names.rules.ts";
import type { PlainText } from "./plain-text.rules.ts";
import type { Piece, ReadValue } from "./read-value.rules.ts";

/** Fewest letters of a name that is read anywhere; a shorter one needs a word such as «operador». */
const FEWEST = 6;

const cue = /\b(?:proveedor|operador|operadora|mayorista|receptivo|lo vende)[ :]+$/;
const lodging = /^(?:hotel|hostal|hosteria|posada|resort|glamping|ecolodge|lodge|cabanas|suites)\b/;

/** Returns whether the name of a provider, in plain letters, is one of a hotel. */
export const isHotelName = (name: string): boolean => lodging.test(name);

/**
 * Reads the agency's providers in a text, out of their names in plain letters. A name begins with a capital
 * letter there, and is neither a place nor covered by another value.
 */
export function readProviders(
  { plain, written }: PlainText,
  names: readonly string[],
  isTaken: (at: number) => boolean,
): ReadValue<string>[] {
  const found: { value: string; start: number; end: number }[] = [];
  for (const name of [...names].sort((one, other) => other.length - one.length)) {
    if (name.length < 3) continue;
    const [place] = placesIn(name);
    if (place && isSameText(place.name, name)) continue;
    for (let at = plain.indexOf(name); at !== -1; at = plain.indexOf(name, at + 1)) {
      const end = at + name.length;
      const isWord = !/[a-z\d]/.test(plain[at - 1] ?? " ") && !/[a-z\d]/.test(plain[end] ?? " ");
      const value = written(at, end);
      const isNamed = name.length >= FEWEST || cue.test(plain.slice(Math.max(0, at - 16), at));
      if (!isWord || !isNamed || !/^[\p{Lu}\d]/u.test(value) || isTaken(at)) continue;
      if (found.some((one) => at < one.end && end > one.start)) continue;
      found.push({ value, start: at, end });
      break;
    }
  }
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ value, start, end }) => ({ value, pieces: [[start, end] as Piece] }));
}
