import { grossMargin } from "@travesia/api/purchases/purchase/purchase.rules";
import type { ContractPurchaseFiguresQuery } from "../purchase/purchases.generated.ts";

type Figures = Pick<
  ContractPurchaseFiguresQuery["purchasesFinancialSummary"],
  "itemsComprados" | "margenBruto" | "precioContrato" | "totalCotizado"
>;

/** Gross margin of a contract in percent with 2 decimals (null when unknown), and its label. */
export interface ContractMargin {
  readonly label: string;
  readonly share: number | null;
}

/**
 * Returns the margin to display: based on the quoted costs until something is purchased, then on the
 * purchases.
 */
export function shownMargin(figures: Figures | undefined): ContractMargin {
  if (!figures) return { label: "Margen bruto", share: null };
  if (figures.itemsComprados > 0) return { label: "Margen bruto", share: figures.margenBruto };
  return {
    label: "Margen bruto esperado",
    share: grossMargin(figures.precioContrato, figures.totalCotizado),
  };
}
