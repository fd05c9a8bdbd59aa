import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { NO_OPTION } from "../option/quote-options.ts";
import { findQuote } from "../quote.access.ts";
import { isClientOf } from "../quote.acts.rules.ts";

/**
 * Records, once per version, that the client expanded the details of an option; views by staff are ignored.
 * Returns whether it was the first time.
 */
export async function noteUnfoldedOption(
  work: Work,
  { id, option }: { id: string; option: string },
): Promise<boolean> {
  const quote = await findQuote(work, id);
  const { viewer, link } = work;
  const looks = viewer
    ? viewer.id === quote.cliente?.id
    : isClientOf({ id, clienteId: null }, { viewer, link });
  if (!looks || !quote.sentOffer) return false;
  const version = await work.em.findOneOrFail(QuoteVersion, { id: quote.sentOffer.id });
  await work.lock(version);
  const name = version.offer.options?.find((offered) => offered.id === option)?.name;
  if (!name) throw badInput("option", NO_OPTION);
  const before = version.unfolded ?? [];
  if (before.includes(name)) return false;
  version.unfolded = [...before, name];
  return true;
}
