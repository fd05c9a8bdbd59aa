import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lettersPage, target } from "../../api/scripts/letters/page.ts";
import { printedBefore, unprinted, unprintedProblem } from "../../api/src/core/printed-letters.rules.ts";

describe("the letters of a name", () => {
  test.each([
    "María Fernanda Ñáñez-O'Connor",
    "Čeněk Şahin Łukasz",
    "Nguyễn Thị Đà Nẵng",
    "Ελευθερία Παπαδοπούλου",
    "Наталія Щербак",
    "Åsa Þórsdóttir",
    "Ọlákúnlé N̈ema",
    "→ ✓ ★ ≤ ℃ № ✈️ ☎ ½ ≠",
  ])("are all printed in %s, composed or not", (name) => {
    expect(unprinted(name)).toBe("");
    expect(unprinted(name.normalize("NFD"))).toBe("");
    expect(unprintedProblem(name)).toBeNull();
  });

  test.each([
    ["李小龍", "李小龍"],
    ["Ana 😀 Rojas 😀", "😀"],
    ["Ana 👨‍👩‍👧 Rojas", "👨‍👩‍👧"],
    ["يوسف", "يوسف"],
    ["თამარ", "თამრ"],
    ["Ana 🇨🇴", "🇨🇴"],
    ["Ana \ue000", "\ue000"],
  ])("that no face has are named once each: %s", (name, letters) => {
    expect(unprinted(name)).toBe(letters);
    expect(unprintedProblem(name)).toBe(
      `No podemos imprimir «${letters}». Escribe el nombre como en el documento.`,
    );
  });

  test("that nobody sees are none, and neither are blanks", () => {
    expect(unprinted("Ana\u200b \u202aRojas\u202c\tPeña\u00ad\r\nDíaz")).toBe("");
    expect([null, undefined, ""].map(unprintedProblem)).toEqual([null, null, null]);
  });
});

test("the table of letters says what the faces have", () => {
  expect(readFileSync(target, "utf8")).toBe(lettersPage());
});

describe("what was printed as boxes while there were only the Latin faces", () => {
  test.each([
    ["María Peña, CC 52.123.456 – “Getsemaní” 10 €\nfin", false],
    ["Nguyễn Łukasz", true],
    ["Bogotá → Cartagena", true],
    ["日本", true],
  ])("%j: %s", (text, expected) => {
    const isPrinted = printedBefore.every((pattern) => new RegExp(pattern, "u").test(text));
    expect(isPrinted).toBe(!expected);
  });
});
