import { grossMargin } from "@travesia/api/purchases/purchase/purchase.rules";
import type { ContractPurchaseFiguresQuery } from "../purchase/purchases.generated.ts";

type Figures = Pick<
  ContractPurchaseFiguresQuery["purchasesFinancialSummary"],
  "itemsComprados" | "margenBruto" | "precioContrato" | "totalCotizado"
>;

/**
 * The gross margin of a contract in percent, 2 decimals, null while it is not known, and what it is called.
 */
export interface ContractMargin {
  readonly label: string;
  readonly share: number | null;
}

/**
 * Returns the margin as it is shown: what the quoted costs would leave until something is bought, then what
 * the purchases left.
 */
export function shownMargin(figures: Figures | undefined): ContractMargin {
  if (!figures) return { label: "Margen bruto", share: null };
  if (figures.itemsComprados > 0) return { label: "Margen bruto", share: figures.margenBruto };
  return {
    label: "Margen bruto esperado",
    share: grossMargin(figures.precioContrato, figures.totalCotizado),
  };
}
