import { formatCop } from "@travesia/api/cop";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

/**
 * Returns the extras that the client added to the accepted offer, one line each with its final price; null
 * when there are none.
 */
export function addedExtras({
  chosenExtras,
  chosenOptionId,
  sentOffer,
}: Pick<QuoteRecordFragment, "chosenExtras" | "chosenOptionId" | "sentOffer">): string | null {
  const offer = sentOffer?.offer;
  const option = offer?.options?.find(({ id }) => id === chosenOptionId);
  const added = ((option ?? offer)?.extras ?? []).filter(({ key }) => key && chosenExtras?.includes(key));
  const lines = added.map(({ name, detail, price }) =>
    [name, detail, price === null ? null : `+ ${formatCop(price)}`].filter(Boolean).join(" · "),
  );
  return lines.join("\n") || null;
}
