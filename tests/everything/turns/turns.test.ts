import { afterAll, beforeEach, expect, it } from "vitest";
import { anApp, START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { settledStory } from "../../support/money/settled-story.ts";
import { type Now, Round } from "../../support/money/round.ts";
import { World } from "../../support/money/world.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { fault } from "../../support/story/cards.ts";
import { aDayOfEverything } from "../../support/story/day.ts";
import { linkPages } from "../../support/story/link-pages.ts";
import { Looker } from "../../support/turns/look.ts";

/** Number of records, waits and kinds of sentence that these tests compared. */
const counted = { records: 0, waits: 0, sentences: new Set<RegExp>() };

let looker: Looker | null = null;
beforeEach(() => () => {
  if (!looker) return undefined;
  counted.records += looker.records;
  counted.waits += looker.waits;
  for (const sentence of looker.met) counted.sentences.add(sentence);
  return looker.close();
});
afterAll(() => {
  const { records, waits, sentences } = counted;
  process.stdout.write(`turns: ${records} records, ${waits} waits, ${sentences.size} sentences\n`);
});

/** Returns what is contradicted so many days after the start: of each day a session begins again. */
async function contradictedOn(app: TestApp, days: readonly number[]): Promise<readonly string[]> {
  looker = new Looker(app);
  const wrong: string[] = [];
  for (const day of days) {
    app.clock.set(new Date(START.getTime() + day * 86_400_000));
    await app.app.worker.sweep();
    const sessions = new Map<Handle, Client>();
    const sessionOf = async (who: Handle): Promise<Client> => {
      const session = sessions.get(who) ?? (day === 0 ? app.as(who) : await signedInNow(app, who));
      sessions.set(who, session);
      return session;
    };
    for (const one of await looker.contradictions(sessionOf)) wrong.push(`${day} days on, ${one}`);
  }
  return wrong;
}

it("a day of everything says nothing that its records contradict, on the day and later", async () => {
  const app = await anApp();
  await aDayOfEverything(app);
  expect(await contradictedOn(app, [0, 4, 40])).toEqual([]);
});

it("no sale contradicts its turns in any state that its client's pages show", async () => {
  const app = await anAppWithSales();
  for (const { address } of linkPages) await address(app);
  expect(await contradictedOn(app, [0, 40])).toEqual([]);
});

it("no record contradicts its turns after it is paid, reversed, cancelled and refunded, in any round", async () => {
  const app = await anApp();
  await fault(app, "lost");
  const world = await World.open(app);
  await world.begin();
  const payables = await Promise.all([1_000_000, 2_500_003, 700_001].map((price) => world.contract(price)));
  const bank = await world.bank.begin();
  const departure = await world.departure(5, 400_000);
  const model: Now = {
    money: { bank, departure, payables, payments: [], refunds: [], closed: false },
  };
  looker = new Looker(app);
  const wrong: string[] = [];
  for (const one of settledStory) {
    const round = new Round([one]);
    await round.run(model, world);
    const said = await looker.contradictions((who) => Promise.resolve(app.as(who)));
    wrong.push(...said.map((sentence) => `after ${round.toString()}: ${sentence}`));
  }
  await world.close();
  expect(wrong).toEqual([]);
});
