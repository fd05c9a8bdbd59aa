import { beforeAll, describe, expect, it } from "vitest";
import { changedVersions } from "../../../api/src/modules/contracts/versions/changed-versions.rules.ts";
import type { BoundContent } from "../../../api/src/modules/contracts/contract/print/contract-content.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { aSentAddendum, signAddendumOf } from "../../support/story/addenda.ts";
import { aSentContract, aSignedContract, sendContractOf } from "../../support/story/contracts.ts";

const content: BoundContent = {
  number: "CT-1",
  origin: "Bogotá",
  destination: "Cartagena",
  from: inDays(51),
  to: inDays(56),
  travellers: "2 adultos",
  price: 3_000_000,
  formaPago: "contado",
  client: { name: "María Torres", document: "CC 52", facts: [["Correo", "maria@example.com"]] },
  holder: { name: "María Torres", document: "CC 52" },
  passengers: [
    { name: "María Torres", holder: true },
    { name: "Juan Torres", holder: false },
  ],
  services: [
    { kind: "Tiquetes", text: "Ida y regreso", detail: "Avianca" },
    { kind: "Traslados", text: "Aeropuerto", detail: "" },
  ],
  plan: [{ text: "Pago único", due: inDays(21), amount: 3_000_000 }],
  observaciones: null,
  condicionesEspeciales: null,
  clausulas: "## Uno\n\nDos.\nTres.",
  advisor: { name: "Ana", email: "ana@example.com", phone: null },
};
const changed = (change: Partial<BoundContent>) =>
  changedVersions(content, { ...content, ...change }).map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

describe("what changed between two contents of a contract", () => {
  it("is empty when they say the same, in any order of people and services", () => {
    const { passengers, services } = content;
    expect(changed({ passengers: [...passengers].reverse(), services: [...services].reverse() })).toEqual([]);
  });

  it("is written in words and figures, for additions and removals as well", () => {
    expect(changed({ destination: "Santa Marta", price: 3_100_000 })).toEqual([
      ["Destino", "Cartagena", "Santa Marta"],
      ["Precio total", expect.stringMatching(/3\.000\.000/), expect.stringMatching(/3\.100\.000/)],
    ]);
    expect(changed({ to: null })).toEqual([["Regreso", expect.stringContaining(" de "), ""]]);
    expect(changed({ passengers: [{ name: "María Torres", holder: true }] })).toEqual([
      ["Viajero", "Juan Torres", ""],
    ]);
    expect(
      changed({
        services: [
          { kind: "Tiquetes", text: "Ida y regreso", detail: "LATAM" },
          { kind: "Extras", text: "Tour a Barú", detail: "" },
        ],
      }),
    ).toEqual([
      ["Servicio", "Traslados: Aeropuerto", ""],
      ["Servicio", "Tiquetes: Ida y regreso · Avianca", "Tiquetes: Ida y regreso · LATAM"],
      ["Servicio", "", "Extras: Tour a Barú"],
    ]);
  });

  it("names each payment of the plan by its place, and only the clauses that changed", () => {
    const plan = [
      { text: "Cuota 1", due: inDays(10), amount: 1_000_000 },
      { text: "Cuota 2", due: inDays(21), amount: 2_000_000 },
    ];
    expect(changed({ plan, formaPago: "cuotas" }).map(([label]) => label)).toEqual([
      "Forma de pago",
      "Pago 1 del plan",
      "Pago 2 del plan",
    ]);
    expect(changed({ clausulas: "## Uno\n\nDos y medio.\nTres." })).toEqual([
      ["Cláusulas", "Dos.", "Dos y medio."],
    ]);
    expect(changed({ clausulas: "## Uno\n\nTres.\nDos." })).toEqual([
      ["Cláusulas", "Dos.", "Tres."],
      ["Cláusulas", "Tres.", "Dos."],
    ]);
    expect(changed({ clausulas: "## Cero\n## Uno\n\nDos.\nCuatro.\nTres." })).toEqual([
      ["Cláusulas", "", "Cero"],
      ["Cláusulas", "", "Cuatro."],
    ]);
    expect(changed({ client: { ...content.client, facts: [["Teléfono", "300 123 4567"]] } })).toEqual([
      ["Correo", "maria@example.com", ""],
      ["Teléfono", "", "300 123 4567"],
    ]);
  });
});

describe("the versions of a contract", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anAppWithSales();
  });
  const CHANGES = `query ($id: ID!, $from: Int!, $to: Int) {
    contractVersionChanges(contractId: $id, from: $from, to: $to) { label before after } }`;
  const VERSIONS = `query ($id: ID!) { contract(id: $id) { version
    versions { number signed addendumNumber } } }`;
  const changes = async (id: string, from: number, to: number | null = null) =>
    (await app.as("gerente").ask(CHANGES, { id, from, to }))["contractVersionChanges"];

  it("are compared with each other and with the present content", async () => {
    const contract = await aSentContract(app);
    const { id } = contract;
    const { version } = (await app.as("gerente").ask(VERSIONS, { id })).contract;
    const update = `mutation ($id: ID!, $input: UpdateContractInput!) {
      updateContract(id: $id, input: $input) { id } }`;
    await app.as("gerente").ask(update, { id, input: { observaciones: "Llega tarde", version } });
    const observed = [{ label: "Observaciones", before: "", after: "Llega tarde" }];
    expect(await changes(id, 1)).toEqual(observed);
    await sendContractOf(app, contract);
    expect(await changes(id, 1, 2)).toEqual(observed);
    expect(await changes(id, 2)).toEqual([]);
    expectRefused(
      await app.as("gerente").gql(CHANGES, { id, from: 1, to: 9 }),
      "NOT_FOUND",
      "Versión no encontrada",
    );
    expectRefused(
      await app.as("gerente2").gql(CHANGES, { id, from: 1 }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
  });

  it("of an addendum say what the contract says once it is signed", async () => {
    const contract = await aSignedContract(app);
    await app.runJobs();
    const addendum = await aSentAddendum(app, { contract, input: { fechaFinViaje: inDays(60) } });
    const { id } = contract;
    const { versions } = (await app.as("gerente").ask(VERSIONS, { id })).contract;
    expect(versions).toEqual([
      { number: 3, signed: false, addendumNumber: 1 },
      { number: 2, signed: true, addendumNumber: null },
      { number: 1, signed: false, addendumNumber: null },
    ]);
    expect(await changes(id, 1, 2)).toEqual([]);
    const agreed = await changes(id, 2, 3);
    expect(agreed.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(["Regreso", "Precio total", "Pago 1 del plan"]),
    );
    expect(await changes(id, 2)).toEqual([]);
    await signAddendumOf(app, addendum);
    await app.runJobs();
    expect(await changes(id, 3)).toEqual([]);
    expect(await changes(id, 4)).toEqual([]);
    expect(await changes(id, 2)).toEqual(agreed);
  });

  it("of before their words were kept are known by their signature, else not at all", async () => {
    const contract = await aSignedContract(app);
    await app.runJobs();
    const addendum = await aSentAddendum(app, { contract });
    await signAddendumOf(app, addendum);
    const { id } = contract;
    await asOwner(app, (em) =>
      em.execute("update contract_versions set content = null where contract_id = ?", [id]),
    );
    expect(await changes(id, 1, 2)).toEqual([]);
    expect(await changes(id, 1)).not.toEqual([]);
    const { contractVersionPdf } = await app
      .as("gerente")
      .ask("query ($id: ID!) { contractVersionPdf(contractId: $id, number: 3) { url } }", { id });
    const { bytes } = await app.as("gerente").rest("GET", new URL(contractVersionPdf.url).pathname);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expectRefused(
      await app.as("gerente").gql(CHANGES, { id, from: 3 }),
      "CONFLICT",
      "De la versión 3 no se guardó el texto para compararla. Abre su PDF para ver lo que dice.",
    );
  });
});
