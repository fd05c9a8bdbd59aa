import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { ASK_CANCELLATION, aPaymentLink, OWN_CONTRACT } from "../../support/story/client-page.ts";
import { aDraftContract, aSignedContract } from "../../support/story/contracts.ts";
import { aContractToBuy, aPurchase, BUY, aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("a client's own page", () => {
  it("says which services are bought, and neither of whom nor for how much", async () => {
    const contract = await aContractToBuy(app);
    const bought = contract.items[0]!;
    const input = aPurchase({ proveedor: "Aerolínea Secreta", costo: 987_654 });
    const sent = { id: bought.id, input: { ...input, tipoComprobante: "factura" } };
    await app.as("owner").ask(BUY, sent, { file: aReceipt() });
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const answer = await client.ask(OWN_CONTRACT, { id: contract.id });
    expect(answer.ownContract.services).toContainEqual({ tipo: bought.tipo, bought: true });
    expect(answer.ownContract.services.filter(({ bought: is }: { bought: boolean }) => is)).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toMatch(/Secreta|987654/);
  });

  it("has no field that could reveal it", () => {
    const fieldsOf = (type: string) =>
      Object.keys((app.app.schema.getType(type) as { getFields(): object }).getFields());
    expect(fieldsOf("OwnService").sort()).toEqual(["bought", "tipo"]);
    const everything = ["OwnContract", "OwnPayment", "OwnTraveller", "OwnAdvisor"].flatMap(fieldsOf);
    expect(everything.filter((field) => /prove|cost|margen|ganancia|comision|purchase/i.test(field))).toEqual(
      [],
    );
  });

  it("names who travels, the holder first", async () => {
    const { id } = await aDraftContract(app);
    const { ownContract } = await app.withLink(await aPaymentLink(app, id)).ask(OWN_CONTRACT, { id });
    expect(ownContract.travellers[0]).toEqual({ name: "María Fernanda Torres", titular: true });
    expect(ownContract.porRegistrar).toBe(0);
  });
});

describe("a request to cancel", () => {
  const REQUESTS = `query ($id: ID!) { cancellationRequests(contractId: $id) {
    id status reason answer acts { name } } }`;
  const DISCARD = `mutation ($id: ID!) {
    discardCancellation(id: $id, input: { motivo: "Los tiquetes ya se compraron" }) { status answer } }`;
  const aRequest = async () => {
    const contract = await aSignedContract(app);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const asked = await client.ask(ASK_CANCELLATION, { id: contract.id, motivo: "Cambio de planes" });
    const [request] = (await app.as("asesor").ask(REQUESTS, { id: contract.id })).cancellationRequests;
    return { contract, client, asked, request };
  };

  it("changes nothing, and is notified once to the seller, the manager, administration and the owner", async () => {
    const { contract, client, asked, request } = await aRequest();
    expect(asked.requestCancellation).toEqual({
      status: "signed",
      cancellation: { status: "pending", reason: "Cambio de planes" },
    });
    expect(request).toMatchObject({ status: "pending", acts: [{ name: "discard" }] });
    const own = {
      type: "cancellation_requested",
      message: expect.stringContaining(contract.number),
    };
    const told = ["asesor", "gerente", "admin", "owner"];
    const others = ["lider", "contador", "asesor2", "lider2", "gerente2", "cliente"];
    for (const handle of [...told, ...others] as Handle[]) {
      const TOLD = `query { notifications(limit: 50) { items { type message } } }`;
      const { items } = (await app.as(handle).ask(TOLD)).notifications;
      const ofIt = items.filter(({ type }: { type: string }) => type === own.type);
      expect(ofIt, handle).toEqual(told.includes(handle) ? [own] : []);
    }
    expectRefused(
      await client.gql(ASK_CANCELLATION, { id: contract.id, motivo: "Otra vez" }),
      "CONFLICT",
      "Ya pediste cancelar este contrato. Lo decide la administración de la agencia y te responderemos por correo.",
    );
  });

  it("is confirmed to its client by mail, with the way to their trip", async () => {
    const { contract } = await aRequest();
    const mails = (await app.outbox("maria@example.com")).filter(
      ({ subject }) => subject === `Recibimos tu solicitud de cancelar el contrato ${contract.number}`,
    );
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/pago/${contract.id}?token=`)]);
  });

  it("is discarded with a reason, of which its client is notified", async () => {
    const { contract, client, request } = await aRequest();
    expectRefused(await app.as("lider").gql(DISCARD, { id: request.id }), "FORBIDDEN");
    expectRefused(await app.as("asesor2").gql(DISCARD, { id: request.id }), "NOT_FOUND");
    const { discardCancellation } = await app.as("asesor").ask(DISCARD, { id: request.id });
    expect(discardCancellation).toEqual({ status: "discarded", answer: "Los tiquetes ya se compraron" });
    const mail = (await app.outbox("maria@example.com")).findLast(({ text }) => text.includes("tiquetes ya"));
    expect(mail?.text).toContain(`/pago/${contract.id}?token=`);
    const { ownContract } = await client.ask(OWN_CONTRACT, { id: contract.id });
    expect(ownContract.cancellation).toMatchObject({ status: "discarded" });
    expectRefused(await app.as("gerente").gql(DISCARD, { id: request.id }), "CONFLICT");
  });

  it("is accepted by cancelling its contract", async () => {
    const { contract } = await aRequest();
    const CANCEL = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "A pedido" }) { id } }`;
    await app.as("owner").ask(CANCEL, { id: contract.id });
    const [request] = (await app.as("owner").ask(REQUESTS, { id: contract.id })).cancellationRequests;
    expect(request).toMatchObject({ status: "accepted", acts: [] });
  });

  it("is not asked of a draft, nor by a stranger", async () => {
    const { id } = await aDraftContract(app);
    const client = app.withLink(await aPaymentLink(app, id));
    expectRefused(
      await client.gql(ASK_CANCELLATION, { id, motivo: "x" }),
      "CONFLICT",
      "El contrato aún no se ha enviado.",
    );
    expectRefused(await app.as("cliente2").gql(ASK_CANCELLATION, { id, motivo: "x" }), "NOT_FOUND");
  });
});
