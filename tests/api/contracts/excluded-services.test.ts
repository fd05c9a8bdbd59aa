import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentSimpleContract, CREATE, signIt } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("gerente"), "contract");
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) {
  version noIncluye } }`;
const READING = `query ($id: ID!) { contractReading(id: $id) { noIncluye } }`;
const HISTORY = `query ($id: String!) {
  recordHistory(record: contract, id: $id) { items { changes { label before after } } } }`;

describe("what a contract does not include", () => {
  const fields = {
    nombreCliente: "Pedro Pablo León",
    emailCliente: "pedro@example.com",
    destino: "San Andrés",
    fechaInicioViaje: inDays(82),
    precioTotal: 2_000_000,
  };

  it("is written line by line, read before the signature, and edited until then", async () => {
    const noIncluye = ["• Propinas", " Tasas de  salida", "propinas", ""];
    const { createContract } = await app.as("gerente").ask(CREATE, { input: { ...fields, noIncluye } });
    const { id } = createContract;
    const lines = ["Propinas", "Tasas de salida"];
    expect((await app.as("gerente").ask(READING, { id })).contractReading.noIncluye).toEqual(lines);
    const { version } = await contractOf(id, "version");
    const edit = async (input: object) => (await app.as("gerente").ask(UPDATE, { id, input })).updateContract;
    const edited = await edit({ version, noIncluye: null });
    expect(edited.noIncluye).toEqual(lines);
    expect((await edit({ version: edited.version, noIncluye: [] })).noIncluye).toEqual([]);
    const { items } = (await app.as("gerente").ask(HISTORY, { id })).recordHistory;
    expect(items.flatMap(({ changes }: { changes: unknown[] | null }) => changes ?? [])).toEqual([
      { label: "Qué no incluye", before: "Propinas; Tasas de salida", after: null },
    ]);
  });

  it("has the limits of a quote's list", async () => {
    const refused = await app
      .as("gerente")
      .gql(CREATE, { input: { ...fields, noIncluye: ["a".repeat(201)] } });
    expectRefused(refused, "BAD_USER_INPUT", "Cada línea tiene como máximo 200 letras");
  });

  it("stays unsaid in a contract from before, also when its quote lists it, and its version counts on", async () => {
    const contract = await aSentSimpleContract(app);
    const { id, quoteId } = contract;
    await asOwner(app, (em) =>
      em.execute(`update quotes set no_incluye = '{Propinas}' where id = ?`, [quoteId]),
    );
    const [version] = await app.app.services.orm.em
      .fork()
      .execute<{ said: object }[]>("select content as said from contract_versions where contract_id = ?", [
        id,
      ]);
    expect(version!.said).not.toHaveProperty("noIncluye");
    expect(await contractOf(id, "noIncluye pdfDesactualizado")).toEqual({
      noIncluye: [],
      pdfDesactualizado: false,
    });
    await signIt(app, contract);
    expect(await contractOf(id, "status")).toEqual({ status: "signed" });
  });
});
