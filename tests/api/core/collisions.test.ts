import { afterAll, beforeAll, expect, it } from "vitest";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { type CoreServices, openCore } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core?.close());

/** An act that the database stops as one of two that wait for each other, at its first `times` tries. */
function stopped(times: number) {
  const tries = { count: 0 };
  const act = async (work: Work) => {
    tries.count += 1;
    if (tries.count <= times)
      await work.em.execute("do $$ begin raise exception 'met' using errcode = 'deadlock_detected'; end $$");
    return tries.count;
  };
  return { act, tries };
}

it("an act that met others is tried again until it is done", async () => {
  expect(await core.run(stopped(3).act, null)).toBe(4);
});

it("one that met others at every try did nothing, and says in plain words to try again", async () => {
  const { act, tries } = stopped(9);
  await expect(core.run(act, null)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: "El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.",
    retryAfter: 5,
  });
  expect(tries.count).toBe(4);
});
