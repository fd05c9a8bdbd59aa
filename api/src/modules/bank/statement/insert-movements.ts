import { v7 } from "uuid";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { KnownLine, FileLine } from "./meet-account.ts";
import { LESS_THAN_A_PESO } from "./movement-kind.rules.ts";

/** Maximum number of days between a movement and its reversal. */
const REVERSED_WITHIN = 15;

interface Brought {
  readonly importId: string;
  readonly accountId: string;
}

/**
 * Stores the new movements of a file in one statement, and marks the movements that its reversals reverse;
 * returns the number stored. The caller holds the lock of the account; without it, the database refuses a
 * movement that is stored twice.
 */
export async function insertMovements(
  work: Work,
  { importId, accountId }: Brought,
  movements: readonly FileLine[],
): Promise<number> {
  const [inserted] = await work.rows<{ fresh: number }>(
    sql`with incoming as (
      select g.*, coalesce((select max(o.ordinal) from bank_movements o
          where o.account_id = ${accountId} and o.day = g.day and o.amount = g.amount and o.cents = g.cents
            and md5(o.identity) = md5(g.identity)), 0)
        + row_number() over (partition by g.day, g.amount, g.cents, g.identity order by g.line) as ordinal
      from unnest(${movements.map(() => v7())}::uuid[], ${of(movements, "line")}::int[],
        ${of(movements, "day")}::date[], ${of(movements, "amount")}::bigint[],
        ${of(movements, "centavos")}::int[], ${of(movements, "text")}::text[],
        ${of(movements, "identity")}::text[], ${of(movements, "reference")}::text[],
        ${of(movements, "bankId")}::text[], ${of(movements, "kind")}::text[],
        ${of(movements, "signedByWord")}::boolean[])
        as g(id, line, day, amount, cents, text, identity, reference, bank_id, kind, signed_by_word)
    ), fresh as (
      insert into bank_movements (id, account_id, import_id, created_at, day, amount, cents, text, reference,
        bank_id, ordinal, kind, signed_by_word, aside_reason)
      select id, ${accountId}, ${importId}, ${work.now}, day, amount, cents, text, reference, bank_id,
        ordinal, kind, signed_by_word, case when amount = 0 then ${LESS_THAN_A_PESO}::text end
      from incoming order by line
      on conflict do nothing returning 1)
    select count(*)::int as fresh from fresh`,
  );
  await work.rows(reversalsOf(importId));
  return inserted?.fresh ?? 0;
}

/** Records the earlier movements that a file contains again. */
export async function noteKnown(work: Work, importId: string, known: readonly KnownLine[]): Promise<void> {
  if (known.length === 0) return;
  await work.rows(
    sql`insert into bank_known_movements (import_id, movement_id)
      select ${importId}::uuid, id from unnest(${known.map(({ id }) => id)}::uuid[]) as g(id)`,
  );
}

const of = <K extends keyof FileLine>(movements: readonly FileLine[], key: K): FileLine[K][] =>
  movements.map((movement) => movement[key]);

/**
 * SQL that marks reversed movements: for each reversal of an import, the last earlier movement with the same
 * amount, and with the same reference when both have one.
 */
const reversalsOf = (importId: string): Fragment => sql`
  update bank_movements credit set reversed_by_id = pair.reversal, proposed = false
  from (
    select distinct on (reversal) reversal, came from (
      select distinct on (c.id) r.id as reversal, c.id as came, c.day, c.ordinal
      from bank_movements r join bank_movements c on c.account_id = r.account_id and c.amount = -r.amount
        and c.cents = -r.cents and c.day between r.day - ${REVERSED_WITHIN}::int and r.day
        and c.reversed_by_id is null
        and (c.reference = r.reference or c.reference is null or r.reference is null)
      where r.import_id = ${importId} and r.kind = 'reversion' and (r.amount < 0 or r.cents < 0)
        and not exists (select from bank_movements o where o.reversed_by_id = r.id)
      order by c.id, r.day, r.id) one
    order by reversal, day desc, ordinal desc) pair
  where credit.id = pair.came`;
