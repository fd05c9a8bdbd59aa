import { beforeAll, describe, expect, it } from "vitest";
import { registerPayment } from "../../../api/src/modules/payments/payment/acts/register-payment.ts";
import type { TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitsForLock } from "../../support/held-locks.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { aFigure } from "../../support/story/legal-figures.ts";
import { aReservation } from "../../support/story/reservations.ts";

const REGISTER = `mutation ($input: RegisterPaymentInput!, $details: PaymentDetailsInput) {
  registerPayment(input: $input, details: $details) { id efectivoReportable origenFondos traidoPor } }`;
const PAY = `mutation ($id: ID!, $input: ReservationPaymentInput!, $details: PaymentDetailsInput) {
  registerReservationPayment(id: $id, input: $input, details: $details) { id origenFondos traidoPor } }`;
const LIST = `query ($filter: ReportableCashFilter) { reportableCash(filter: $filter, limit: 100) { total
  items { paymentId monto totalMes documento concepto receiptNumber origenFondos traidoPor } } }`;
const OF_MONTH = `query ($id: ID!, $day: Day!, $kind: PayableKind) {
  cashOfMonth(id: $id, day: $day, kind: $kind) { total reportableFrom } }`;
const NOTE = `mutation ($id: ID!, $input: CashOriginInput!) {
  noteCashOrigin(id: $id, input: $input) { id origenFondos traidoPor } }`;
const origin = { origenFondos: "Venta de un carro", traidoPor: "María Torres, CC 52.123.456" };

let app: TestApp;
let contractId: string;
let other: string;
beforeAll(async () => {
  app = await anAppWithSales();
  await aFigure(app, "efectivo_reportable", 1_000_000, TODAY);
  contractId = (await aSignedContract(app)).id;
  other = (await aSignedContract(app)).id;
});

const cash = (id: string, monto: number, details: object | null = null, medio = "efectivo") =>
  app.as("asesor").gql(REGISTER, { input: { contractId: id, monto, fechaPago: TODAY, medio }, details });
interface Row {
  readonly paymentId: string;
  readonly monto: number;
  readonly totalMes: number;
  readonly origenFondos: string | null;
}
const listed = async (filter: object = {}): Promise<Row[]> =>
  (await app.as("contador").ask(LIST, { filter })).reportableCash.items;

describe("cash of one client in one month", () => {
  it("below the figure asks for nothing and is not listed", async () => {
    const { data } = await cash(contractId, 600_000);
    expect(data?.["registerPayment"]).toMatchObject({ efectivoReportable: false, origenFondos: null });
    expect(await listed()).toEqual([]);
    const { cashOfMonth } = await app.as("asesor").ask(OF_MONTH, { id: other, day: TODAY });
    expect(cashOfMonth).toEqual({ total: 600_000, reportableFrom: 1_000_000 });
  });

  it("that reaches it with another contract asks where the money comes from and who brought it", async () => {
    expectRefused(await cash(other, 400_000), "BAD_USER_INPUT");
    expectRefused(
      await cash(other, 400_000, { origenFondos: origin.origenFondos }),
      "BAD_USER_INPUT",
      "Escribe quién trajo el dinero: nombre y documento.",
    );
    expect((await cash(other, 399_999)).errors).toBeUndefined();
    const { data, errors } = await cash(other, 1, origin);
    expect(errors).toBeUndefined();
    expect(data?.["registerPayment"]).toMatchObject({ efectivoReportable: true, ...origin });
  });

  it("is listed with every payment that made the sum, and those without a source apart", async () => {
    const rows = await listed();
    expect(rows.map(({ monto }) => monto).sort((a, b) => a - b)).toEqual([1, 399_999, 600_000]);
    expect(rows.every(({ totalMes }) => totalMes === 1_000_000)).toBe(true);
    expect((await listed({ sinOrigen: true })).map(({ monto }) => monto)).toHaveLength(2);
  });

  it("other means of paying do not count", async () => {
    expect((await cash(contractId, 100_000, null, "consignacion")).errors).toBeUndefined();
    expect(await listed()).toHaveLength(3);
  });

  it("over REST is accepted without a source, and is marked", async () => {
    const body = { contractId, monto: 50_000, fechaPago: TODAY, tipoPago: "efectivo" };
    const { status } = await app.as("asesor").rest("POST", "/payments", body);
    expect(status).toBeLessThan(300);
    const found = (await listed({ sinOrigen: true })).find(({ monto }) => monto === 50_000);
    expect(found).toMatchObject({ origenFondos: null, totalMes: 1_050_000 });
  });

  it("gets its source noted by accounting, and by nobody else", async () => {
    const [row] = await listed({ sinOrigen: true });
    const id = row?.paymentId;
    expectRefused(await app.as("asesor").gql(NOTE, { id, input: origin }), "FORBIDDEN");
    expectRefused(await app.as("admin").gql(LIST), "FORBIDDEN");
    const { noteCashOrigin } = await app.as("contador").ask(NOTE, { id, input: origin });
    expect(noteCashOrigin).toMatchObject(origin);
    const { paymentHistory } = await app
      .as("contador")
      .ask("query ($id: ID!) { paymentHistory(id: $id) { tipo note } }", { id });
    expect(paymentHistory[0]).toEqual({
      tipo: "origin_noted",
      note: "Venta de un carro. Lo trajo María Torres, CC 52.123.456",
    });
    expect(await listed({ sinOrigen: true })).toHaveLength(2);
  });

  it("of a reservation asks the same of who registers it", async () => {
    const { id } = await aReservation(app);
    const pay = (monto: number, details: object | null = null) =>
      app.as("lider").gql(PAY, { id, input: { monto, fechaPago: TODAY, medio: "efectivo" }, details });
    expectRefused(await pay(1_000_000), "BAD_USER_INPUT");
    expect((await pay(1_000_000, origin)).data?.["registerReservationPayment"]).toMatchObject(origin);
    const { cashOfMonth } = await app.as("lider").ask(OF_MONTH, { id, day: TODAY, kind: "reservation" });
    expect(cashOfMonth).toEqual({ total: 1_000_000, reportableFrom: 1_000_000 });
  });

  it("is counted one payment after the other: of two at once only one passes below the figure", async () => {
    await aFigure(app, "efectivo_reportable", 1_500_000, TODAY);
    const input = { monto: 300_000, fechaPago: TODAY, medio: "efectivo" } as const;
    const first = await heldAct(app, "asesor", (work) =>
      registerPayment(work, { input: { ...input, contractId }, details: null, proof: null }),
    );
    const second = cash(other, 300_000);
    expect(await waitsForLock(app, second)).toBe(true);
    await first.done();
    expectRefused(await second, "BAD_USER_INPUT");
    expect((await cash(other, 300_000, origin)).errors).toBeUndefined();
  });
});
