import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import { verifyIt } from "../../support/story/payments.ts";
import { anAccount, aPayableRefund, payIt } from "../../support/story/refunds.ts";
import { aReservation, cancelReservation, payReservation } from "../../support/story/reservations.ts";
import { mailedCode } from "../../support/mailed-code.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const OWN = "{ ownRefunds { id title contractId orderId monto status dueOn hasAccount accountMasked } }";
const OF_RESERVATION = `query ($id: ID!) { refundsOfReservation(id: $id) {
  id title monto status dueOn hasAccount accountMasked } }`;
const ACCOUNT = "query ($id: ID!) { refund(id: $id) { account { bank number holder document } } }";
const rows = <T extends object>(text: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(text, [...values]);

/** A refund that can be paid, of a contract of somebody who registered. */
async function aRefundOfClient() {
  const person = await aRegistered(app);
  const refund = await aPayableRefund(app);
  const [contract] = await rows<{ number: string }>(
    "update contracts set cliente_id = ? where id = ? returning contract_number as number",
    [person.id, refund.contractId],
  );
  return { ...person, refund, number: contract?.number ?? "" };
}

describe("what goes back to a client", () => {
  it("stands in their account with its day and account, and in nobody else's", async () => {
    const { client, refund, number } = await aRefundOfClient();
    expect((await client.ask(OWN)).ownRefunds).toEqual([
      {
        ...{ id: refund.id, title: `Contrato ${number}`, contractId: refund.contractId, orderId: null },
        ...{ monto: 500_000, status: "abierta", dueOn: inDays(10) },
        ...{ hasAccount: true, accountMasked: "Bancolombia •••• 8901" },
      },
    ]);
    expect((await app.as("cliente2").ask(OWN)).ownRefunds).toEqual([]);
  });

  it("is read of a reservation by its customer and by staff, who are not told where it goes", async () => {
    const { id } = await aReservation(app);
    await verifyIt(app, await payReservation(app, id, { monto: 2_500_000 }));
    expect((await cancelReservation(app, id)).errors).toBeUndefined();
    const [own] = (await app.as("cliente").ask(OF_RESERVATION, { id })).refundsOfReservation;
    expect(own).toMatchObject({
      ...{ title: expect.stringMatching(/^Reserva [0-9A-F]{8}$/), monto: 2_500_000, dueOn: inDays(15) },
      ...{ status: "abierta", hasAccount: false, accountMasked: null },
    });
    await app.as("cliente").ask("mutation ($id: ID!) { requestAccountCode(id: $id) { id } }", { id: own.id });
    await app.runJobs();
    const mail = (await app.outbox()).findLast(({ subject }) =>
      subject.startsWith("Tu código para decirnos"),
    );
    const code = mailedCode(mail);
    await app.as("cliente").ask(
      `mutation ($id: ID!, $code: String!, $input: RefundAccountInput!) {
        giveRefundAccount(id: $id, code: $code, input: $input) { id } }`,
      { id: own.id, code, input: anAccount() },
    );
    const shown = async (who: "cliente" | "lider" | "contador") =>
      (await app.as(who).ask(OF_RESERVATION, { id })).refundsOfReservation[0];
    expect(await shown("cliente")).toMatchObject({ accountMasked: "Bancolombia •••• 8901" });
    expect(await shown("contador")).toMatchObject({ accountMasked: "Bancolombia •••• 8901" });
    expect(await shown("lider")).toMatchObject({ hasAccount: true, accountMasked: null });
    expectRefused(await app.as("cliente2").gql(OF_RESERVATION, { id }), "NOT_FOUND");
  });
});

describe("the account of a refund, as personal data", () => {
  const currentPassword = "Cartagena2026";
  const ERASE = "mutation ($currentPassword: String!) { requestErasure(currentPassword: $currentPassword) }";
  const account = async (id: string) => (await app.as("contador").ask(ACCOUNT, { id })).refund.account;
  const left = { bank: "Bancolombia", number: "8901", holder: "Suprimido", document: "Suprimido" };

  it("stands in the copy that its person asks for", async () => {
    const { client } = await aRefundOfClient();
    const { exportMyData } = await client.ask("mutation { exportMyData { json { url } } }");
    const { bytes } = await app.as(null).rest("GET", new URL(exportMyData.json.url).pathname);
    const { sections } = JSON.parse(bytes.toString()) as { sections: Record<string, object[]> };
    expect(sections["Devoluciones"]).toEqual([
      expect.objectContaining({ Valor: "500000", Cuenta: "12345678901", Titular: "María Pérez" }),
    ]);
  });

  it("is erased with its person once the money went out", async () => {
    const { client, refund } = await aRefundOfClient();
    await payIt(app, refund.id);
    await client.ask(ERASE, { currentPassword });
    expect(await account(refund.id)).toEqual(left);
  });

  it("is kept while the money is owed, and erased as soon as it was paid", async () => {
    const { client, refund } = await aRefundOfClient();
    await client.ask(ERASE, { currentPassword });
    expect(await account(refund.id)).toMatchObject({ number: "12345678901", document: "52123456" });
    expect((await payIt(app, refund.id)).errors).toBeUndefined();
    expect(await account(refund.id)).toEqual(left);
    const [row] = await rows<{ paid_on: string }>("select paid_on::text from refunds where id = ?", [
      refund.id,
    ]);
    expect(row).toEqual({ paid_on: TODAY });
  });
});
