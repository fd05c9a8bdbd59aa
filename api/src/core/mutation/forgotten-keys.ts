import type { Sweep } from "../jobs/jobs.ts";
import type { Work } from "./work.ts";

const forget = async (work: Work): Promise<void> => {
  await work.em.execute("delete from idempotency_keys where kept_until <= ?", [work.now]);
};

/** Deletes idempotency keys of requests that will not be repeated any more. */
export const keySweep: Sweep = { name: "keys.forgotten", run: (context) => context.run(forget, undefined) };
