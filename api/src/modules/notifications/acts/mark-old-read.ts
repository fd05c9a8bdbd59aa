import type { Work } from "../../../core/mutation/work.ts";

/** Marks everybody's older notifications as read, a day after each came. */
export async function markOldRead({ em }: Work, { before }: { before: Date }): Promise<void> {
  await em.execute(
    `update notifications set read = true, read_at = created_at + interval '1 day' where not read
      and created_at < ?`,
    [before],
  );
}
