import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import { buyerPartySql } from "../../../invoices/document/buyer.sql.ts";
import type { FiscalFact, HeldLine, OwnLine } from "../facts.type.ts";
import type { Party } from "../journal.type.ts";
import { cents } from "../lines.rules.ts";
import { mandanteParty } from "../party.sql.ts";
import { booked, type FactRow, type Source, type Until } from "./source.type.ts";

const incomes: Readonly<Record<string, string>> = {
  GRAVADO_19: "ingreso.gravado",
  EXENTO_481: "ingreso.exento",
  EXCLUIDO: "ingreso.excluido",
  NO_GRAVADO_EXTERIOR: "ingreso.exterior",
};

interface FiscalRow extends FactRow {
  readonly invoice: string;
  readonly client: string;
  readonly iva: number;
  readonly lines: readonly { impuesto: string; base: number; total: number; mandante: Party | null }[];
}

/** SQL condition: the document counts, as it is neither a test nor rejected by the DIAN. */
export const counts = (alias: string): Fragment =>
  sql`(${raw(alias)}.content->>'ambiente' = '1' and ${raw(alias)}.sending_state <> 'rechazada')`;

const party = (content: Fragment, contract: Fragment): Fragment =>
  sql`(select jsonb_build_object('type', t.p->>'document_type', 'document', t.p->>'document',
      'dv', t.p->>'check_digit', 'name', coalesce(t.p->>'name', ''))
    from (select ${buyerPartySql(content, contract)} as p) t)`;

const clientName = sql`trim(concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname'))`;

function factsFrom(
  rows: readonly { fact: FiscalRow }[],
  kind: FiscalFact["kind"],
  until: Until,
): FiscalFact[] {
  return rows.map(({ fact: row }) => {
    const own: OwnLine[] = [];
    const held: HeldLine[] = [];
    for (const { impuesto, base, total, mandante } of row.lines)
      if (mandante) held.push({ party: mandante, amount: cents(total) });
      else own.push({ key: incomes[impuesto] ?? "ingreso.gravado", base: cents(base) });
    return {
      kind,
      // A note has its page in the one of its invoice.
      ...(kind === "invoice"
        ? booked(row, "invoice", until)
        : booked({ ...row, sale: row.invoice }, "credit-note", until)),
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      number: row.name,
      invoice: row.invoice,
      client: row.client,
      own,
      vat: cents(row.iva),
      held,
    };
  });
}

/** Movements 12 to 15: invoices that count. */
export const invoices: Source = {
  movements: [12, 13, 14, 15],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FiscalRow }>(
      sql`select jsonb_build_object('id', f.id, 'day', f.issue_date, 'known', f.issued_at, 'name', f.number,
          'party', ${party(sql`f.content`, sql`c.id`)}, 'sale', c.id, 'contract', c.contract_number,
          'client', ${clientName}, 'invoice', f.id, 'iva', f.iva_amount,
          'lines', (select jsonb_agg(jsonb_build_object('impuesto', l.impuesto, 'base', l.base,
              'total', l.total, 'mandante', case when l.impuesto = 'TERCEROS' then ${mandanteParty("l")} end)
              order by l.posicion) from invoice_lines l where l.invoice_id = f.id)) as fact
        from invoices f join contracts c on c.id = f.contract_id
        where ${counts("f")} and f.issue_date <= ${until.to}::date`,
    );
    return factsFrom(rows, "invoice", until);
  },
};

/** Movements 18 and 19: credit notes that count, on invoices that count. */
export const creditNotes: Source = {
  movements: [18, 19],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FiscalRow }>(
      sql`select jsonb_build_object('id', n.id, 'day', n.issue_date, 'known', n.issued_at, 'name', n.number,
          'party', ${party(sql`f.content`, sql`c.id`)}, 'sale', c.id, 'contract', c.contract_number,
          'client', ${clientName}, 'invoice', f.id, 'iva', n.iva_amount,
          'lines', (select jsonb_agg(jsonb_build_object('impuesto', l.impuesto, 'base', x.base,
              'total', x.total, 'mandante', case when l.impuesto = 'TERCEROS' then ${mandanteParty("l")} end)
              order by x.posicion) from credit_note_lines x join invoice_lines l on l.id = x.line_id
            where x.note_id = n.id)) as fact
        from credit_notes n join invoices f on f.id = n.invoice_id join contracts c on c.id = f.contract_id
        where ${counts("n")} and ${counts("f")} and n.issue_date <= ${until.to}::date`,
    );
    return factsFrom(rows, "note", until);
  },
};
