import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LockName } from "../../../api/src/core/mutation/named-lock.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { type CoreServices, openCore } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core?.close());

/** Runs two acts, the second while the first holds its lock; returns the events in order. */
async function after(first: LockName, second: LockName): Promise<string[]> {
  const events: string[] = [];
  const holds = Promise.withResolvers<undefined>();
  const leaves = Promise.withResolvers<undefined>();
  const holder = core.run(async (work: Work) => {
    await work.lockName(first);
    holds.resolve(undefined);
    await leaves.promise;
    events.push("the first left");
  }, null);
  await holds.promise;
  const follower = core.run(async (work: Work) => {
    await work.lockName(second);
    events.push("the second came");
  }, null);
  // The second has come, or waits where Postgres lists it.
  while (events.length === 0 && !(await somebodyWaits())) await pause(5);
  leaves.resolve(undefined);
  await Promise.all([holder, follower]);
  return events;
}

const somebodyWaits = async (): Promise<boolean> => {
  const { rows } = await core.services.pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length > 0;
};

it("an act that takes a lock waits until the transaction that has it ends", async () => {
  expect(await after("points 7", "points 7")).toEqual(["the first left", "the second came"]);
});

it("locks of other names, and of other values of a name, are taken at once", async () => {
  expect(await after("hierarchy", "carousel")).toEqual(["the second came", "the first left"]);
  expect(await after("points 7", "points 8")).toEqual(["the second came", "the first left"]);
});
