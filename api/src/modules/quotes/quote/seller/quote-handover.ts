import type { Work } from "../../../../core/mutation/work.ts";
import { leading, managing } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { managerBelow } from "../../../organization/user.rules.ts";
import type { Quote } from "../quote.entity.ts";
import { giveQuote } from "./quote-sellers.ts";
import type { Sold } from "./sold.entity.ts";

/**
 * Assigns locked quotes to the successor of a person who leaves: the person's own quotes, and the person's
 * column on quotes sold by the person's team.
 */
export async function handOverQuotes(
  work: Work,
  quotes: readonly Quote[],
  leaver: User,
  successor: User,
): Promise<void> {
  for (const quote of quotes) {
    if (quote.vendedor?.id === leaver.id)
      giveQuote(work, quote, successor, `Recibe las cotizaciones de ${leaver.name} ${leaver.lastname}`);
    else {
      const before = placeAbove(quote);
      putSuccessor(work, quote, leaver.id, successor);
      work.audit("quote.team-moved", quote.id, { before, after: placeAbove(quote) });
    }
    await work.emit("quote.sellers-changed", { quoteId: quote.id });
  }
}

const placeAbove = ({ lider, gerente }: Sold) => ({
  liderId: lider?.id ?? null,
  gerenteId: gerente?.id ?? null,
});

/**
 * Replaces a person who leaves by the successor in the columns above a sale's seller, if the successor's role
 * fits there.
 */
export function putSuccessor(work: Work, sale: Sold, leaverId: number, successor: User): void {
  const { liderId, gerenteId } = placeAbove(sale);
  const manager = gerenteId === leaverId && managing.includes(successor.role) ? successor.id : gerenteId;
  const leads = liderId === leaverId && leading.includes(successor.role);
  const lead = { id: successor.id, role: successor.role, gerenteId: successor.gerente?.id ?? null };
  const above = leads ? managerBelow(lead, manager) : manager;
  if (leads) sale.lider = successor;
  sale.gerente = above === null ? null : work.em.getReference(User, above);
}
