import { type Listener, on } from "../../../../core/events/listeners.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../quote.entity.ts";
import { handOverQuotes } from "./quote-handover.ts";
import { openStatuses } from "../quote.rules.ts";

/** Open quotes go to the successor of a person who leaves. */
async function handOpenQuotesOver(
  work: Work,
  { userId, successorId }: { userId: number; successorId: number },
): Promise<void> {
  const successor = await work.em.findOneOrFail(User, { id: successorId });
  const leaver = await work.em.findOneOrFail(User, { id: userId });
  const above = { $or: [{ vendedor: userId }, { lider: userId }, { gerente: userId }] };
  const quotes = await work.em.find(
    Quote,
    { $and: [{ status: { $in: [...openStatuses] } }, above] },
    { orderBy: { id: "asc" } },
  );
  if (quotes.length === 0) return;
  await work.lock(...quotes);
  await handOverQuotes(work, quotes, leaver, successor);
}

/** Listener that hands the open quotes over when a person takes the place of another. */
export const quoteSuccession: readonly Listener[] = [on("user.succeeded", handOpenQuotesOver)];
