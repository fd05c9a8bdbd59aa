import type { Context } from "../../../core/context.ts";
import { addDays, type Day, MONTH, type Month, monthBounds } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import {
  balanceText,
  compared,
  type Cover,
  gapsOf,
  gapText,
  type KnownBalance,
  type OfDay,
} from "./balance.rules.ts";
import type { BankBalanceArgs } from "./statement.inputs.ts";
import type { BankPeriod } from "./statement.types.ts";
import { pesosAndCents } from "./statement-lines.ts";

/** Days before a period in which its opening balance is looked for. */
const BEFORE = 62;

interface AccountRow {
  readonly id: string;
  readonly mes: Month;
}

type OfAccount<T> = T & { readonly account: string };

/** Returns the rows of one account, without its id in their type. */
const ofAccount = <T>(rows: readonly OfAccount<T>[], id: string): readonly T[] =>
  rows.filter(({ account }) => account === id);

/** Range of days whose balances, movements and files are read. */
interface Range {
  readonly since: Day;
  readonly to: Day;
}

/**
 * Returns the balances of accounts by their days; of one day the later file is after the earlier one, and a
 * typed balance is last.
 */
async function balancesOf(database: Rows, accounts: readonly string[], { since, to }: Range) {
  const rows = await database.rows<OfAccount<Omit<KnownBalance, "hundredths">> & { hundredths: string }>(
    sql`select b.account_id as account, b.day::text as day, (b.amount * 100 + b.cents)::text as hundredths,
        b.import_id is null as typed,
        b.import_id is not null and b.day >= (b.created_at at time zone 'America/Bogota')::date as early
      from bank_balances b
      where b.account_id = any(${[...accounts]}::uuid[]) and b.day between ${since}::date and ${to}::date
      order by b.day, b.import_id is null, b.created_at, b.id`,
  );
  return rows.map((row) => ({ ...row, hundredths: Number(row.hundredths) }));
}

/** Returns the sums of the movements of accounts by their days. */
async function movedOn(database: Rows, accounts: readonly string[], { since, to }: Range) {
  const rows = await database.rows<OfAccount<{ day: Day; hundredths: string }>>(
    sql`select m.account_id as account, m.day::text as day, sum(m.amount * 100 + m.cents)::text as hundredths
      from bank_movements m
      where m.account_id = any(${[...accounts]}::uuid[]) and m.day between ${since}::date and ${to}::date
      group by m.account_id, m.day`,
  );
  return rows.map((row): OfAccount<OfDay> => ({ ...row, hundredths: Number(row.hundredths) }));
}

/** Returns the days that the files of accounts cover, of imports that were not undone. */
const coversOf = (database: Rows, accounts: readonly string[], { since, to }: Range) =>
  database.rows<OfAccount<Cover>>(
    sql`select f.account_id as account, f.first_day::text as "from", f.last_day::text as "to"
      from bank_imports f
      where f.account_id = any(${[...accounts]}::uuid[]) and f.taken_back_at is null
        and f.last_day >= ${since}::date and f.first_day <= ${to}::date`,
  );

const money = (hundredths: number | null | undefined) =>
  hundredths === null || hundredths === undefined ? null : pesosAndCents(hundredths);

/**
 * Returns for each account with files the comparison of a month's balances with its movements; without a
 * month, of the one with the account's last movement.
 */
export async function bankBalances(
  { read, today }: Context,
  { accountId = null, mes = null }: BankBalanceArgs,
): Promise<BankPeriod[]> {
  if (mes !== null && !MONTH.test(mes)) throw badInput("mes", "El mes no es válido");
  const accounts = await read.rows<AccountRow>(
    sql`select b.account_id as id, coalesce(${mes}::text, to_char(coalesce(
        (select max(m.day) from bank_movements m where m.account_id = b.account_id), ${today}::date),
        'YYYY-MM')) as mes
      from bank_books b join agency_accounts a on a.id = b.account_id
      where ${accountId}::uuid is null or b.account_id = ${accountId}::uuid
      order by a.position, a.id`,
  );
  if (accounts.length === 0) return [];
  const bounds = accounts.map((account) => monthBounds(account.mes));
  const first = bounds.map(({ from }) => from).sort()[0] ?? today;
  const to =
    bounds
      .map((one) => one.to)
      .sort()
      .at(-1) ?? today;
  const range = { since: addDays(first, -BEFORE), to };
  const ids = accounts.map(({ id }) => id);
  const [balances, moved, covers] = await Promise.all([
    balancesOf(read, ids, range),
    movedOn(read, ids, range),
    coversOf(read, ids, range),
  ]);
  return accounts.map(({ id, mes: month }) =>
    periodOf(id, month, {
      balances: ofAccount(balances, id),
      moved: ofAccount(moved, id),
      covers: ofAccount(covers, id),
    }),
  );
}

interface Found {
  readonly balances: readonly KnownBalance[];
  readonly moved: readonly OfDay[];
  readonly covers: readonly Cover[];
}

function periodOf(accountId: string, mes: Month, { balances, moved, covers }: Found): BankPeriod {
  const { from, to } = monthBounds(mes);
  const comparison = compared(balances, moved, { from, to });
  const { opening, closing, difference, days } = comparison;
  const [inside, out] = [moved.filter(({ day }) => day >= from && day <= to), money(comparison.moved)];
  const typed = (day: Day) => balances.find((one) => one.typed && one.day === day);
  const gaps = gapsOf(covers, balances).filter((gap) => gap.to >= from && gap.from <= to);
  return {
    accountId,
    mes,
    desde: from,
    hasta:
      inside
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? to,
    openingDay: opening?.day ?? null,
    opening: money(opening?.hundredths),
    openingTyped: money(typed(addDays(from, -1))?.hundredths),
    moved: out ?? pesosAndCents(0),
    closingDay: closing?.day ?? null,
    closing: money(closing?.hundredths),
    closingTyped: money(typed(to)?.hundredths),
    missing: money(difference),
    cuadra: difference === 0,
    since: days[0]?.since ?? null,
    days: days.map(({ day, expected, said }) => ({
      day,
      expected: pesosAndCents(expected),
      said: pesosAndCents(said),
      missing: pesosAndCents(said - expected),
    })),
    gaps: gaps.map(gapText),
    text: balanceText(comparison),
  };
}

/**
 * Returns the sentences about the days between a file that is not imported yet and the other files of its
 * account.
 */
export async function gapsAround(
  database: Rows,
  accountId: string,
  file: Cover,
  said: readonly OfDay[],
): Promise<readonly string[]> {
  const range = { since: addDays(file.from, -BEFORE), to: addDays(file.to, BEFORE) };
  const [covers, balances] = await Promise.all([
    coversOf(database, [accountId], range),
    balancesOf(database, [accountId], range),
  ]);
  return gapsOf([...covers, file], [...balances, ...said])
    .filter((gap) => gap.to === addDays(file.from, -1) || gap.from === addDays(file.to, 1))
    .map(gapText);
}
