import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { InvoiceLine } from "./invoice-line.entity.ts";
import type { DraftLine } from "./invoice.rules.ts";

/** The lines of an invoice in their order, as they were made. */
export async function linesOfInvoice(em: SqlEntityManager, invoiceId: string): Promise<readonly DraftLine[]> {
  const rows = await em.find(InvoiceLine, { invoice: invoiceId }, { orderBy: { posicion: "asc" } });
  return rows.map(({ impuesto, tarifa, descripcion, base, iva, total, mandanteNombre, mandanteNit }) => ({
    impuesto,
    tarifa,
    descripcion,
    base,
    iva,
    total,
    mandante: mandanteNit === null ? null : { nombre: mandanteNombre ?? "", nit: mandanteNit },
  }));
}
