import { plainWords } from "../../../../core/colombia/plain.ts";

/** Headings by which the report of an acquirer of cards is known, all of them, in plain words. */
const reports: Readonly<Record<string, readonly string[]>> = {
  "las ventas de Wompi": ["id de la transaccion", "medio de pago", "total desembolsado"],
  "las ventas de Bold": ["id transaccion", "estado actual", "deposito en cuenta bold"],
  "las ventas con tarjeta de Davibank": ["codigo red", "abono devol", "neto abonado"],
  "las ventas con tarjeta de Davivienda": ["fecha vale", "valor consumo", "valor neto"],
  "las ventas con tarjeta del Banco de Bogotá": ["fec consi", "fec tr", "neto"],
  "los pagos con QR de Redeban": ["estado", "emisor", "valor", "fecha"],
  "las ventas de Mercado Pago": ["source id", "transaction type", "settlement net amount"],
};

/** Headings of the reports, in plain words. */
export const reportHeadings: readonly string[] = Object.values(reports).flat();

/**
 * Returns why a file cannot be imported because it is the report of an acquirer and no statement: its lines
 * never moved in the account individually; null for another file.
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
