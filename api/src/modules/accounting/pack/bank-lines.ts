import { type Month, monthBounds } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { type Concept, conceptLabels } from "../../bank/outflow/concept.rules.ts";
import { bankKey } from "../mapping/account-keys.rules.ts";
import type { BankLine } from "./material.type.ts";

/** Reads the movements of the bank in a month, with the receipts that they back and their concepts. */
export async function bankLines(scope: Scope, mes: Month): Promise<BankLine[]> {
  const { from, to } = monthBounds(mes);
  const rows = await scope.rows<{
    line: Omit<BankLine, "key"> & { accountId: string; concepts: readonly Concept[] };
  }>(
    sql`select jsonb_build_object('day', m.day, 'accountId', m.account_id,
        'account', concat_ws(' ', nullif(a.bank, ''), '•••• ' || right(a.number, 4)), 'text', m.text,
        'reference', m.reference, 'amount', m.amount * 100 + m.cents, 'state', m.state,
        'backs', coalesce((select string_agg(p.receipt_number, ', ' order by p.receipt_number)
          from bank_backings b join payments p on p.id = b.payment_id where b.movement_id = m.id), ''),
        'concepts', (select coalesce(jsonb_agg(distinct b.concept), '[]') from bank_allocations b
          where b.movement_id = m.id)) as line
      from bank_movements m join agency_accounts a on a.id = m.account_id
      where m.day between ${from}::date and ${to}::date order by a.position, m.day, m.id`,
  );
  return rows.map(({ line: { accountId, concepts, ...line } }) => ({
    ...line,
    backs: [line.backs, ...concepts.map((concept) => conceptLabels[concept])].filter(Boolean).join(", "),
    key: bankKey(accountId),
  }));
}
