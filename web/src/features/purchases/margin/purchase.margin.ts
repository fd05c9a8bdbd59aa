import { grossMargin } from "@travesia/api/purchases/purchase/purchase.rules";
import type { ContractPurchaseFiguresQuery } from "../purchase/purchases.generated.ts";

type Figures = Pick<
  ContractPurchaseFiguresQuery["purchasesFinancialSummary"],
  "itemsComprados" | "margenBruto" | "precioContrato" | "totalCotizado"
>;

/** The gross margin of a contract in percent, 2 decimals, null while it is not known, and its name. */
export interface ContractMargin {
  readonly label: string;
  readonly share: number | null;
}

/**
 * Returns the margin as it is shown: by the quoted costs until something is bought, then by the purchases.
 */
export function shownMargin(figures: Figures | undefined): ContractMargin {
  if (!figures) return { label: "Margen bruto", share: null };
  if (figures.itemsComprados > 0) return { label: "Margen bruto", share: figures.margenBruto };
  return {
    label: "Margen bruto esperado",
    share: grossMargin(figures.precioContrato, figures.totalCotizado),
  };
}
