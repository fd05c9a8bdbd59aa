import { formatCop } from "@travesia/api/cop";
import type { ContractRecordFragment } from "./contracts.generated.ts";

type Cancelled = Pick<
  ContractRecordFragment,
  "status" | "signedAt" | "totalPagado" | "porVerificar" | "totalComprado" | "quote"
>;

/**
 * What cancelling a contract means for its money, its purchases and its quote: one sentence each, of what is
 * true of it.
 */
export function consequences({
  signedAt,
  totalPagado,
  porVerificar,
  totalComprado,
  quote,
  status,
}: Cancelled): string[] {
  const said: (string | false)[] = [
    totalPagado > 0
      ? `El cliente ha pagado ${formatCop(totalPagado)}: ` + "los recibos siguen en el registro."
      : "El cliente no ha pagado nada.",
    porVerificar > 0 && `Hay ${formatCop(porVerificar)} por verificar: se pueden rechazar, no verificar.`,
    (totalComprado ?? 0) > 0 &&
      `Ya se compraron servicios por ${formatCop(totalComprado ?? 0)}: las compras no se anulan solas.`,
    status === "completed" &&
      "Las comisiones sin pagar quedan anuladas y las pagadas se descuentan el mes siguiente.",
    signedAt === null && quote !== null && `La cotización ${quote.quoteNumber} vuelve a quedar aprobada.`,
  ];
  return said.filter((sentence) => sentence !== false);
}
