import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import { leading, managing } from "../accounts/staff.rules.ts";
import { User } from "../accounts/user.entity.ts";
import "../organization/organization.events.ts";
import { managerBelow } from "../organization/user.rules.ts";
import "./quote.audit.ts";
import { Quote } from "./quote.entity.ts";
import "./quote.events.ts";
import { openStatuses } from "./quote.rules.ts";
import { giveQuote } from "./quote-sellers.ts";

/** Open quotes go to whoever takes a place over: those of the person themselves, and the columns of those that the team sells. */
async function handQuotesOver(work: Work, { userId, successorId }: { userId: number; successorId: number }): Promise<void> {
  const successor = await work.em.findOneOrFail(User, { id: successorId });
  const leaver = await work.em.findOneOrFail(User, { id: userId });
  const above = { $or: [{ vendedor: userId }, { lider: userId }, { gerente: userId }] };
  const quotes = await work.em.find(Quote, { $and: [{ status: { $in: [...openStatuses] } }, above] }, { orderBy: { id: "asc" } });
  if (quotes.length === 0) return;
  await work.lock(...quotes);
  for (const quote of quotes) {
    if (quote.vendedor?.id === userId) giveQuote(work, quote, successor, `Recibe las cotizaciones de ${leaver.name} ${leaver.lastname}`);
    else putSuccessor(work, quote, userId, successor);
    await work.emit("quote.sellers-changed", { quoteId: quote.id });
  }
}

/** Writes the successor where the leaver stood above a quote's seller, if their role can stand there. */
function putSuccessor(work: Work, quote: Quote, userId: number, successor: User): void {
  const before = { liderId: quote.lider?.id ?? null, gerenteId: quote.gerente?.id ?? null };
  const manager = before.gerenteId === userId && managing.includes(successor.role) ? successor.id : before.gerenteId;
  const leads = before.liderId === userId && leading.includes(successor.role);
  const lead = { id: successor.id, role: successor.role, gerenteId: successor.gerente?.id ?? null };
  const gerenteId = leads ? managerBelow(lead, manager) : manager;
  if (leads) quote.lider = successor;
  quote.gerente = gerenteId === null ? null : work.em.getReference(User, gerenteId);
  work.audit("quote.team-moved", quote.id, { before, after: { liderId: leads ? successor.id : before.liderId, gerenteId } });
}

/** What becomes of quotes when somebody takes a place over. */
export const successionListeners: readonly Listener[] = [on("user.succeeded", handQuotesOver)];
