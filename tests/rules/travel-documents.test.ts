import { describe, expect, it } from "vitest";
import {
  isMinorAt,
  type DocumentsTraveller,
  documentsLack,
  documentsWarnings,
} from "../../api/src/modules/quotes/passenger/travel-documents.rules.ts";

const trip = { fechaIda: "2027-01-15", fechaRegreso: "2027-01-22", tripType: "internacional" };
const ana: DocumentsTraveller = {
  nombre: "Ana",
  apellido: "Torres",
  fechaNacimiento: "1985-03-02",
  vencimientoPasaporte: "2030-01-01",
};
const sara: DocumentsTraveller = { ...ana, nombre: "Sara", fechaNacimiento: "2019-05-05" };
const warn = (person: DocumentsTraveller, on: object = {}) => documentsWarnings(person, { ...trip, ...on });

describe("a passport", () => {
  it("has to be valid until six months after the return, on that day too", () => {
    expect(warn({ ...ana, vencimientoPasaporte: "2027-07-22" })).toEqual([]);
    expect(warn({ ...ana, vencimientoPasaporte: "2027-07-21" })).toEqual([
      "El pasaporte de Ana Torres vence el 21 de julio de 2027 y debe servir hasta el 22 de julio de 2027, 6 meses después del regreso.",
    ]);
  });

  it("of which nobody said when it ends is asked for on a trip abroad alone", () => {
    const unknown = { ...ana, vencimientoPasaporte: null };
    expect(warn(unknown)).toEqual([
      "Falta la fecha de vencimiento del pasaporte de Ana Torres: debe servir hasta el 22 de julio de 2027.",
    ]);
    expect(warn(unknown, { tripType: "nacional" })).toEqual([]);
    expect(warn(unknown, { tripType: null })).toEqual([]);
  });

  it("counts from the departure of a trip without a return, and from the end of a shorter month", () => {
    const ends = { ...ana, vencimientoPasaporte: "2027-02-27" };
    expect(warn(ends, { fechaIda: "2026-08-31", fechaRegreso: null })).toEqual([
      expect.stringContaining("debe servir hasta el 28 de febrero de 2027"),
    ]);
  });
});

describe("a minor", () => {
  it("is a person below 18 on the day of departure", () => {
    expect(isMinorAt({ fechaNacimiento: "2009-01-15" }, trip)).toBe(false);
    expect(isMinorAt({ fechaNacimiento: "2009-01-16" }, trip)).toBe(true);
    expect(isMinorAt({ fechaNacimiento: null }, trip)).toBe(false);
    expect(isMinorAt({ fechaNacimiento: "2009-1" }, trip)).toBe(false);
  });

  it("travels with somebody who is said, in the country too", () => {
    const asked = "Sara Torres tendrá 7 años el 15 de enero de 2027: falta decir con quién viaja.";
    expect(warn(sara)).toEqual([asked]);
    expect(warn(sara, { tripType: "nacional" })).toEqual([asked]);
    expect(warn({ ...sara, viajaCon: "otra_persona" })).toEqual([
      "Sara Torres tendrá 7 años el 15 de enero de 2027: falta el nombre de quien acompaña.",
    ]);
    expect(warn({ ...sara, viajaCon: "padre_o_madre" }, { tripType: "nacional" })).toEqual([]);
  });

  it("leaves the country with both parents, or with a permit that says the days of the trip", () => {
    const alone = { ...sara, viajaCon: "otra_persona", acompanante: "Marta Gil" } as const;
    expect(warn(alone)).toEqual([
      "Sara Torres tendrá 7 años el 15 de enero de 2027 y no viaja con ambos padres: necesita permiso de salida del país autenticado, con el destino, la salida el 15 de enero de 2027 y el regreso el 22 de enero de 2027.",
    ]);
    expect(warn({ ...alone, permisoSalida: true })).toEqual([]);
    expect(warn({ ...sara, viajaCon: "ambos_padres" })).toEqual([]);
  });
});

it.each([
  [
    "a passport without an end",
    { ...ana, vencimientoPasaporte: null },
    "Falta decir cuándo vence su pasaporte",
  ],
  [
    "a passport that ends soon",
    { ...ana, vencimientoPasaporte: "2027-07-21" },
    "Su pasaporte debe servir hasta 6 meses después del regreso",
  ],
  ["a minor without company", sara, "Falta decir con quién viaja"],
  ["a minor without a name", { ...sara, viajaCon: "otra_persona" }, "Falta el nombre de quien acompaña"],
  ["a minor without permit", { ...sara, viajaCon: "padre_o_madre" }, "Necesita permiso de salida del país"],
  ["nobody", ana, null],
] as const)("the client reads of %s the same gap as the agency, without data", (_, person, lack) => {
  expect(documentsLack(person, trip)).toBe(lack);
  expect(warn(person).length > 0).toBe(lack !== null);
  expect(documentsLack(person, { ...trip, tripType: "nacional" })).toBe(
    person.nombre === "Sara" && lack !== "Necesita permiso de salida del país" ? lack : null,
  );
});
