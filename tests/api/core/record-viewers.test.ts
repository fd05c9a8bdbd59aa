import { afterAll, beforeAll, expect, it } from "vitest";
import { RecordViewers } from "../../../api/src/core/changes/record-viewers.ts";
import { openCore, type CoreServices } from "./core-services.ts";

let here: CoreServices;
let there: CoreServices;
beforeAll(async () => {
  here = await openCore();
  there = await here.again();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const everybodySees = { sees: () => Promise.resolve(true) };
const RECORD = "01900000-0000-7000-8000-000000000001";

it("a process whose connection is gone is forgotten with everybody who looked through it", async () => {
  const { pool, log, live } = here.services;
  const mine = new RecordViewers(pool, log, live, everybodySees, 50);
  // It announces a viewer once, under a backend that never existed, and nothing more: like a process that
  // is dead.
  const killed = { on: () => () => undefined, onReconnect: () => undefined, backend: 2_147_483_000 };
  const theirs = new RecordViewers(there.services.pool, log, killed, everybodySees);
  const heard = await mine.open("quote", RECORD, { id: 1, role: 2 });
  expect((await heard.next()).value).toEqual({ ids: [] });
  await theirs.open("quote", RECORD, { id: 2, role: 3 });
  expect((await heard.next()).value).toEqual({ ids: [2] });
  expect((await heard.next()).value).toEqual({ ids: [] });
  await heard.return?.();
});
