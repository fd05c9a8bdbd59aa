import { plainWords } from "../../../../core/colombia/plain.ts";

/**
 * Headings that identify the report of each card acquirer, in lower case without accents; all of them must
 * occur.
 */
const reports: Readonly<Record<string, readonly string[]>> = {
  "las ventas de Wompi": ["id de la transaccion", "medio de pago", "total desembolsado"],
  "las ventas de Bold": ["id transaccion", "estado actual", "deposito en cuenta bold"],
  "las ventas con tarjeta de Davibank": ["codigo red", "abono devol", "neto abonado"],
  "las ventas con tarjeta de Davivienda": ["fecha vale", "valor consumo", "valor neto"],
  "las ventas con tarjeta del Banco de Bogotá": ["fec consi", "fec tr", "neto"],
  "los pagos con QR de Redeban": ["estado", "emisor", "valor", "fecha"],
  "las ventas de Mercado Pago": ["source id", "transaction type", "settlement net amount"],
};

/** Headings of all reports, in lower case without accents. */
export const reportHeadings: readonly string[] = Object.values(reports).flat();

/**
 * Returns the reason why a file cannot be imported when it is an acquirer's report instead of a bank
 * statement, because its lines never moved in the account individually; null for another file.
 */
export function reportProblem(lines: readonly (readonly string[])[]): string | null {
  for (const cells of lines) {
    const there = new Set(cells.map(plainWords));
    const [found] = Object.entries(reports).find(([, needs]) => needs.every((one) => there.has(one))) ?? [];
    if (found)
      return (
        `Es el informe de ${found}, no un extracto: el banco no abona cada venta por separado. ` +
        "Descarga los movimientos de la cuenta a la que llega ese dinero."
      );
  }
  return null;
}
