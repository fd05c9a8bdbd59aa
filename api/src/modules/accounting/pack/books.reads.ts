import type { Context } from "../../../core/context.ts";
import type { Month } from "../../../core/colombia/days.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { accountingMonth } from "../../closing/closing.reads.ts";
import { currentMapping, type MappingLine } from "../mapping/mapping.reads.ts";
import type { ControlSum, MonthBooks, MonthTaxes } from "./books.types.ts";
import { composeBooks } from "./compose-month.ts";
import type { ControlSum as Sum, Material, TaxFigures } from "./material.type.ts";

/** Differences of one sum that are listed individually. */
const SHOWN = 50;

const amounts = (expected: number, booked: number) => ({
  expected: Math.trunc(expected / 100),
  expectedCentavos: expected % 100,
  booked: Math.trunc(booked / 100),
  bookedCentavos: booked % 100,
});

const shownSum = ({ number, title, note, expected, booked, differences }: Sum): ControlSum => ({
  number,
  title,
  note,
  ...amounts(expected, booked),
  differing: differences.length,
  differences: differences.slice(0, SHOWN).map(({ record, ...difference }) => ({
    record: { ...record, of: record.of ?? null },
    ...amounts(difference.expected, difference.booked),
  })),
});

function shownTaxes({ period, periodFrom, periodTo, ...figures }: TaxFigures): MonthTaxes {
  const whole = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.trunc(value / 100)]),
  ) as Omit<TaxFigures, "period" | "periodFrom" | "periodTo">;
  return { period, periodFrom, periodTo, ...whole };
}

/**
 * Returns the books of a month: of a delivered one as they were delivered, else as they are now. NOT_FOUND
 * `Mes no encontrado` for a month before the first or after the current one.
 */
export async function monthBooks(context: Context, mes: Month): Promise<MonthBooks> {
  await accountingMonth(context, mes);
  const scope = Scope.of(context);
  const [kept] = await scope.rows<Shown & { number: number }>(
    sql`select p.number, jsonb_array_length(p.material->'vouchers') as vouchers,
        p.material->'accounts' as accounts, p.material->'controls' as controls, p.material->'taxes' as taxes
      from accounting_packages p join month_closings k on k.id = p.closing_id
      where k.mes = ${mes} and k.reopened_at is null`,
  );
  const mapping = await currentMapping(scope);
  const { vouchers, accounts, controls, taxes, missing } = kept
    ? { ...kept, missing: [] }
    : await booksOfToday(scope, mes, mapping);
  const used = new Set(accounts.map(({ key }) => key));
  return {
    mes,
    delivered: kept?.number ?? null,
    vouchers,
    missing,
    unconfirmed: mapping.filter(({ key, confirmedAt }) => used.has(key) && confirmedAt === null),
    taxes: shownTaxes(taxes),
    controls: controls.map(shownSum),
  };
}

/** Books as the page of their month shows them; of the vouchers only their number. */
type Shown = Pick<Material, "accounts" | "controls" | "taxes"> & { readonly vouchers: number };

async function booksOfToday(scope: Scope, mes: Month, mapping: readonly MappingLine[]) {
  const { books, missing } = await composeBooks(scope, mes, mapping);
  return { ...books, vouchers: books.vouchers.length, missing };
}
