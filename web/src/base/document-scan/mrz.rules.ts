import { yearsOn } from "@travesia/api/colombia/ages";
import { type Day, isDay } from "@travesia/api/colombia/days";
import { type Letter, lettersOf, type Letters, markedAll, textOf } from "./letters.rules.ts";
import type { ReadDay, ReadDocument } from "./read-document.ts";

/** Letters of a machine-readable zone; their place is their value in a check digit (Doc 9303-3, 4.9). */
export const MRZ_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<";

const DIGITS = "0123456789";
const NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ<";
const SEXES = "MF<";

/** Number of letters in a line: 44 of a passport (TD3, two lines), 30 of a card (TD1, three lines). */
export type LineLength = 30 | 44;

/** Letters that are allowed from a place on, by line (Doc 9303-4, 4.2.2 and 9303-5, 4.2.2). */
const grammar: Readonly<
  Record<LineLength, readonly (readonly (readonly [from: number, allowed: string])[])[]>
> = {
  44: [
    [
      [0, "P"],
      [1, NAMES],
    ],
    [
      [0, MRZ_LETTERS],
      [9, DIGITS],
      [10, NAMES],
      [13, `${DIGITS}<`],
      [19, DIGITS],
      [20, SEXES],
      [21, `${DIGITS}<`],
      [27, DIGITS],
      [28, MRZ_LETTERS],
      [42, `${DIGITS}<`],
      [43, DIGITS],
    ],
  ],
  30: [
    [
      [0, "ACI"],
      [1, NAMES],
      [5, MRZ_LETTERS],
      [14, `${DIGITS}<`],
      [15, MRZ_LETTERS],
    ],
    [
      [0, `${DIGITS}<`],
      [6, DIGITS],
      [7, SEXES],
      [8, `${DIGITS}<`],
      [14, DIGITS],
      [15, NAMES],
      [18, MRZ_LETTERS],
      [29, DIGITS],
    ],
    [[0, NAMES]],
  ],
};

/** Returns the letters that are allowed at a place of a line. */
export const allowedAt = (length: LineLength, line: number, place: number): string =>
  grammar[length][line]?.findLast(([from]) => from <= place)?.[1] ?? MRZ_LETTERS;

/** Returns the check digit of a text: values by the weights 7, 3 and 1, modulo 10; a filler counts 0. */
export function checkDigit(text: string): number {
  const sum = [...text].reduce((total, letter, at) => {
    const value = letter === "<" ? 0 : MRZ_LETTERS.indexOf(letter);
    return total + value * [7, 3, 1][at % 3]!;
  }, 0);
  return sum % 10;
}

const isChecked = (text: string, digit: string | undefined): boolean => String(checkDigit(text)) === digit;

/** Parts of a zone, and which of its check digits are right. */
interface Zone {
  readonly code: string;
  readonly issuer: string;
  readonly nationality: string;
  readonly number: Letters;
  readonly birth: Letters;
  readonly expiry: Letters;
  readonly optional: Letters;
  readonly names: Letters;
  readonly proved: {
    readonly number: boolean;
    readonly birth: boolean;
    readonly expiry: boolean;
    readonly whole: boolean;
  };
}

/**
 * Returns the document that the lines of a machine-readable zone describe; null when they are none, or when
 * fewer than two of their four check digits are right.
 */
export function documentOf(lines: readonly Letters[], today: Day): ReadDocument | null {
  const zone = zoneOf(lines);
  if (!zone) return null;
  if (Object.values(zone.proved).filter(Boolean).length < 2) return null;
  const surnamesEnd = separatorIn(zone.names);
  const surnames = words(zone.names.slice(0, surnamesEnd));
  const isPassport = zone.code.startsWith("P");
  const isColombian = zone.issuer === "COL" && zone.nationality === "COL";
  const isCard = !isPassport && zone.code === "IC" && isColombian;
  const filled = { ...zone, number: isCard ? zone.optional.slice(0, 10) : zone.number };
  return {
    kind: isPassport ? "passport" : isCard ? "cedula" : "card",
    number: numberOf(filled, isCard, isPassport && isColombian),
    surnames,
    names: words(zone.names.slice(surnamesEnd + 2)),
    areNamesCut: zone.names.at(-1)?.letter !== "<",
    birth: readDay(zone.birth, zone.proved.birth, (digits) => birthOf(digits, today)),
    expiry: readDay(zone.expiry, zone.proved.expiry, (digits) => dayOf(`20${digits}`)),
  };
}

function zoneOf(lines: readonly Letters[]): Zone | null {
  const texts = lines.map(textOf);
  const isOf = (count: number, length: number) =>
    texts.length === count && texts.every((text) => text.length === length);
  if (isOf(2, 44)) return passportZone(lines as [Letters, Letters], texts as [string, string]);
  if (isOf(3, 30)) return cardZone(lines as [Letters, Letters, Letters], texts as [string, string, string]);
  return null;
}

function passportZone(
  [top, low]: readonly [Letters, Letters],
  [first, second]: readonly [string, string],
): Zone {
  const optional = second.slice(28, 42);
  const isOptionalRight = isChecked(optional, second[42]) || (second[42] === "<" && /^<*$/.test(optional));
  const whole = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
  return {
    code: first.slice(0, 2),
    issuer: first.slice(2, 5),
    nationality: second.slice(10, 13),
    number: low.slice(0, 9),
    birth: low.slice(13, 19),
    expiry: low.slice(21, 27),
    optional: low.slice(28, 42),
    names: top.slice(5),
    proved: {
      number: isChecked(second.slice(0, 9), second[9]),
      birth: isChecked(second.slice(13, 19), second[19]),
      expiry: isChecked(second.slice(21, 27), second[27]),
      whole: isOptionalRight && isChecked(whole, second[43]),
    },
  };
}

function cardZone(
  [top, middle, low]: readonly [Letters, Letters, Letters],
  [first, second]: readonly [string, string, string],
): Zone {
  const whole = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  // A number of more than nine letters continues in the field after it, with its check digit at the end.
  const rest = first[14] === "<" ? /^[A-Z0-9]+/.exec(first.slice(15))?.[0] : undefined;
  const long = rest === undefined ? null : first.slice(5, 14) + rest.slice(0, -1);
  const number = long ? [...top.slice(5, 14), ...top.slice(15, 14 + (rest?.length ?? 0))] : top.slice(5, 14);
  return {
    code: first.slice(0, 2),
    issuer: first.slice(2, 5),
    nationality: second.slice(15, 18),
    number,
    birth: middle.slice(0, 6),
    expiry: middle.slice(8, 14),
    optional: middle.slice(18, 29),
    names: low,
    proved: {
      number: long ? isChecked(long, rest?.at(-1)) : isChecked(first.slice(5, 14), first[14]),
      birth: isChecked(second.slice(0, 6), second[6]),
      expiry: isChecked(second.slice(8, 14), second[14]),
      whole: isChecked(whole, second[29]),
    },
  };
}

/**
 * Returns the number with its doubtful letters. All are doubtful when its check digits do not agree, or when
 * it does not have the form of its issuer: two letters and six digits of a Colombian passport, six to ten
 * digits of a cédula.
 */
function numberOf({ number, proved }: Zone, isCard: boolean, isColombianPassport: boolean): Letters {
  const letters = number.filter(({ letter }) => letter !== "<");
  const text = textOf(letters);
  if (isCard) {
    const digits = lettersFrom(letters, /^0*/.exec(text)?.[0].length ?? 0);
    return proved.whole && /^\d{6,10}$/.test(textOf(digits)) ? digits : markedAll(digits);
  }
  const hasForm = !isColombianPassport || /^[A-Z]{2}\d{6}$/.test(text);
  return hasForm && proved.number && proved.whole ? letters : markedAll(letters);
}

const lettersFrom = (letters: Letters, from: number): Letters => letters.slice(from);

function separatorIn(names: Letters): number {
  const at = textOf(names).indexOf("<<");
  return at < 0 ? names.length : at;
}

/** Returns the words of a part of the names, with a space between them. */
function words(part: Letters): Letters {
  const spaced = part.map(({ letter, doubtful }): Letter => ({
    letter: letter === "<" ? " " : letter,
    doubtful,
  }));
  const isEmpty = (at: number) => spaced[at]?.letter === " ";
  return spaced.filter((_, at) => !isEmpty(at) || (at > 0 && !isEmpty(at - 1) && hasMore(spaced, at)));
}

const hasMore = (letters: Letters, at: number): boolean =>
  letters.slice(at).some(({ letter }) => letter !== " ");

function readDay(letters: Letters, isProved: boolean, of: (digits: string) => Day | null): ReadDay {
  const day = of(textOf(letters));
  return { day, isDoubtful: !isProved || letters.some(({ doubtful }) => doubtful) };
}

/** Returns a day written YYYYMMDD; null when there is no such day. */
export function dayOf(digits: string): Day | null {
  if (!/^\d{8}$/.test(digits)) return null;
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  return isDay(day) ? day : null;
}

/** Returns the birth date written YYMMDD: in the past and less than a hundred years ago; null for none. */
export function birthOf(digits: string, today: Day): Day | null {
  const days = ["20", "19"].map((century) => dayOf(century + digits));
  return days.find((day) => day !== null && day <= today && yearsOn(day, today) < 100) ?? null;
}

/** Returns the lines of a zone that was written, all letters sure. */
export const zoneLines = (...lines: readonly string[]): Letters[] => lines.map(lettersOf);
