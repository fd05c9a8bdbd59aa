import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import type { TeamNodeFragment } from "./teams.generated.ts";

/** What everybody sold together. */
export function TeamTotals({ totals }: { readonly totals: TeamNodeFragment["metrics"] }) {
  return (
    <Figures
      figures={[
        {
          label: "Cotizaciones abiertas",
          value: totals.openQuotes.toLocaleString("es-CO"),
          note: "de cualquier fecha",
        },
        { label: "Cotizaciones hechas", value: totals.quotes.toLocaleString("es-CO") },
        { label: "Contratos firmados", value: totals.contracts.toLocaleString("es-CO") },
        { ...defined.vendido, value: <Money amount={totals.sales} /> },
        { label: "Comisiones", value: <Money amount={totals.commissions} /> },
      ]}
    />
  );
}
