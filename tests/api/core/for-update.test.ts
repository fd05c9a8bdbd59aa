import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OneTimeCode } from "../../../api/src/core/auth/one-time-code.entity.ts";
import type { Scope } from "../../../api/src/core/mutation/scope.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { type CoreServices, openCore } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core?.close());

const aCode = (): Promise<string> =>
  core.run(async (work: Work) => {
    const [createdAt, expiresAt] = [work.now, work.now];
    const [recordId, userId] = [crypto.randomUUID(), 1];
    const code = { purpose: "claim", recordId, codeHash: "hash", createdAt, expiresAt, userId } as const;
    return work.add(work.em.create(OneTimeCode, code)).id;
  }, null);

const found = (scope: Scope, id: string): Promise<OneTimeCode> =>
  scope.find(OneTimeCode, { id, userId: 1 }, "No hay código");

const triesOf = (id: string): Promise<number> =>
  core.run(async (work: Work) => (await found(work, id)).tries, null);

const waitsForARow = async (): Promise<boolean> => {
  const { rows } = await core.services.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};

it("a record that is found for an update is read once its row is free, also one read before", async () => {
  const id = await aCode();
  const holds = Promise.withResolvers<undefined>();
  const leaves = Promise.withResolvers<undefined>();
  const first = core.run(async (work: Work) => {
    const code = await found(work.forUpdate, id);
    holds.resolve(undefined);
    await leaves.promise;
    code.tries += 1;
  }, null);
  await holds.promise;
  const second = core.run(async (work: Work) => {
    const read = await found(work, id);
    const code = await found(work.forUpdate, id);
    expect(code).toBe(read);
    code.tries += 1;
  }, null);
  while (!(await waitsForARow())) await pause(5);
  leaves.resolve(undefined);
  await Promise.all([first, second]);
  expect(await triesOf(id)).toBe(2);
});

it("what is out of the scope is not found", async () => {
  const id = await aCode();
  await expect(
    core.run((work: Work) => work.forUpdate.find(OneTimeCode, { id, userId: 2 }, "No hay código"), null),
  ).rejects.toMatchObject({ message: "No hay código" });
});
