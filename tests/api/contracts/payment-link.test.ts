import { beforeAll, describe, expect, it } from "vitest";
import { daysAfter, endOfDay } from "../../../api/src/core/colombia/days.ts";
import { LinkToken } from "../../../api/src/core/links/link.entity.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  aSigning,
  SIGN,
} from "../../support/story/contracts.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";

const OWN = `query ($id: ID!) { ownContract(id: $id) { id contractNumber porRegistrar } }`;
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const newestOf = (recordId: string) =>
  app.app.services.orm.em
    .fork()
    .findOneOrFail(LinkToken, { recordId, purpose: "payment" }, { orderBy: { id: "desc" } });

describe("the link to pay", () => {
  it("opens its contract as its client sees it, and no other one", async () => {
    const contract = await aSignedContract(app);
    const other = await aSignedContract(app);
    const token = await aPaymentLink(app, contract.id);
    const { ownContract } = await app.withLink(token).ask(OWN, { id: contract.id });
    expect(ownContract).toEqual({
      id: contract.id,
      contractNumber: contract.number,
      porRegistrar: 3_770_000,
    });
    expectRefused(
      await app.withLink(token).gql(OWN, { id: other.id }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
  });

  it("is no link to sign, and a link to sign opens no page to pay", async () => {
    const contract = await aSentContract(app);
    const token = await aPaymentLink(app, contract.id);
    expectRefused(await app.withLink(token).gql(SIGN, { id: contract.id, input: aSigning() }), "NOT_FOUND");
    expectRefused(await app.withLink(contract.token).gql(OWN, { id: contract.id }), "NOT_FOUND");
    expectRefused(await app.as(null).gql(OWN, { id: contract.id }), "UNAUTHENTICATED", BAD_LINK);
  });

  it("lives until 60 days after the return or the last due day, whichever is later", async () => {
    const fechaRegreso = inDays(60);
    const contract = await aDraftContract(app, { quote: { quote: { fechaIda: inDays(55), fechaRegreso } } });
    await aPaymentLink(app, contract.id);
    expect((await newestOf(contract.id)).expiresAt).toEqual(daysAfter(endOfDay(fechaRegreso), 60));

    const due = inDays(90);
    await app.app.services.orm.em
      .fork()
      .execute("update plan_lines set fecha_vencimiento = ? where contract_id = ?", [due, contract.id]);
    await aPaymentLink(app, contract.id);
    expect((await newestOf(contract.id)).expiresAt).toEqual(daysAfter(endOfDay(due), 60));
  });

  it("opens the page for 60 days where it is mailed after all that", async () => {
    const { id } = await aSignedContract(app);
    await app.app.services.orm.em
      .fork()
      .execute("update plan_lines set fecha_vencimiento = ? where contract_id = ?", [inDays(-70), id]);
    await app.app.services.orm.em
      .fork()
      .execute("update contracts set fecha_inicio_viaje = ?, fecha_fin_viaje = ? where id = ?", [
        ...[inDays(-80), inDays(-70), id],
      ]);
    const token = await aPaymentLink(app, id);
    expect((await newestOf(id)).expiresAt).toEqual(daysAfter(app.clock.now(), 60));
    expect((await app.withLink(token).gql(OWN, { id })).errors).toBeUndefined();
  });

  it("stays valid while a newer one exists, and ends on its day", async () => {
    const contract = await aSignedContract(app);
    const [older, newer] = [await aPaymentLink(app, contract.id), await aPaymentLink(app, contract.id)];
    for (const token of [older, newer])
      expect((await app.withLink(token).gql(OWN, { id: contract.id })).errors).toBeUndefined();
    app.clock.set((await newestOf(contract.id)).expiresAt);
    expectRefused(await app.withLink(older).gql(OWN, { id: contract.id }), "UNAUTHENTICATED", BAD_LINK);
    app.clock.set(START);
  });

  it("opens the contract's PDF and its receipts, and no files of another contract", async () => {
    const contract = await aSignedContract(app);
    const payment = await aVerifiedPayment(app, contract.id);
    const other = await aVerifiedPayment(app, (await aSignedContract(app)).id);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const PDF = `query ($id: ID!) { contractPdf(id: $id) { filename } }`;
    const RECEIPT = `query ($id: ID!) { paymentReceipt(id: $id) { filename } }`;
    expect((await client.ask(PDF, { id: contract.id })).contractPdf.filename).toContain(contract.number);
    expect((await client.ask(RECEIPT, { id: payment.id })).paymentReceipt.filename).toContain(
      payment.receiptNumber,
    );
    expectRefused(await client.gql(PDF, { id: other.contractId }), "NOT_FOUND");
    expectRefused(await client.gql(RECEIPT, { id: other.id }), "NOT_FOUND");
  });

  it("ends with the address it went to, and with a contract that is cancelled unsigned", async () => {
    const moved = await aSentContract(app);
    const token = await aPaymentLink(app, moved.id);
    const CHANGE = `mutation ($id: ID!) { changeContractEmail(id: $id, email: "otra@example.com") { id } }`;
    await app.as("gerente").ask(CHANGE, { id: moved.id });
    expectRefused(await app.withLink(token).gql(OWN, { id: moved.id }), "UNAUTHENTICATED");

    const CANCEL = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "Desistió" }) { id } }`;
    const [unsigned, signed] = [await aSentContract(app), await aSignedContract(app)];
    const links = [await aPaymentLink(app, unsigned.id), await aPaymentLink(app, signed.id)] as const;
    for (const { id } of [unsigned, signed]) await app.as("owner").ask(CANCEL, { id });
    expectRefused(await app.withLink(links[0]).gql(OWN, { id: unsigned.id }), "UNAUTHENTICATED");
    expect((await app.withLink(links[1]).ask(OWN, { id: signed.id })).ownContract.porRegistrar).toBe(0);
  });
});
