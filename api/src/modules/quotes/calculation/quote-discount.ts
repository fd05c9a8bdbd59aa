import type { Work } from "../../../core/mutation/work.ts";
import type { RoleNumber } from "../../accounts/permissions.rules.ts";
import { presentCalculation } from "./calculation-draft.ts";
import { figureCalculation } from "./calculation-figures.ts";
import { finalPrice } from "./calculation.rules.ts";
import { grantDiscount } from "../quote/seller/grant-discount.ts";
import { mayApproveDiscount } from "../quote/seller/quote-authority.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";
import { payingPersons } from "../quote/quote.rules.ts";

/**
 * Sets the discount (percent) of a locked quote: the present calculation's final figures follow it, and the
 * quote's price where that is confirmed; an approval of the former one is gone. Who may approve it for this
 * quote approves it by setting it; else those who may are told.
 */
export async function discountQuote(work: Work, quote: Quote, percent: number): Promise<void> {
  const { viewer } = work;
  const own = viewer !== null && (quote.vendedor?.id === viewer.id || quote.maker?.id === viewer.id);
  const before = quote.descuentoPorcentaje;
  quote.descuentoPorcentaje = percent || null;
  quote.descuentoAprobado = false;
  quote.descuentoAprobadoPor = null;
  const calculation = await presentCalculation(work, quote);
  if (calculation?.estado === "confirmado") {
    Object.assign(calculation, finalPrice(calculation, percent, payingPersons(calculation)));
    quote.precioTotal = calculation.precioFinalTotal;
  } else if (calculation?.estado === "temporal") await figureCalculation(work, quote, calculation);
  work.audit("quote.updated", quote.id, {
    before: { descuentoPorcentaje: before },
    after: { descuentoPorcentaje: quote.descuentoPorcentaje, precioTotal: quote.precioTotal },
  });
  if (percent === 0) return;
  if (viewer && mayApproveDiscount(viewer.role as RoleNumber, own, percent)) await grantDiscount(work, quote);
  else await work.emit("quote.discount-asked", { quoteId: quote.id });
}
