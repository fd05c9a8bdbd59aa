import { describe, expect, it } from "vitest";
import { plain, wholeDocument, withOneError, wordsOf } from "../../api/src/modules/search/search.rules.ts";

const finds = (typed: string, written: string) => new RegExp(withOneError(plain(typed))).test(plain(written));

describe("a word with one error", () => {
  it.each([
    ["Ramires", "Ramírez", "another letter"],
    ["Cartgena", "Cartagena", "one too few"],
    ["Cartagenna", "Cartagena", "one too many"],
    ["Catragena", "Cartagena", "two that changed places"],
    ["amirez", "Ramírez", "the first one missing"],
    ["Ramire", "Ramírez", "the last one missing"],
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

  it("is found only as it is below four letters", () => {
    expect([finds("paz", "Páez"), finds("paz", "La Paz")]).toEqual([false, true]);
  });

  it("means signs as signs", () => {
    expect([finds("a.b*", "a.b*"), finds("(((((", "x"), finds("[z-a]", "[z-a]")]).toEqual([
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
    ["1.020.304.050", "1020304050"],
    [" ab 123456 ", "AB123456"],
    ["1234", null],
    ["Cartagena", null],
    ["300 123 45678901", null],
  ])("may be a whole document: %s", (text, document) => {
    expect(wholeDocument(text)).toBe(document);
  });
});
