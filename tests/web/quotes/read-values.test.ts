import { describe, expect, it } from "vitest";
import { lettersOf, textOf } from "../../../web/src/base/document-scan/letters.rules.ts";
import type { ReadDocument } from "../../../web/src/base/document-scan/read-document.ts";
import {
  passengerFields,
  type PassengerForm,
} from "../../../web/src/features/quotes/passenger/passenger.form.ts";
import {
  expiredOn,
  readAge,
  readValues,
} from "../../../web/src/features/quotes/passenger/reading/read-values.ts";
import { bornYearsAgo, inDays, TODAY } from "../../support/calendar.ts";

const passport: ReadDocument = {
  kind: "passport",
  number: lettersOf("AX482915"),
  surnames: lettersOf("NUNEZ DE LA CRUZ"),
  names: lettersOf("JOSE MARIA"),
  areNamesCut: false,
  birth: { day: bornYearsAgo(40), isDoubtful: false },
  expiry: { day: inDays(400), isDoubtful: false },
};
const row = (typed: Partial<PassengerForm> = {}): PassengerForm => ({ ...passengerFields.empty, ...typed });
const valuesOf = (document: ReadDocument, typed: Partial<PassengerForm> = {}) =>
  Object.fromEntries(readValues(document, row(typed), TODAY).map(({ field, value }) => [field, value]));

describe("the values that a document has for a traveller", () => {
  it("fill the fields of the form", () => {
    expect(valuesOf(passport)).toEqual({
      tipoDocumento: "passport",
      documentoIdentidad: "AX482915",
      nombre: "Jose Maria",
      apellido: "Nunez de la Cruz",
      fechaNacimiento: bornYearsAgo(40),
      vencimientoPasaporte: inDays(400),
    });
  });

  it.each([
    ["NUNEZ", "Núñez"],
    ["NUNXXEZ", "Núñez"],
    ["MUELLER", "Müller"],
    ["OCONNOR", "O'Connor"],
    ["PENA RIOS", "Peña-Ríos"],
  ])("keep a typed name when %s is how a document prints it: %s", (read, typed) => {
    const document = { ...passport, surnames: lettersOf(read) };
    expect(valuesOf(document, { apellido: typed })["apellido"]).toBe(typed);
  });

  it("replace another name, but one that is longer than the document's line stays", () => {
    expect(valuesOf(passport, { apellido: "Núñez" })["apellido"]).toBe("Nunez de la Cruz");
    const cut = { ...passport, names: lettersOf("JOSE MAR"), areNamesCut: true };
    expect(valuesOf(cut, { nombre: "José María" })["nombre"]).toBe("José María");
  });

  it("leave out the fields that the contract fixes, and a day that was not legible", () => {
    const document = { ...passport, birth: { day: null, isDoubtful: true } };
    const fields = readValues(document, row(), TODAY, ["nombre", "apellido"]).map(({ field }) => field);
    expect(fields).toEqual(["tipoDocumento", "documentoIdentidad", "vencimientoPasaporte"]);
  });

  it("of a cédula have the type of the person's age, and of another card none", () => {
    const cedula = { ...passport, kind: "cedula", number: lettersOf("1020304050"), expiry: null } as const;
    expect(valuesOf(cedula)["tipoDocumento"]).toBe("cc");
    const child = { ...cedula, birth: { day: bornYearsAgo(12), isDoubtful: false } };
    expect(valuesOf(child)["tipoDocumento"]).toBe("ti");
    expect(valuesOf({ ...passport, kind: "card" })["tipoDocumento"]).toBeUndefined();
  });

  it("keep the marks of doubtful letters, in the number, in names and in days", () => {
    const marked = (text: string, at: number) =>
      lettersOf(text).map((letter, place) => ({ ...letter, doubtful: place === at }));
    const document = {
      ...passport,
      number: marked("AX482915", 3),
      surnames: marked("NUNEZ DE LA CRUZ", 12),
      birth: { day: bornYearsAgo(40), isDoubtful: true },
    };
    const doubtful = readValues(document, row(), TODAY).map(({ field, shown }) => [
      field,
      textOf(shown.filter((letter) => letter.doubtful)),
    ]);
    expect(Object.fromEntries(doubtful)).toMatchObject({
      documentoIdentidad: "8",
      apellido: "C",
      nombre: "",
    });
    expect(Object.fromEntries(doubtful)["fechaNacimiento"]).not.toBe("");
  });
});

describe("a document", () => {
  it("that has expired has its day, and one that ends today is valid", () => {
    expect(expiredOn({ ...passport, expiry: { day: inDays(-1), isDoubtful: false } }, TODAY)).toBe(
      inDays(-1),
    );
    expect(expiredOn({ ...passport, expiry: { day: TODAY, isDoubtful: false } }, TODAY)).toBeNull();
  });

  it("of a child has its age class on the day of departure", () => {
    const child = { ...passport, birth: { day: bornYearsAgo(8), isDoubtful: false } };
    expect(readAge(child, inDays(10))).toEqual({ age: "menor", years: 8 });
  });
});
