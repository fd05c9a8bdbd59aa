import { describe, expect, it } from "vitest";
import { documentsMeant } from "../../api/src/core/colombia/documents.ts";
import { plain } from "../../api/src/core/colombia/plain.ts";
import { isForgiven, withOneError } from "../../api/src/core/list/misspelled.rules.ts";
import { firstHalf, wordsOf } from "../../api/src/modules/search/search.rules.ts";

const finds = (typed: string, written: string) =>
  new RegExp(`^${withOneError(plain(typed))}$`).test(plain(written));

describe("a word with one error", () => {
  it.each([
    ["Ramires", "Ramírez", "another letter"],
    ["Cartgena", "Cartagena", "one too few"],
    ["Cartagenna", "Cartagena", "one too many"],
    ["Catragena", "Cartagena", "two that changed places"],
    ["amirez", "Ramírez", "the first one missing"],
    ["Ramire", "Ramírez", "the last one missing"],
    ["Julin", "Julián", "one too few of a short one"],
    ["Cosa", "Rosa", "another one at its beginning"],
    ["Lyis", "Luis", "one of four letters"],
  ])("finds %s as %s: %s", (typed, written) => {
    expect(finds(typed, written)).toBe(true);
  });

  it.each([
    ["Rmirz", "Ramírez"],
    ["Cartgna", "Cartagena"],
    ["Crtgaena", "Cartagena"],
  ])("does not find %s as %s, which has two", (typed, written) => {
    expect(finds(typed, written)).toBe(false);
  });

  it("is a number only with all its digits, and an e-mail as it is", () => {
    expect(["cot-00004835", "3001234567", "ana@correo.test", "ana", "camila"].map(isForgiven)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
  });

  it("is the beginning of one only when it is long: what is right then is its first half", () => {
    expect(["julin", "cartagena"].map(firstHalf)).toEqual([null, "cart"]);
  });

  it("means signs as signs", () => {
    expect([finds("a.b*", "a.b*"), finds("(((((", "xxxxx"), finds("[z-a]", "[z-a]")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("what is typed", () => {
  it("is six words at most", () => {
    expect(wordsOf("  uno dos\ttres cuatro cinco seis siete ")).toEqual([
      "uno",
      "dos",
      "tres",
      "cuatro",
      "cinco",
      "seis",
    ]);
  });

  it.each([
    ["1.020.304.050", ["1020304050", "102030405-0"]],
    [" ab 123456 ", ["AB123456", "AB12345-6"]],
    ["900.123.456-7", ["9001234567", "900123456-7"]],
    ["1234", []],
    ["Cartagena", []],
    ["300 123 4567 8901 22", []],
  ])("may be a whole document, or a NIT: %s", (text, documents) => {
    expect(documentsMeant(text)).toEqual(documents);
  });
});
