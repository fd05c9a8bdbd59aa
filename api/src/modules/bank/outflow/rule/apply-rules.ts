import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { closedMonthSql } from "../../../closing/closed-month.ts";
import { BankAllocation } from "../allocation.entity.ts";
import { namesAnother } from "../likely.rules.ts";
import { BankMovement } from "../../statement/bank-movement.entity.ts";
import { BankRule } from "./bank-rule.entity.ts";
import { equalsSomethingOpen, inDirection, saysRule } from "./rule.sql.ts";

/**
 * Classifies the movements of an import by the rules of its account, the rule with most words first. Left to
 * people are lines that a word of the file signed, that name another concept than the rule, that may be
 * something paid or owed, or of a closed month.
 */
export async function applyRules(work: Work, importId: string, accountId: string): Promise<void> {
  const rules = await work.em.find(BankRule, { account: accountId, endedAt: null });
  const longest = rules.sort(
    (one, other) => other.words.length - one.words.length || (one.id < other.id ? -1 : 1),
  );
  for (const rule of longest) {
    const found = await work.rows<{ id: string; amount: string; cents: number; text: string }>(
      sql`select m.id, m.amount, m.cents::int as cents, m.text from bank_movements m
        where m.import_id = ${importId} and m.state = 'libre' and m.backed = 0 and m.explained = 0
          and not m.signed_by_word and ${inDirection(rule.concept)} and ${saysRule(rule)}
          and not ${equalsSomethingOpen} and ${closedMonthSql(sql`m.day`)} is null
        order by m.id for update`,
    );
    for (const { id, amount, cents, text } of found) {
      if (namesAnother(text, rule)) continue;
      work.add(
        make(BankAllocation, {
          movement: work.em.getReference(BankMovement, id),
          concept: rule.concept,
          amount: Number(amount),
          centavos: cents,
          rule,
          origin: "regla",
          createdAt: work.now,
        }),
      );
      work.audit("bank.explained", id, {
        movementId: id,
        concept: rule.concept,
        amount: Math.abs(Number(amount)),
        origin: "regla",
        registered: false,
        ruleId: rule.id,
      });
    }
    await work.save();
  }
}
