import { formatCop } from "@travesia/api/cop";
import type { InvoiceDetailQuery } from "../invoices.generated.ts";

type Invoice = NonNullable<InvoiceDetailQuery["invoice"]>;

/** Facts from which the collection of an invoice follows, in COP. */
export interface Collected extends Pick<Invoice, "cobro" | "cobrado" | "net"> {
  readonly contract: Pick<Invoice["contract"], "totalPagado">;
}

/**
 * Returns how much of an invoice was collected, in a sentence. The verified payments of the contract pay its
 * oldest invoice first.
 */
export function collectedText({ cobro, cobrado, net, contract: { totalPagado } }: Collected): string {
  if (cobro === null) return "Las notas crédito la devuelven completa: no queda nada por cobrar.";
  if (cobro === "pagada") return "Los pagos verificados del contrato la cubren completa.";
  if (cobro === "parcial") {
    const partly = `Van ${formatCop(cobrado)} de ${formatCop(net)}: faltan ${formatCop(net - cobrado)}.`;
    return totalPagado > cobrado ? `${partly} El resto de los pagos cubrió una factura anterior.` : partly;
  }
  return totalPagado > 0
    ? `Los ${formatCop(totalPagado)} verificados del contrato cubren una factura anterior.`
    : "El contrato todavía no tiene pagos verificados.";
}
