import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { closedMonthSql } from "../../../closing/closed-month.ts";
import { alikeTo, repeatedBy, sameAs } from "../duplicate/duplicate.sql.ts";

/** SQL of the JSON list of at most five payments whose ids a statement returns. */
const paymentsJson = (ids: string): string => `coalesce((select jsonb_agg(jsonb_build_object(
    'payable', jsonb_build_object('article', case when o.contract_id is null then 'la' else 'el' end,
      'noun', case when o.contract_id is null then 'reserva' else 'contrato' end,
      'name', coalesce(oc.contract_number, upper(right(o.order_id::text, 8)))),
    'day', o.fecha_pago, 'monto', o.monto) order by o.created_at, o.id)
  from (select found.id from (${ids}) found limit 5) few join payments o on o.id = few.id
    left join contracts oc on oc.id = o.contract_id), '[]')`;

/**
 * Returns the SQL of the facts (`SuspicionFacts`) of a payment that awaits verification, input of {@link
 * suspicions}; null for any other payment.
 */
export const suspicionFactsSql = (row: RowColumns): Fragment => sql`(select jsonb_build_object(
    'monto', one.monto + one.retenido, 'fechaPago', one.fecha_pago, 'medio', one.medio,
    'repeats', ${raw(paymentsJson(repeatedBy("one")))}, 'alike', ${raw(paymentsJson(alikeTo("one")))},
    'equals', (select count(*) from (${raw(sameAs("one"))}) same),
    'open', coalesce((select jsonb_agg(l.monto - l.pagado order by l.fecha_vencimiento, l.numero)
      from plan_lines l where l.contract_id = one.contract_id and l.pagado < l.monto), '[]'),
    'waiting', coalesce((select sum(w.monto + w.retenido) from payments w
      where w.contract_id = one.contract_id and w.status = 'pending' and w.decision_note is null
      and (w.created_at, w.id) < (one.created_at, one.id)), 0),
    'saldoPendiente', coalesce(c.precio_total - c.total_pagado,
      case when r.status = 'anulada' then 0 else r.total_price - r.paid end),
    'payable', jsonb_build_object('article', case when c.id is null then 'la' else 'el' end,
      'noun', case when c.id is null then 'reserva' else 'contrato' end,
      'name', coalesce(c.contract_number, upper(right(r.id::text, 8)))),
    'madeOn', (coalesce(c.created_at, r.created_at) at time zone 'America/Bogota')::date,
    'cancelled', coalesce(c.status = 'cancelled', r.status = 'anulada'),
    'closedMonth', ${closedMonthSql(raw("one.fecha_pago"))},
    'account', (select jsonb_build_object('kind', a.kind, 'bank', a.bank, 'number', a.number,
      'active', a.active) from agency_accounts a where a.id = one.agency_account_id))
  from payments one left join contracts c on c.id = one.contract_id
    left join reservations r on r.id = one.order_id
  where one.id = ${row("id")} and one.status = 'pending')`;
