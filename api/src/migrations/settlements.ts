/**
 * Statements that let the transactions of acquirers cover payments, whoever writes: one that counts is summed
 * on its payment, whose checks bound the sum, and a payment that does not count is covered by nothing.
 */
export const settlementsBehaviour: readonly string[] = [
  `create function count_settlement_line() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and old.counts then
       update payments set respaldado = respaldado - old.backs where id = old.payment_id;
     end if;
     if tg_op <> 'DELETE' and new.counts then
       update payments set respaldado = respaldado + new.backs where id = new.payment_id;
     end if;
     return null;
   end $$`,
  `create trigger bank_settlement_lines_are_counted
   after insert or update of counts, backs, payment_id or delete on bank_settlement_lines
   for each row execute function count_settlement_line()`,
  `create or replace function refuse_backed_rejection() returns trigger language plpgsql as $$
   begin
     if exists (select from bank_backings where payment_id = new.id)
       or exists (select from bank_settlement_lines where payment_id = new.id and counts) then
       raise exception 'El pago % no cuenta y un movimiento del banco lo respalda', new.id using errcode = 'restrict_violation';
     end if;
     return null;
   end $$`,
];
