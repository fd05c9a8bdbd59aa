import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import type { TeamNodeFragment } from "./teams.generated.ts";

/** Shows the total sales of all people. */
export function TeamTotals({ totals }: { readonly totals: TeamNodeFragment["metrics"] }) {
  return (
    <Figures
      figures={[
        {
          ...defined.cotizacionesAbiertas,
          value: totals.openQuotes.toLocaleString("es-CO"),
          note: "de cualquier fecha",
        },
        {
          label: "Cotizaciones hechas",
          about: defined.cotizacionesHechas.about,
          value: totals.quotes.toLocaleString("es-CO"),
        },
        { ...defined.contratosFirmados, value: totals.contracts.toLocaleString("es-CO") },
        { ...defined.vendidoEquipo, value: <Money amount={totals.sales} /> },
        { ...defined.comisiones, value: <Money amount={totals.commissions} /> },
      ]}
    />
  );
}
