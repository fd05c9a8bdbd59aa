import type { Day } from "@travesia/api/colombia/days";
import { type Letters, lettersOf } from "./letters.rules.ts";
import { dayOf } from "./mrz.rules.ts";
import type { ReadDocument } from "./read-document.ts";

/** Bytes of the code on the back of a yellow cédula, and the mark that it carries at a place. */
const LENGTH = 531;
const MARK = { from: 24, text: "PubDSK_1" } as const;

/** Places of the data that are read, the end not included. */
const places = {
  number: [48, 58],
  firstSurname: [58, 81],
  secondSurname: [81, 104],
  firstName: [104, 127],
  secondName: [127, 150],
  sex: [151, 152],
  birth: [152, 160],
} as const satisfies Record<string, readonly [number, number]>;

/**
 * Returns the person in the bytes of a yellow cédula's code; null when their structure does not prove that
 * they are one: length, mark, ten digits, names of letters, sex and a real day in the past. Overwrites all
 * bytes, because the code also has fingerprints, which are not read (Ley 1581 de 2012, arts. 5 and 6).
 */
export function cedulaOf(bytes: Uint8Array, today: Day): ReadDocument | null {
  try {
    return personIn(bytes, today);
  } finally {
    bytes.fill(0);
  }
}

function personIn(bytes: Uint8Array, today: Day): ReadDocument | null {
  if (bytes.length !== LENGTH || textAt(bytes, MARK.from, MARK.from + MARK.text.length) !== MARK.text)
    return null;
  const field = (name: keyof typeof places) => textAt(bytes, places[name][0], places[name][1]);
  const [digits, sex, birth] = [field("number"), field("sex"), dayOf(field("birth"))];
  const surnames = [field("firstSurname"), field("secondSurname")];
  const names = [field("firstName"), field("secondName")];
  if (!/^\d{10}$/.test(digits) || !/^0*[1-9]\d{5,9}$/.test(digits)) return null;
  if (!/^[MF]$/.test(sex) || birth === null || birth > today) return null;
  if (!surnames[0] || ![...surnames, ...names].every((name) => /^[\p{Lu} '.-]*$/u.test(name))) return null;
  return {
    kind: "cedula",
    number: lettersOf(digits.replace(/^0+/, "")),
    surnames: joined(surnames),
    names: joined(names),
    areNamesCut: false,
    birth: { day: birth, isDoubtful: false },
    expiry: null,
  };
}

const joined = (parts: readonly string[]): Letters => lettersOf(parts.filter(Boolean).join(" "));

/** Returns the Latin-1 text of some bytes, up to the first that is empty. */
function textAt(bytes: Uint8Array, from: number, to: number): string {
  const part = bytes.subarray(from, to);
  const end = part.indexOf(0);
  return String.fromCharCode(...(end < 0 ? part : part.subarray(0, end))).trim();
}
