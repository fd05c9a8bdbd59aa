import { beforeAll, describe, expect, it } from "vitest";
import { weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { debtAge } from "../../../api/src/modules/payments/receivable/receivable.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { at, inDays, theLast, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { anAccount } from "../../support/story/content.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const LIST = `query ($filter: ReceivableFilter, $order: ReceivableOrder, $direction: OrderDirection) {
  receivables(filter: $filter, order: $order, direction: $direction) { total items {
    contractId saldo saldoVencido oldestDue daysOverdue age nextDue nextAmount lastContact
    promisedDay promisedAmount promisedTo } } }`;
const FIGURES = `{ receivableFigures { promisesDue ages { age count saldo saldoVencido } } }`;
const PROMISE = `mutation ($id: ID!, $input: PaymentPromiseInput!) {
  promisePayment(contractId: $id, input: $input) { id day monto createdById } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawPaymentPromise(id: $id) }`;
const REMIND = `mutation ($id: ID!) { remindContract(id: $id) { id } }`;

/** A plan in two: a part of 30 % on one day, the rest on another. */
const shares = (first: string, second: string) => ({
  formaPago: "cuotas",
  tieneCuotaInicial: true,
  cuotaInicialPorcentaje: 30,
  fechaVencimientoInicial: first,
  numeroCuotasRestantes: 1,
  fechasVencimientoCuotas: [second],
});
const owingSince = (first: number, price = 1_000_000) =>
  aSignedSimpleContract(app, { input: shares(inDays(first), inDays(20)), price });
const list = async (variables: object = {}, who: Parameters<TestApp["as"]>[0] = "contador") =>
  (await app.as(who).ask(LIST, variables)).receivables;
const ids = async (variables: object = {}) =>
  (await list(variables)).items.map(({ contractId }: { contractId: string }) => contractId);

describe("who owes", () => {
  it("is listed by the longest overdue, in its age; a paid plan line is not", async () => {
    const late = await owingSince(-45);
    const recent = await owingSince(-2, 2_000_000);
    const calm = await owingSince(4);
    const paid = await owingSince(-9);
    await aVerifiedPayment(app, paid.id, { monto: 1_000_000 });

    const found = await list();
    expect(found.items.map((row: { contractId: string }) => row.contractId)).toEqual([
      ...[late.id, recent.id, calm.id],
    ]);
    expect(found.items[0]).toMatchObject({
      saldo: 1_000_000,
      saldoVencido: 300_000,
      oldestDue: inDays(-45),
      daysOverdue: 45,
      age: "upTo60",
      nextDue: inDays(20),
      nextAmount: 700_000,
      lastContact: null,
      promisedDay: null,
    });
    expect(found.items[2]).toMatchObject({ saldoVencido: 0, daysOverdue: 0, age: "current" });
    expect(await ids({ filter: { age: "upTo30" } })).toEqual([recent.id]);
    expect(await ids({ filter: { search: late.number } })).toEqual([late.id]);
    expect(await ids({ order: "saldo", direction: "desc" })).toEqual(expect.arrayContaining([recent.id]));
    const { receivableFigures } = await app.as("contador").ask(FIGURES);
    expect(receivableFigures.ages).toEqual([
      { age: "current", count: 1, saldo: 1_000_000, saldoVencido: 0 },
      { age: "upTo30", count: 1, saldo: 2_000_000, saldoVencido: 600_000 },
      { age: "upTo60", count: 1, saldo: 1_000_000, saldoVencido: 300_000 },
      { age: "upTo90", count: 0, saldo: 0, saldoVencido: 0 },
      { age: "over90", count: 0, saldo: 0, saldoVencido: 0 },
    ]);
    // A part that is paid makes the age that of the next one.
    await aVerifiedPayment(app, late.id, { monto: 300_000 });
    expect((await list({ filter: { search: late.number } })).items[0]).toMatchObject({ age: "current" });
  });

  it("is aged by the due day of its oldest unpaid line", () => {
    const ages = [0, -1, -30, -31, -60, -61, -90, -91].map((days) => debtAge(inDays(days), TODAY));
    expect(ages).toEqual([
      ...["current", "upTo30", "upTo30", "upTo60", "upTo60", "upTo90", "upTo90", "over90"],
    ]);
    expect(debtAge(null, TODAY)).toBe("current");
  });

  it("is aged in the list as the rule ages it, on both sides of each border", async () => {
    const { id, number } = await owingSince(-1);
    const due = "update plan_lines set fecha_vencimiento = ? where contract_id = ? and numero = 1";
    for (const days of [-1, 0, 1, 30, 31, 60, 61, 90, 91]) {
      const day = inDays(-days);
      await asOwner(app, (em) => em.execute(due, [day, id]));
      const [row] = (await list({ filter: { search: number } })).items;
      expect([days, row.age, row.daysOverdue]).toEqual([days, debtAge(day, TODAY), Math.max(days, 0)]);
      const narrowed = await list({ filter: { search: number, age: row.age } });
      expect(narrowed.items).toHaveLength(1);
    }
  });

  it("is visible to people who see the contract", async () => {
    const { id } = await owingSince(-3);
    const seen = async (who: Parameters<TestApp["as"]>[0]) =>
      (await list({}, who)).items.some(({ contractId }: { contractId: string }) => contractId === id);
    expect(await seen("asesor")).toBe(true);
    expect(await seen("asesor2")).toBe(false);
    const input = { monto: 1, day: inDays(1) };
    expectRefused(await app.as("asesor2").gql(PROMISE, { id, input }), "NOT_FOUND");
  });
});

describe("a client's promise to pay", () => {
  it("is noted with its day and whom it was made to; a new one takes its place", async () => {
    const { id } = await owingSince(-5);
    const first = (await app.as("asesor").ask(PROMISE, { id, input: { monto: 300_000, day: inDays(3) } }))
      .promisePayment;
    await app.as("contador").ask(PROMISE, { id, input: { monto: 200_000, day: inDays(0) } });
    const [row] = (await list({ filter: { promiseIsDue: true } })).items;
    expect(row).toMatchObject({ contractId: id, promisedDay: inDays(0), promisedAmount: 200_000 });
    expect((await app.as("contador").ask(FIGURES)).receivableFigures.promisesDue).toBe(1);
    // The one that it replaced is over; taking it back again changes nothing.
    await app.as("asesor").ask(WITHDRAW, { id: first.id });
    expect(await ids({ filter: { promiseIsDue: true } })).toEqual([id]);
    expect(row.oldestDue).toBe(inDays(-5));
    const DAY = `{ myDay { kind total records { recordId amount } } }`;
    const promised = async () =>
      (await app.as("asesor").ask(DAY)).myDay.find(({ kind }: { kind: string }) => kind === "promises_due");
    expect(await promised()).toEqual({
      kind: "promises_due",
      total: 1,
      records: [{ recordId: id, amount: 200_000 }],
    });
    // Paid as promised, it waits no longer, though the contract still owes.
    await aVerifiedPayment(app, id, { monto: 200_000 });
    expect(await promised()).toBeUndefined();
    expect(await ids({ filter: { promiseIsDue: true } })).toEqual([]);
  });

  it("is of something that is owed, within sixty days", async () => {
    const { id } = await owingSince(-5);
    const refusal = async (input: object) =>
      (await app.as("asesor").gql(PROMISE, { id, input })).errors?.[0]?.extensions;
    expect(await refusal({ monto: 300_000, day: inDays(61) })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await refusal({ monto: 300_000, day: inDays(-1) })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await refusal({ monto: 1_000_001, day: inDays(2) })).toMatchObject({
      errors: [{ field: "monto", message: expect.stringMatching(/El cliente debe \$.1\.000\.000/) }],
    });
  });

  it("keeps the client from being reminded until its day; withdrawn, they are reminded again", async () => {
    const day = theLast((past) => weekday(past) === 2 && !isHoliday(past));
    app.clock.set(at(day, "10:00"));
    const { id } = await owingSince(-20);
    const input = { monto: 300_000, day: inDays(1) };
    const { promisePayment } = await app.as("asesor").ask(PROMISE, { id, input });
    const refused = async () => (await app.as("asesor").gql(REMIND, { id })).errors?.[0]?.message;
    expect(await refused()).toBe("El cliente prometió pagar: no se le recuerda hasta ese día.");
    await app.as("asesor").ask(WITHDRAW, { id: promisePayment.id });
    // By accounting, too, which asks nobody to sign.
    await app.as("contador").ask(REMIND, { id });
    const unsigned = await aSentContract(app);
    expectRefused(await app.as("contador").gql(REMIND, { id: unsigned.id }), "FORBIDDEN");
    expect(
      (await list({ filter: {} })).items.find((row: { contractId: string }) => row.contractId === id),
    ).toMatchObject({ lastContact: expect.any(String) });
  });
});

describe("who is to be written today", () => {
  const collected = () => ids({ filter: { toCollect: true } });
  const CHAT = `mutation ($id: ID!) { remindContractByWhatsapp(id: $id) { text } }`;
  const known = (id: string, email: string) =>
    asOwner(app, (em) => em.execute("update contracts set email_sent_to = ? where id = ?", [email, id]));

  it("owes something overdue, promised nothing until today, and was not written today", async () => {
    const [late, promised, calm] = [await owingSince(-40), await owingSince(-12), await owingSince(9)];
    await known(late.id, "tarde@example.com");
    await known(promised.id, "prometio@example.com");
    await known(calm.id, "aldia@example.com");
    const input = { monto: 300_000, day: inDays(2) };
    const { promisePayment } = await app.as("asesor").ask(PROMISE, { id: promised.id, input });
    const before = await collected();
    expect(before).toContain(late.id);
    expect(before).not.toContain(promised.id);
    expect(before).not.toContain(calm.id);
    const count = async () =>
      (await app.as("contador").ask(`{ receivableFigures { toCollect } }`)).receivableFigures.toCollect;
    expect(await count()).toBe(before.length);
    await app.as("asesor").ask(WITHDRAW, { id: promisePayment.id });
    expect(await collected()).toContain(promised.id);

    app.clock.set(
      at(
        theLast((day) => weekday(day) === 2 && !isHoliday(day)),
        "10:00",
      ),
    );
    const { remindContractByWhatsapp } = await app.as("asesor").ask(CHAT, { id: late.id });
    expect(remindContractByWhatsapp.text).toContain(`/pago/${late.id}?token=`);
    expect(await collected()).not.toContain(late.id);
  });

  it("reads in the message into which account to pay, where the agency has one", async () => {
    const first = await owingSince(-8);
    await known(first.id, "sincuenta@example.com");
    const said = async (id: string): Promise<string> =>
      (await app.as("asesor").ask(CHAT, { id })).remindContractByWhatsapp.text;
    expect(await said(first.id)).toMatch(/con fecha \d+ de [^.]+\. Aquí ves tu plan/);
    await anAccount(app, { number: "45600001234" });
    const second = await owingSince(-8);
    await known(second.id, "concuenta@example.com");
    expect(await said(second.id)).toMatch(
      new RegExp(`Puedes pagar en .*456.*con la referencia ${second.number}\\. Aquí ves tu plan`),
    );
  });
});
