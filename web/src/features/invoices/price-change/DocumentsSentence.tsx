import { Money } from "../../../ui/Money.tsx";
import type { InvoiceChangeQuery } from "../invoices.generated.ts";

interface DocumentsSentenceProps {
  readonly change: NonNullable<InvoiceChangeQuery["invoiceChange"]>;
}

/**
 * Shows the sentence: «Este otrosí anula la factura FE-1 con nota crédito por $ 1.000 y emite una nueva por $
 * 2.000.»
 */
export const DocumentsSentence = ({ change: { factura, nota, nueva } }: DocumentsSentenceProps) => (
  <span>
    Este otrosí anula la factura {factura} con nota crédito por <Money amount={nota.total} /> y emite una
    nueva por <Money amount={nueva.total} />.
  </span>
);
