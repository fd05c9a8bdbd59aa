import { afterAll, beforeAll, expect, it } from "vitest";
import { anApp, START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import type { Handle } from "../../support/people.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aDayOfEverything } from "../../support/story/day.ts";
import { Looker } from "../../support/turns/look.ts";

let app: TestApp;
let looker: Looker;
beforeAll(async () => {
  app = await anApp();
  looker = new Looker(app);
});
afterAll(() => looker.close());

const sessions = new Map<string, Client>();

/** A person's session of one day; each day has its own sign-in, as a session ends after 12 hours. */
async function sessionOf(who: Handle, days: number): Promise<Client> {
  const key = `${who} ${days}`;
  const session = sessions.get(key) ?? (days === 0 ? app.as(who) : await signedInNow(app, who));
  sessions.set(key, session);
  return session;
}

/** What is contradicted some days after the start. */
async function contradictedAfter(days: number): Promise<readonly string[]> {
  const now = app.clock.now();
  if (days > 0) app.clock.set(new Date(START.getTime() + days * 86_400_000));
  const wrong = await looker.contradictions((who) => sessionOf(who, days));
  app.clock.set(now);
  return wrong;
}

it("a day of everything says nothing that its records contradict, on the day and later", async () => {
  await aDayOfEverything(app);
  const wrong: unknown[] = [];
  for (const days of [0, 4, 40]) for (const one of await contradictedAfter(days)) wrong.push([days, one]);
  expect(wrong).toEqual([]);
  process.stdout.write(
    `turns: ${looker.records} records, ${looker.waits} waits, ${looker.met.size} sentences\n`,
  );
}, 400_000);
