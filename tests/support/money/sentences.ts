/** Each answers an example of where it does not hold, or null. */
export const sentences: Readonly<Record<string, string>> = {
  "what is paid is the sum of the payments that are verified now": `select string_agg(contract_number, ', ')
     from contracts c where total_pagado <> (select coalesce(sum(p.monto), 0) from payments p
       where p.contract_id = c.id and p.status = 'verified')`,
  "what is paid of a reservation is the sum of its payments that are verified now": `select
     string_agg(id::text, ', ') from reservations r where paid <> (select coalesce(sum(p.monto), 0)
       from payments p where p.order_id = r.id and p.status = 'verified')`,
  "the balance is never below zero": `select string_agg(id::text, ', ') from (
     select id, precio_total - total_pagado as balance from contracts
     union all select id, total_price - paid from reservations) b where balance < 0`,
  "no departure is booked beyond its seats": `select string_agg(d.id::text, ', ')
     from package_departures d join packages k on k.id = d.package_id where k.cupos < (
       select coalesce(sum(r.number_of_people), 0) from reservations r
       where r.departure_id = d.id and r.status <> 'anulada')`,
  "what is paid of an annulled reservation is given back": `select
     string_agg(r.id::text, ', ') from reservations r where r.status = 'anulada' and r.paid > (
       select coalesce(sum(f.monto), 0) from refunds f where f.order_id = r.id)`,
  "the plan carries what is paid": `select string_agg(contract_number, ', ') from contracts c
     where total_pagado <> (select coalesce(sum(l.pagado), 0) from plan_lines l where l.contract_id = c.id)`,
  "receipts are numbered without gaps and without twins": `select case when count(*) <> count(distinct n)
       or count(*) <> coalesce(max(n), 0) then count(*) || ' receipts up to ' || max(n) end
     from (select right(receipt_number, 6)::int as n from payments where receipt_number is not null) r`,
  "every verified payment has its receipt, and keeps it when it is reversed": `select string_agg(id::text, ', ')
     from payments where (receipt_number is not null) <> (status = 'verified' or reversed_at is not null)`,
  "a payment in review that was given back is owed once": `select string_agg(p.id::text, ', ')
     from payments p where p.decision_note = 'Devuelto' and p.status = 'rejected' and not exists (
       select from refunds f where f.payment_id = p.id and f.monto = p.monto)`,
  "no more is owed back or went back of a thing than was paid of it": `select string_agg(f.id::text, ', ')
     from (select contract_id, order_id, sum(monto) as owed, min(id::text) as id from refunds
       where status <> 'anulada' and payment_id is null group by 1, 2) f
     where f.owed > (select coalesce(sum(p.monto), 0) from payments p where p.status = 'verified'
       and (p.contract_id = f.contract_id or p.order_id = f.order_id))`,
  "a refund that went out says so once": `select string_agg(f.id::text, ', ') from refunds f
     where (f.status = 'pagada')::int <> (select count(*) from audit_entries a
       where a.type = 'refund.paid' and a.record_id = f.id::text)`,
  "each transaction of the provider has one payment": `select string_agg(wompi_transaction_id, ', ') from (
     select wompi_transaction_id from payments where wompi_transaction_id is not null
     group by 1 having count(*) > 1) t`,
  "every reversal is booked once": `select string_agg(p.id::text, ', ') from payments p
     where (p.reversed_at is not null)::int
       <> (select count(*) from payment_reversals r where r.payment_id = p.id and r.monto = p.monto)`,
};
