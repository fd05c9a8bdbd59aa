import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { UNCHOSEN_STAY } from "./item.rules.ts";

/**
 * SQL: whether item `i` of contract `c` was promised to the client. It is false for an unchanged {@link
 * UNCHOSEN_STAY}.
 */
export const isPromisedSql: Fragment = sql`not (i.tipo = ${UNCHOSEN_STAY.tipo}
    and i.descripcion = ${UNCHOSEN_STAY.descripcion} and coalesce(i.detalle, 'null') = 'null'
    and c.contract_item = '[]')`;

/** Returns SQL: the cost of the item's purchase in COP; null without a purchase, or when it was voided. */
export const realCostSql = (row: RowColumns): Fragment =>
  sql`(select p.costo from purchases p where p.contract_item_id = ${row("id")} and p.voided_at is null)`;

/**
 * Returns SQL: an item's profit relative to its quoted cost, in percent with 2 decimals; null if either cost
 * is missing.
 */
export const profitShareSql = (row: RowColumns): Fragment =>
  sql`round((${row("precioTotal")} - ${realCostSql(row)}) * 100.0 / nullif(${row("precioTotal")}, 0),
    2)::float8`;

const hours = (row: RowColumns): Fragment =>
  sql`extract(epoch from ${row("fechaVencimientoPago")} - ${bind.now}) / 3600.0`;

/** Returns SQL: hours until the deadline, with 1 decimal. */
export const hoursLeftSql = (row: RowColumns): Fragment => sql`round(${hours(row)}, 1)::float8`;

/**
 * Returns SQL: the alert level of the deadline: overdue below 0 hours, critical below 12, due below 24,
 * warning below 72 (decisions 10).
 */
export const alertSql = (row: RowColumns): Fragment => sql`case
    when ${row("status")} = 'comprado_pagado' or not ${row("requiereCompra")} then 'completado'
    when ${row("fechaVencimientoPago")} is null then 'sin_fecha'
    when ${hours(row)} < 0 then 'vencido' when ${hours(row)} < 12 then 'critico'
    when ${hours(row)} < 24 then 'por_vencer' when ${hours(row)} < 72 then 'advertencia' else 'normal' end`;

/** Returns SQL: the suggested deadline of a ticket that has none: 24 hours from now. */
export const suggestedDeadlineSql = (row: RowColumns): Fragment => sql`(case
    when ${row("tipo")} = 'tickets' and ${row("status")} = 'pendiente_compra' and ${row("requiereCompra")}
    and ${row("fechaVencimientoPago")} is null
    then ${bind.now} + interval '24 hours' end)`;
