import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import { verifyIt } from "../../support/story/payments.ts";
import {
  anAccount,
  aPayableRefund,
  aRefund,
  ASK_ACCOUNT,
  payIt,
  SHOW_ACCOUNT,
} from "../../support/story/refunds.ts";
import { aReservation, cancelReservation, payReservation } from "../../support/story/reservations.ts";
import { mailedCode } from "../../support/mailed-code.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const OWN = "{ ownRefunds { id title contractId orderId monto status dueOn hasAccount accountMasked } }";
const OF_RESERVATION = `query ($id: ID!) { refundsOfReservation(id: $id) {
  id title monto status dueOn hasAccount accountMasked } }`;
const rows = <T extends object>(text: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(text, [...values]);

/** A refund that can be paid, of a contract of a registered client. */
async function aRefundOfClient() {
  const person = await aRegistered(app);
  const refund = await aPayableRefund(app);
  const [contract] = await rows<{ number: string }>(
    "update contracts set cliente_id = ? where id = ? returning contract_number as number",
    [person.id, refund.contractId],
  );
  return { ...person, refund, number: contract?.number ?? "" };
}

describe("the refund of a client", () => {
  it("is in their account with its day and bank account, and in nobody else's", async () => {
    const { client, refund, number } = await aRefundOfClient();
    expect((await client.ask(OWN)).ownRefunds).toEqual([
      {
        id: refund.id,
        title: `Contrato ${number}`,
        contractId: refund.contractId,
        orderId: null,
        monto: 500_000,
        status: "abierta",
        dueOn: inDays(10),
        hasAccount: true,
        accountMasked: "Bancolombia •••• 8901",
      },
    ]);
    expect((await app.as("cliente2").ask(OWN)).ownRefunds).toEqual([]);
  });

  it("is read for a reservation by its customer and by staff, who do not see its account", async () => {
    const { id } = await aReservation(app);
    await verifyIt(app, await payReservation(app, id, { monto: 2_500_000 }));
    expect((await cancelReservation(app, id)).errors).toBeUndefined();
    const [own] = (await app.as("cliente").ask(OF_RESERVATION, { id })).refundsOfReservation;
    expect(own).toMatchObject({
      title: expect.stringMatching(/^Reserva [0-9A-F]{8}$/),
      monto: 2_500_000,
      dueOn: inDays(15),
      status: "abierta",
      hasAccount: false,
      accountMasked: null,
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
  const account = async (id: string) =>
    (
      await app.app.services.orm.em.fork().execute(
        `select account_bank as bank, account_number as number, account_holder as holder,
           account_document as document from refunds where id = ?`,
        [id],
      )
    )[0] as unknown;
  const left = { bank: "Bancolombia", number: "8901", holder: "Suprimido", document: "Suprimido" };

  it("is in the copy that its person requests", async () => {
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

describe("the account of a refund, for who pays it", () => {
  it("is shown whole at a press, which the history keeps, and to nobody who does not pay", async () => {
    const refund = await aPayableRefund(app);
    const { showRefundAccount } = await app.as("contador").ask(SHOW_ACCOUNT, { id: refund.id });
    expect(showRefundAccount).toMatchObject({
      bank: "Bancolombia",
      number: "12345678901",
      document: "52123456",
    });
    for (const who of ["admin", "gerente", "asesor"] as const)
      expectRefused(await app.as(who).gql(SHOW_ACCOUNT, { id: refund.id }), "FORBIDDEN");
    const kept = (await app.app.services.orm.em
      .fork()
      .execute("select actor_id, detail from audit_entries where record_id = ? and type = ?", [
        refund.id,
        "refund.account-shown",
      ])) as { actor_id: number; detail: { numeroCuenta: string } }[];
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ actor_id: app.people.contador.id });
    expect(kept[0]?.detail.numeroCuenta).not.toContain("1234567");
  });

  it("is asked for by mail, once a day, while it is not known", async () => {
    const refund = await aRefund(app);
    await app.as("admin").ask(ASK_ACCOUNT, { id: refund.id });
    await app.as("admin").ask(ASK_ACCOUNT, { id: refund.id });
    const asked = (await app.outbox()).filter(({ subject }) =>
      subject.startsWith("¿A qué cuenta te devolvemos"),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.text).toMatch(/https?:\/\/\S+/);
    const known = await aPayableRefund(app);
    expectRefused(
      await app.as("admin").gql(ASK_ACCOUNT, { id: known.id }),
      "CONFLICT",
      "El cliente ya dio su cuenta.",
    );
    expectRefused(
      await app.as("contador").gql(SHOW_ACCOUNT, { id: refund.id }),
      "CONFLICT",
      "Falta la cuenta del cliente: pídesela o escríbela.",
    );
  });
});
