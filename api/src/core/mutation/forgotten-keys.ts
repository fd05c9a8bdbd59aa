import type { Sweep } from "../jobs/jobs.ts";
import type { Work } from "./work.ts";

const forget = async (work: Work): Promise<void> => {
  await work.em.execute("delete from idempotency_keys where kept_until <= ?", [work.now]);
};

/** Forgets the keys of requests that nobody sends again any more. */
export const keySweep: Sweep = { name: "keys.forgotten", run: (context) => context.run(forget, undefined) };
