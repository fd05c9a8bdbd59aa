import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import type { BankRuleInput } from "../outflow.inputs.ts";
import { refuseTerms, takesAnother, TWICE } from "./bank-rule.rules.ts";
import { type RuleTerms, saysRule } from "./rule.sql.ts";

/**
 * Returns the terms of a rule in their stored form. The caller holds the lock of the account; `id` is the
 * rule that is changed.
 * @throws Refusal for terms that no rule may have; CONFLICT for words of another rule, and for a rule that
 * would take a line of a client's payment, or of something that the agency pays.
 */
export async function checkedTerms(
  work: Work,
  accountId: string,
  { concept, words: typed, minAmount, maxAmount }: BankRuleInput,
  id: string | null,
): Promise<RuleTerms> {
  const [read] = await work.rows<{ words: string; twice: boolean }>(
    sql`select words, exists (select from bank_rules r where r.account_id = ${accountId} and r.words = w.words
        and r.ended_at is null and r.id is distinct from ${id}::uuid) as twice
      from (select movement_identity(${typed}) as words) w`,
  );
  const terms = { concept, words: read!.words, minAmount, maxAmount };
  refuseTerms(terms);
  if (read!.twice) throw conflict(TWICE, "words");
  const [other] = await work.rows<{ text: string }>(
    sql`select m.text from bank_movements m where m.account_id = ${accountId} and ${saysRule(terms)}
      and (m.backed > 0 or exists (select from bank_proposals b where b.movement_id = m.id)
        or exists (select from bank_allocations a where a.movement_id = m.id
          and num_nonnulls(a.installment_id, a.purchase_id, a.provider_payment_id, a.payout_id,
            a.refund_id) > 0)
        or m.state = 'libre' and m.amount > 0 and exists (select from payments p where p.sin_respaldo
          and p.monto - p.respaldado = m.amount))
      order by m.day desc, m.id limit 1`,
  );
  if (other) throw conflict(takesAnother(other.text), "words");
  return terms;
}
