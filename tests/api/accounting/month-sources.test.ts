import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { aBankAccount, imported } from "../../support/bank/story.ts";
import { anOutflow, EXPLAIN } from "../../support/bank/outflows.ts";
import { addDays } from "../../../api/src/core/colombia/days.ts";
import { firstOf, lastOf, monthIn } from "../../support/calendar.ts";
import type { SentFile } from "../../support/client.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { BOOKS, folderOf, type JournalLine, journalIn } from "../../support/story/accounting.ts";
import { close } from "../../support/story/closing.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../../support/story/payments.ts";
import { aBoughtItem } from "../../support/story/purchases.ts";
import { exporting } from "../../support/story/exports.ts";

const mes = monthIn(-1);
const day = lastOf(mes);

let app: TestApp;
let account: string;
let lines: readonly JournalLine[];
let controls: readonly { number: number; differences: readonly { record: { kind: string } }[] }[];
const { sql } = exporting(() => app);

beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200999");
  const { id: contract } = await aPayableContract(app, { price: 1_190_000 });
  await aVerifiedPayment(app, contract, {
    monto: 1_111_840,
    fechaPago: day,
    retencion: { renta: 40_000, iva: 28_500, ica: 9_660 },
  });
  await aBoughtItem(app, {
    proveedor: "Transportes del Llano",
    costo: 700_000,
    fechaCompra: firstOf(mes),
    impuestos: { baseGravable: 588_235, iva: 111_765, retefuente: 23_529, reteIca: 5_682 },
  });
  const explained = async (text: string, amount: number, concept: string) => {
    const { id } = await anOutflow(app, account, text, amount, { day });
    const { errors } = await app.as("contador").gql(EXPLAIN, { id, input: { parts: [{ concept }] } });
    if (errors) throw new Error(JSON.stringify(errors));
  };
  await explained("Comisión de manejo", 12_000, "gastos_bancarios");
  await explained("IVA de la comisión", 2_280, "iva");
  await explained("Gravamen 4x1000", 19_200, "gmf");
  // Days of which no reader can mistake the month.
  await settledByCard(addDays(day, -2), addDays(day, -1));
  await close(app, mes);
  lines = journalIn(await folderOf(app, mes));
  ({ controls } = (await app.as("contador").ask(BOOKS, { mes })).monthBooks);
});

const IMPORT = `mutation ($accountId: ID!, $file: Upload!) {
  importSettlement(accountId: $accountId, file: $file) { ids verified refused } }`;

/** A report of Wompi: one sale of 1.190.000 with the fee, its IVA and the withheld taxes. */
const reportOf = (sold: string, paidOut: string): SentFile => ({
  filename: `${spanish(paidOut)}-disbursement-report-rs-299001-AbCd.csv`,
  type: "text/csv",
  bytes: Buffer.from(
    [
      "id de la transaccion,fecha,referencia,monto,moneda,medio de pago,comisión,iva comisión,reteica," +
        "reteiva,retefuente,impoconsumo,total desembolsado,documento del pagador,tipo de documento del pagador",
      `1299001-1793718737-31001,${spanish(sold)} 10:12,X-1,1190000.00,COP,CARD,32235.00,6125.00,4927.00,` +
        "0.00,17850.00,0.00,1128863.00,1037654321,CC",
    ].join("\n"),
    "latin1",
  ),
});
const spanish = (day: string): string => day.split("-").reverse().join("-");

/** Has a sale by card of a day deposited on another one, as in the report of the acquirer. */
async function settledByCard(sold: string, paidOut: string): Promise<void> {
  const { id } = await aPayableContract(app, { price: 1_190_000 });
  await aPayment(app, id, { monto: 1_190_000, tipoPago: "tarjeta", fechaPago: sold });
  await imported(app, account, [[paidOut, "PAGO DE TERC WOMPI S.A.S.", "1.128.863,00"]]);
  const { importSettlement } = await app
    .as("contador")
    .ask(IMPORT, { accountId: account }, { file: reportOf(sold, paidOut) });
  if (importSettlement.verified !== 1) throw new Error(JSON.stringify(importSettlement));
}

const booked = (kind: string) =>
  lines
    .filter(({ origen }) => origen?.startsWith(`${kind}:`))
    .map(({ cuenta, debito, credito }) => [cuenta, debito, credito]);

describe("the journal of a month", () => {
  it("has the amounts withheld by a client beside the money received (movement 17)", () =>
    expect(booked("payment")).toEqual([
      ["138095", "1190000,00", "0,00"],
      ["280505", "0,00", "1190000,00"],
      ["111005", "1111840,00", "0,00"],
      ["135515", "40000,00", "0,00"],
      ["135517", "28500,00", "0,00"],
      ["135518", "9660,00", "0,00"],
      ["280505", "0,00", "1190000,00"],
    ]));

  it("has the deposit of a sale by card, with the fee, its IVA and the withheld taxes (movement 4)", () => {
    expect(booked("bank-settlement")).toEqual([
      ["112005", "1128863,00", "0,00"],
      ["530515", "32235,00", "0,00"],
      ["240810", "6125,00", "0,00"],
      ["135515", "17850,00", "0,00"],
      ["135518", "4927,00", "0,00"],
      ["138095", "0,00", "1190000,00"],
    ]);
    const [first] = lines.filter(({ origen }) => origen?.startsWith("bank-settlement:"));
    expect(first).toMatchObject({ tipo: "WO", tercero_nombre: "Wompi", detalle: "Abono de Wompi" });
  });

  it("has IVA and withholdings of a purchase (movement 9)", () =>
    expect(booked("purchase")).toEqual([
      ["170540", "588235,00", "0,00"],
      ["240810", "111765,00", "0,00"],
      ["236525", "0,00", "23529,00"],
      ["236805", "0,00", "5682,00"],
      ["220505", "0,00", "670789,00"],
    ]));

  it("has the charges of the bank, by their concept (movement 31)", () => {
    const charged = booked("bank-movement").filter(([, debit]) => debit !== "0,00");
    expect(charged.map(([cuenta, debit]) => [cuenta, debit]).sort()).toEqual([
      ["240810", "2280,00"],
      ["530505", "12000,00"],
      ["530595", "19200,00"],
    ]);
  });

  it("adds up with the product, but for the payment that no statement shows", () => {
    const off = controls.filter(({ differences }) => differences.length > 0);
    expect(off.map(({ number }) => number)).toEqual([2]);
    expect(off[0]!.differences.map(({ record }) => record.kind)).toEqual(["payment"]);
  });

  it("keeps the delivered content: its rows are append-only", async () =>
    expect(await sql("select number from accounting_packages")).toEqual([{ number: 1 }]));
});
