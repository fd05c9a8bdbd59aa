import { isDeepStrictEqual } from "node:util";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { longestNotIncluded, mostNotIncluded } from "../itinerary/itinerary-days.rules.ts";
import { proposeNotIncluded } from "../itinerary/kept-itinerary.ts";
import { proposalForChange } from "../itinerary/proposal-for-change.ts";

interface Args {
  readonly id: string;
  /** Id of one of the quote's options; the recommended one when absent. */
  readonly option: string | null;
  /**
   * Lines of the list; null discards a person's version, and lines are proposed again from the services that
   * were not chosen.
   */
  readonly noIncluye: readonly string[] | null;
}

/**
 * Sets the list of services that the price excludes, as the client reads it, until the quote is sent. Returns
 * the quote's id.
 */
export async function setQuoteNotIncluded(
  work: Work,
  { id, option, noIncluye: lines }: Args,
): Promise<string> {
  const { quote, named, calculation } = await proposalForChange(work, id, option);
  const { noIncluye: before, noIncluyePropio: wasOwn } = calculation;
  const isOwn = lines !== null;
  calculation.noIncluyePropio = isOwn;
  if (isOwn) calculation.noIncluye = written(lines);
  else proposeNotIncluded(calculation);
  const after = calculation.noIncluye;
  if (isDeepStrictEqual(before, after) && wasOwn === isOwn) return quote.id;
  work.audit("quote.not-included-written", quote.id, {
    ...(named && { option: named.name }),
    lines: after?.length ?? 0,
    own: isOwn,
  });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}

/** Returns the lines trimmed and without duplicates. */
function written(lines: readonly string[]): string[] {
  const kept = [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  if (kept.length > mostNotIncluded)
    throw badInput("noIncluye", `La lista tiene como máximo ${mostNotIncluded} líneas`);
  if (kept.some((line) => line.length > longestNotIncluded))
    throw badInput("noIncluye", `Cada línea tiene como máximo ${longestNotIncluded} letras`);
  return kept;
}
