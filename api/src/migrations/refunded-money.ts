const refundSays = [
  ...["contract_id", "order_id", "payment_id", "monto", "reason", "status", "paid_on", "paid_at", "paid_by_id"],
  ...["means", "reference", "comprobante_key"],
];
const of = (row: "old" | "new"): string => `(${refundSays.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * Statements that hold what goes back to clients against what came in. Of the verified payments of a thing no
 * more is refunded than they make, whoever writes it: the thing is locked meanwhile. A payment in review goes
 * back as it came. What was paid out stays as it was, and its row is not deleted.
 */
export const refundedMoney: readonly string[] = [
  `create function refuse_refund_beyond_paid() returns trigger language plpgsql as $$
   declare
     came bigint;
     owed bigint;
   begin
     if new.payment_id is not null then
       if not exists (select from payments where id = new.payment_id and monto = new.monto
         and contract_id is not distinct from new.contract_id and order_id is not distinct from new.order_id) then
         raise exception 'La devolución no es la de su pago' using errcode = 'check_violation';
       end if;
       return new;
     end if;
     if new.contract_id is not null then
       perform from contracts where id = new.contract_id for update;
     else
       perform from reservations where id = new.order_id for update;
     end if;
     select coalesce(sum(monto), 0) into came from payments where status = 'verified'
       and (contract_id = new.contract_id or order_id = new.order_id);
     select coalesce(sum(monto), 0) into owed from refunds where status <> 'anulada' and payment_id is null
       and id <> new.id and (contract_id = new.contract_id or order_id = new.order_id);
     if owed + new.monto > came then
       raise exception 'Se devolvería más de lo que se pagó' using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger refunds_within_what_was_paid before insert or update of monto, status, contract_id, order_id,
     payment_id on refunds for each row when (new.status <> 'anulada') execute function refuse_refund_beyond_paid()`,
  `alter table refunds enable always trigger refunds_within_what_was_paid`,
  `create function refuse_changed_refund() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and ${of("new")} is not distinct from ${of("old")} then
       return new;
     end if;
     raise exception 'La devolución % está pagada y no puede cambiar', old.id using errcode = 'restrict_violation';
   end $$`,
  `create trigger refunds_stay_as_they_were before update or delete on refunds
   for each row when (old.status = 'pagada') execute function refuse_changed_refund()`,
  `alter table refunds enable always trigger refunds_stay_as_they_were`,
];
