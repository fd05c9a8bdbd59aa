import { beforeAll, describe, expect, it } from "vitest";
import { type Day, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { at, theNext } from "../../support/calendar.ts";
import { signedInNow } from "../../support/sign-in.ts";

const sunday = theNext((day) => weekday(day) === 0);
const open = theNext(
  (day) => day > sunday && weekday(day) > 0 && weekday(day) < 6 && !isHoliday(day),
  sunday,
);

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const sends = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`;
const prefers = `mutation ($input: PreferencesInput!) { updateNotificationPreferences(input: $input) {
    marketingEmails } }`;

/** Sets the clock to an hour of a day in Bogota, sends a client a notice, and returns its subject. */
async function notifiedAt(
  day: Day,
  hour: string,
  who: "cliente" | "cliente2",
  type = "marketing_offer",
): Promise<string> {
  app.clock.set(at(day, hour));
  await (await signedInNow(app, who)).ask(prefers, { input: { marketingEmails: true } });
  const title = `Cupos a San Andrés ${day} ${hour} ${type}`;
  const input = { userId: app.people[who].id, type, title, message: "Quedan tres cupos" };
  await (await signedInNow(app, "owner")).ask(sends, { input });
  await app.runJobs();
  return title;
}
async function subjectsAt(day: Day, hour: string): Promise<string[]> {
  app.clock.set(at(day, hour));
  await app.sweep();
  return (await app.outbox()).map(({ subject }) => subject);
}

describe("a mail that offers something", () => {
  it("waits on a Sunday for the hours of the next working day, and leaves once", async () => {
    const offer = await notifiedAt(sunday, "10:00", "cliente");
    expect(await subjectsAt(sunday, "18:59")).not.toContain(offer);
    expect(await subjectsAt(open, "06:59")).not.toContain(offer);
    await subjectsAt(open, "07:00");
    expect((await subjectsAt(open, "07:05")).filter((subject) => subject === offer)).toHaveLength(1);
  });

  it("is sent at once within them, and other mails are sent at any hour", async () => {
    const offer = await notifiedAt(open, "15:00", "cliente2");
    const news = await notifiedAt(open, "22:00", "cliente", "quote_sent");
    const subjects = (await app.outbox()).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining([offer, news]));
  });

  it("is not sent to a person who no longer wants it", async () => {
    const offer = await notifiedAt(open, "21:00", "cliente2");
    await (await signedInNow(app, "cliente2")).ask(prefers, { input: { marketingEmails: false } });
    const next = theNext(
      (day) => day > open && weekday(day) > 0 && weekday(day) < 6 && !isHoliday(day),
      open,
    );
    expect(await subjectsAt(next, "09:00")).not.toContain(offer);
  });
});
