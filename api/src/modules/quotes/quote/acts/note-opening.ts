import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { Quote } from "../quote.entity.ts";
import { track } from "../history/quote-track.ts";

/**
 * Records that the client opened the link, and which version was displayed; the first opening emits an event.
 */
export async function noteOpening(work: Work, { recordId }: { recordId: string }): Promise<void> {
  const [opened] = await work.rows<{ openings: number }>(
    sql`with opened as (update quotes set openings = openings + 1, opened_on = ${bind.today},
          openings_that_day = case when opened_on = ${bind.today} then openings_that_day else 0 end + 1
        where id = ${recordId}
        returning openings, sent_offer_id),
      shown as (update quote_versions v set openings = v.openings + 1 from opened o
        where v.id = o.sent_offer_id)
      select openings from opened`,
  );
  if (opened?.openings !== 1) return;
  const quote = await work.em.findOneOrFail(Quote, { id: recordId });
  track(work, quote, "viewed");
  await work.emit("quote.viewed", { quoteId: quote.id });
}
