import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { anAppWithSales } from "../support/sales.ts";
import {
  aDraftContract,
  aSentContract,
  aSigning,
  SEND,
  signIt,
  type StoryContract,
} from "../support/story/contracts.ts";
import { family } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CHINESE = "Bruce 李小龍";
const problem = (letters: string) =>
  `No podemos imprimir «${letters}». Escribe el nombre como en el documento.`;
const refused = { success: false, message: problem("李小龍"), error: "CONFLICT" };
const travelledBy = (name: string, { id }: StoryContract) =>
  app.as("gerente").rest("PUT", `/contracts/${id}`, { pasajero_titular: name });
const sending = async ({ id }: StoryContract) => {
  const document = "query ($id: ID!) { contract(id: $id) { acts { name allowed reason } } }";
  const { acts } = (await app.as("gerente").ask(document, { id })).contract;
  return acts.find(({ name }: { name: string }) => name === "send");
};

describe("a name that no document can print", () => {
  it("of a client or a holder is stored by REST as it came", async () => {
    const { nombreCliente: _, ...trip } = family;
    const named = { ...trip, nombre_cliente: `Ana ${CHINESE} 🦄` };
    const { status, body } = await app.as("asesor").rest("POST", "/quotes", named);
    expect([status, body.quote.nombre_cliente]).toEqual([201, named.nombre_cliente]);
    const contract = await aDraftContract(app);
    expect(await travelledBy(CHINESE, contract)).toMatchObject({ status: 200 });
    const { body: read } = await app.as("gerente").rest("GET", `/contracts/${contract.id}`);
    expect(read.contract.pasajero_titular).toBe(CHINESE);
  });

  it("keeps a contract from being sent, until it is corrected", async () => {
    const contract = await aDraftContract(app);
    await travelledBy(CHINESE, contract);
    expectRefused(
      await app.as("gerente").gql(SEND, { id: contract.id, input: {} }),
      "CONFLICT",
      refused.message,
    );
    const send = () => app.as("gerente").rest("PATCH", `/contracts/${contract.id}/send`, {});
    expect(await send()).toMatchObject({ status: 409, body: refused });
    expect(await sending(contract)).toEqual({ name: "send", allowed: false, reason: refused.message });
    await travelledBy("Bruce Lee", contract);
    expect(await sending(contract)).toEqual({ name: "send", allowed: true, reason: null });
    expect(await send()).toMatchObject({ status: 200 });
  });

  it("of a traveller keeps it too", async () => {
    const contract = await aDraftContract(app);
    const quote = await app.as("asesor").rest("GET", `/passengers/quote/${contract.quoteId}`);
    const [{ id }] = quote.body.passengers;
    expect(await app.as("asesor").rest("PUT", `/passengers/${id}`, { nombre: "李小龍" })).toMatchObject({
      status: 200,
      body: { passenger: { nombre: "李小龍" } },
    });
    expect(await app.as("gerente").rest("PATCH", `/contracts/${contract.id}/send`, {})).toMatchObject({
      status: 409,
      body: refused,
    });
  });

  it("keeps a contract that was sent from being signed", async () => {
    const contract = await aSentContract(app);
    await travelledBy(CHINESE, contract);
    expectRefused(await signIt(app, contract), "CONFLICT", refused.message);
    const { status, body } = await app
      .withLink(contract.token)
      .rest("POST", `/contracts/${contract.id}/sign`, aSigning());
    expect({ status, body }).toEqual({ status: 409, body: refused });
  });

  it("of a signer signs nothing", async () => {
    const contract = await aSentContract(app);
    const signing = aSigning({ nombre: CHINESE });
    expectRefused(await signIt(app, contract, signing), "BAD_USER_INPUT");
    const { status, body } = await app
      .withLink(contract.token)
      .rest("POST", `/contracts/${contract.id}/sign`, signing);
    expect({ status, body }).toEqual({ status: 409, body: refused });
  });
});
