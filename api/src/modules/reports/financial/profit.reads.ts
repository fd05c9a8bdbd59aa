import type { Context } from "../../../core/context.ts";
import { addDays, startOfDay } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { type Listing, orderOfListing } from "../../../core/read/listing.ts";
import { joined, raw, sql } from "../../../core/read/sql.ts";
import type { FinancialFilter } from "./financial.filter.ts";
import type {
  CompletedContractArgs,
  ContractProfitArgs,
  ProviderSpendingPageArgs,
} from "./financial.inputs.ts";
import type { OpenDays } from "./financial.rules.ts";
import type { ProviderSpending, ProviderSpendingPage } from "./financial.types.ts";
import { clientOf, marginSql, moneyByContract, spendingOf } from "./money.sql.ts";
import type {
  CompletedContract,
  CompletedContractPage,
  CompletedSummary,
  ContractProfit,
  ContractProfitPage,
} from "./profit.types.ts";
import { countedOf } from "./summary.reads.ts";

/** SQL columns of contracts `c` and of their totals `m`, by which lists of contracts are sorted. */
const ordered: Readonly<Record<string, string>> = {
  numero: "c.contract_number",
  completado: "c.completed_at",
  pagado: "m.ingresos",
  gastos: "m.gastos",
  ganancia: "m.neta",
  margen: marginSql("m.neta", "m.ingresos"),
};

/** Returns the number of pages; one when all rows were requested. */
const pagesOf = (total: number, limit: number | null | undefined): number =>
  limit ? Math.ceil(total / limit) : Math.min(total, 1);

/**
 * Returns the SQL of the contract page of `m`. The page is selected first, so that the other columns are
 * computed only for it.
 */
const pageOfContracts = ({
  limit,
  offset,
}: Pick<ContractProfitArgs, "limit" | "offset">): Omit<Listing, "columns" | "order"> => ({
  chosen: raw("select m.* from m join contracts c on c.id = m.contract_id"),
  all: raw("from m"),
  from: raw("from page m join contracts c on c.id = m.contract_id"),
  limit: limit ?? null,
  offset: limit ? offset : 0,
});

interface ProfitTotals {
  readonly ingresos: Cop;
  readonly gastos: Cop;
  readonly devoluciones: Cop;
  readonly neta: Cop;
}

/**
 * Returns the profit of each contract in a range of days, latest contract first; all contracts unless a limit
 * is set.
 */
export async function contractProfits(
  context: Context,
  filter: FinancialFilter | null,
  { page, limit, offset, order, direction }: ContractProfitArgs,
): Promise<ContractProfitPage> {
  const counted = countedOf(filter, context);
  const { items, total, figures } = await context.read.listing<ContractProfit, ProfitTotals>({
    ...pageOfContracts({ limit, offset }),
    order: orderOfListing(ordered[order ?? ""] ?? ordered["numero"]!, "c.id", direction ?? "desc"),
    tables: sql`m as materialized (${moneyByContract(counted)})`,
    columns: sql`json_build_object('id', c.id, 'numero', c.contract_number, 'cliente', ${clientOf},
        'destino', c.destino, 'precioTotal', c.precio_total) as contrato,
      json_build_object('totalPagos', m.ingresos, 'totalCompras', m.gastos, 'devoluciones', m.devoluciones,
        'diferenciaPrecios', m.diferencia, 'gananciaOperacional', m.ingresos - m.gastos,
        'gananciaNeta', m.neta, 'margenGanancia', ${raw(ordered["margen"]!)}) as financiero,
      json_build_object('pagos', m.pagos, 'compras', m.compras) as "cantidadTransacciones"`,
    figures: raw(`coalesce(sum(m.ingresos), 0) as ingresos, coalesce(sum(m.gastos), 0) as gastos,
      coalesce(sum(m.devoluciones), 0) as devoluciones, coalesce(sum(m.neta), 0) as neta`),
  });
  return {
    items,
    total,
    page,
    totalPages: pagesOf(total, limit),
    contratosAnalizados: total,
    gananciaTotal: figures.neta,
    ingresosTotales: figures.ingresos,
    gastosTotales: figures.gastos,
    devolucionesTotales: figures.devoluciones,
  };
}

/**
 * Returns the SQL of whether a contract was completed in a range of days in Bogotá time, written so that the
 * timestamp's index can be used.
 */
const completedOn = ({ from, to }: OpenDays) =>
  joined(
    [
      raw("d.status = 'completed' and d.completed_at is not null"),
      ...(from ? [sql`d.completed_at >= ${startOfDay(from)}`] : []),
      ...(to ? [sql`d.completed_at < ${startOfDay(addDays(to, 1))}`] : []),
    ],
    " and ",
  );

/** Returns completed contracts with all their amounts, highest profit first; all unless a limit is set. */
export async function completedContracts(
  context: Context,
  filter: FinancialFilter | null,
  { page, limit, offset, order, direction }: CompletedContractArgs,
): Promise<CompletedContractPage> {
  const { days, contracts } = countedOf(filter, context);
  const meant = contracts ? sql`d.id in (${contracts})` : raw("true");
  const done = raw("select id from done");
  const margin = raw(ordered["margen"]!);
  const { items, total, figures } = await context.read.listing<CompletedContract, CompletedSummary>({
    ...pageOfContracts({ limit, offset }),
    order: orderOfListing(ordered[order ?? ""] ?? ordered["ganancia"]!, "c.id", direction ?? "desc"),
    tables: sql`done as materialized (select d.id from contracts d where ${completedOn(days)} and ${meant}),
      moved as materialized (${moneyByContract({ days: { from: null, to: null }, contracts: done })}),
      m as materialized (select id as contract_id, coalesce(ingresos, 0) as ingresos,
        coalesce(gastos, 0) as gastos, coalesce(devoluciones, 0) as devoluciones,
        coalesce(diferencia, 0) as diferencia, coalesce(pagos, 0) as pagos, coalesce(compras, 0) as compras,
        coalesce(neta, 0) as neta from done left join moved on moved.contract_id = done.id)`,
    columns: sql`c.id, c.contract_number as "contractNumber", ${clientOf} as cliente, c.destino,
      c.completed_at as "fechaCompletado", c.precio_total as "precioCotizado", m.ingresos as "totalPagado",
      m.gastos as "totalGastos", m.devoluciones, m.diferencia as "diferenciaPrecio",
      m.ingresos - m.gastos as "gananciaOperacional", m.neta as "gananciaNeta", ${margin} as "margenGanancia",
      m.pagos as "cantidadPagos", m.compras as "cantidadCompras",
      case when m.ingresos >= c.precio_total then 'completo' else 'parcial' end as "estadoPago"`,
    figures: sql`count(*) as "totalContratos", coalesce(sum(m.ingresos), 0) as "totalIngresos",
      coalesce(sum(m.gastos), 0) as "totalGastos", coalesce(sum(m.devoluciones), 0) as "totalDevoluciones",
      coalesce(sum(m.neta), 0) as "gananciaTotal", coalesce(round(avg(${margin}), 2), 0) as "margenPromedio",
      case when sum(m.gastos) > 0 then round(sum(m.neta) * 100.0 / sum(m.gastos), 2) else 0 end as roi`,
  });
  return { items, total, page, totalPages: pagesOf(total, limit), resumen: figures };
}

/**
 * Returns the amounts bought from each provider in a range of days, with the part that is still owed; highest
 * first.
 */
export async function providerSpending(
  context: Context,
  filter: FinancialFilter | null,
  { page, limit, offset, order, direction }: ProviderSpendingPageArgs,
): Promise<ProviderSpendingPage> {
  const columns: Readonly<Record<string, string>> = {
    comprado: "s.comprado",
    pendiente: "s.pendiente",
    nombre: "v.name collate es",
  };
  const { items, total, figures } = await context.read.listing<
    ProviderSpending,
    Pick<ProviderSpendingPage, "comprado" | "pagado" | "pendiente">
  >({
    tables: sql`s as materialized (select b.provider_id, count(*) as compras, sum(b.costo) as comprado,
      sum(b.costo - b.retenido - b.saldo_pendiente) as pagado, sum(b.saldo_pendiente) as pendiente
      ${spendingOf(countedOf(filter, context))} group by 1)`,
    columns: raw("v.id, v.name, s.compras, s.comprado, s.pagado, s.pendiente"),
    from: raw("from s join providers v on v.id = s.provider_id"),
    order: orderOfListing(
      columns[order ?? ""] ?? columns["comprado"]!,
      "v.id",
      direction ?? (order === "nombre" ? "asc" : "desc"),
    ),
    limit,
    offset,
    figures: raw(`coalesce(sum(s.comprado), 0) as comprado, coalesce(sum(s.pagado), 0) as pagado,
      coalesce(sum(s.pendiente), 0) as pendiente`),
  });
  return { items, total, page, totalPages: pagesOf(total, limit), ...figures };
}
