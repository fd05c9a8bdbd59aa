import { beforeAll, describe, expect, it } from "vitest";
import { dayKinds } from "../../../web/src/features/reports/my-day.kinds.ts";
import { START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { totalAt } from "../../support/day-lists.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aDayOfEverything } from "../../support/story/day.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const sessions = new Map<Handle, Client>();
/** The kinds whose records have a list of their own. */
const lists = Object.entries(dayKinds)
  .filter(([, { isPage }]) => !isPage)
  .map(([kind]) => kind);

const dayOf = async (who: Handle): Promise<readonly { readonly kind: string; readonly total: number }[]> =>
  (await sessions.get(who)!.ask("{ myDay { kind total } }")).myDay;

describe("the lists of my day", () => {
  it("opens of each line exactly the records that it counts, for every viewer, today and weeks later", async () => {
    await aDayOfEverything(app);
    const people = ["asesor", "lider", "gerente", "admin", "contador", "owner"] as const;
    const seen = new Set<string>();
    const compare = async () => {
      for (const who of people)
        for (const { kind, total } of await dayOf(who)) {
          const { all, isPage } = dayKinds[kind as keyof typeof dayKinds];
          if (isPage) continue;
          seen.add(kind);
          expect([who, kind, await totalAt(all, sessions.get(who)!, app.people[who])]).toEqual([
            who,
            kind,
            total,
          ]);
        }
    };
    for (const days of [0, 4, 40]) {
      app.clock.set(new Date(START.getTime() + days * 86_400_000));
      // Sessions end after 12 hours.
      for (const who of people) sessions.set(who, days === 0 ? app.as(who) : await signedInNow(app, who));
      await compare();
    }
    expect(
      lists.filter((kind) => !seen.has(kind)),
      "no line was seen of these kinds",
    ).toEqual([]);
  });
});
