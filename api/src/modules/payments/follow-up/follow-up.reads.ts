import type { Context } from "../../../core/context.ts";
import { bind, type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { nextAskedOf } from "../../contracts/plan/next-payment.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { contractsOfTask } from "../../contracts/contract/task/contract-task.ts";
import { clientName } from "../../contracts/contract/contract.sql.ts";
import { alertDays } from "./payment-alerts.rules.ts";
import type { PaymentFollowUp, PaymentFollowUpOrder } from "../payment/payment.enums.ts";
import type { FollowedContract, PaymentFollowUpPage } from "../payment/payment.types.ts";

/** Filter and sort order of the payment follow-up of signed and completed contracts. */
export interface FollowUp {
  readonly show: PaymentFollowUp | null;
  readonly order: PaymentFollowUpOrder;
  readonly search: string | null;
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

const shown: Readonly<Record<PaymentFollowUp, Fragment>> = {
  overdue: sql`estado = 'overdue'`,
  partial: sql`estado = 'partial'`,
  unpaid: sql`total_pagado = 0`,
  alerts: sql`prioridad >= 2`,
  completed: sql`estado = 'completed'`,
};

const orders: Readonly<Record<PaymentFollowUpOrder, Fragment>> = {
  prioridad: sql`prioridad desc, due nulls last, id`,
  fecha: sql`due nulls last, id`,
  monto: sql`saldo desc, id`,
  cliente: sql`cliente collate es, id`,
};

/**
 * Returns the SQL of the urgency of a due day, as in `paymentAlert`: 3 when it passed, 2 when it is within
 * the given number of days, else 0.
 */
const urgency = (day: string, within: string): Fragment =>
  sql`case when ${raw(day)} < ${bind.today} then 3 when ${raw(day)} <= ${bind.today} + ${raw(within)} then 2
    else 0 end`;

const judged = (condition: Fragment, late: Fragment): Fragment => sql`
  followed as (
    select c.id, c.contract_number, ${raw(clientName("c"))}
      as cliente, c.destino,
      ${late} as late,
      c.fecha_inicio_viaje, c.precio_total, c.total_pagado, c.precio_total - c.total_pagado as saldo,
        next.amount, next.due,
      case when c.total_pagado = c.precio_total then 0
        when c.forma_pago = 'contado' then ${urgency("c.fecha_inicio_viaje", String(alertDays.trip))}
        else coalesce(lines.prioridad, 0) end as prioridad
    from contracts c
    left join lateral ${nextAskedOf(raw("c.id"))} next on true
    left join lateral (
      select max(${urgency(
        "fecha_vencimiento",
        "case tipo when 'inicial' then " + `${alertDays.initial} else ${alertDays.share} end`,
      )}) as prioridad
      from plan_lines where contract_id = c.id and pagado < monto) lines on true
    where ${condition}),
  judged as (
    select *, case when saldo = 0 then 'completed' when prioridad > 0 then 'overdue'
    when total_pagado > 0 then 'partial' else 'pending' end
      as estado from followed)`;

const row = sql`s.id as "contractId", s.contract_number as "contractNumber", s.cliente, s.destino,
    s.fecha_inicio_viaje as "fechaInicioViaje", s.precio_total as "precioTotal",
    s.total_pagado as "totalPagado", s.saldo as "saldoPendiente",
    ${awaitingOf("contract_id", raw("s.id"))} as "porVerificar", s.estado, s.prioridad,
    case when s.due is not null then json_build_object('monto', s.amount, 'fechaVencimiento', s.due) end
      as "proximoPago"`;

type Cards = Pick<
  PaymentFollowUpPage,
  "totalContratos" | "conVencimientos" | "vencidos" | "pagosParciales" | "completados" | "total"
>;

/**
 * Returns the summary cards for the contracts that match the search, and one page of the filtered contracts
 * in the given order.
 */
export function paymentFollowUp(
  { read, viewer, now }: Context,
  { show, order, search, page, limit, offset }: FollowUp,
): Promise<PaymentFollowUpPage> {
  const filters: ReadFilter<Contract>[] = [
    visibleContracts(viewer, null),
    { status: { $in: ["signed", "completed"] } },
  ];
  if (search?.trim()) filters.push({ searchText: { $search: search } });
  const late = read.where(Contract, contractsOfTask("overdue", viewer, now), "c");
  const contracts = judged(read.where(Contract, { $and: filters }, "c"), late);
  const some = show ? shown[show] : sql`true`;
  const inOrder = sql`order by ${orders[order]}`;
  return read.written<FollowedContract, PaymentFollowUpPage>({
    whole: sql`with ${contracts} select ${row} from judged s where ${some} ${inOrder}`,
    page: async () => {
      const found = await read.row<Cards & { saldo: number; items: FollowedContract[] }>(
        sql`with ${contracts},
         slice as (select * from judged where ${some} ${inOrder} limit ${limit} offset ${offset})
       select count(*) as "totalContratos", count(*) filter (where estado = 'overdue') as "conVencimientos",
         count(*) filter (where late) as vencidos,
         count(*) filter (where estado = 'partial') as "pagosParciales",
         count(*) filter (where estado = 'completed') as completados,
         coalesce(sum(saldo), 0) as saldo, count(*) filter (where ${some}) as total,
         (select coalesce(json_agg(r), '[]') from (select ${row} from slice s ${inOrder}) r) as items
       from judged`,
      );
      const { saldo, items, ...cards } = found;
      return { ...cards, saldoPendiente: saldo, items, page, totalPages: Math.ceil(cards.total / limit) };
    },
  });
}
