import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import type { ProviderRecordFragment } from "./providers.generated.ts";
import { formatPercent } from "../../ui/percent.ts";

type Bought = Pick<ProviderRecordFragment, "bought" | "purchaseCount" | "onTimeRate">;

/** Shows what was bought from a provider, and how punctually it was paid; what is owed is in the head. */
export function ProviderFigures({ provider }: { readonly provider: Bought }) {
  const { bought, purchaseCount, onTimeRate } = provider;
  return (
    <Figures
      figures={[
        {
          label: "Comprado",
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
