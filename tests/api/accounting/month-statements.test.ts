import { beforeAll, describe, expect, it } from "vitest";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import type { TestApp } from "../../support/app.ts";
import { sample } from "../../support/bank/reading.ts";
import { aBankAccount, imported } from "../../support/bank/story.ts";
import { EXPLAIN, outflowOf } from "../../support/bank/outflows.ts";
import { at, firstOf, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import {
  BOOKS,
  centsOf,
  CHOOSE,
  folderOf,
  type JournalLine,
  journalIn,
} from "../../support/story/accounting.ts";
import { applyEvent, fault, payByCard } from "../../support/story/cards.ts";
import { close } from "../../support/story/closing.ts";
import { anEnteredCommission, PAY } from "../../support/story/commissions.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";
import { aProvider } from "../../support/story/providers.ts";
import { aContractToBuy, buy, markPaid, VOID } from "../../support/story/purchases.ts";
import { aCancelledContract } from "../../support/story/refunds.ts";
import { SET_PROFILE } from "../../support/story/withholding.ts";

const PROPOSE = "mutation ($input: ProposeOpeningInput!) { proposeOpening(input: $input) { id } }";
const SET = `mutation ($input: OpeningLineInput!) { setOpeningLine(input: $input) { lines { id } } }`;
const CONFIRM = "mutation ($input: ConfirmOpeningInput!) { confirmOpening(input: $input) { confirmedAt } }";
const KEEP = "mutation ($input: KeepOfContractInput!) { keepOfContract(input: $input) { id } }";
const CLAIMS = "query ($contractId: ID!) { providerClaims(contractId: $contractId) { id } }";
const RETURN = `mutation ($id: ID!, $input: ReturnClaimInput!) {
  returnProviderClaim(id: $id, input: $input) { estado } }`;
const IMPORT = `mutation ($accountId: ID!, $file: Upload!) {
  importSettlement(accountId: $accountId, file: $file) { verified } }`;

/** The month that begins with opening balances, and the one after it. */
const first = monthIn(-1);
const second = monthIn(0);
const LAST_DAY = lastOf(first);

let app: TestApp;
let account: string;
let sold: string;
const lines: Record<string, readonly JournalLine[]> = {};

const keepBooksOf = async (mes: string): Promise<void> => {
  const contador = await signedInNow(app, "contador");
  const now = { ...app, as: () => contador };
  await close(now, mes);
  lines[mes] = journalIn(await folderOf(now, mes));
};

/** Imports a movement of today and explains it as one concept. */
async function explained(text: string, amount: number, part: object): Promise<void> {
  await imported(app, account, [[TODAY, text, amount]]);
  const { id } = await outflowOf(app, account, text);
  const { errors } = await app.as("contador").gql(EXPLAIN, { id, input: { parts: [part] } });
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Balances of the contract, the provider and the account with which the first month begins. */
async function openedWith(lines: readonly (readonly [clase: string, ownerId: string, monto: number])[]) {
  const contador = app.as("contador");
  await contador.ask(PROPOSE, { input: { mes: first } });
  for (const [clase, ownerId, monto] of lines)
    await contador.ask(SET, {
      input: { clase, ownerId, monto, ...(clase === "cuenta" && { centavos: 40 }) },
    });
  await app.as("owner").ask(CONFIRM, { input: { saldosVistos: lines.length } });
}

/** A purchase that was paid and then annulled, whose provider returned the money today. */
async function aReturnedPurchase(costo: number): Promise<void> {
  const contract = await aContractToBuy(app);
  const { purchase } = await buy(app, contract.items[0]!, { proveedor: "Hotel cerrado", costo });
  await markPaid(app, purchase);
  await app.as("owner").ask(VOID, { id: purchase.id, input: { motivo: "El hotel cerró" } });
  const { providerClaims } = await app.as("contador").ask(CLAIMS, { contractId: contract.id });
  await app.as("contador").ask(RETURN, { id: providerClaims[0].id, input: { returnedOn: TODAY } });
}

/** Two sales by card that were deposited in gross, with all deductions debited apart. */
async function depositedGross(): Promise<void> {
  for (const monto of [1_850_000, 920_000]) {
    const { id } = await aPayableContract(app);
    await aPayment(app, id, { monto, tipoPago: "tarjeta" });
  }
  await imported(app, account, [
    [TODAY, "ABONO VENTAS VISA", "1.850.000"],
    [TODAY, "ABONO VENTAS REDEBAN", "920.000"],
    [TODAY, "COMISION", "-60.930"],
    [TODAY, "RETEFUENTE", "-41.550"],
    [TODAY, "RETEICA", "-11.467,80"],
  ]);
  const written = sample("davibank-tarjetas.csv").toString("latin1");
  const text = written.replaceAll(/2026\/11\/0[45]/g, TODAY.replaceAll("-", "/"));
  const file = { filename: "davibank.csv", type: "text/csv", bytes: Buffer.from(text, "latin1") };
  const { importSettlement } = await app.as("contador").ask(IMPORT, { accountId: account }, { file });
  if (importSettlement.verified !== 2) throw new Error(JSON.stringify(importSettlement));
}

/** A payment by card on the last day of the first month, whose event arrives after the closing. */
async function aLateCard(): Promise<() => Promise<unknown>> {
  await fault(app, "lost");
  const { id } = await aPayableContract(app, { price: 90_000_000 });
  const now = app.clock.now();
  app.clock.set(at(LAST_DAY, "19:30"));
  const { transaction, reference } = await payByCard(app, id);
  app.clock.set(now);
  const paidAt = at(LAST_DAY, "20:00").toISOString();
  const amounts = { amount_in_cents: 50_000_000, finalized_at: paidAt, created_at: paidAt };
  return () => applyEvent(app, { id: transaction.id, reference, status: "APPROVED", ...amounts });
}

beforeAll(async () => {
  app = await anAppWithSales();
  account = await aBankAccount(app, "701200777");
  const savings = await aBankAccount(app, "701200778");
  const contract = await aPayableContract(app);
  sold = contract.number;
  const { id: provider } = await aProvider(app, { name: "Hotel de apertura" });
  const contador = app.as("contador");

  await openedWith([
    ["anticipo_cliente", contract.id, 700_000],
    ["proveedor_por_pagar", provider, 450_000],
    ["cuenta", account, 2_000_000],
  ]);
  await contador.ask(CHOOSE, {
    input: { key: "saldos.iniciales", code: "311505", name: "Saldos iniciales" },
  });
  const arrives = await aLateCard();
  await keepBooksOf(first);
  app.clock.advance({ minutes: 1 });
  await arrives();

  const profile = { procedimiento: "comisiones_11", factura: false, dane: null, vinculo: "empleado" };
  await contador.ask(SET_PROFILE, { userId: app.people.asesor2.id, input: profile });
  await contador.ask(PAY, { id: (await anEnteredCommission(app, "asesor2", 500_000)).id });
  const { id: cancelled } = await aCancelledContract(app, 1_000_000);
  const amounts = { penalidad: 300_000, noReembolsado: 400_000, motivo: "Cláusula octava" };
  await app.as("gerente").ask(KEEP, { input: { contractId: cancelled, ...amounts } });
  await aReturnedPurchase(300_000);
  await explained("Traslado a ahorros", -1_000_000, { concept: "traslado", accountId: savings });
  await explained("Consignación de la caja", 500_000, { concept: "efectivo" });
  await explained("Anticipo al hotel", -800_000, { concept: "anticipo", providerId: provider });
  await depositedGross();
  app.clock.set(at(firstOf(monthIn(1)), "10:00"));
  await keepBooksOf(second);
});

/** Accounts, debits and credits of the lines of a month with a text in one column. */
const booked = (mes: string, column: string, text: string) =>
  lines[mes]!.filter((line) => line[column]?.includes(text)).map(({ cuenta, debito, credito }) => [
    cuenta,
    debito,
    credito,
  ]);

it("the first exported month begins with its balances, whose difference has an account of its own", () =>
  expect(booked(first, "tipo", "SI")).toEqual([
    ["280505", "0,00", "700000,00"],
    ["112005", "2000000,40", "0,00"],
    ["220505", "0,00", "450000,00"],
    ["311505", "0,00", "850000,40"],
  ]));

it("a typed balance that the product does not have is a difference, which leads to the balances", async () => {
  const { monthBooks } = await (await signedInNow(app, "contador")).ask(BOOKS, { mes: first });
  const off = monthBooks.controls.filter(({ differing }: { differing: number }) => differing > 0);
  expect(
    off.map(({ number, differences }: (typeof off)[number]) => [
      number,
      differences[0]!.record.kind,
      differences[0]!.record.name,
      differences[0]!.booked,
    ]),
  ).toEqual([
    [3, "opening", sold, 700_000],
    [8, "opening", "sin documento: Hotel de apertura", 450_000],
  ]);
});

describe("the journal of a month", () => {
  it("has a payment of a closed month as a late one, which names its day", () =>
    expect(booked(second, "detalle", `Del ${spokenDay(LAST_DAY)}: `)).toEqual([
      ["138095", "500000,00", "0,00"],
      ["280505", "0,00", "500000,00"],
    ]));

  it("accrues the commission of an employee when approved, and ends the debt when paid (movement 27)", () =>
    expect(booked(second, "origen", "commission:")).toEqual([
      ["520518", "500000,00", "0,00"],
      ["250505", "0,00", "500000,00"],
      ["250505", "500000,00", "0,00"],
      ["111005", "0,00", "500000,00"],
    ]));

  it("has the kept penalty and the part that providers do not refund (movements 22, 23)", () =>
    expect(booked(second, "detalle", "Retenido al cancelar")).toEqual([
      ["280505", "700000,00", "0,00"],
      ["425530", "0,00", "300000,00"],
      ["138025", "0,00", "400000,00"],
    ]));

  it("has a purchase that was paid, annulled, and returned by its provider (movement 29)", () => {
    const lines = booked(second, "tercero_nombre", "Hotel cerrado");
    expect(lines).toHaveLength(8);
    expect(lines).toEqual(
      expect.arrayContaining([
        ["133005", "300000,00", "0,00"],
        ["170540", "0,00", "300000,00"],
        ["111005", "300000,00", "0,00"],
        ["133005", "0,00", "300000,00"],
      ]),
    );
  });

  it("has an own transfer, cash taken to the bank, and an advance to a provider (movements 33, 11)", () =>
    expect(booked(second, "origen", "bank-movement:")).toEqual([
      ["112005", "0,00", "1000000,00"],
      ["112005", "1000000,00", "0,00"],
      ["112005", "500000,00", "0,00"],
      ["110505", "0,00", "500000,00"],
      ["112005", "0,00", "800000,00"],
      ["133005", "800000,00", "0,00"],
    ]));

  it("has the net of sales deposited in gross, once their deductions were debited (movement 4)", () => {
    const settled = booked(second, "origen", "bank-settlement:");
    expect(settled.filter(([account]) => account === "112005")).toEqual([
      ["112005", "1775741,00", "0,00"],
      ["112005", "880311,20", "0,00"],
    ]);
    expect(settled).toContainEqual(["135518", "3808,80", "0,00"]);
    expect(settled.filter(([account]) => account === "138095")).toEqual([
      ["138095", "0,00", "1850000,00"],
      ["138095", "0,00", "920000,00"],
    ]);
  });

  it("balances to the cent", () => {
    const sum = (column: string) => lines[second]!.reduce((total, line) => total + centsOf(line[column]), 0);
    expect(sum("debito")).toBe(sum("credito"));
  });
});
