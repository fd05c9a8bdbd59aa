import { monthBounds, monthOf } from "../../../../core/colombia/days.ts";
import type { Context } from "../../../../core/context.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import type { PaymentsReceived } from "./desk.types.ts";

/**
 * Returns the verified payments of today and of this month by means and account, by payment day; amounts in
 * COP, the largest monthly amount first.
 */
export function paymentsReceived({ read, today }: Context): Promise<PaymentsReceived[]> {
  const { from, to } = monthBounds(monthOf(today));
  return read.rows<PaymentsReceived>(
    sql`select sums.*, case when a.id is not null then jsonb_build_object('id', a.id, 'kind', a.kind,
        'bank', a.bank, 'keyKind', a.key_kind, 'number', a.number, 'active', a.active) end as cuenta
     from (select p.medio, p.agency_account_id as account,
         count(*) filter (where p.fecha_pago = ${bind.today}) as "hoyCantidad",
         coalesce(sum(p.monto) filter (where p.fecha_pago = ${bind.today}), 0) as "hoyTotal",
         count(*) as "mesCantidad", sum(p.monto) as "mesTotal"
       from payments p where p.status = 'verified'
         and p.fecha_pago between ${from}::date and ${to}::date
       group by p.medio, p.agency_account_id) sums
     left join agency_accounts a on a.id = sums.account
     order by sums."mesTotal" desc, sums.medio, a.position`,
  );
}
