import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findQuote } from "../quote.access.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { grantDiscount } from "../seller/grant-discount.ts";
import { percentText } from "../seller/percent-text.rules.ts";

/**
 * Approves the discount of a quote; `descuentoPorcentaje` is the percentage displayed to the approver.
 * @throws Refusal CONFLICT when the percentage has changed since.
 */
export async function approveQuoteDiscount(
  work: Work,
  { id, descuentoPorcentaje: seen }: { id: string; descuentoPorcentaje: number | null },
): Promise<string> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "approveDiscount");
  const percent = quote.descuentoPorcentaje ?? 0;
  if (seen !== null && seen !== percent)
    throw conflict(`El descuento cambió: ahora es de ${percentText(percent)}. Revísalo antes de aprobarlo.`);
  await grantDiscount(work, quote);
  return quote.id;
}
