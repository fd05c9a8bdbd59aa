import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import { useContractPurchaseFiguresQuery } from "./purchases.generated.ts";

const percent = new Intl.NumberFormat("es-CO", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What the purchases of a contract leave of its price, and what is owed to providers. */
export function MarginFigures({ contractId }: { readonly contractId: string }) {
  const { data } = useContractPurchaseFiguresQuery({ variables: { contractId } });
  const figures = data?.purchasesFinancialSummary;
  const due = figures && figures.cuotasVencidas > 0 ? `${figures.cuotasVencidas} cuotas vencidas` : undefined;
  const soon = figures && figures.cuotasProximas > 0 ? `${figures.cuotasProximas} cuotas vencen en 3 días o menos` : undefined;
  return (
    <Figures
      figures={[
        { label: "Pagado a proveedores", value: <Money amount={figures?.totalPagado} /> },
        { label: "Por pagar a proveedores", value: <Money amount={figures?.saldoPendiente} />, note: due ?? soon },
        {
          label: "Margen bruto",
          value: figures?.margenBruto == null ? "—" : `${percent.format(figures.margenBruto)} %`,
          note: "Precio menos lo comprado hasta hoy",
        },
      ]}
    />
  );
}
