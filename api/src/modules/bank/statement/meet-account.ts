import type { Day } from "../../../core/colombia/days.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import { type Meeting, meet, type MovementKey } from "./meeting.rules.ts";
import type { StatementLine } from "./statement-lines.ts";

/** A movement of a file, with the data by which it is recognized in other files. */
export interface FileLine extends StatementLine, MovementKey {}

/** A movement that an account has, and the file that contained it. */
export interface KnownLine extends MovementKey {
  readonly id: string;
  readonly text: string;
  readonly filename: string;
}

/** Movements of a file compared with the movements of its account. */
export interface AccountMeeting extends Meeting<FileLine, KnownLine> {
  /** First line whose id the bank had assigned to another movement before; null when the ids are reliable. */
  readonly reusedId: Pick<StatementLine, "line" | "bankId"> | null;
}

/**
 * Returns the comparison of a file's movements with the account's; the file's ids are ignored when one of
 * them is reused.
 */
export async function meetAccount(
  database: Rows,
  accountId: string,
  lines: readonly StatementLine[],
): Promise<AccountMeeting> {
  const identities = await database.rows<{ identity: string }>(
    sql`select movement_identity(g.text) as identity
      from unnest(${lines.map(({ text }) => text)}::text[]) with ordinality as g(text, place)
      order by g.place`,
  );
  const written = lines.map((line, at): FileLine => ({ ...line, identity: identities[at]?.identity ?? "" }));
  const reusedId = await reusedIdOf(database, accountId, written);
  const believed = reusedId ? written.map((line) => ({ ...line, bankId: null })) : written;
  return { ...meet(believed, await thereOn(database, accountId, lines)), reusedId };
}

interface ThereRow {
  readonly id: string;
  readonly day: Day;
  readonly amount: string | number;
  readonly centavos: number;
  readonly text: string;
  readonly identity: string;
  readonly reference: string | null;
  readonly filename: string;
}

/** Returns the movements of an account on the days of these lines. */
async function thereOn(
  database: Rows,
  accountId: string,
  lines: readonly StatementLine[],
): Promise<readonly KnownLine[]> {
  const days = [...new Set(lines.map(({ day }) => day))];
  const rows = await database.rows<ThereRow>(
    sql`select m.id, m.day::text as day, m.amount, m.cents::int as centavos, m.text, m.identity, m.reference,
        f.filename
      from bank_movements m join bank_imports f on f.id = m.import_id
      where m.account_id = ${accountId} and m.day = any(${days}::date[])
      order by m.day, m.ordinal, m.id`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/**
 * Returns the first line whose id the bank had assigned to another movement of the account before; null when
 * there is none.
 */
async function reusedIdOf(
  database: Rows,
  accountId: string,
  lines: readonly FileLine[],
): Promise<AccountMeeting["reusedId"]> {
  const withId = lines.filter(({ bankId }) => bankId !== null);
  if (withId.length === 0) return null;
  const [reused] = await database.rows<{ line: number; bankId: string }>(
    sql`select g.line, g.bank_id as "bankId"
      from unnest(${withId.map(({ line }) => line)}::int[], ${withId.map(({ day }) => day)}::date[],
        ${withId.map(({ amount }) => amount)}::bigint[], ${withId.map(({ centavos }) => centavos)}::int[],
        ${withId.map(({ identity }) => identity)}::text[], ${withId.map(({ bankId }) => bankId)}::text[])
        as g(line, day, amount, cents, identity, bank_id)
      join bank_movements m on m.account_id = ${accountId} and m.bank_id = g.bank_id
      where (m.day, m.amount, m.cents::int, m.identity) <> (g.day, g.amount, g.cents, g.identity)
      order by g.line limit 1`,
  );
  return reused ?? null;
}
