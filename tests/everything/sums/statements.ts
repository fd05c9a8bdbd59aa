import type { Day } from "../../../api/src/core/colombia/days.ts";

/** Days that a figure counts, both included; without them it counts all. */
export interface Counted {
  readonly from?: Day;
  readonly to?: Day;
}

const within = (column: string, { from, to }: Counted): string =>
  from && to ? `${column} between '${from}' and '${to}'` : "true";
const bogota = (column: string): string => `(${column} at time zone 'America/Bogota')::date`;
const one = (select: string): string => `select (${select})::bigint as value`;
const sum = (amount: string, from: string): string => `(select coalesce(sum(${amount}), 0) ${from})`;

/** Condition that a column names one of some contracts, which a condition picks; without it, any row. */
const ofThose = (column: string, whose?: string): string =>
  whose === undefined ? "true" : `${column} in (select id from contracts where ${whose})`;

const received = (days: Counted, whose?: string) =>
  sum(
    "monto",
    `from payments where status = 'verified' and ${within("fecha_pago", days)}
      and ${ofThose("contract_id", whose)}`,
  );
const bought = (days: Counted) =>
  sum("costo", `from purchases where voided_at is null and ${within("fecha_compra", days)}`);
const returned = (days: Counted) =>
  sum("monto", `from refunds where status = 'pagada' and ${within("paid_on", days)}`);
const paidOut = (days: Counted) =>
  `${sum(
    "costo",
    `from purchases where voided_at is null and tipo_pago <> 'cuotas' and paid_at is not null
      and ${within(bogota("paid_at"), days)}`,
  )} + ${sum(
    "n.monto_cuota",
    `from installments n join purchases p on p.id = n.purchase_id
      where p.voided_at is null and n.fecha_pago is not null and ${within("n.fecha_pago", days)}`,
  )}`;

/** Selects signed contracts, valid and cancelled ones separately: one row each, with `ganancia`. */
const trips = ({ from, to }: Counted, whose?: string) => `
  select case when c.status = 'cancelled' then c.total_pagado - back.amount - cost.bought - earned.amount
      else c.precio_total - cost.bought - cost.left_to_buy - earned.amount
        - coalesce(billed.iva, own.amount - round(own.amount * 100 / 119.0)) end as ganancia
    from contracts c
    cross join lateral (select coalesce(sum(p.costo), 0) as bought,
        coalesce(sum(p.costo) filter (where v.mandate), 0) as mandates,
        case when count(i.id) > 0
          then coalesce(sum(i.precio_total) filter (where p.id is null and i.requiere_compra), 0)
          else coalesce((select k.costo_base from quotes q
            join quote_calculations k on k.id = q.calculation_id
            where q.id = c.quote_id and k.estado <> 'temporal'), 0) end as left_to_buy
      from contract_items i left join purchases p on p.contract_item_id = i.id and p.voided_at is null
        left join providers v on v.id = p.provider_id where i.contract_id = c.id) cost
    cross join lateral (select coalesce(sum(monto_comision), 0) as amount from commissions
      where contract_id = c.id and status <> 'voided') earned
    cross join lateral (select coalesce(sum(monto), 0) as amount from refunds where contract_id = c.id
      and payment_id is null and status <> 'anulada' and reason <> 'retracto_parcial') back
    cross join lateral (select greatest(c.precio_total - cost.mandates - cost.left_to_buy, 0)::numeric
      as amount) own
    cross join lateral (select sum(v.iva_amount - coalesce((select sum(n.iva_amount) from credit_notes n
        where n.invoice_id = v.id), 0)) as iva
      from invoices v where v.contract_id = c.id and not v.credited_whole) billed
    where c.signed_at is not null
      and ${within(bogota("c.signed_at"), { ...(from && { from }), ...(to && { to }) })}
      and ${ofThose("c.id", whose)}`;

const toVerify = `from payments p where p.status = 'pending'
  and p.decision_note is distinct from 'En revisión'
  and not (p.wompi_reference is not null and p.decision_note is null)`;
const owing = "from contracts where status in ('signed', 'completed')";
/** Sums a contract's unverified money in COP: pending payments, and card payments that were started. */
const waiting = (contract: string) =>
  `(${sum(
    "monto",
    `from payments where contract_id = ${contract} and status = 'pending' and decision_note is null`,
  )} + ${sum("monto", `from card_attempts where contract_id = ${contract} and status = 'started'`)})`;
/** Open part of a contract's plan up to a line, and with it, in COP. */
const openUntil = (line: string) =>
  `(select sum(b.monto - b.pagado) from plan_lines b where b.contract_id = ${line}.contract_id
    and (b.fecha_vencimiento, b.numero) <= (${line}.fecha_vencimiento, ${line}.numero))`;
/**
 * Contracts of which the plan goes by its due days and is laid over what was paid: that of rows written by
 * hand may not.
 */
export const LAID = `(select sum(l.monto - l.pagado) from plan_lines l where l.contract_id = contracts.id)
  = precio_total - total_pagado
  and not exists (select from plan_lines a join plan_lines b using (contract_id)
    where a.contract_id = contracts.id and a.numero < b.numero
      and a.fecha_vencimiento > b.fecha_vencimiento)`;

/** Contracts whose waiting amount is not above the debt: rows that were written by hand may have more. */
export const NOT_OVERSPOKEN = `precio_total - total_pagado >= (
  select coalesce(sum(w.monto), 0) from payments w
    where w.contract_id = contracts.id and w.status = 'pending')`;
/** Contracts without an addendum that waits for its client: until it is signed, nothing else is asked. */
export const NOT_CHANGING = `not exists (select from addenda a
  where a.contract_id = contracts.id and a.status = 'sent')`;

/**
 * Statements of each figure, one each that was written for the test: `value`, in COP or a count. `whose` is a
 * condition over contracts, where a figure can be asked of some of them.
 */
export const statements = {
  recaudo: (days: Counted, whose?: string) => one(received(days, whose)),
  pagadoProveedores: (days: Counted) => one(paidOut(days)),
  compras: (days: Counted) => one(bought(days)),
  devoluciones: (days: Counted) => one(returned(days)),
  flujoDeCaja: (days: Counted) => one(`${received(days)} - (${paidOut(days)}) - ${returned(days)}`),
  recaudoMenosCompras: (days: Counted) => one(`${received(days)} - ${bought(days)} - ${returned(days)}`),
  gananciaViaje: (days: Counted, whose?: string) => one(sum("t.ganancia", `from (${trips(days, whose)}) t`)),
  pagadoContrato: (_: Counted, whose?: string) =>
    one(
      sum(
        "monto",
        `from payments where status = 'verified' and contract_id is not null
      and ${ofThose("contract_id", whose)}`,
      ),
    ),
  vendido: (days: Counted, whose = "true") =>
    one(
      sum(
        "precio_total",
        `from contracts where status in ('signed', 'completed') and ${within(bogota("signed_at"), days)}
          and ${whose}`,
      ),
    ),
  vendidoEquipo: (days: Counted) =>
    one(
      sum(
        "precio_total",
        `from contracts where status in ('signed', 'completed') and ${within(bogota("signed_at"), days)}
          and coalesce(signed_gerente_id, signed_lider_id, signed_asesor_id) is not null`,
      ),
    ),
  porCobrar: (_: Counted, whose = "true") => one(sum("precio_total - total_pagado", `${owing} and ${whose}`)),
  porVerificar: (_: Counted, whose = "true") => one(sum(waiting("contracts.id"), `${owing} and ${whose}`)),
  teFalta: (_: Counted, whose = "true") =>
    one(
      sum(`greatest(precio_total - total_pagado - ${waiting("contracts.id")}, 0)`, `${owing} and ${whose}`),
    ),
  proximoPago: (_: Counted, whose = "true") =>
    one(
      sum(
        "asked.amount",
        `from (select distinct on (l.contract_id)
          least(l.monto - l.pagado, ${openUntil("l")} - ${waiting("l.contract_id")}) as amount
        from plan_lines l
        where l.contract_id in (select id ${owing} and ${whose})
          and ${openUntil("l")} > ${waiting("l.contract_id")} and l.pagado < l.monto
        order by l.contract_id, l.fecha_vencimiento, l.numero) asked`,
      ),
    ),
  porPagar: (_: Counted) => one(sum("saldo_pendiente", "from purchases where voided_at is null")),
  pagosPorVerificar: (_: Counted) => one(`select count(*) ${toVerify}`),
  contratos: (_: Counted, whose = "true") => one(`select count(*) from contracts where ${whose}`),
  valorContratos: (_: Counted, whose = "true") =>
    one(sum("precio_total", `from contracts where status <> 'cancelled' and ${whose}`)),
  facturado: (_: Counted) =>
    one(`${sum("total_amount", "from invoices")} - ${sum("total_amount", "from credit_notes")}`),
  ivaFacturado: (_: Counted) =>
    one(`${sum("iva_amount", "from invoices")} - ${sum("iva_amount", "from credit_notes")}`),
} as const;
export type FigureName = keyof typeof statements;
