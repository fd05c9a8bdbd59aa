import { beforeAll, describe, expect, it } from "vitest";
import { closedMonthText } from "../../../api/src/modules/closing/closing.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, firstOf, inDays, lastOf, longDay, monthIn } from "../../support/calendar.ts";
import type { Client, GraphQLAnswer } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPaymentLink, REPORT } from "../../support/story/client-page.ts";
import { close } from "../../support/story/closing.ts";
import { anApprovedCommission, PAY as PAY_COMMISSION } from "../../support/story/commissions.ts";
import { approvedCommissions, PAY_SEVERAL, PREVIEW } from "../../support/story/payouts.ts";
import {
  aPayableContract,
  aPayment,
  aTransfer,
  aVerifiedPayment,
  REGISTER,
  REVERSE,
  VERIFY,
} from "../../support/story/payments.ts";
import {
  aContractToBuy,
  aPurchase,
  aReceipt,
  BUY,
  BUY_IN_INSTALLMENTS,
  buy,
  buyInInstallments,
  type ContractToBuy,
  PAY,
  threeInstallments,
  VOID,
} from "../../support/story/purchases.ts";
import { aReservation } from "../../support/story/reservations.ts";

const last = monthIn(-1);
const day = lastOf(last);
/** Month in the spelling of Intl, not of the product. */
const spoken = longDay(firstOf(last)).replace(/^1 de /, "");
const sentence = `El mes de ${spoken} está cerrado. Pide al Propietario reabrirlo o usa otra fecha.`;

let app: TestApp;
let contract: { readonly id: string };
let toBuy: ContractToBuy;
const made = { pending: "", verified: "", purchase: "", ofInstallment: "", installment: "", order: "" };

beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aPayableContract(app, { price: 90_000_000 });
  made.pending = (await aPayment(app, contract.id, { monto: 1_000, fechaPago: day })).id;
  made.verified = (await aVerifiedPayment(app, contract.id, { monto: 1_000, fechaPago: day })).id;
  toBuy = await aContractToBuy(app);
  made.purchase = (await buy(app, toBuy.items[0]!, { fechaCompra: day })).purchase.id;
  const inParts = await buyInInstallments(app, toBuy.items[1]!);
  made.installment = inParts.installments[0].id;
  const other = await buyInInstallments(app, toBuy.items[2]!);
  made.ofInstallment = other.purchase.id;
  await app.as("admin").ask(PAY, { id: other.installments[0].id, input: { fechaPago: day } });
  made.order = (await aReservation(app)).id;
  await close(app, last);
});

const RESERVATION_PAYMENT = `mutation ($id: ID!, $input: ReservationPaymentInput!) {
  registerReservationPayment(id: $id, input: $input) { id } }`;

type Refused = (client: Client) => Promise<GraphQLAnswer>;
const byGraphQL: Readonly<Record<string, readonly [Handle, Refused, field?: string]>> = {
  "registers a payment": [
    "asesor",
    (client) => client.gql(REGISTER, { input: aTransfer(contract.id, { fechaPago: day }) }),
    "input.fechaPago",
  ],
  "registers a payment of a reservation": [
    "gerente",
    (client) => client.gql(RESERVATION_PAYMENT, { id: made.order, input: { monto: 1_000, fechaPago: day } }),
    "input.fechaPago",
  ],
  "verifies a payment": ["contador", (client) => client.gql(VERIFY, { id: made.pending, input: {} })],
  "reverses a payment": [
    "owner",
    (client) => client.gql(REVERSE, { id: made.verified, input: { motivo: "Error" } }),
  ],
  "buys an item": [
    "admin",
    (client) =>
      client.gql(
        BUY,
        { id: toBuy.items[3]!.id, input: aPurchase({ fechaCompra: day }) },
        { file: aReceipt() },
      ),
    "input.fechaCompra",
  ],
  "buys an item in installments": [
    "admin",
    (client) =>
      client.gql(BUY_IN_INSTALLMENTS, {
        id: toBuy.items[3]!.id,
        input: { proveedor: "Hotel Caribe", fechaCompra: day, cuotasPlan: threeInstallments },
      }),
    "input.fechaCompra",
  ],
  "pays an installment": [
    "admin",
    (client) => client.gql(PAY, { id: made.installment, input: { fechaPago: day } }),
    "input.fechaPago",
  ],
  "voids a purchase of it": [
    "owner",
    (client) => client.gql(VOID, { id: made.purchase, input: { motivo: "Error" } }),
  ],
  "voids a purchase of which an installment was paid in it": [
    "owner",
    (client) => client.gql(VOID, { id: made.ofInstallment, input: { motivo: "Error" } }),
  ],
};

describe("in a closed month nobody", () => {
  it.each(Object.entries(byGraphQL))("%s", async (_, [who, ask, field]) => {
    const entries = expectRefused(await ask(app.as(who)), "CONFLICT", sentence);
    expect(entries.map((entry) => `input.${entry.field.replace(/^input\./, "")}`)).toEqual(
      field ? [field] : [],
    );
  });

  const paths: Readonly<
    Record<
      string,
      readonly [Handle, (client: Client) => Promise<{ status: number; body: { message: string } }>]
    >
  > = {
    "registers a payment": [
      "asesor",
      (client) =>
        client.rest("POST", "/payments/register-client-payment", {
          contract_id: contract.id,
          monto: 1_000,
          fecha_pago: day,
          tipo_pago: "efectivo",
        }),
    ],
    "verifies a payment": [
      "contador",
      (client) => client.rest("PATCH", `/payments/${made.pending}/verify`, { status: "verified" }),
    ],
    "buys an item": [
      "admin",
      (client) =>
        client.form(
          "POST",
          `/contracts/items/${toBuy.items[3]!.id}/upload-receipt`,
          { proveedor: "Avianca", costo: "1000", fecha_compra: day },
          { comprobante: aReceipt() },
        ),
    ],
    "buys an item in installments": [
      "admin",
      (client) =>
        client.rest("POST", `/contracts/items/${toBuy.items[3]!.id}/purchases-with-installments`, {
          proveedor: "Hotel",
          fecha_compra: day,
          cuotas_plan: threeInstallments.map(({ monto, fechaVencimiento }) => ({
            monto,
            fecha_vencimiento: fechaVencimiento,
          })),
        }),
    ],
    "pays an installment": [
      "admin",
      (client) =>
        client.rest("PATCH", `/contracts/installments/${made.installment}/pay`, { fecha_pago: day }),
    ],
  };

  it.each(Object.entries(paths))("%s, by REST", async (_, [who, ask]) => {
    const { status, body } = await ask(app.as(who));
    expect([status, body.message]).toEqual([409, sentence]);
  });

  it("pays a commission, on any day", async () => {
    const { id } = await anApprovedCommission(app);
    const now = app.clock.now();
    app.clock.set(at(day, "12:00"));
    try {
      expectRefused(await app.as("contador").gql(PAY_COMMISSION, { id }), "CONFLICT", sentence);
      const { status, body } = await app.as("contador").rest("PUT", `/commissions/${id}/pay`, {});
      expect([status, body.message]).toEqual([409, sentence]);
    } finally {
      app.clock.set(now);
    }
  });
});

describe("several commissions at once", () => {
  it("are not paid on a day of it, and the first is named", async () => {
    const lines = await approvedCommissions(app, "asesor2", [10_000, 20_000]);
    const now = app.clock.now();
    app.clock.set(at(day, "12:00"));
    try {
      const input = { ids: lines.map(({ id }) => id) };
      const { contractNumber } = (
        await app.as("admin").ask(`query ($id: ID!) { contract(id: $id) { contractNumber } }`, {
          id: lines[0]!.contractId,
        })
      ).contract;
      const refused = await app.as("contador").gql(PAY_SEVERAL, { input });
      expectRefused(
        refused,
        "CONFLICT",
        `Adriana Quintero Páez, ${contractNumber}: ${sentence} No se pagó nada.`,
      );
      expect(refused.errors?.[0]?.extensions?.["errors"]).toMatchObject([{ field: "ids.0" }]);
      const { payoutPreview } = await app.as("contador").ask(PREVIEW, { input });
      // No line blocks the others: removing one would help nobody.
      expect(payoutPreview.problema).toBe(sentence);
    } finally {
      app.clock.set(now);
    }
  });
});

describe("what moves no money of a closed month", () => {
  it("goes on: a payment of it is rejected, and registered with another day", async () => {
    const input = { status: "rejected", observaciones: "Se registra con otra fecha" };
    expect((await app.as("contador").gql(VERIFY, { id: made.pending, input })).errors).toBeUndefined();
    await aVerifiedPayment(app, contract.id, { monto: 1_000, fechaPago: inDays(0) });
  });

  it("is a client's report: it awaits verification, and nobody verifies it", async () => {
    const input = { contractId: contract.id, monto: 2_000, fechaPago: day, referenciaPago: "TRF-77" };
    const client = app.withLink(await aPaymentLink(app, contract.id));
    expect((await client.gql(REPORT, { input })).errors).toBeUndefined();
    const { payments } = await app
      .as("contador")
      .ask(`{ payments(filter: { status: pending }) { items { id monto acts { name allowed reason } } } }`);
    const [reported] = payments.items;
    expect(reported.acts).toContainEqual({ name: "verify", allowed: false, reason: sentence });
    expectRefused(await app.as("owner").gql(VERIFY, { id: reported.id, input: {} }), "CONFLICT", sentence);
  });
});

it("the product and the database say it in the same words", () =>
  expect(closedMonthText(last)).toBe(sentence));
