import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { InvoiceLine } from "./invoice-line.entity.ts";
import type { DraftLine } from "./invoice.rules.ts";

/** Returns the lines of an invoice, in order. */
export async function linesOfInvoice(em: SqlEntityManager, invoiceId: string): Promise<readonly DraftLine[]> {
  const rows = await em.find(InvoiceLine, { invoice: invoiceId }, { orderBy: { posicion: "asc" } });
  return rows.map((line) => chargedLine(line));
}

/**
 * Returns a line of an invoice as documents print it, with the given amount: all of it, or the part that a
 * credit note credits.
 */
export function chargedLine(
  line: InvoiceLine,
  { base, iva, total }: Pick<DraftLine, "base" | "iva" | "total"> = line,
): DraftLine {
  const { impuesto, tarifa, descripcion, mandanteNombre, mandanteNit } = line;
  const mandante = mandanteNit === null ? null : { nombre: mandanteNombre ?? "", nit: mandanteNit };
  return { impuesto, tarifa, descripcion, base, iva, total, mandante };
}
