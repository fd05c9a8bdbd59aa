import { type Day, monthBounds, monthOf, startOfDay } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { type Cop, percentage, sum } from "../../../core/colombia/cop.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { FinancialFilter } from "./financial.filter.ts";
import { daysOf } from "./financial.rules.ts";
import type { FinancialSummary, MeansIncome } from "./financial.types.ts";
import { contractsMeant, type Counted, incomeOf, paidOutOf, returnsOf, spendingOf } from "./money.sql.ts";

interface Row {
  readonly mes: Day;
  readonly ingresos: Cop;
  readonly gastos: Cop;
  readonly devoluciones: Cop;
  readonly pagos: number;
  readonly compras: number;
  readonly devueltas: number;
  readonly first: Day;
  readonly last: Day;
}

/** Income, spending and refunds by month, and the payments to providers, in COP. */
interface Moved {
  readonly rows: readonly Row[];
  readonly pagadoProveedores: Cop;
}

/**
 * Returns the days and contracts that a filter selects.
 * @throws Refusal as {@link daysOf} does.
 */
export const countedOf = (filter: FinancialFilter | null, { today }: Pick<Context, "today">): Counted => ({
  days: daysOf(filter ?? {}, today),
  contracts: contractsMeant(filter?.contractId),
});

/** Returns the SQL of the first day of a day's month. */
const month = (day: string) => raw(`date_trunc('month', ${day}::timestamp)::date`);

/**
 * Returns the income, spending and refunds, in total and by month. Refunds reduce the profit, not the income.
 */
export async function financialSummary(
  context: Context,
  filter: FinancialFilter | null,
): Promise<FinancialSummary> {
  const counted = countedOf(filter, context);
  const { rows, pagadoProveedores } = await context.read.row<Moved>(
    sql`select (select coalesce(json_agg(m order by m.mes), '[]') from (${moneyByMonth(counted)}) m) as rows,
      (select coalesce(sum(o.monto), 0) ${paidOutOf(counted)}) as "pagadoProveedores"`,
  );
  const of = (key: "ingresos" | "gastos" | "devoluciones") => sum(rows.map((row) => row[key]));
  const count = (key: "pagos" | "compras" | "devueltas") => rows.reduce((all, row) => all + row[key], 0);
  const [totalIngresos, totalGastos, devoluciones] = [of("ingresos"), of("gastos"), of("devoluciones")];
  const gananciaNeta = totalIngresos - totalGastos - devoluciones;
  const { from, to } = counted.days;
  return {
    metricas: {
      totalIngresos,
      totalGastos,
      devoluciones,
      gananciaNeta,
      margenGanancia: percentage(gananciaNeta, totalIngresos, 2) ?? 0,
      pagadoProveedores,
      flujoDeCaja: totalIngresos - pagadoProveedores - devoluciones,
    },
    datosMensuales: rows.map(({ mes, ingresos, gastos, devoluciones: back, pagos, compras }) => ({
      mes: startOfDay(mes),
      ingresos,
      gastos,
      devoluciones: back,
      cantidadPagos: pagos,
      cantidadCompras: compras,
    })),
    contadores: {
      totalPagos: count("pagos"),
      totalCompras: count("compras"),
      totalDevoluciones: count("devueltas"),
    },
    periodo: {
      inicio: from ?? rows[0]?.first ?? monthBounds(monthOf(context.today)).from,
      fin: to ?? latest(rows, context.today),
    },
  };
}

/** Returns the income by payment method, highest first; executes one statement. */
export const incomeByMeans = (context: Context, filter: FinancialFilter | null): Promise<MeansIncome[]> =>
  context.read.figures<MeansIncome>(
    sql`select p.medio, count(*)::int as pagos, sum(p.monto) as ingresos
      ${incomeOf(countedOf(filter, context))} group by p.medio order by ingresos desc, p.medio`,
  );

/** Returns the day of the last payment, purchase or refund, or today if that is later. */
const latest = (rows: readonly Row[], today: Day): Day =>
  rows.reduce((last, row) => (row.last > last ? row.last : last), today);

/**
 * Returns the SQL of each month's totals: its first day, amounts in COP, the number of records of each kind,
 * and the first and last day of any record.
 */
const moneyByMonth = (counted: Counted) =>
  sql`select mes, sum(ingresos) as ingresos, sum(gastos) as gastos, sum(devoluciones) as devoluciones,
      sum(pagos)::int as pagos, sum(compras)::int as compras, sum(devueltas)::int as devueltas,
      min(first) as first, max(last) as last
    from (
      select ${month("p.fecha_pago")} as mes, sum(p.monto) as ingresos, 0 as gastos, 0 as devoluciones,
        count(*) as pagos, 0 as compras, 0 as devueltas, min(p.fecha_pago) as first,
        max(p.fecha_pago) as last ${incomeOf(counted)} group by 1
      union all select ${month("b.fecha_compra")}, 0, sum(b.costo), 0, 0, count(*), 0, min(b.fecha_compra),
        max(b.fecha_compra) ${spendingOf(counted)} group by 1
      union all select ${month("r.paid_on")}, 0, 0, sum(r.monto), 0, 0, count(*), min(r.paid_on),
        max(r.paid_on) ${returnsOf(counted)} group by 1) moved
    group by mes`;
