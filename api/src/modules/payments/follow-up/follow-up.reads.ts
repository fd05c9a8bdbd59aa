import type { Context } from "../../../core/context.ts";
import { Conditions, type ReadFilter } from "../../../core/read/where.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { alertDays } from "./payment-alerts.rules.ts";
import type { PaymentFollowUp, PaymentFollowUpOrder } from "../payment/payment.enums.ts";
import type { FollowedContract, PaymentFollowUpPage } from "../payment/payment.types.ts";

/** What the follow-up of payments shows of the signed and completed contracts. */
export interface FollowUp {
  readonly show: PaymentFollowUp | null;
  readonly order: PaymentFollowUpOrder;
  readonly search: string | null;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

const shown: Readonly<Record<PaymentFollowUp, string>> = {
  overdue: "estado = 'overdue'",
  partial: "estado = 'partial'",
  unpaid: "total_pagado = 0",
  alerts: "prioridad >= 2",
  completed: "estado = 'completed'",
};

const orders: Readonly<Record<PaymentFollowUpOrder, string>> = {
  prioridad: "prioridad desc, due nulls last, id",
  fecha: "due nulls last, id",
  monto: "saldo desc, id",
  cliente: `cliente collate es, id`,
};

/** The urgency of a due day at `today`, as `paymentAlert` has it: 3 passed, 2 within so many days, else 0. */
const urgency = (day: string, within: string, today: string) =>
  `case when ${day} < ${today} then 3 when ${day} <= ${today} + ${within} then 2 else 0 end`;

const judged = (condition: string, today: string) => `
  followed as (
    select c.id, c.contract_number, concat_ws(' ', c.cliente->>'name', nullif(c.cliente->>'lastname', '')) as cliente, c.destino,
      c.fecha_inicio_viaje, c.precio_total, c.total_pagado, c.precio_total - c.total_pagado as saldo, next.open, next.due,
      case when c.total_pagado = c.precio_total then 0
        when c.forma_pago = 'contado' then ${urgency("c.fecha_inicio_viaje", String(alertDays.trip), today)}
        else coalesce(lines.prioridad, 0) end as prioridad
    from contracts c
    left join lateral (
      select monto - pagado as open, fecha_vencimiento as due from plan_lines
      where contract_id = c.id and pagado < monto order by fecha_vencimiento, numero limit 1) next on true
    left join lateral (
      select max(${urgency("fecha_vencimiento", `case tipo when 'inicial' then ${alertDays.initial} else ${alertDays.share} end`, today)}) as prioridad
      from plan_lines where contract_id = c.id and pagado < monto) lines on true
    where ${condition}),
  judged as (
    select *, case when saldo = 0 then 'completed' when prioridad > 0 then 'overdue' when total_pagado > 0 then 'partial' else 'pending' end
      as estado from followed)`;

const row = `
  json_build_object('contractId', s.id, 'contractNumber', s.contract_number, 'cliente', s.cliente, 'destino', s.destino,
    'fechaInicioViaje', s.fecha_inicio_viaje, 'precioTotal', s.precio_total, 'totalPagado', s.total_pagado, 'saldoPendiente', s.saldo,
    'porVerificar', (select coalesce(sum(p.monto), 0)::bigint from payments p where p.contract_id = s.id and p.status = 'pending'),
    'estado', s.estado, 'prioridad', s.prioridad,
    'proximoPago', case when s.due is not null then json_build_object('monto', s.open, 'fechaVencimiento', s.due) end)`;

type Cards = Pick<
  PaymentFollowUpPage,
  "totalContratos" | "conVencimientos" | "pagosParciales" | "completados" | "total"
>;

/**
 * The cards over the contracts that the search finds, and one page of those that the filter shows, in its
 * order.
 */
export async function paymentFollowUp(
  { services, viewer, today }: Context,
  { show, order, search, page, limit, offset }: FollowUp,
): Promise<PaymentFollowUpPage> {
  const conditions = new Conditions();
  const filters: ReadFilter<Contract>[] = [
    visibleContracts(viewer, null),
    { status: { $in: ["signed", "completed"] } },
  ];
  if (search?.trim()) filters.push({ searchText: { $search: search } });
  const condition = conditions.of(services.orm.getMetadata().get(Contract), { $and: filters }, "c");
  const bound = (value: unknown) => `$${conditions.values.push(value)}`;
  const contracts = judged(condition, `${bound(today)}::date`);
  const some = show ? shown[show] : "true";
  const { rows } = await services.pool.query<Cards & { saldo: string; items: FollowedContract[] }>(
    `with ${contracts},
       slice as (select * from judged where ${some} order by ${orders[order]} limit ${bound(limit)} offset ${bound(offset)})
     select count(*)::int as "totalContratos", count(*) filter (where estado = 'overdue')::int as "conVencimientos",
       count(*) filter (where estado = 'partial')::int as "pagosParciales", count(*) filter (where estado = 'completed')::int as completados,
       coalesce(sum(saldo), 0) as saldo, count(*) filter (where ${some})::int as total,
       (select coalesce(json_agg(${row} order by ${orders[order]}), '[]') from slice s) as items
     from judged`,
    conditions.values,
  );
  const [found] = rows;
  if (!found) throw new Error("the follow-up of payments was not answered");
  const { saldo, items, ...cards } = found;
  return { ...cards, saldoPendiente: Number(saldo), items, page, totalPages: Math.ceil(cards.total / limit) };
}
