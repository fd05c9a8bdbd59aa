import type { Context } from "../../../core/context.ts";
import { snake } from "../../../core/naming.ts";
import { bind, type Fragment, quoted, raw, sql } from "../../../core/read/sql.ts";
import { alertSql } from "../../contracts/item/item.sql.ts";
import { grossMargin } from "./purchase.rules.ts";
import type { PurchasesFinancialSummary, PurchaseSummary } from "./purchase.types.ts";

const alert = alertSql((property) => raw(`i.${quoted(snake(property))}`));
/** Returns the SQL of a contract's items, each with its purchase that is not voided. */
const bought = (contractId: string): Fragment =>
  sql`contract_items i left join purchases p on p.contract_item_id = i.id and p.voided_at is null
    where i.contract_id = ${contractId}`;

/** Figures of a contract without items, or for viewers who may not see them. */
export const noFigures: Readonly<PurchaseSummary> = {
  totalItems: 0,
  completados: 0,
  criticos: 0,
  advertencia: 0,
  vencidos: 0,
  sinFecha: 0,
  totalCotizado: 0,
  totalComprado: 0,
  diferencia: 0,
  progreso: 0,
};

/** Returns the progress of a contract's purchases. */
export const purchaseSummary = ({ read }: Context, contractId: string): Promise<PurchaseSummary> =>
  read.row(
    sql`select count(*) as "totalItems",
      count(*) filter (where alert = 'completado') as completados,
      count(*) filter (where alert in ('vencido', 'critico')) as criticos,
      count(*) filter (where alert in ('por_vencer', 'advertencia')) as advertencia,
      count(*) filter (where alert = 'vencido') as vencidos,
      count(*) filter (where alert = 'sin_fecha') as "sinFecha",
      coalesce(sum(precio_total) filter (where requiere_compra), 0) as "totalCotizado",
      coalesce(sum(costo), 0) as "totalComprado",
      coalesce(sum(diferencia_precio), 0) as diferencia,
      coalesce(round(count(*) filter (where alert = 'completado') * 100.0 / nullif(count(*), 0)), 0)
        as progreso
    from (select i.precio_total, i.requiere_compra, p.costo, p.diferencia_precio, ${alert} as alert
      from ${bought(contractId)}) _`,
  );

/** Cost of the items of one type, and their number in each status. */
interface TypeFigures {
  readonly total: number;
  readonly pendiente_compra: number;
  readonly comprado_pendiente: number;
  readonly comprado_pagado: number;
  readonly total_cotizado: number;
  readonly total_comprado: number;
}

/**
 * Returns the figures of each item type of a contract, by the type's name; keys have the spelling of the JSON
 * response.
 */
export async function purchaseStats(
  { read }: Context,
  contractId: string,
): Promise<Record<string, TypeFigures>> {
  const rows = await read.rows<TypeFigures & { tipo: string }>(
    sql`select i.tipo, count(*) as total,
      count(*) filter (where i.status = 'pendiente_compra') as pendiente_compra,
      count(*) filter (where i.status = 'comprado_pendiente') as comprado_pendiente,
      count(*) filter (where i.status = 'comprado_pagado') as comprado_pagado,
      coalesce(sum(i.precio_total), 0) as total_cotizado, coalesce(sum(p.costo), 0) as total_comprado
    from ${bought(contractId)} group by i.tipo order by min(i.orden)`,
  );
  return Object.fromEntries(rows.map(({ tipo, ...stats }) => [tipo, stats]));
}

/** Returns the cost of a contract's purchases, the amount paid, and the remaining margin of its price. */
export async function purchasesFinancialSummary(
  { read }: Context,
  contractId: string,
): Promise<PurchasesFinancialSummary> {
  const cuotas = (
    condition: Fragment,
  ): Fragment => sql`(select count(*) from installments n join purchases p on p.id = n.purchase_id
    join contract_items i on i.id = p.contract_item_id
    where i.contract_id = ${contractId} and p.voided_at is null and n.fecha_pago is null and ${condition})`;
  const row = await read.row<Omit<PurchasesFinancialSummary, "margenBruto">>(
    sql`select coalesce(sum(i.precio_total) filter (where i.requiere_compra), 0) as "totalCotizado",
      coalesce(sum(p.costo), 0) as "totalComprado",
      coalesce(sum(p.costo - p.retenido - p.saldo_pendiente), 0) as "totalPagado",
      coalesce(sum(p.saldo_pendiente), 0) as "saldoPendiente",
      coalesce(sum(p.diferencia_precio), 0) as diferencia,
      (select precio_total from contracts where id = ${contractId}) as "precioContrato",
      count(*) as "itemsTotal", count(p.id) as "itemsComprados",
      count(*) filter (where i.status = 'comprado_pagado') as "itemsPagados",
      ${cuotas(sql`n.fecha_vencimiento >= ${bind.today}`)} as "cuotasPendientes",
      ${cuotas(sql`n.fecha_vencimiento < ${bind.today}`)} as "cuotasVencidas",
      ${cuotas(sql`n.fecha_vencimiento between ${bind.today} and ${bind.today} + 3`)} as "cuotasProximas"
    from ${bought(contractId)}`,
  );
  return { ...row, margenBruto: grossMargin(row.precioContrato, row.totalComprado) };
}
