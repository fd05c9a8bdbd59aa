import { describe, expect, it } from "vitest";
import {
  type ContradictionFacts,
  contradictionOf,
} from "../../api/src/modules/bank/matching/contradiction.rules.ts";

const person = (name: string) => ({ name, company: false });
const company = (name: string) => ({ name, company: true });

/** The facts of a proposal for Ana Gómez Ruiz, beside other customers and payments that may be meant. */
const facts = (words: string, of: Partial<ContradictionFacts> = {}): ContradictionFacts => ({
  words,
  otherContract: false,
  ownContract: false,
  ownReference: false,
  own: ["Ana Gómez Ruiz"],
  people: [
    person("Pedro Salazar Díaz"),
    person("María Fernanda Rodríguez Peña"),
    person("Íñigo Núñez"),
    company("Inversiones Caribe Azul S.A.S."),
  ],
  references: [],
  ...of,
});

describe("a movement contradicts a proposal", () => {
  it.each([
    ["TRANSFERENCIA DE PEDRO SALAZAR"],
    ["PAGO PSE PEDRO SALAZAR DIAZ 1029"],
    ["TRANSF SALAZAR DIAZ PEDRO"],
    ["ABONO MARIA RODRIGUEZ VIAJE"],
    ["Consignación María Fernanda Rodríguez"],
    ["NEQUI IÑIGO NUÑEZ"],
    ["NEQUI INIGO NUNEZ"],
    ["TRANSF MARIA FERNANDA RODRIG"],
    ["TRANSF MARIA FERNANDA RODRIGUEZ PE"],
    ["PAGO INVERSIONES CARIBE AZUL SAS"],
    ["PAGO INVERSIONES CARIBE AZUL S.A.S."],
  ])("that names another person of ours: %s", (words) => {
    expect(contradictionOf(facts(words))).toBe("persona");
  });

  it("that names another contract, among any others", () => {
    expect(contradictionOf(facts("ANA GOMEZ", { otherContract: true }))).toBe("contrato");
  });

  it.each([
    ["of a payment that waits", { waits: true, sameClient: true }],
    ["of another client's payment", { waits: false, sameClient: false }],
  ])("that has the reference %s", (_, one) => {
    const references = [{ reference: "TRX-00884411", ...one }];
    expect(contradictionOf(facts("PSE 884411 ANA GOMEZ", { references }))).toBe("referencia");
  });
});

describe("a movement does not contradict a proposal", () => {
  it.each([
    ["names nobody", "TRANSFERENCIA INTERBANCARIA 9988"],
    ["names its client", "TRANSFERENCIA DE ANA GOMEZ"],
    ["names its client by the second surname", "ABONO ANA RUIZ"],
    ["names its client with accents", "Consignación Ana Gómez"],
    ["names its client and another", "ANA GOMEZ PAGO POR PEDRO SALAZAR"],
    ["has a first name alone", "TRANSFERENCIA PEDRO"],
    ["has a surname alone", "PAGO SALAZAR"],
    ["has two first names and no surname", "NEQUI MARIA FERNANDA"],
    ["is cut off after a first name", "TRANSF PEDRO SALAZ"],
    ["is cut off, and goes on otherwise", "TRANSF MARIA FERNANDA RODRIG LOPEZ"],
    ["is cut off, with its words in another order", "TRANSF FERNANDA MARIA RODRIG"],
    ["names a person of another second surname", "ABONO PEDRO SALAZAR LOPEZ"],
    ["names a person between whose words stands another", "PEDRO LOPEZ SALAZAR"],
    ["has words of a name in two places", "PEDRO 4411 SALAZAR"],
    ["names a company called like a person", "PAGO PEDRO SALAZAR SAS"],
    ["names a part of a company", "PAGO INVERSIONES CARIBE"],
    ["names another company with the same first words", "INVERSIONES CARIBE AZUL TURISMO LTDA"],
    ["has a word that holds a name", "PEDROSALAZAR VIAJES"],
  ])("that %s", (_, words) => {
    expect(contradictionOf(facts(words))).toBeNull();
  });

  it.each([
    ["company", "Avianca S.A.", "PAGO AVIANCA PEDRO SALAZAR"],
    ["passenger", "Pedro Salazar Díaz", "TRANSFERENCIA DE PEDRO SALAZAR"],
    ["payer of two first names", "Juan Pedro Salazar", "ABONO PEDRO SALAZAR"],
  ])("that names its own %s", (_, own, words) => {
    expect(contradictionOf(facts(words, { own: ["Ana Gómez Ruiz", own] }))).toBeNull();
  });

  it.each([
    ["its own reference stands there too", "PSE 884411", { ownReference: true }],
    ["a longer number holds it", "PSE 98844112", {}],
    ["it has fewer than six digits", "PSE 8844", {}],
  ])("by a reference when %s", (_, words, of) => {
    const references = ["884411", "8844"].map((reference) => ({ reference, waits: true, sameClient: false }));
    expect(contradictionOf(facts(words, { references, ...of }))).toBeNull();
  });

  it("that names its contract, among any other words", () => {
    const references = [{ reference: "884411", waits: true, sameClient: false }];
    const words = "CT-2026-000123 884411 PEDRO SALAZAR";
    expect(contradictionOf(facts(words, { ownContract: true, references }))).toBeNull();
  });

  it("by a reference that its client has used before", () => {
    const references = [{ reference: "1022333444", waits: false, sameClient: true }];
    expect(contradictionOf(facts("PSE 1022333444", { references }))).toBeNull();
  });
});
