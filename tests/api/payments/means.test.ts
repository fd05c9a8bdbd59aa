import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { TODAY } from "../../support/calendar.ts";
import { ownerUrlOf } from "../../support/database.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPaymentLink, REPORT } from "../../support/story/client-page.ts";
import { anAccount } from "../../support/story/content.ts";
import {
  aPayableContract,
  aPayment,
  aTransfer,
  aVerifiedPayment,
  REGISTER,
} from "../../support/story/payments.ts";

let app: TestApp;
let contractId: string;
let account: string;
let hidden: string;
beforeAll(async () => {
  app = await anAppWithSales();
  contractId = (await aPayableContract(app, { price: 30_000_000 })).id;
  account = (await anAccount(app, { number: "12345678901" })).id;
  hidden = (await anAccount(app, { number: "12345678902", active: false })).id;
});

const ONE = `query ($id: ID!) { payment(id: $id) { tipoPago medio cuentaAgenciaId
  cuentaAgencia { id kind bank number active } } }`;
const paymentOf = async (id: string, by: Parameters<TestApp["as"]>[0] = "contador") =>
  (await app.as(by).ask(ONE, { id })).payment;
const LIST = `query ($filter: PaymentFilter) { payments(filter: $filter, limit: 100) { items { id } } }`;
const listed = async (filter: object): Promise<string[]> =>
  (await app.as("contador").ask(LIST, { filter: { contractId, ...filter } })).payments.items.map(
    ({ id }: { id: string }) => id,
  );

describe("by which means a payment came", () => {
  it("is kept with the account that received it, for staff", async () => {
    const { id } = await aPayment(app, contractId, { medio: "nequi", cuentaAgenciaId: account });
    expect(await paymentOf(id, "asesor")).toEqual({
      tipoPago: "transferencia",
      medio: "nequi",
      cuentaAgenciaId: account,
      cuentaAgencia: {
        id: account,
        kind: "ahorros",
        bank: "Bancolombia",
        number: "12345678901",
        active: true,
      },
    });
  });

  it("is the one of its kind where only the kind was said, of no known account", async () => {
    const { id } = await aPayment(app, contractId, { tipoPago: "tarjeta" });
    expect(await paymentOf(id)).toMatchObject({
      tipoPago: "tarjeta",
      medio: "datafono",
      cuentaAgencia: null,
    });
  });

  it("is refused where it is of another kind, and so is an account that there is not", async () => {
    const register = (input: object) =>
      app.as("asesor").gql(REGISTER, { input: aTransfer(contractId, { monto: 1_000, ...input }) });
    expectRefused(
      await register({ tipoPago: "efectivo", medio: "pse" }),
      "BAD_USER_INPUT",
      "El medio de pago no corresponde al tipo de pago",
    );
    for (const cuentaAgenciaId of [randomUUID(), "12"])
      expectRefused(await register({ cuentaAgenciaId }), "NOT_FOUND", "Cuenta no encontrada");
  });

  it("cannot be of another kind in the database either, and may be corrected once it is verified", async () => {
    const { id } = await aVerifiedPayment(app, contractId, { medio: "pse" });
    const owner = new pg.Client({ connectionString: ownerUrlOf(app.databaseUrl) });
    await owner.connect();
    const correct = (medio: string) =>
      owner.query("update payments set medio = $2, agency_account_id = $3 where id = $1", [
        id,
        medio,
        account,
      ]);
    await expect(correct("corresponsal")).rejects.toThrow("payments_means_are_of_their_kind");
    await correct("consignacion");
    await owner.end();
    expect(await paymentOf(id)).toMatchObject({ medio: "consignacion", cuentaAgenciaId: account });
  });

  it("is a filter of the list, and so are the account and that there is none", async () => {
    const into = await aPayment(app, contractId, { medio: "daviplata", cuentaAgenciaId: hidden });
    const out = await aPayment(app, contractId, { medio: "corresponsal" });
    expect(await listed({ medio: "daviplata" })).toEqual([into.id]);
    expect(await listed({ cuentaAgenciaId: hidden })).toEqual([into.id]);
    const without = await listed({ sinCuenta: true });
    expect([without.includes(out.id), without.includes(into.id)]).toEqual([true, false]);
    expect(await listed({ sinCuenta: false, medio: "corresponsal" })).toEqual([]);
  });
});

describe("a client who reports a payment", () => {
  const report = async (input: object) => {
    const { id } = await aPayableContract(app);
    const client = app.withLink(await aPaymentLink(app, id));
    const paid = { contractId: id, monto: 5_000, fechaPago: TODAY, referenciaPago: randomUUID() };
    return client.gql(REPORT, { input: { ...paid, ...input } });
  };

  it("says by which means and into which of the accounts that they were shown", async () => {
    const { data } = await report({ medio: "pse", cuentaAgenciaId: account });
    expect(data).not.toBeNull();
    expect(
      (await app.as("contador").ask(LIST, { filter: { medio: "pse", cuentaAgenciaId: account } })).payments
        .items,
    ).toHaveLength(1);
  });

  it("names no account that clients never saw", async () => {
    expectRefused(await report({ cuentaAgenciaId: hidden }), "NOT_FOUND", "Cuenta no encontrada");
  });
});
