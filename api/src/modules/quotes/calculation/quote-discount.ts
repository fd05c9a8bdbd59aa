import type { Work } from "../../../core/mutation/work.ts";
import type { RoleNumber } from "../../accounts/permissions.rules.ts";
import { presentCalculation } from "./calculation-draft.ts";
import { finalPrice } from "./calculation.rules.ts";
import { mayApproveDiscount } from "../quote/seller/quote-authority.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";
import { payingPersons } from "../quote/quote.rules.ts";

/**
 * Sets the discount (percent) of a locked quote: the confirmed calculation's final figures and the quote's
 * price follow it, and an approval of the former one is gone. Who may approve it for this quote approves it
 * by setting it.
 */
export async function discountQuote(work: Work, quote: Quote, percent: number): Promise<void> {
  const { viewer } = work;
  const own = viewer !== null && (quote.vendedor?.id === viewer.id || quote.maker?.id === viewer.id);
  const approved =
    percent > 0 && viewer !== null && mayApproveDiscount(viewer.role as RoleNumber, own, percent);
  const before = quote.descuentoPorcentaje;
  quote.descuentoPorcentaje = percent || null;
  quote.descuentoAprobado = approved;
  quote.descuentoAprobadoPor = approved ? viewer.id : null;
  const calculation = await presentCalculation(work, quote);
  if (calculation?.estado === "confirmado") {
    Object.assign(calculation, finalPrice(calculation, percent, payingPersons(calculation)));
    quote.precioTotal = calculation.precioFinalTotal;
  }
  work.audit("quote.updated", quote.id, {
    before: { descuentoPorcentaje: before },
    after: {
      descuentoPorcentaje: quote.descuentoPorcentaje,
      descuentoAprobado: approved,
      precioTotal: quote.precioTotal,
    },
  });
}
