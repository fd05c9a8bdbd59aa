import { v7 } from "uuid";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { StatementLine } from "./statement-lines.ts";

/** The days before a reversal within which what it takes back came in. */
const REVERSED_WITHIN = 15;

/**
 * Writes the movements of a file that are not there yet, all in one statement, and finds what its reversals
 * take back; answers how many are new. The caller holds the turn of the account.
 * @throws Refusal CONFLICT, naming the line, when the bank gave its id to another movement before.
 */
export async function insertMovements(
  work: Work,
  { importId, accountId }: { readonly importId: string; readonly accountId: string },
  movements: readonly StatementLine[],
): Promise<number> {
  await refuseReusedIds(work, accountId, movements);
  const [inserted] = await work.rows<{ fresh: number }>(
    sql`with fresh as (
      insert into bank_movements (id, account_id, import_id, created_at, day, amount, text, reference,
        bank_id, ordinal, kind)
      select g.id, ${accountId}, ${importId}, ${work.now}, g.day, g.amount, g.text, g.reference,
        g.bank_id, g.ordinal, g.kind
      from unnest(${movements.map(() => v7())}::uuid[], ${of(movements, "day")}::date[],
        ${of(movements, "amount")}::bigint[], ${of(movements, "text")}::text[],
        ${of(movements, "reference")}::text[], ${of(movements, "bankId")}::text[],
        ${of(movements, "ordinal")}::int[], ${of(movements, "kind")}::text[])
        as g(id, day, amount, text, reference, bank_id, ordinal, kind)
      on conflict do nothing returning 1)
    select count(*)::int as fresh from fresh`,
  );
  await work.rows(reversalsOf(importId));
  return inserted?.fresh ?? 0;
}

const of = <K extends keyof StatementLine>(movements: readonly StatementLine[], key: K): StatementLine[K][] =>
  movements.map((movement) => movement[key]);

async function refuseReusedIds(
  work: Work,
  accountId: string,
  movements: readonly StatementLine[],
): Promise<void> {
  const [reused] = await work.rows<{ line: number; bank_id: string }>(
    sql`select g.line, g.bank_id
      from unnest(${of(movements, "line")}::int[], ${of(movements, "day")}::date[],
        ${of(movements, "amount")}::bigint[], ${of(movements, "bankId")}::text[])
        as g(line, day, amount, bank_id)
      join bank_movements m on m.account_id = ${accountId} and m.bank_id = g.bank_id
      where (m.day, m.amount) <> (g.day, g.amount)
      order by g.line limit 1`,
  );
  if (reused)
    throw conflict(
      `Línea ${reused.line}: el banco ya había dado el identificador «${reused.bank_id}» ` +
        "a otro movimiento. Revisa qué columna es el identificador.",
      "file",
    );
}

/**
 * Marks what came in and was taken back: for each reversal of an import the last movement before it of its
 * amount, with its reference where both say one.
 */
const reversalsOf = (importId: string): Fragment => sql`
  update bank_movements credit set reversed_by_id = pair.reversal, proposed = false
  from (
    select distinct on (reversal) reversal, came from (
      select distinct on (c.id) r.id as reversal, c.id as came, c.day, c.ordinal
      from bank_movements r join bank_movements c on c.account_id = r.account_id and c.amount = -r.amount
        and c.day between r.day - ${REVERSED_WITHIN}::int and r.day and c.reversed_by_id is null
        and (c.reference = r.reference or c.reference is null or r.reference is null)
      where r.import_id = ${importId} and r.kind = 'reversion' and r.amount < 0
        and not exists (select from bank_movements o where o.reversed_by_id = r.id)
      order by c.id, r.day, r.id) one
    order by reversal, day desc, ordinal desc) pair
  where credit.id = pair.came`;
