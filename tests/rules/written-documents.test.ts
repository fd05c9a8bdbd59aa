import { describe, expect, it } from "vitest";
import { documentKinds } from "../../api/src/core/colombia/documents.ts";
import { documentTypeMeant, writtenDocument } from "../../api/src/core/colombia/written-documents.ts";

const read = (number: string, heading: string, type = "") => {
  const { type: found, number: whole } = writtenDocument({ number, type, heading });
  return [found, whole];
};

describe("a type of document in a file", () => {
  it.each(Object.entries(documentKinds))("%s is known by its own name, in any case", (type, { label }) => {
    for (const text of [label, label.toUpperCase(), type]) expect(documentTypeMeant(text)).toBe(type);
  });

  it.each([
    ["C.C.", "cc"],
    ["CÉDULA", "cc"],
    ["T.I.", "ti"],
    ["N.I.T.", "nit"],
    ["PA", "passport"],
    ["13 - Cédula de ciudadanía", "cc"],
    ["Cedula extranjeria", "ce"],
    ["Persona", null],
    ["", null],
  ])("%j is %s", (text, type) => expect(documentTypeMeant(text)).toBe(type));
});

describe("a number under NIT", () => {
  it.each([
    ["900373923", "nit", "900373923-8"],
    ["900.373.923-8", "nit", "900373923-8"],
    ["9003739238", "nit", "900373923-8"],
    ["NIT: 900373923", "nit", "900373923-8"],
    ["1020304050", "cc", "1020304050"],
    ["79123456", "cc", "79123456"],
  ])("%s is a %s", (number, type, whole) => {
    expect(read(number, "NIT")).toEqual([type, whole]);
  });

  it("of ten digits that ends in another digit is no NIT that is right", () => {
    expect(read("9003739231", "NIT")).toEqual(["nit", "900373923-1"]);
  });

  it("of eleven digits is a cédula with its check digit, and known as that NIT too", () => {
    expect(writtenDocument({ number: "10203040508", type: "NIT", heading: "Documento" })).toEqual({
      type: "cc",
      number: "1020304050",
      nit: "1020304050-8",
      computed: false,
    });
  });

  it("says where its check digit was computed", () => {
    const computed = (number: string) => writtenDocument({ number, type: "NIT", heading: "" }).computed;
    expect([computed("900373923"), computed("9003739238")]).toEqual([true, false]);
  });
});

describe("a number under another title", () => {
  it.each([
    ["9003739238", "Documento", "cc", "9003739238"],
    ["1.020.304.050", "Cédula", "cc", "1.020.304.050"],
    ["1020304050", "NIT o cédula", "cc", "1020304050"],
    ["900373923-8", "Documento", "nit", "900373923-8"],
    ["C.C. 1.020.304.050", "Documento", "cc", "1.020.304.050"],
    ["'1020304050", "Documento", "cc", "1020304050"],
    ["AB123456", "Documento", null, "AB123456"],
  ])("%s under %s is %s", (number, heading, type, whole) => {
    expect(read(number, heading)).toEqual([type, whole]);
  });
});
