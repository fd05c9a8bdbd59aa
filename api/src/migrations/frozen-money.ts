const paymentSays = ["contract_id", "order_id", "monto", "tipo_pago", "fecha_pago", "receipt_number", "verified_by_id", "verified_at"];
const commissionSays = ["vendedor_id", "contract_id", "monto_comision", "monto_base", "mes", "fecha_pago", "pagado_por_id", "status"];

const of = (row: "old" | "new", columns: readonly string[]): string => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;
const stays = (columns: readonly string[]): string => `${of("new", columns)} is not distinct from ${of("old", columns)}`;

/**
 * A frozen row is refused to everyone, also in a session that plays the part of a replica, and its table is
 * never emptied.
 */
const freeze = (table: string, frozen: string, refusal: string): readonly string[] => [
  `create trigger ${table}_stay_as_they_were before update or delete on ${table}
   for each row when (${frozen}) execute function ${refusal}()`,
  `alter table ${table} enable always trigger ${table}_stay_as_they_were`,
  `create trigger ${table}_keep_table before truncate on ${table} for each statement execute function refuse_change()`,
  `alter table ${table} enable always trigger ${table}_keep_table`,
];

/**
 * Statements that freeze money which has moved. Of a payment that was verified, what it says never changes,
 * and its status only by a reversal, whose row stands in `payment_reversals` when the transaction ends. Of a
 * paid commission it is fixed who got how much, for what, when and from whom. Neither is deleted; the other
 * columns may change.
 */
export const frozenMoney: readonly string[] = [
  `create function refuse_changed_payment() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and ${stays(paymentSays)} and (
       ${stays(["status", "reversed_at"])}
       or (old.status = 'verified' and new.status = 'rejected' and new.reversed_at is not null)
     ) then
       return new;
     end if;
     raise exception 'El pago % fue verificado y no puede cambiar', old.receipt_number using errcode = 'restrict_violation';
   end $$`,
  `create function refuse_unbooked_reversal() returns trigger language plpgsql as $$
   begin
     if not exists (select from payment_reversals where payment_id = new.id) then
       raise exception 'El reverso del pago % no está registrado', new.receipt_number using errcode = 'restrict_violation';
     end if;
     return null;
   end $$`,
  `create function refuse_changed_commission() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and ${stays(commissionSays)} then
       return new;
     end if;
     raise exception 'La comisión % está pagada y no puede cambiar', old.id using errcode = 'restrict_violation';
   end $$`,
  ...freeze("payments", "old.receipt_number is not null", "refuse_changed_payment"),
  ...freeze("commissions", "old.status = 'paid'", "refuse_changed_commission"),
  // At the end of the transaction: whichever of the two rows is written first.
  `create constraint trigger payments_reversals_are_booked after update on payments deferrable initially deferred
   for each row when (old.reversed_at is null and new.reversed_at is not null) execute function refuse_unbooked_reversal()`,
  `alter table payments enable always trigger payments_reversals_are_booked`,
];
