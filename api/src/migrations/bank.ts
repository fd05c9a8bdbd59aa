import { searchText } from "./search-text.ts";

const said = ["account_id", "import_id", "day", "amount", "text", "reference", "bank_id", "ordinal", "kind"];
const of = (row: "old" | "new"): string => `(${said.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * Statements that keep one peso of a bank one peso of one payment, whoever writes: what a movement backs is
 * summed on it and on the payment, whose checks bound the sums; a movement that was taken back or set aside
 * backs nothing more, and a payment that does not count is backed by nothing. What a bank said never changes.
 */
export const bankBehaviour: readonly string[] = [
  `create function keep_bank_movement() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and ${of("new")} is distinct from ${of("old")} then
       raise exception 'Lo que dijo el banco no cambia' using errcode = 'restrict_violation';
     end if;
     new.state := case
       when new.amount < 0 or new.kind = 'gravamen' then 'egreso'
       when new.reversed_by_id is not null then 'reversado'
       when new.aside_reason is not null then 'apartado'
       when new.backed = new.amount then 'asignado'
       else 'libre' end;
     return new;
   end $$`,
  `create trigger bank_movements_keep before insert or update on bank_movements
   for each row execute function keep_bank_movement()`,
  `create function count_bank_backing() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       update payments set respaldado = respaldado - old.amount where id = old.payment_id;
       update bank_movements set backed = backed - old.amount where id = old.movement_id;
     end if;
     if tg_op <> 'DELETE' then
       update payments set respaldado = respaldado + new.amount where id = new.payment_id;
       update bank_movements set backed = backed + new.amount where id = new.movement_id
         and reversed_by_id is null and aside_reason is null and kind <> 'gravamen';
       if not found then
         raise exception 'Ese dinero del banco no respalda pagos' using errcode = 'restrict_violation';
       end if;
     end if;
     return null;
   end $$`,
  `create trigger bank_backings_are_counted after insert or update or delete on bank_backings
   for each row execute function count_bank_backing()`,
  `create function keep_payment_backing() returns trigger language plpgsql as $$
   begin
     new.sin_respaldo := new.status <> 'rejected' and new.respaldado < new.monto;
     return new;
   end $$`,
  `create trigger payments_keep_backing before insert or update of status, monto, respaldado, sin_respaldo on payments
   for each row execute function keep_payment_backing()`,
  `create function refuse_backed_rejection() returns trigger language plpgsql as $$
   begin
     if exists (select from bank_backings where payment_id = new.id) then
       raise exception 'El pago % no cuenta y un movimiento del banco lo respalda', new.id using errcode = 'restrict_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger payments_rejected_free_their_money after update on payments deferrable initially deferred
   for each row when (new.status = 'rejected' and old.status <> 'rejected') execute function refuse_backed_rejection()`,
  "update payments set sin_respaldo = false where status = 'rejected'",
  ...searchText("bank_movements", ["text", "reference", "bank_id"]),
];
