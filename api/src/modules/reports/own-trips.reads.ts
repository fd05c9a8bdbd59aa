import type { Context } from "../../core/context.ts";
import { bind, raw, sql } from "../../core/read/sql.ts";
import { nextAskedOf } from "../contracts/plan/next-payment.ts";
import { reservationCodeSql, waitingSql } from "../reservations/reservation.sql.ts";
import type { OwnTrip } from "./own-trips.types.ts";

// A quote that became a contract is shown as its contract; one whose contract was cancelled is open again.
const quotes = sql`
  select 'quote' as kind, q.id::text as id, q.quote_number as number, q.origen as origin,
    q.destino as destination, q.fecha_ida as departure, q.fecha_regreso as comeback,
    q.numero_personas as travellers,
    case when q.status in ('pending', 'requote') then null else q.precio_total end as price,
    case when q.status in ('pending_passengers', 'approved') then 'aprobada' else 'cotizacion' end as stage,
    q.status,
    case q.status when 'sent' then 'approve' when 'pending_passengers' then 'passengers'
      when 'rejected' then 'over' when 'expired' then 'over' else 'wait' end as step,
    null::bigint as amount, null::date as due, q.created_at
  from quotes q where q.cliente_id = ${bind.me} and q.status <> 'converted'`;

const contracts = sql`
  select 'contract', c.id::text, c.contract_number, c.origen, c.destino, c.fecha_inicio_viaje,
    c.fecha_fin_viaje, c.numero_pasajeros, c.precio_total,
    case when c.status = 'completed' then 'completada' else 'contrato' end, c.status,
    case when c.status = 'cancelled' then 'over' when c.status = 'draft' then 'wait'
      when c.status = 'active' then 'sign' when changing then 'addendum'
      when next.amount > 0 then 'pay' else 'look' end,
    case when asked then next.amount end, case when asked then next.due end, c.created_at
  from contracts c
  cross join lateral (select exists (select from addenda a where a.contract_id = c.id and a.status = 'sent')
    as changing) amended
  left join lateral ${nextAskedOf(raw("c.id"))} next on true
  cross join lateral (
    select not changing and c.status in ('signed', 'completed') and next.amount > 0 as asked) paying
  where c.cliente_id = ${bind.me}`;

// A booking counts as approved, and no contract follows. The last day of holding its seats is its due day,
// unless a payment arrived, which keeps them.
const reservations = sql`
  select 'reservation', r.id::text, ${reservationCodeSql(raw("r.id"))}, '', p.title, r.salida, r.llegada,
    r.number_of_people, r.total_price,
    case r.status when 'completada' then 'completada' else 'aprobada' end,
    r.status, case when next.open > 0 then 'pay' else 'look' end,
    case when next.open > 0 then next.open end,
    case when next.open > 0 and next.lapses then (r.due_at at time zone 'America/Bogota')::date end,
    r.created_at
  from reservations r join packages p on p.id = r.package_id
  cross join lateral (
    select case when r.status = 'pendiente' then r.total_price - r.paid - ${waitingSql(raw("r.id"))}
      end as open,
      r.paid = 0 and ${waitingSql(raw("r.id"))} = 0 as lapses) next
  where r.customer_id = ${bind.me} and r.status <> 'anulada'`;

/**
 * Returns the viewer's own quotes, contracts and reservations as trips: trips that wait for the viewer first,
 * then by departure, ended and past trips last.
 */
export const ownTrips = ({ read }: Context): Promise<OwnTrip[]> =>
  read.rows(
    sql`with trips as (${quotes} union all ${contracts} union all ${reservations})
     select kind, id, number, origin, destination, departure, comeback, travellers, price, stage, status,
       step, amount, due
     from trips
     order by step = 'over' or coalesce(comeback, departure) < ${bind.today}, step in ('wait', 'look'),
       departure nulls last, created_at desc
     limit 100`,
  );
