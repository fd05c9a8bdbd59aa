import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { formatDay } from "../../ui/days.ts";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import type { ProviderRecordFragment } from "./providers.generated.ts";
import { formatPercent } from "../../ui/percent.ts";

type Counted = Pick<
  ProviderRecordFragment,
  "owed" | "overdue" | "nextDue" | "bought" | "purchaseCount" | "onTimeRate"
>;

/** Shows the debt to a provider, the purchases from the provider, and how punctually they were paid. */
export function ProviderFigures({ provider }: { readonly provider: Counted }) {
  const { owed, overdue, nextDue, bought, purchaseCount, onTimeRate } = provider;
  return (
    <Figures
      paired
      figures={[
        {
          label: defined.porPagar.label,
          value: <Money amount={owed} />,
          note: nextDue ? `Próximo pago: ${formatDay(nextDue)}` : "Nada con fecha por pagar",
        },
        { label: "Vencido", value: <Money amount={overdue} /> },
        {
          label: defined.compras.label,
          value: <Money amount={bought} />,
          note: purchaseCount === 1 ? "1 compra" : `${purchaseCount.toLocaleString("es-CO")} compras`,
        },
        {
          label: "Pagado a tiempo",
          value: onTimeRate === null ? "–" : formatPercent(onTimeRate),
          note: onTimeRate === null ? "Aún no hay pagos con fecha" : "De los pagos que tenían fecha",
        },
      ]}
    />
  );
}
