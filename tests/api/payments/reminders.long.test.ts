import { describe, expect, it } from "vitest";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { START, type TestApp } from "../../support/app.ts";
import { at, inDays, longDay, theNext, TODAY } from "../../support/calendar.ts";
import { aSignedContract, type StoryContract } from "../../support/story/contracts.ts";
import { aPayment, aVerifiedPayment } from "../../support/story/payments.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const PRICE = 3_770_000;

/** A Friday with no holiday on the days that reminders of it go: a test counts its days from it. */
const DUE = theNext(
  (day) => weekday(day) === 5 && [-7, -6, -4, -1, 1, 5, 10].every((days) => !isHoliday(addDays(day, days))),
  inDays(14),
);

/** A signed contract of 3,770,000 COP, all of it due on a day, 30 days before departure. */
const aDebt = (email = "maria@example.com", due = DUE) =>
  aSignedContract(app, {
    quote: { quote: { emailCliente: email, fechaIda: addDays(due, 30), fechaRegreso: null } },
  });

let app: TestApp;
/** The debt of María that each test begins with. */
let debt: StoryContract;
anAppForEach(async (begun) => {
  app = begun;
  debt = await aDebt();
});

/** Lets the sweeps run on a day at an hour of Bogota; gives the subjects of all reminders so far. */
async function on(day: string, hour = "10:00", email = "maria@example.com") {
  app.clock.set(at(day, hour));
  await app.sweep();
  return (await app.outbox(email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith("Tu pago de"));
}

/** Returns whether a client may be reminded on that day: no Sunday and no holiday. */
const isOpen = (day: string) => weekday(day) !== 0 && !isHoliday(day);
const early = `Tu pago de ${formatCop(PRICE)} vence el ${longDay(DUE)}`;
const tomorrow = `Tu pago de ${formatCop(PRICE)} vence mañana`;
const late = `Tu pago de ${formatCop(PRICE)} venció el ${longDay(DUE)}`;

describe("a client is reminded of a payment", () => {
  it("7 days and 1 day before it is due, and 1, 5 and 10 days after, once each", async () => {
    expect(await on(addDays(DUE, -8))).toEqual([]);
    expect(await on(addDays(DUE, -7))).toEqual([early]);
    expect(await on(addDays(DUE, -7), "10:01")).toEqual([early]);
    expect(await on(addDays(DUE, -4))).toEqual([early]);
    expect(await on(addDays(DUE, -1))).toEqual([early, tomorrow]);
    expect(await on(DUE)).toHaveLength(2);
    expect(await on(addDays(DUE, 1))).toEqual([early, tomorrow, late]);
    expect(await on(addDays(DUE, 5))).toHaveLength(4);
    expect(await on(addDays(DUE, 10))).toHaveLength(5);
    for (const days of [11, 13, 19]) expect(await on(addDays(DUE, days))).toHaveLength(5);
  });

  it("within the hours of the law: on Saturday until three, never on Sundays, then the next day that is open", async () => {
    expect(await on(addDays(DUE, -7), "06:59")).toEqual([]);
    expect(await on(addDays(DUE, -7), "19:00")).toEqual([]);
    expect(await on(addDays(DUE, -6), "15:00")).toEqual([]);
    expect(await on(addDays(DUE, -5))).toEqual([]);
    expect(await on(addDays(DUE, -4), "07:00")).toEqual([early]);
  });

  it("on the next open day when its own is a holiday", async () => {
    const holiday = theNext((day) => isHoliday(day) && weekday(day) !== 0, inDays(7));
    await aDebt("andres@example.com", addDays(holiday, 7));
    expect(await on(holiday, "10:00", "andres@example.com")).toEqual([]);
    expect(await on(theNext(isOpen, holiday), "10:00", "andres@example.com")).toHaveLength(1);
  });

  it("not of a step that no day was open for in time", async () => {
    expect(await on(addDays(DUE, -3))).toEqual([]);
    expect(await on(addDays(DUE, -2))).toEqual([]);
    expect(await on(addDays(DUE, -1))).toEqual([tomorrow]);
  });

  it("by one mail, whichever process is first", async () => {
    app.clock.set(at(addDays(DUE, -7), "10:00"));
    await Promise.all([app.app.worker.sweep(), app.app.worker.sweep()]);
    expect(await on(addDays(DUE, -7), "10:00:30")).toEqual([early]);
  });

  it("of one payment a day, however many are due: the most overdue first", async () => {
    await aDebt("Maria@example.com", addDays(DUE, -7));
    const other = `Tu pago de ${formatCop(PRICE)} venció el ${longDay(addDays(DUE, -7))}`;
    expect(await on(addDays(DUE, -6))).toEqual([other]);
    expect(await on(addDays(DUE, -4))).toEqual([other, early]);
  });

  it("not of days before the contract was signed", async () => {
    app.clock.set(at(TODAY, "10:00"));
    await aDebt("andres@example.com", inDays(-19));
    expect(await on(TODAY, "10:05", "andres@example.com")).toEqual([]);
    expect(await on(theNext(isOpen), "10:00", "andres@example.com")).toEqual([
      `Tu pago de ${formatCop(PRICE)} venció el ${longDay(TODAY)}`,
    ]);
  });
});

describe("the reminder", () => {
  it("says what is left to pay, and asks for no reason", async () => {
    await aVerifiedPayment(app, debt.id, { monto: 1_000_000 });
    const [subject] = await on(addDays(DUE, -7));
    expect(subject).toBe(`Tu pago de ${formatCop(2_770_000)} vence el ${longDay(DUE)}`);
    const mail = (await app.outbox("maria@example.com")).findLast(({ subject: said }) => said === subject);
    expect(mail?.text).toContain(`Hola, María. El pago «`);
    expect(mail?.text).toContain(`es de ${formatCop(2_770_000)}.`);
    expect(mail?.text).not.toMatch(/por qué|motivo/i);
  });

  it("does not go while a payment that covers it awaits verification, nor once it is paid", async () => {
    await aPayment(app, debt.id, { monto: PRICE });
    const other = await aDebt("andres@example.com");
    await aVerifiedPayment(app, other.id, { monto: PRICE });
    expect(await on(addDays(DUE, -7))).toEqual([]);
    expect(await on(addDays(DUE, -7), "10:00", "andres@example.com")).toEqual([]);
  });

  it.each(["paymentReminders", "email"])(
    "does not go to a client who switched %s off",
    async (preference) => {
      const own = await ownContract();
      const document = `mutation ($input: PreferencesInput!) { updateNotificationPreferences(input: $input) {
          email } }`;
      await app.as("cliente").ask(document, { input: { [preference]: false } });
      expect(await on(addDays(DUE, -7), "10:00", own)).toEqual([]);
      app.clock.set(START.toISOString());
      await app.as("cliente").ask(document, { input: { [preference]: true } });
      expect(await on(addDays(DUE, -7), "10:00", own)).toEqual([early]);
      const mail = (await app.outbox(own)).at(-1);
      expect(mail?.text).toContain("Puedes desactivar estos recordatorios en las preferencias de tu cuenta.");
    },
  );
});

/** A contract of the signed-in client; their address. */
async function ownContract(): Promise<string> {
  const { id } = await aDebt("cliente@travesia.test");
  await app.app.services.orm.em
    .fork()
    .execute("update contracts set cliente_id = ? where id = ?", [app.people.cliente.id, id]);
  return "cliente@travesia.test";
}
