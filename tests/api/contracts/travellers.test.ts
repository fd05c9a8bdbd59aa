import { addDays } from "../../../api/src/core/colombia/days.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aSentContract,
  aSignedContract,
  sendContractOf,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";
import { child, formTokenOf, holder, husband, SAVE } from "../../support/story/passengers.ts";

const NAMED =
  "El contrato nombra a estos viajeros: puedes completar documentos y fechas de nacimiento; los nombres cambian solo con un otrosí.";
const SIGNED_WITH =
  "El contrato está firmado con el documento del titular. Si tiene un error, pídele a tu asesor que lo corrija.";
const SIGNED_FIRST =
  "El contrato espera la firma con los viajeros que nombra: quien falta se agrega después de firmar.";
const ADD = `mutation ($quoteId: ID!, $input: PassengerInput!) {
  addPassenger(quoteId: $quoteId, input: $input) { id } }`;
const LIST = `query ($quoteId: ID!) {
  passengers(quoteId: $quoteId) { id nombre documentoIdentidad completo } }`;
const UPDATE = `mutation ($id: ID!, $input: PassengerInput!) { updatePassenger(id: $id, input: $input) {
    documentoIdentidad } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const asClient = async ({ quoteId }: StoryContract) =>
  app.withLink(await formTokenOf(app, { id: quoteId, number: "", token: "" }));
const listOf = async ({ quoteId }: StoryContract) =>
  (await app.as("owner").ask(LIST, { quoteId })).passengers;
const people = [holder, husband, child];

describe("the travellers of a contract that was sent", () => {
  it("are completed by the client's link before and after signing, under the same records", async () => {
    const contract = await aSentContract(app);
    const client = await asClient(contract);
    const before = await listOf(contract);
    const completed = [holder, { ...husband, documentoIdentidad: "79123499" }, child];
    expect(
      (await client.gql(SAVE, { quoteId: contract.quoteId, input: { passengers: completed } })).errors,
    ).toBeUndefined();
    expect((await signIt(app, contract)).errors).toBeUndefined();

    const [, { id }] = before;
    const { updatePassenger } = await client.ask(UPDATE, { id, input: { documentoIdentidad: "79123488" } });
    expect(updatePassenger.documentoIdentidad).toBe("79123488");
    const after = await listOf(contract);
    expect(after.map(({ id }: { id: string }) => id)).toEqual(before.map(({ id }: { id: string }) => id));
    const audit = await app.app.services.orm.em
      .fork()
      .execute("select 1 from audit_entries where type = 'passenger.updated' and record_id = ?", [id]);
    expect(audit).toHaveLength(1);
  });

  it("keep the document that the contract was signed with, but for staff", async () => {
    const contract = await aSentContract(app);
    const client = await asClient(contract);
    await signIt(app, contract);
    const [{ id }] = await listOf(contract);
    const other = { id, input: { documentoIdentidad: "52999999" } };
    expectRefused(await client.gql(UPDATE, other), "CONFLICT", SIGNED_WITH);
    const listed = people.map((person) => (person === holder ? { ...holder, ...other.input } : person));
    expectRefused(
      await client.gql(SAVE, { quoteId: contract.quoteId, input: { passengers: listed } }),
      "CONFLICT",
      SIGNED_WITH,
    );
    expect((await app.as("asesor").ask(UPDATE, other)).updatePassenger.documentoIdentidad).toBe("52999999");
  });

  it("keep their names and their number for the client, and for everybody once it is signed", async () => {
    const contract = await aSentContract(app);
    const renamed = {
      quoteId: contract.quoteId,
      input: { passengers: [holder, { ...husband, nombre: "Pedro" }, child] },
    };
    const fewer = { quoteId: contract.quoteId, input: { passengers: [holder, husband] } };
    const client = await asClient(contract);
    expectRefused(await client.gql(SAVE, renamed), "CONFLICT", NAMED);
    expectRefused(await client.gql(SAVE, fewer), "CONFLICT", NAMED);
    await signIt(app, contract);
    expectRefused(await app.as("owner").gql(SAVE, renamed), "CONFLICT", NAMED);
    const [, { id }] = await listOf(contract);
    expectRefused(await app.as("owner").gql(UPDATE, { id, input: { apellido: "Otro" } }), "CONFLICT", NAMED);
    expectRefused(
      await app.as("owner").gql(`mutation ($id: ID!) { deletePassenger(id: $id) { id } }`, { id }),
      "CONFLICT",
      NAMED,
    );
    expect(
      (await app.as("asesor").gql(SAVE, { quoteId: contract.quoteId, input: { passengers: people } })).errors,
    ).toBeUndefined();
  });

  it("join it on a place without a name once it is signed, by the client's link and by staff, and never before", async () => {
    const contract = await aSentContract(app);
    const { quoteId } = contract;
    const list = (...passengers: object[]) => ({ quoteId, input: { passengers } });
    await app.as("asesor").ask(SAVE, list(holder));
    const sent = await sendContractOf(app, contract);
    const client = await asClient(contract);
    expectRefused(await client.gql(SAVE, list(holder, husband)), "CONFLICT", SIGNED_FIRST);
    expectRefused(await client.gql(ADD, { quoteId, input: husband }), "CONFLICT", SIGNED_FIRST);
    expect((await signIt(app, sent)).errors).toBeUndefined();

    const [{ id }] = await listOf(contract);
    await client.ask(SAVE, list(holder, husband));
    await app.as("asesor").ask(ADD, { quoteId, input: child });
    const names = (await listOf(contract)).map(({ nombre }: { nombre: string }) => nombre);
    expect(names).toEqual([holder.nombre, husband.nombre, child.nombre]);
    expect((await listOf(contract))[0].id).toBe(id);
    expectRefused(
      await client.gql(SAVE, list(holder, { ...husband, nombre: "Pedro" }, child)),
      "CONFLICT",
      NAMED,
    );
    const fourth = { ...husband, nombre: "Luis", documentoIdentidad: "79123999" };
    expectRefused(
      await app.as("asesor").gql(ADD, { quoteId, input: fourth }),
      "CONFLICT",
      "Hay más pasajeros que personas en la cotización",
    );
  });

  it("are renamed by staff while it waits for its signature, which asks for another sending", async () => {
    const contract = await aSentContract(app);
    const renamed = {
      quoteId: contract.quoteId,
      input: { passengers: [holder, { ...husband, nombre: "Pedro" }, child] },
    };
    expect((await app.as("asesor").gql(SAVE, renamed)).errors).toBeUndefined();
    expectRefused(
      await signIt(app, contract),
      "CONFLICT",
      "El contrato cambió después de enviarse. Pide a tu asesor que te lo envíe de nuevo.",
    );
  });

  it("stay as they are from the day of departure", async () => {
    const contract = await aSignedContract(app);
    const { fechaInicioViaje, fechaFinViaje } = (
      await app
        .as("owner")
        .ask(`query ($id: ID!) { contract(id: $id) { fechaInicioViaje fechaFinViaje } }`, { id: contract.id })
    ).contract;
    const client = await asClient(contract);
    const now = app.clock.now();
    for (const [day, fact] of [
      [fechaInicioViaje, "comenzó"],
      [fechaFinViaje!, "comenzó"],
      [addDays(fechaFinViaje!, 1), "terminó"],
    ] as const) {
      app.clock.set(`${day}T12:00:00-05:00`);
      const token = await app.app.services.sessions.issue(
        { id: app.people.owner.id, sessionsVersion: 1 },
        "travellers",
        app.clock.now(),
      );
      const owner = app.as().with({ authorization: `Bearer ${token}` });
      expectRefused(
        await owner.gql(SAVE, { quoteId: contract.quoteId, input: { passengers: people } }),
        "CONFLICT",
        `El viaje ya ${fact}. Los datos de los pasajeros no se pueden cambiar.`,
      );
    }
    app.clock.set(now);
    expect(
      (await client.gql(SAVE, { quoteId: contract.quoteId, input: { passengers: people } })).errors,
    ).toBeUndefined();
  });
});
