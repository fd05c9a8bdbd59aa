import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { type Concept, conceptLabels } from "../../../bank/outflow/concept.rules.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import type { BankFact, BankPart } from "../facts.type.ts";
import type { Party } from "../journal.type.ts";
import { bankParty, providerParty } from "../party.sql.ts";
import { booked, type FactRow, type Source } from "./source.type.ts";

/** Accounts of the concepts that are booked by the movement itself. */
const keys: Partial<Record<Concept, string>> = {
  gastos_bancarios: "banco.gastos",
  gmf: "banco.gmf",
  iva: "iva.descontable",
  interes_pagado: "interes.pagado",
  interes_recibido: "interes.recibido",
  retenido: "sufrida.renta",
  efectivo: "caja",
  anticipo: "anticipo.proveedor",
  devolucion_proveedor: "anticipo.proveedor",
};

/**
 * SQL: own transfers with the other side of each, by account, amount and order of days. Both files show a
 * transfer: its inflow is booked by its outflow, where that is known.
 */
export const transfers: Fragment = sql`transfers as (
    select s.*, o.movement_id as out_id from (
      select b.id, b.movement_id, m.account_id as own, b.other_account_id as other, m.day,
        b.amount * 100 + b.cents as amount, row_number() over (partition by m.account_id, b.other_account_id,
          b.amount, b.cents order by m.day, b.id) as place
      from bank_allocations b join bank_movements m on m.id = b.movement_id where b.concept = 'traslado') s
    left join (
      select b.movement_id, m.account_id as own, b.other_account_id as other,
        -(b.amount * 100 + b.cents) as amount,
        row_number() over (partition by m.account_id, b.other_account_id, b.amount, b.cents
          order by m.day, b.id) as place
      from bank_allocations b join bank_movements m on m.id = b.movement_id
      where b.concept = 'traslado' and b.amount * 100 + b.cents < 0) o
    on s.amount > 0 and o.own = s.other and o.other = s.own and o.amount = s.amount and o.place = s.place)`;

interface PartRow {
  readonly concept: Concept;
  readonly amount: number;
  readonly other: string | null;
  readonly provider: Party | null;
  readonly purchase: { readonly id: string; readonly contract: string } | null;
}

interface BankRow extends Omit<FactRow, "sale" | "contract"> {
  readonly account: string;
  readonly parts: readonly PartRow[];
}

function partOf({ concept, amount, other, provider, purchase }: PartRow, bank: Party): BankPart {
  const key = concept === "traslado" ? bankKey(other) : (keys[concept] ?? bankKey(null));
  const detail = conceptLabels[concept];
  return { key, amount, party: provider ?? bank, detail, ...(purchase && { purchase }) };
}

/**
 * Movements 11, 31 to 33, and the last part of 21: movements of the bank by their concepts. Settlements of
 * the online provider (movement 4) bring a source of their own.
 */
export const bankConcepts: Source = {
  movements: [11, 21, 31, 32, 33],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: BankRow }>(
      sql`with ${transfers}
        select jsonb_build_object('id', m.id, 'day', m.day, 'known', max(b.created_at), 'name',
          coalesce(nullif(concat_ws(' · ', nullif(m.text, ''), m.reference), ''), 'Movimiento'),
          'party', ${bankParty("a")}, 'account', m.account_id,
          'parts', jsonb_agg(jsonb_build_object('concept', b.concept, 'amount', b.amount * 100 + b.cents,
            'other', b.other_account_id,
            'provider', case when w.id is not null then ${providerParty("w")} end,
            'purchase', case when p.id is not null then jsonb_build_object('id', p.id,
              'contract', c.contract_number) end) order by b.created_at, b.id)) as fact
        from bank_allocations b join bank_movements m on m.id = b.movement_id
          join agency_accounts a on a.id = m.account_id
          left join purchases p on p.id = b.purchase_id
          left join contract_items i on i.id = p.contract_item_id
          left join contracts c on c.id = i.contract_id
          left join providers w on w.id = coalesce(b.provider_id, p.provider_id)
          left join transfers t on t.id = b.id
        where b.concept = any(${[...Object.keys(keys), "traslado"]}::text[]) and t.out_id is null
          and m.day <= ${until.to}::date
        group by m.id, a.id`,
    );
    return rows.map(({ fact: row }): BankFact => ({
      kind: "bank",
      ...booked(row, "bank-movement", until),
      party: row.party,
      place: bankKey(row.account),
      parts: row.parts.map((part) => partOf(part, row.party)),
    }));
  },
};
