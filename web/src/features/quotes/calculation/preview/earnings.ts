import { formatCop, percentage } from "@travesia/api/cop";
import {
  finalPrice,
  type FinalPrice,
  marginOf,
  type PriceParts,
} from "@travesia/api/quotes/calculation/calculation.rules";
import { formatPercent } from "../../../../ui/percent.ts";

/** Additional discount in percent with which the seller also sees the margin. */
const TRIED_DISCOUNT = 5;

const share = (figures: PriceParts & FinalPrice): string | null => {
  const percent = percentage(marginOf(figures).amount, figures.precioFinalTotal, 1);
  return percent === null ? null : formatPercent(percent, 1);
};

/**
 * Returns a line with the agency's profit at a price, its margin, and the margin with a further 5 % discount;
 * null without a price. Example: `ganas $ 30.000 · margen 12,9 % · con 5 % de descuento 8,3 %`.
 */
export function earningsText(
  figures: PriceParts & FinalPrice,
  discountPercent: number,
  persons: number,
): string | null {
  if (figures.precioFinalTotal === 0) return null;
  const { amount } = marginOf(figures);
  const tried = discountPercent + TRIED_DISCOUNT;
  const less = tried < 100 ? share({ ...figures, ...finalPrice(figures, tried, persons) }) : null;
  return [
    `${amount < 0 ? "pierdes" : "ganas"} ${formatCop(Math.abs(amount))}`,
    `margen ${share(figures) ?? ""}`,
    less !== null && `con ${TRIED_DISCOUNT}\u00a0%${discountPercent > 0 ? " más" : ""} de descuento ${less}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
