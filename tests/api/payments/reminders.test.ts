import { beforeEach, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/cop.ts";
import { anApp, START, type TestApp } from "../../support/app.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { aPayment, aVerifiedPayment } from "../../support/story/payments.ts";

let app: TestApp;
beforeEach(async () => {
  app = await anApp();
});

const PRICE = 3_770_000;

/** A signed contract of 3,770,000 COP, all of it due 30 days before departure: on Friday 11 December 2026 unless told. */
const aDebt = (email = "maria@example.com", fechaIda = "2027-01-10") =>
  aSignedContract(app, { quote: { quote: { emailCliente: email, fechaIda, fechaRegreso: null } } });

/** Lets the sweeps run at an instant in Bogota; gives the subjects of all reminders so far. */
async function at(instant: string, email = "maria@example.com") {
  app.clock.set(`${instant}-05:00`);
  await app.sweep();
  return (await app.outbox(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith("Tu pago de"));
}
const early = `Tu pago de ${formatCop(PRICE)} vence el 11 de diciembre de 2026`;
const tomorrow = `Tu pago de ${formatCop(PRICE)} vence mañana`;
const late = `Tu pago de ${formatCop(PRICE)} venció el 11 de diciembre de 2026`;

describe("a client is reminded of a payment", () => {
  it("7 days and 1 day before it is due, and 1, 5 and 10 days after, once each", async () => {
    await aDebt();
    expect(await at("2026-12-03T10:00:00")).toEqual([]);
    expect(await at("2026-12-04T10:00:00")).toEqual([early]);
    expect(await at("2026-12-04T10:01:00")).toEqual([early]);
    expect(await at("2026-12-07T10:00:00")).toEqual([early]);
    expect(await at("2026-12-10T10:00:00")).toEqual([early, tomorrow]);
    expect(await at("2026-12-11T10:00:00")).toHaveLength(2);
    expect(await at("2026-12-12T10:00:00")).toEqual([early, tomorrow, late]);
    expect(await at("2026-12-16T10:00:00")).toHaveLength(4);
    expect(await at("2026-12-21T10:00:00")).toHaveLength(5);
    for (const day of ["2026-12-22", "2026-12-24", "2026-12-30"]) expect(await at(`${day}T10:00:00`)).toHaveLength(5);
  });

  it("within the hours of the law: on Saturday until three, never on Sundays and holidays, then the next day that is open", async () => {
    await aDebt();
    expect(await at("2026-12-04T06:59:00")).toEqual([]);
    expect(await at("2026-12-04T19:00:00")).toEqual([]);
    expect(await at("2026-12-05T15:00:00")).toEqual([]);
    expect(await at("2026-12-06T10:00:00")).toEqual([]);
    expect(await at("2026-12-07T07:00:00")).toEqual([early]);
  });

  it("not of a step that no day was open for in time", async () => {
    await aDebt();
    expect(await at("2026-12-08T10:00:00")).toEqual([]);
    expect(await at("2026-12-09T10:00:00")).toEqual([]);
    expect(await at("2026-12-10T10:00:00")).toEqual([tomorrow]);
  });

  it("by one mail, whichever process is first", async () => {
    await aDebt();
    app.clock.set("2026-12-04T10:00:00-05:00");
    await Promise.all([app.app.worker.sweep(), app.app.worker.sweep()]);
    expect(await at("2026-12-04T10:00:30")).toEqual([early]);
  });

  it("of one payment a day, however many are due: the most overdue first", async () => {
    await aDebt("maria@example.com");
    await aDebt("Maria@example.com", "2027-01-03");
    const other = `Tu pago de ${formatCop(PRICE)} venció el 4 de diciembre de 2026`;
    expect(await at("2026-12-05T10:00:00")).toEqual([other]);
    expect(await at("2026-12-07T10:00:00")).toEqual([other, early]);
  });

  it("not of days before the contract was signed", async () => {
    await aDebt("maria@example.com", "2026-12-01");
    expect(await at("2026-11-20T10:05:00")).toEqual([]);
    expect(await at("2026-11-21T10:00:00")).toEqual([`Tu pago de ${formatCop(PRICE)} venció el 20 de noviembre de 2026`]);
  });
});

describe("the reminder", () => {
  it("says what is left to pay, and asks for no reason", async () => {
    const { id } = await aDebt();
    await aVerifiedPayment(app, id, { monto: 1_000_000 });
    const [subject] = await at("2026-12-04T10:00:00");
    expect(subject).toBe(`Tu pago de ${formatCop(2_770_000)} vence el 11 de diciembre de 2026`);
    const mail = (await app.outbox("maria@example.com")).findLast(({ subject: said }) => said === subject);
    expect(mail?.text).toContain(`Hola, María. El pago «`);
    expect(mail?.text).toContain(`es de ${formatCop(2_770_000)}.`);
    expect(mail?.text).not.toMatch(/por qué|motivo/i);
  });

  it("does not go while a payment that covers it awaits verification, nor once it is paid", async () => {
    const { id } = await aDebt();
    await aPayment(app, id, { monto: PRICE });
    const other = await aDebt("andres@example.com");
    await aVerifiedPayment(app, other.id, { monto: PRICE });
    expect(await at("2026-12-04T10:00:00")).toEqual([]);
    expect(await at("2026-12-04T10:00:00", "andres@example.com")).toEqual([]);
  });

  it.each(["paymentReminders", "email"])("does not go to a client who switched %s off", async (preference) => {
    const own = await ownContract();
    const document = `mutation ($input: PreferencesInput!) { updateNotificationPreferences(input: $input) { email } }`;
    await app.as("cliente").ask(document, { input: { [preference]: false } });
    expect(await at("2026-12-04T10:00:00", own)).toEqual([]);
    app.clock.set(START.toISOString());
    await app.as("cliente").ask(document, { input: { [preference]: true } });
    expect(await at("2026-12-04T10:00:00", own)).toEqual([early]);
    const mail = (await app.outbox(own)).at(-1);
    expect(mail?.text).toContain("Puedes desactivar estos recordatorios en las preferencias de tu cuenta.");
  });
});

/** A contract of the signed-in client; their address. */
async function ownContract(): Promise<string> {
  const { id } = await aDebt("cliente@travesia.test");
  await app.app.services.orm.em.fork().execute("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, id]);
  return "cliente@travesia.test";
}
