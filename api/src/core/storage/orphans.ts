import type { Sweep } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Deletes bytes that no act has registered within a day. */
async function deleteOrphans(work: Work): Promise<void> {
  const orphans = await work.em.execute<{ key: string }[]>(
    `delete from pending_files where key in (select key from pending_files where at <= ? order by at
      limit 100 for update skip locked) returning key`,
    [new Date(work.now.getTime() - DAY)],
  );
  for (const { key } of orphans) await work.services.storage.remove(key);
}

/** Sweep that deletes bytes without a record from the storage. */
export const orphanSweep: Sweep = {
  name: "files.orphans",
  run: (context) => context.run(deleteOrphans, undefined),
};
