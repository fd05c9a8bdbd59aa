import { describe, expect, it } from "vitest";
import { cedulaOf } from "../../web/src/base/document-scan/cedula-code.rules.ts";
import { textOf } from "../../web/src/base/document-scan/letters.rules.ts";
import { cedulaBytes } from "../support/documents/lines.ts";
import type { Bearer } from "../support/documents/people.ts";

const TODAY = "2026-11-20";
const bearer: Bearer = {
  surnames: "PEÑA HOYOS",
  names: "JAIRO",
  birth: "1975-12-31",
  expiry: "2031-05-03",
  sex: "M",
  passport: "AX482915",
  nuip: "0079123456",
};
/** The bytes of a code, with others from a place on. */
const changed = (from: number, text: string) => {
  const bytes = cedulaBytes(bearer);
  for (const [at, letter] of [...text].entries()) bytes[from + at] = letter.charCodeAt(0);
  return bytes;
};
const isEmpty = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

describe("the code of a yellow cédula", () => {
  it("has the number without zeros in front, the names with their Ñ, and the birth date", () => {
    const document = cedulaOf(cedulaBytes(bearer), TODAY);
    expect(textOf(document!.number)).toBe("79123456");
    expect(textOf(document!.surnames)).toBe("PEÑA HOYOS");
    expect(textOf(document!.names)).toBe("JAIRO");
    expect(document).toMatchObject({ kind: "cedula", birth: { day: "1975-12-31" }, expiry: null });
  });

  it("gives no other data", () => {
    const { kind, number, surnames, names, areNamesCut, birth, expiry, ...rest } = cedulaOf(
      cedulaBytes(bearer),
      TODAY,
    )!;
    expect([kind, number, surnames, names, areNamesCut, birth, expiry]).toHaveLength(7);
    expect(rest).toEqual({});
  });

  it("is overwritten when it was read", () => {
    const bytes = cedulaBytes(bearer);
    expect(isEmpty(bytes)).toBe(false);
    cedulaOf(bytes, TODAY);
    expect(isEmpty(bytes)).toBe(true);
  });

  it.each([
    ["another length", cedulaBytes(bearer).slice(1)],
    ["no mark", changed(24, "PubDSK_2")],
    ["a letter in the number", changed(50, "A")],
    ["no number", changed(48, "0000000000")],
    ["a digit in a name", changed(60, "4")],
    ["no surname", changed(58, "\0")],
    ["another sex", changed(151, "X")],
    ["a day that does not exist", changed(152, "19750230")],
    ["a day to come", changed(152, "20261121")],
  ])("with %s is refused, and overwritten all the same", (_, bytes) => {
    expect(cedulaOf(bytes, TODAY)).toBeNull();
    expect(isEmpty(bytes)).toBe(true);
  });
});
