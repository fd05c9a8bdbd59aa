import { describe, expect, it } from "vitest";
import { textOf } from "../../web/src/base/document-scan/letters.rules.ts";
import {
  allowedAt,
  birthOf,
  checkDigit,
  documentOf,
  zoneLines,
} from "../../web/src/base/document-scan/mrz.rules.ts";
import type { ReadDocument } from "../../web/src/base/document-scan/read-document.ts";
import { cardLines, passportLines } from "../support/documents/lines.ts";
import type { Bearer } from "../support/documents/people.ts";

const TODAY = "2026-11-20";
const bearer: Bearer = {
  surnames: "QUIROGA MEDINA",
  names: "OLGA XIMENA",
  birth: "1988-02-29",
  expiry: "2031-05-03",
  sex: "F",
  passport: "AX482915",
  nuip: "1020304050",
};
const read = (...lines: string[]): ReadDocument | null => documentOf(zoneLines(...lines), TODAY);
const isDoubtful = (document: ReadDocument | null) => document?.number.every(({ doubtful }) => doubtful);
const isSure = (document: ReadDocument | null) => document?.number.every(({ doubtful }) => !doubtful);
/** Writes other letters into a line, from a place on. */
const withLetters = (line: string, from: number, letters: string) =>
  line.slice(0, from) + letters + line.slice(from + letters.length);

describe("a check digit", () => {
  it.each([
    ["520727", 3],
    ["AB2134<<<", 5],
    ["L898902C3", 6],
    ["D23145890734", 9],
    ["<<<<<<<<<<<<<<", 0],
  ])("of %s is %i (Doc 9303-3, appendix A)", (text, digit) => {
    expect(checkDigit(text)).toBe(digit);
  });
});

describe("a machine-readable zone", () => {
  it("of the specimen passport of Doc 9303-4 has its person, and has expired", () => {
    const document = read(
      "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
      "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    );
    expect(document).toMatchObject({
      kind: "passport",
      birth: { day: "1974-08-12", isDoubtful: false },
      expiry: { day: "2012-04-15", isDoubtful: false },
      areNamesCut: false,
    });
    expect(textOf(document!.surnames)).toBe("ERIKSSON");
    expect(textOf(document!.names)).toBe("ANNA MARIA");
    expect(textOf(document!.number)).toBe("L898902C3");
    expect(isSure(document)).toBe(true);
  });

  it("of the specimen cards of Doc 9303-5 has their number, also a longer one", () => {
    const card = read(
      "I<UTOD231458907<<<<<<<<<<<<<<<",
      "7408122F1204159UTO<<<<<<<<<<<6",
      "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
    );
    expect(card?.kind).toBe("card");
    expect(textOf(card!.number)).toBe("D23145890");
    const long = read(
      "I<UTOD23145890<7349<<<<<<<<<<<",
      "3407127M9507122UTO<<<<<<<<<<<2",
      "STEVENSON<<PETER<JOHN<<<<<<<<<",
    );
    expect(textOf(long!.number)).toBe("D23145890734");
    expect(isSure(long)).toBe(true);
    expect(long!.birth.day).toBe("1934-07-12");
  });

  it("of a digital cédula has the NUIP, not the serial number of the card", () => {
    const document = read(...cardLines(bearer, "123456789"));
    expect(document?.kind).toBe("cedula");
    expect(textOf(document!.number)).toBe("1020304050");
    expect(isSure(document)).toBe(true);
  });

  it("of a Colombian passport has two letters and six digits; another form is all doubtful", () => {
    expect(isSure(read(...passportLines(bearer)))).toBe(true);
    const other = read(...passportLines({ ...bearer, passport: "A4829153" }));
    expect(textOf(other!.number)).toBe("A4829153");
    expect(isDoubtful(other)).toBe(true);
  });

  it("with a wrong check digit of the number marks all of it", () => {
    const [first = "", second = ""] = passportLines(bearer);
    expect(isDoubtful(read(first, withLetters(second, 4, "0")))).toBe(true);
  });

  it("of a cédula whose last check digit is wrong marks its number, which has no other", () => {
    const [first = "", second = "", third = ""] = cardLines(bearer, "123456789");
    const last = String((Number(second.at(-1)) + 1) % 10);
    expect(isDoubtful(read(first, withLetters(second, 29, last), third))).toBe(true);
  });

  it("whose letters prove nothing is none, nor are lines of another length", () => {
    const [first = "", second = ""] = passportLines(bearer);
    const spoiled = [...second].map((letter) =>
      /\d/.test(letter) ? String((Number(letter) + 3) % 10) : letter,
    );
    expect(read(first, spoiled.join(""))).toBeNull();
    expect(read(first, second.slice(1))).toBeNull();
    expect(read(first)).toBeNull();
  });

  it("that fills its line with names may be cut, and one without << has no given name", () => {
    const [first = "", second = ""] = passportLines({
      ...bearer,
      surnames: "BEJARANO ZULUAGA",
      names: "MARIA BEATRIZ WILLIAM GLORIA",
    });
    expect(first.at(-1)).not.toBe("<");
    expect(read(first, second)?.areNamesCut).toBe(true);
    const single = read("P<COLQUIROGA".padEnd(44, "<"), second);
    expect(textOf(single!.surnames)).toBe("QUIROGA");
    expect(single!.names).toEqual([]);
  });

  it("has no day that does not exist", () => {
    const [first = "", second = ""] = passportLines({ ...bearer, birth: "1990-02-30" });
    expect(read(first, second)?.birth.day).toBeNull();
  });

  it("allows digits alone in a date, and letters alone in a name", () => {
    expect(allowedAt(44, 1, 14)).not.toContain("O");
    expect(allowedAt(44, 0, 20)).not.toContain("0");
    expect(allowedAt(44, 1, 0)).toContain("O");
  });
});

describe("the century of a birth date", () => {
  it.each([
    ["261120", "2026-11-20"],
    ["261121", "1926-11-21"],
    ["100101", "2010-01-01"],
    ["450630", "1945-06-30"],
    ["900230", null],
    ["9<0101", null],
  ])("of %s is in the past, and less than a hundred years ago", (digits, day) => {
    expect(birthOf(digits, TODAY)).toBe(day);
  });
});
