import { beforeAll, describe, expect, it } from "vitest";
import { type Day, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { at, theNext } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { signedInNow } from "../../support/sign-in.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const TELL = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`;
const PREFER = `mutation ($input: PreferencesInput!) {
  updateNotificationPreferences(input: $input) { sms } }`;
const notifyOf = async (who: Handle, title: string, input: object = {}): Promise<void> => {
  const owner = await signedInNow(app, "owner");
  await owner.ask(TELL, { input: { userId: app.people[who].id, message: "Mira esto", title, ...input } });
  await app.runJobs();
};
const subjects = async (who: Handle) =>
  (await app.outbox(`${who}@travesia.test`)).map(({ subject }) => subject);
const minutes = (count: number) => app.clock.set(new Date(app.clock.now().getTime() + count * 60_000));

const working = (from: Day) =>
  theNext((day) => day > from && weekday(day) > 0 && weekday(day) < 6 && !isHoliday(day), from);
const monday = theNext((day) => weekday(day) === 1 && !isHoliday(day));
const sunday = theNext((day) => weekday(day) === 0 && day > monday, monday);

describe("mails that people must receive", () => {
  it("leave one by one, and further ones within ten minutes in one", async () => {
    await notifyOf("asesor", "Primero");
    await notifyOf("asesor", "Segundo");
    await notifyOf("asesor", "Tercero");
    expect(await subjects("asesor")).toEqual(["Primero"]);
    minutes(9);
    await app.sweep();
    expect(await subjects("asesor")).toEqual(["Primero"]);
    minutes(1);
    await app.sweep();
    await app.sweep();
    expect(await subjects("asesor")).toEqual(["Primero", "Tienes 2 avisos nuevos"]);
    const [, digest] = await app.outbox("asesor@travesia.test");
    expect(digest?.text).toContain("Segundo");
    expect(digest?.text).toContain("Tercero");
    expect(digest?.text).toContain("/notificaciones");
    const list = await (await signedInNow(app, "asesor")).ask("query { notifications { total } }");
    expect(list.notifications.total).toBe(3);
  });

  it("leave at once when they are urgent", async () => {
    await notifyOf("lider", "Uno");
    await notifyOf("lider", "Corre", { priority: "urgent" });
    expect(await subjects("lider")).toEqual(["Uno", "Corre"]);
  });

  it("are not sent to a person who switched them off while they waited, nor to a switched-off account", async () => {
    await notifyOf("lider2", "Uno");
    await notifyOf("lider2", "Dos");
    await (await signedInNow(app, "lider2")).ask(PREFER, { input: { email: false } });
    minutes(11);
    await app.sweep();
    expect(await subjects("lider2")).toEqual(["Uno"]);
  });
});

describe("mails about a debt or an offer", () => {
  const debt = { type: "payment_reminder", category: "payment" };

  it("of a debt wait on a Sunday and a Saturday afternoon, but not those to staff", async () => {
    const saturday = theNext((day) => weekday(day) === 6 && !isHoliday(day) && day > sunday, sunday);
    app.clock.set(at(saturday, "15:00"));
    await notifyOf("cliente", "Tu cuota", debt);
    await notifyOf("gerente", "Su cuota", debt);
    expect(await subjects("cliente")).toEqual([]);
    expect(await subjects("gerente")).toEqual(["Su cuota"]);
    const open = working(saturday);
    app.clock.set(at(open, "06:59"));
    await app.sweep();
    expect(await subjects("cliente")).toEqual([]);
    app.clock.set(at(open, "07:00"));
    await app.sweep();
    expect(await subjects("cliente")).toEqual(["Tu cuota"]);
    await notifyOf("cliente", "Otra vez", debt);
    expect(await subjects("cliente")).toEqual(["Tu cuota"]);
  });

  it("keep the channel of the week", async () => {
    const week = theNext((day) => weekday(day) === 1 && !isHoliday(day) && day > sunday, sunday);
    const later = theNext(
      (day) => weekday(day) === 1 && !isHoliday(day) && day > working(week),
      working(week),
    );
    app.clock.set(at(later, "09:00"));
    const sql = "insert into contacts values (?, ?, 'marketing', 'sms', ?)";
    await app.app.services.orm.em.fork().execute(sql, ["cliente2@travesia.test", later, app.clock.now()]);
    await notifyOf("cliente2", "Paga hoy", debt);
    expect(await subjects("cliente2")).toEqual([]);
    app.clock.set(at(working(later), "09:00"));
    await app.sweep();
    expect(await subjects("cliente2")).toEqual([]);
    const next = theNext((day) => weekday(day) === 1 && !isHoliday(day) && day > later, later);
    app.clock.set(at(next, "09:00"));
    await app.sweep();
    expect(await subjects("cliente2")).toEqual(["Paga hoy"]);
  });
});

describe("an SMS", () => {
  it("says by its title alone that it is important, and is in the captured mailbox", async () => {
    await app.app.services.orm.em
      .fork()
      .execute("update users set phone = '+573001234567' where id = ?", [app.people.asesor2.id]);
    await (await signedInNow(app, "asesor2")).ask(PREFER, { input: { sms: true, email: false } });
    await notifyOf("asesor2", "Tranquilo");
    await notifyOf("asesor2", "Debe $ 3.000.000 de María", { priority: "high", type: "payment_rejected" });
    const [message, ...others] = await app.outbox("+573001234567");
    expect(others).toEqual([]);
    expect(message).toMatchObject({ channel: "sms", subject: "SMS" });
    expect(message?.text).toContain("Pago rechazado");
    expect(message?.text).not.toContain("María");
    const shown = await fetch(`${app.url}/dev/mailbox.json?to=%2B573001234567`);
    expect(await shown.json()).toMatchObject([{ to: "+573001234567", text: message?.text }]);
  });
});
