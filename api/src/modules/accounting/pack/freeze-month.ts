import { v7 } from "uuid";
import type { Month } from "../../../core/colombia/days.ts";
import { conflict, forbidden, Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { MonthClosing } from "../../closing/month-closing.entity.ts";
import { monthFacts } from "../../closing/month-facts.ts";
import { unbalanced } from "../journal/journal.rules.ts";
import type { Program } from "../mapping/account-keys.rules.ts";
import { settingsOf } from "../mapping/mapping.reads.ts";
import { composeMonth } from "./compose-month.ts";
import { MISSING_ACCOUNTS, outOfBalance, packageActs } from "./package.acts.rules.ts";

/** Content of a closed month's folder that is kept: its id, its version and its number of vouchers. */
export interface FrozenMonth {
  readonly packageId: string;
  readonly number: number;
  readonly vouchers: number;
  readonly sha256: string;
  readonly program: Program;
}

/**
 * Keeps the content of a closed month's folder the first time that it is exported; the same closing gives the
 * same content again. Holds the month meanwhile.
 * @throws Refusal CONFLICT for a month that is not closed, for keys without account, which are all named, and
 *   for vouchers out of balance.
 */
export async function freezeMonth(work: Work, mes: Month): Promise<FrozenMonth> {
  if (!work.viewer) throw forbidden();
  await work.lockName(`month ${mes}`);
  packageActs.refuse("exportMonth", work, await monthFacts(work, mes));
  const { program } = await settingsOf(work);
  const closing = await work.em.findOneOrFail(MonthClosing, { mes, reopenedAt: null });
  const kept = await keptOf(work, closing.id);
  if (kept) return { ...kept, program };

  const { material, missing } = await composeMonth(work, mes);
  if (missing.length > 0)
    throw new Refusal(
      "CONFLICT",
      MISSING_ACCOUNTS,
      missing.map(({ key, label }) => ({ field: key, message: label })),
    );
  const wrong = unbalanced(material.vouchers);
  if (wrong.length > 0) throw conflict(outOfBalance(wrong.map(({ number }) => number)));
  await work.rows(
    sql`insert into accounting_packages (id, closing_id, mes, number, material, sha256, created_at,
        created_by_id)
      select ${v7()}::uuid, ${closing.id}::uuid, ${mes},
        1 + (select count(*) from accounting_packages where mes = ${mes}),
        m.material, encode(sha256(convert_to(m.material::text, 'UTF8')), 'hex'), ${work.now}::timestamptz,
        ${work.viewer.id}::int
      from (select ${JSON.stringify(material)}::jsonb as material) m returning id`,
  );
  const made = await keptOf(work, closing.id);
  if (!made) throw new Error(`the folder of ${mes} was not kept`);
  return { ...made, program };
}

async function keptOf(work: Work, closingId: string): Promise<Omit<FrozenMonth, "program"> | null> {
  const [kept] = await work.rows<Omit<FrozenMonth, "program">>(
    sql`select id as "packageId", number, sha256, jsonb_array_length(material->'vouchers') as vouchers
      from accounting_packages where closing_id = ${closingId}::uuid`,
  );
  return kept ?? null;
}
