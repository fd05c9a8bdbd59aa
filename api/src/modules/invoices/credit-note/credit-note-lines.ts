import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { DraftLine } from "../invoice/invoice.rules.ts";
import { chargedLine } from "../invoice/lines-of-invoice.ts";
import { CreditNoteLine } from "./credit-note-line.entity.ts";
import type { CreditableLine } from "./credit-note.rules.ts";

/** Returns the lines that a credit note credits, in invoice order. */
export async function linesOfNote(em: SqlEntityManager, noteId: string): Promise<readonly DraftLine[]> {
  const rows = await em.find(
    CreditNoteLine,
    { note: noteId },
    { orderBy: { posicion: "asc" }, populate: ["line"] },
  );
  return rows.map((row) => chargedLine(row.line, row));
}

/**
 * Returns the lines of an invoice with the uncredited amount of each, taking into account all notes except
 * `without`. In an act, the invoice is already locked.
 */
export const creditableLines = (
  scope: Scope,
  invoiceId: string,
  without: string | null = null,
): Promise<CreditableLine[]> =>
  scope.rows<CreditableLine>(
    sql`select l.posicion, l.tarifa, (l.base - coalesce(sum(n.base), 0))::float8 as base,
        (l.iva - coalesce(sum(n.iva), 0))::float8 as iva
      from invoice_lines l left join credit_note_lines n
        on n.line_id = l.id and n.note_id is distinct from ${without}::uuid
      where l.invoice_id = ${invoiceId} group by l.id order by l.posicion`,
  );
