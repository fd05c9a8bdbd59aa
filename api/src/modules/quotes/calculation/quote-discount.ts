import { assign } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { RoleNumber } from "../../accounts/permissions.rules.ts";
import { presentCalculations } from "./calculation-draft.ts";
import { figureCalculation } from "./calculation-figures.ts";
import { finalPrice } from "./calculation.rules.ts";
import { grantDiscount } from "../quote/seller/grant-discount.ts";
import { mayApproveDiscount } from "../quote/seller/quote-authority.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";
import { payingPersons } from "../quote/quote.rules.ts";

const NOTHING_LEFT = "El descuento dejaría la cotización en cero. Escribe un porcentaje menor.";

/**
 * Sets the discount (percent) of a locked quote. Updates the final figures of each option's calculation and,
 * when the quote's calculation is confirmed, the quote's price. Removes approval and reason of the previous
 * discount. A person entitled to approve this discount approves it by setting it; otherwise the approvers are
 * notified.
 * @throws Refusal BAD_USER_INPUT for a discount that leaves nothing to pay, because no calculation can be
 * confirmed at 0.
 */
export async function discountQuote(
  work: Work,
  quote: Quote,
  percent: number,
  reason: string | null = null,
): Promise<void> {
  const { viewer } = work;
  const own = viewer !== null && (quote.vendedor?.id === viewer.id || quote.maker?.id === viewer.id);
  const before = quote.descuentoPorcentaje;
  quote.descuentoPorcentaje = percent || null;
  quote.descuentoMotivo = percent > 0 ? reason : null;
  quote.discountAt = percent > 0 ? work.now : null;
  quote.descuentoAprobado = false;
  quote.descuentoAprobadoPor = null;
  for (const calculation of await presentCalculations(work, quote)) {
    if (calculation.estado === "temporal") await figureCalculation(work, quote, calculation);
    if (calculation.estado !== "confirmado") continue;
    assign(calculation, finalPrice(calculation, percent, payingPersons(calculation)));
    if (calculation.precioFinalTotal === 0) throw badInput("descuentoPorcentaje", NOTHING_LEFT);
    if (calculation.id === quote.calculation?.id) quote.precioTotal = calculation.precioFinalTotal;
  }
  work.audit("quote.updated", quote.id, {
    before: { descuentoPorcentaje: before },
    after: {
      descuentoPorcentaje: quote.descuentoPorcentaje,
      descuentoMotivo: quote.descuentoMotivo,
      precioTotal: quote.precioTotal,
    },
  });
  if (percent === 0) return;
  if (viewer && mayApproveDiscount(viewer.role as RoleNumber, own, percent)) await grantDiscount(work, quote);
  else await work.emit("quote.discount-asked", { quoteId: quote.id });
}
