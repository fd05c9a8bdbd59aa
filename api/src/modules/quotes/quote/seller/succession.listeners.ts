import { type Listener, on } from "../../../../core/events/listeners.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../quote.entity.ts";
import { handOverQuotes } from "./quote-handover.ts";
import { openStatuses } from "../quote.rules.ts";

/** Returns the ids of the quotes of a person's contracts that are not over, which are reassigned later. */
const soldQuotes = (work: Work, userId: number): Promise<{ id: string }[]> =>
  work.rows<{ id: string }>(
    sql`select q.id from quotes q join contracts c on c.quote_id = q.id
      where q.status = 'converted' and c.status in ('draft', 'active', 'signed')
        and ${userId} in (q.vendedor_id, q.asesor_id, q.lider_id, q.gerente_id, q.admin_id)`,
  );

/** Assigns open quotes to the successor of a person who leaves. */
async function handOpenQuotesOver(
  work: Work,
  { userId, successorId }: { userId: number; successorId: number },
): Promise<void> {
  const successor = await work.em.findOneOrFail(User, { id: successorId });
  const leaver = await work.em.findOneOrFail(User, { id: userId });
  const above = { $or: [{ vendedor: userId }, { lider: userId }, { gerente: userId }] };
  const open = { $and: [{ status: { $in: [...openStatuses] } }, above] };
  const sold = (await soldQuotes(work, userId)).map(({ id }) => id);
  // All are locked in their order, including quotes of contracts: their own listener runs after this one.
  const quotes = await work.em.find(
    Quote,
    { $or: [open, { id: { $in: sold } }] },
    { orderBy: { id: "asc" } },
  );
  if (quotes.length === 0) return;
  await work.lock(...quotes);
  await handOverQuotes(
    work,
    quotes.filter(({ status }) => openStatuses.some((one) => one === status)),
    leaver,
    successor,
  );
}

/** Listener that reassigns open quotes when a person succeeds another. */
export const quoteSuccession: readonly Listener[] = [on("user.succeeded", handOpenQuotesOver)];
