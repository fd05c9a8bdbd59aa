import { today } from "../../../../core/colombia/days.ts";
import type { Context } from "../../../../core/context.ts";
import { notFound } from "../../../../core/failure.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import type { ChangedTerm } from "../offer/changed-term.type.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { findQuote } from "../quote.access.ts";
import { type ComparedOffer, changedOffers } from "./changed-offers.rules.ts";

/** Arguments that select the two versions of a quote to compare. */
interface Compared {
  readonly quoteId: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the differences between two sent versions of a quote.
 * @throws Refusal NOT_FOUND for an unknown version.
 */
export async function offerChanges(
  context: Context,
  { quoteId, from, to }: Compared,
): Promise<ChangedTerm[]> {
  const scope = Scope.of(context);
  const { id } = await findQuote(scope, quoteId);
  return changedOffers(await sent(scope, id, from), await sent(scope, id, to));
}

async function sent({ em }: Scope, quote: string, number: number): Promise<ComparedOffer> {
  const version = await em.findOne(QuoteVersion, { quote, number });
  if (!version) throw notFound("Versión no encontrada");
  return { offer: version.offer, note: version.note, until: today(version.expiresAt) };
}
