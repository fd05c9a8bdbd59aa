import { describe, expect, it } from "vitest";
import type { Agency } from "../../../api/src/core/agency.ts";
import type { ContractTexts } from "../../../api/src/modules/contracts/contract/contract-texts.rules.ts";
import {
  type ContractContent,
  hashOfContent,
} from "../../../api/src/modules/contracts/contract/print/contract-content.ts";
import { partsShown, readingOf } from "../../../api/src/modules/contracts/contract/print/contract-reading.ts";
import { contractPdf } from "../../../api/src/modules/contracts/contract/print/contract.pdf.ts";
import { changedVersions } from "../../../api/src/modules/contracts/versions/changed-versions.rules.ts";

import { inDays, START } from "../../support/calendar.ts";

const content: ContractContent = {
  number: "CT-1",
  origin: "Bogotá",
  destination: "Cartagena",
  from: inDays(51),
  to: inDays(56),
  travellers: "1 adulto",
  price: 3_000_000,
  formaPago: "contado",
  client: { name: "María Torres", document: "CC 52", facts: [["Correo", "maria@example.com"]] },
  holder: { name: "María Torres", document: "CC 52" },
  passengers: [{ name: "María Torres", document: "CC 52", holder: true }],
  services: [{ kind: "Tiquetes", text: "Ida y regreso", detail: "Avianca" }],
  plan: [{ text: "Pago único", due: inDays(21), amount: 3_000_000 }],
  observaciones: null,
  condicionesEspeciales: null,
  clausulas: "## Uno\n\nDos.",
  advisor: { name: "Ana", email: "ana@example.com", phone: null },
};

/** Another value for each part. */
const otherwise: ContractContent & ContractTexts = {
  number: "CT-2",
  origin: "Cali",
  destination: "Santa Marta",
  from: inDays(50),
  to: null,
  travellers: "2 adultos",
  price: 3_100_000,
  formaPago: "cuotas",
  client: { name: "Mario Torres", document: "CC 53", facts: [["Correo", "mario@example.com"]] },
  holder: { name: "Mario Torres", document: "CC 53" },
  passengers: [{ name: "Mario Torres", document: "CC 53", holder: true }],
  unnamed: 1,
  services: [{ kind: "Extras", text: "Tour a Barú", detail: "" }],
  noIncluye: ["Propinas"],
  plan: [{ text: "Pago único", due: inDays(22), amount: 3_000_000 }],
  observaciones: "Viaja con bebé.",
  condicionesEspeciales: "Sin cambio de fecha.",
  clausulas: "## Uno\n\nTres.",
  advisor: { name: "Beto", email: "beto@example.com", phone: null },
};
const agency = {
  name: "Viajes Andinos",
  legalName: "Viajes Andinos S.A.S.",
  notices: [] as Agency["notices"],
} as Agency;
const extras = { logo: null, howToPay: null, agencySigner: null, certificate: null, verificationUrl: null };
const printed = (said: ContractContent) => JSON.stringify(contractPdf(said, agency, START, extras));

describe("the address of a client", () => {
  const living = (address: string): ContractContent => ({
    ...content,
    client: { ...content.client, facts: [["Dirección", address], ...content.client.facts] },
  });
  const factsOf = (said: ContractContent) => readingOf(said, agency).facts.map(({ label }) => label);

  it("is not said where only the country is known", () => {
    expect(printed(living("Colombia"))).toBe(printed(content));
    expect(factsOf(living("Colombia"))).toEqual(["Correo"]);
  });

  it.each(["Cali, Colombia", "Calle 10 n.º 5-20, Cali, Colombia"])("is said: %s", (address) => {
    expect(printed(living(address))).toContain(address);
    expect(factsOf(living(address))).toEqual(["Dirección", "Correo"]);
  });
});

describe("travellers without a name yet", () => {
  const saysOf = (unnamed: number) => readingOf({ ...content, unnamed }, agency).travellers.at(-1);

  it("are counted below the travellers who have one", () => {
    expect(saysOf(1)).toEqual({
      name: "1 viajero más",
      document: "Su nombre se registra después",
      holder: false,
    });
    expect(saysOf(2)).toMatchObject({ name: "2 viajeros más", document: "Sus nombres se registran después" });
    expect(printed({ ...content, unnamed: 2 })).toContain("2 viajeros más");
  });

  it("change nothing that is signed, as they may be named until the trip begins", () =>
    expect(hashOfContent({ ...content, unnamed: 1 })).toBe(hashOfContent(content)));
});

/** Parts whose change makes no other version: its versions share a number, and no name yet is not signed. */
const sayTheSame: ReadonlySet<keyof ContractContent> = new Set(["number", "unnamed"]);

describe("each part of a contract's content", () => {
  it.each(Object.keys(otherwise) as (keyof ContractContent)[])("is where people read it: %s", (part) => {
    const changed: ContractContent = { ...content, [part]: otherwise[part] };
    expect(printed(changed)).not.toBe(printed(content));
    expect(changedVersions(content, changed).length > 0).toBe(!sayTheSame.has(part));
    const place = partsShown[part];
    if (place === "above") return;
    expect(readingOf(changed, agency)[place]).not.toEqual(readingOf(content, agency)[place]);
  });
});
