import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Quote } from "../quote.entity.ts";
import "../quote.events.ts";
import { track } from "../history/quote-track.ts";

/** Counts that the client opened the link; the first time is news. */
export async function noteOpening(work: Work, { recordId }: { recordId: string }): Promise<void> {
  const [opened] = await work.rows<{ openings: number }>(
    sql`update quotes set openings = openings + 1 where id = ${recordId} returning openings`,
  );
  if (opened?.openings !== 1) return;
  const quote = await work.em.findOneOrFail(Quote, { id: recordId });
  track(work, quote, "viewed");
  await work.emit("quote.viewed", { quoteId: quote.id });
}
