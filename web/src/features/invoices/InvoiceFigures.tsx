import { FigureLine } from "../../ui/FigureLine.tsx";
import { Money } from "../../ui/Money.tsx";
import type { InvoiceTotalsQuery } from "./invoices.generated.ts";

/** Shows the sums of the invoices that a list shows: invoiced, less credit notes, net, with its IVA. */
export function InvoiceFigures({
  totals,
}: {
  readonly totals: InvoiceTotalsQuery["invoiceTotals"] | undefined;
}) {
  return (
    <FigureLine
      figures={[
        { label: "Facturado", value: <Money amount={totals?.facturado} /> },
        { label: "Notas crédito", value: <Money amount={totals && 0 - totals.notas} /> },
        { label: "Neto", value: <Money amount={totals?.neto} /> },
        { label: "IVA neto", value: <Money amount={totals?.iva} /> },
        { label: "Por cobrar", value: <Money amount={totals?.porCobrar} /> },
      ]}
    />
  );
}
