import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { addDays, type Day } from "../../../api/src/core/colombia/days.ts";
import { isWorkingDay } from "../../../api/src/core/colombia/working-days.ts";
import type { TestApp } from "../../support/app.ts";
import { sample } from "../../support/bank/reading.ts";
import { aBankAccount, aFile, imported, type Line } from "../../support/bank/story.ts";
import { inDays, theLast, TODAY } from "../../support/calendar.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { close, reopen } from "../../support/story/closing.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";

let app: TestApp;
let next = 0;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** Working day of the sales, and that on which they are deposited; another test's days are far away. */
let sold: Day;
let paidOut: Day;
let back = 0;
beforeEach(() => {
  back += 9;
  const before = (limit: Day) => theLast((day) => day < limit && isWorkingDay(day));
  paidOut = before(inDays(-back));
  sold = before(paidOut);
});

const formats = [
  (day: Day) => day,
  (day: Day) => day.replaceAll("-", "/"),
  (day: Day) => day.split("-").reverse().join("-"),
  (day: Day) => day.split("-").reverse().join("/"),
];

interface Changes {
  /** Days of the sample, and the days that replace them. */
  readonly days: Readonly<Record<string, Day>>;
  readonly filename?: string;
  readonly words?: Readonly<Record<string, string>>;
}

/** A sample report with days of the calendar of tests. */
function report(name: string, { days, filename = name, words = {} }: Changes): SentFile {
  let text = sample(name).toString("latin1");
  const written = Object.entries(days).flatMap(([from, to]) =>
    formats.map((format) => [format(from), format(to)] as const),
  );
  // All at once: a day of the calendar may be another one of the sample.
  const places = new Map(written);
  text = text.replaceAll(new RegExp([...places.keys()].join("|"), "g"), (day) => places.get(day) ?? day);
  for (const [from, to] of Object.entries(words)) text = text.replaceAll(from, to);
  return { filename, type: "text/csv", bytes: Buffer.from(text, "latin1") };
}
const afterSales = () => ({ "2026-11-04": sold, "2026-11-05": paidOut });
const wompi = (words: Changes["words"] = {}) =>
  report("wompi-desembolso.csv", {
    days: { "2026-11-03": sold },
    words,
    filename: `${paidOut.split("-").reverse().join("-")}-disbursement-report-rs-299001-AbCd.csv`,
  });

const anotherAccount = () => aBankAccount(app, `80311${(next += 1).toString().padStart(4, "0")}`);

const IMPORT = `mutation ($accountId: ID!, $file: Upload!) {
  importSettlement(accountId: $accountId, file: $file) { ids verified refused } }`;
const settle = async (accountId: string, file: SentFile) =>
  (await app.as("contador").ask(IMPORT, { accountId }, { file })).importSettlement;

const SETTLEMENT = `query ($id: ID!) { bankSettlement(id: $id) { acquirer day text takenBackAt
  left { amount centavos }
  totals { gross { amount centavos } fee { amount centavos } feeVat { amount centavos }
    withheldRenta { amount centavos } withheldIca { amount centavos } net { amount centavos } }
  lines { id day reference status counts backs cause payment { id status respaldado } }
  movements { kind part movement { id state amount centavos } }
  acts { name allowed reason } } }`;
const settlementOf = async (id: string) => (await app.as("contador").ask(SETTLEMENT, { id })).bankSettlement!;
const only = async ({ ids }: { readonly ids: readonly string[] }) => {
  expect(ids).toHaveLength(1);
  return settlementOf(ids[0]!);
};

const UNSETTLED = `query { unsettledPayments { paymentId missing cause } }`;
const causeOf = async (id: string) =>
  (await app.as("contador").ask(UNSETTLED)).unsettledPayments.find(({ paymentId }) => paymentId === id)
    ?.cause ?? null;
const STATUS = `query ($id: ID!) { payment(id: $id) { status respaldado } }`;
const statusOf = async (id: string) => (await app.as("contador").ask(STATUS, { id })).payment!;

/** A payment by card of the day of the sales, which awaits verification. */
const byCard = async (monto: number, input: object = {}) => {
  const contract = await aPayableContract(app);
  const payment = await aPayment(app, contract.id, { monto, tipoPago: "tarjeta", fechaPago: sold, ...input });
  return { ...payment, contract };
};
const statement = (accountId: string, ...lines: readonly Line[]) => imported(app, accountId, lines);

describe("a report of Wompi", () => {
  it("lets one deposit cover all its payments, with the fee and the withheld amounts apart", async () => {
    const account = await anotherAccount();
    const paid = [await byCard(1_850_000), await byCard(920_000), await byCard(1_345_678)];
    await statement(account, [paidOut, "PAGO DE TERC WOMPI S.A.S.", "3.970.859,60"]);
    const said = await settle(account, wompi());
    expect(said).toMatchObject({ verified: 3, refused: [] });
    expect(await only(said)).toMatchObject({
      acquirer: "wompi",
      day: paidOut,
      text: "Abono en el banco",
      left: { amount: 0, centavos: 0 },
      totals: {
        gross: { amount: 4_115_678, centavos: 0 },
        fee: { amount: 86_780, centavos: 17 },
        feeVat: { amount: 16_488, centavos: 23 },
        withheldRenta: { amount: 41_550, centavos: 0 },
        net: { amount: 3_970_859, centavos: 60 },
      },
      movements: [{ kind: "neto", part: null, movement: { state: "asignado", amount: 3_970_859 } }],
    });
    for (const { id, monto } of paid)
      expect(await statusOf(id)).toEqual({ status: "verified", respaldado: monto });
  });

  it("waits for the statement, which verifies its payments when it comes", async () => {
    const account = await anotherAccount();
    const payment = await byCard(1_850_000);
    const words = { "CT-2026-000118-1": `${payment.contract.number}-1` };
    const said = await settle(account, wompi(words));
    expect(said.verified).toBe(0);
    const before = await only(said);
    expect(before.text).toBe("Importa el extracto de la cuenta para ver el abono");
    expect(before.lines.map(({ cause }) => cause)).toEqual([
      "Aún no está en el banco",
      "Ningún pago registrado es este",
      "Ningún pago registrado es este",
    ]);
    expect(await causeOf(payment.id)).toBe("Está en el informe y su abono aún no está en el banco");
    await statement(account, [paidOut, "PAGO DE PROV WOMPI", "3.970.859,60"]);
    expect(await only(said)).toMatchObject({ text: "Abono en el banco" });
    expect(await statusOf(payment.id)).toMatchObject({ status: "verified" });
    expect(await causeOf(payment.id)).toBeNull();

    // A payment that is registered later is found by its amount and day.
    const late = await byCard(920_000);
    expect(await statusOf(late.id)).toMatchObject({ respaldado: 920_000 });
  });

  it("imported twice brings nothing, and shows the rest that another file has", async () => {
    const account = await anotherAccount();
    const file = wompi();
    expect((await settle(account, file)).ids).toHaveLength(1);
    expect((await settle(account, file)).ids).toEqual([]);
  });
});

it("deposits the net of each brand (Banco de Bogotá)", async () => {
  const account = await anotherAccount();
  const paid = [await byCard(1_850_000), await byCard(400_000), await byCard(920_000)];
  await statement(
    account,
    [paidOut, "Deposito Electronico Visa", "2.160.000"],
    [paidOut, "Deposito Electronico MasterCard", "880.440"],
  );
  const said = await settle(account, report("bogota-tarjetas.csv", { days: afterSales() }));
  expect(said).toMatchObject({ verified: 3 });
  const { movements, text } = await only(said);
  expect(text).toBe("Abono en el banco");
  expect(movements.map(({ kind, part }) => [kind, part])).toEqual(
    expect.arrayContaining([
      ["neto", "VISA"],
      ["neto", "MASTERCARD"],
    ]),
  );
  expect((await statusOf(paid[0]!.id)).status).toBe("verified");
});

it("deposits the gross, and finds the fee and the withheld amounts among the debits (Davibank)", async () => {
  const account = await anotherAccount();
  const paid = [await byCard(1_850_000), await byCard(920_000)];
  await statement(
    account,
    [paidOut, "ABONO VENTAS VISA", "1.850.000"],
    [paidOut, "ABONO VENTAS REDEBAN", "920.000"],
    [paidOut, "COMISION", "-60.930"],
    [paidOut, "RETEFUENTE", "-41.550"],
  );
  const said = await settle(account, report("davibank-tarjetas.csv", { days: afterSales() }));
  expect(said).toMatchObject({ verified: 2 });
  expect(await only(said)).toMatchObject({
    text: `Abonaron sin descuentos: faltan ${formatCop(11_467)},80 de débitos aparte`,
  });
  await statement(account, [addDays(paidOut, 1), "RETEICA", "-11.467,80"]);
  const whole = await only(said);
  expect(whole).toMatchObject({ text: "Abono en el banco", left: { amount: 0, centavos: 0 } });
  expect(whole.movements.filter(({ kind }) => kind === "descuento")).toHaveLength(3);
  expect(whole.movements.every(({ movement }) => movement.state === "asignado")).toBe(true);
  expect((await statusOf(paid[1]!.id)).status).toBe("verified");
});

it("deposits the net in one (Davivienda), and an account at the acquirer (Bold), without declined ones", async () => {
  const davivienda = await anotherAccount();
  await statement(davivienda, [paidOut, "ABONO VENTAS", "2.656.052,20"]);
  const one = await settle(davivienda, report("davivienda-tarjetas.xls", { days: afterSales() }));
  expect(await only(one)).toMatchObject({ text: "Abono en el banco" });

  const bold = await anotherAccount();
  const paid = await byCard(640_300);
  await statement(bold, [paidOut, "BOLD.CO", "2.355.124,19"]);
  const other = await settle(bold, report("bold-transacciones.txt", { days: afterSales() }));
  expect(other).toMatchObject({ verified: 1 });
  const { text, lines } = await only(other);
  expect(text).toBe("Abono en el banco");
  expect(lines.map(({ cause }) => cause)).toContain("Rechazada: no respalda ningún pago");
  expect((await statusOf(paid.id)).status).toBe("verified");
});

it("names who paid by QR (Redeban), each deposited alone", async () => {
  const account = await anotherAccount();
  const paid = await byCard(1_250_000, { tipoPago: "transferencia" });
  const said = await settle(account, report("redeban-qr.csv", { days: afterSales() }));
  expect(said.ids).toHaveLength(2);
  await statement(account, [sold, "Pago A Llave De Comercio", "1.250.000"]);
  expect(await statusOf(paid.id)).toEqual({ status: "verified", respaldado: 1_250_000 });
});

describe("by hand", () => {
  const CHOOSE = `mutation ($lineId: ID!, $paymentId: ID!) {
    chooseSettlementPayment(lineId: $lineId, paymentId: $paymentId) { id } }`;
  const DEPOSIT = `mutation ($id: ID!, $movementId: ID!) {
    depositSettlement(id: $id, movementId: $movementId) { id text } }`;
  const UNDO = `mutation ($id: ID!) { undoSettlement(id: $id) { id text takenBackAt } }`;
  const UNDO_PART = `mutation ($id: ID!) { undoBankPart(id: $id) { id } }`;
  const PARTS = `query ($id: ID!) { bankMovement(id: $id) { id state allocations { id concept } } }`;

  it("states which payment a transaction is, and which movement the deposit", async () => {
    const account = await anotherAccount();
    const said = await settle(account, wompi());
    const settlement = await only(said);
    const payment = await byCard(1_300_000);
    const lineId = settlement.lines[2]!.id;
    await app.as("contador").ask(CHOOSE, { lineId, paymentId: payment.id });
    expect((await only(said)).lines[2]).toMatchObject({ backs: 1_300_000, payment: { id: payment.id } });

    await statement(account, [addDays(paidOut, -20), "WOMPI", "3.970.859,60"], [paidOut, "OTRO", "5.000"]);
    const movements = await app
      .as("contador")
      .ask(
        `query ($accountId: ID) { bankMovements(filter: { accountId: $accountId }) { items { id amount } } }`,
        {
          accountId: account,
        },
      );
    const of = (amount: number) => movements.bankMovements.items.find((one) => one.amount === amount)!.id;
    const [id] = said.ids;
    expectRefused(await app.as("contador").gql(DEPOSIT, { id, movementId: of(5_000) }), "CONFLICT");
    await app.as("contador").ask(DEPOSIT, { id, movementId: of(3_970_859) });
    expect(await statusOf(payment.id)).toEqual({ status: "verified", respaldado: 1_300_000 });
    expect((await only(said)).lines[2]!.cause).toBe(`El pago es menor: sobran ${formatCop(45_678)}`);
  });

  it("is undone as a whole, and not in a closed month", async () => {
    const account = await anotherAccount();
    const payment = await byCard(1_850_000);
    await statement(account, [paidOut, "WOMPI", "3.970.859,60"]);
    const said = await settle(account, wompi());
    const [id] = said.ids;
    const { movement } = (await only(said)).movements[0]!;
    const parts = (await app.as("contador").ask(PARTS, { id: movement.id })).bankMovement!.allocations;
    expect(parts.map(({ concept }) => concept)).toEqual(["liquidacion"]);
    expectRefused(await app.as("contador").gql(UNDO_PART, { id: parts[0]!.id }), "CONFLICT");

    const mes = paidOut.slice(0, 7);
    if (mes < TODAY.slice(0, 7)) {
      await close(app, mes);
      expectRefused(await app.as("contador").gql(UNDO, { id }), "CONFLICT");
      await reopen(app, mes);
    }
    await app.as("contador").ask(UNDO, { id });
    expect(await settlementOf(id!)).toMatchObject({ text: "Deshecha", lines: [], movements: [] });
    expect((await app.as("contador").ask(PARTS, { id: movement.id })).bankMovement!.state).toBe("libre");
    expect(await statusOf(payment.id)).toMatchObject({ respaldado: 0 });
    // The same report can be imported again.
    expect((await settle(account, wompi())).ids).toHaveLength(1);
  });
});

it("refuses a file that is no report, and one whose lines do not add up", async () => {
  const account = await anotherAccount();
  const bring = (file: SentFile) => app.as("contador").gql(IMPORT, { accountId: account }, { file });
  expectRefused(await bring(aFile([[paidOut, "A", 1_000]])), "BAD_USER_INPUT");
  expectRefused(await bring(wompi({ "879996.20": "879996.21" })), "BAD_USER_INPUT");
});
