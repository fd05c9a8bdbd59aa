import { type Listener, on } from "../../../../core/events/listeners.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { handOverQuotes, putSuccessor } from "../../../quotes/quote/seller/quote-handover.ts";
import { placeSale } from "../../../quotes/quote/seller/quote-sellers.ts";
import { Contract } from "../contract.entity.ts";

/** Statuses of contracts that still have to be signed, paid, bought or travelled. */
const OPEN = ["draft", "active", "signed"] as const;

/**
 * Transfers a person's open contracts, with their quotes, to the successor. A signed sale still counts for
 * the person who made it.
 */
async function handContractsOver(
  work: Work,
  { userId, successorId }: { userId: number; successorId: number },
): Promise<void> {
  const { em } = work;
  const successor = await em.findOneOrFail(User, { id: successorId });
  const leaver = await em.findOneOrFail(User, { id: userId });
  const stands = { $or: [{ asesor: userId }, { lider: userId }, { gerente: userId }, { admin: userId }] };
  const contracts = await em.find(
    Contract,
    { $and: [{ status: { $in: [...OPEN] } }, stands] },
    { orderBy: { id: "asc" } },
  );
  if (contracts.length === 0) return;
  const ids = contracts.flatMap(({ quote }) => quote?.id ?? []);
  const quotes = await em.find(
    Quote,
    { $and: [{ id: { $in: ids }, status: "converted" }, stands] },
    { orderBy: { id: "asc" } },
  );
  if (quotes.length > 0) await work.lock(...quotes);
  await handOverQuotes(work, quotes, leaver, successor);
  for (const contract of contracts.filter(({ quote }) => quote === null)) {
    const { asesor, lider, gerente, admin } = contract;
    if ((asesor ?? lider ?? gerente ?? admin)?.id === userId) placeSale(work, contract, successor);
    else putSuccessor(work, contract, userId, successor);
    work.audit("contract.reassigned", contract.id, {});
  }
}

/** Listener that transfers contracts when a person is replaced by another. */
export const contractSuccession: readonly Listener[] = [on("user.succeeded", handContractsOver)];
