const said = [
  "account_id",
  "day",
  "amount",
  "cents",
  "text",
  "identity",
  "reference",
  "bank_id",
  "ordinal",
  "kind",
  "signed_by_word",
];
const of = (row: "old" | "new"): string => `(${said.map((column) => `${row}.${column}`).join(", ")})`;

/** What the parts of a target sum to, without sign, in hundredths of a peso. */
const explainedBy = (condition: string): string =>
  `coalesce((select abs(sum(amount * 100 + cents)) from bank_allocations where ${condition}), 0)`;

/** The dues and purchases that were paid in one payment of several. */
const inPayment = (payment: string): string =>
  `provider_payment_id = ${payment}
   or installment_id in (select id from installments where provider_payment_id = ${payment})
   or concept = 'compra' and purchase_id in (select id from purchases where provider_payment_id = ${payment})`;

/**
 * Statements that keep one peso of an outflow one peso of what was paid, whoever writes: the parts are summed
 * on the movement, whose checks bound them; a target is explained up to its amount, once it is paid, and up to
 * less than one peso more; nothing is explained or freed in a closed month. An outflow is open until its parts
 * leave less than a peso; one that only takes back a reversed deposit is closed by itself.
 */
export const bankAllocationsBehaviour: readonly string[] = [
  `create or replace function keep_bank_movement() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       new.identity := movement_identity(new.text);
     elsif ${of("new")} is distinct from ${of("old")} then
       raise exception 'Lo que dijo el banco no cambia' using errcode = 'restrict_violation';
     elsif new.import_id <> old.import_id and not exists (select from bank_known_movements k
         where k.movement_id = new.id and k.import_id = new.import_id) then
       raise exception 'Ese archivo no trae el movimiento' using errcode = 'restrict_violation';
     end if;
     new.state := case
       when new.reverses then 'egreso'
       when new.reversed_by_id is not null then 'reversado'
       when new.aside_reason is not null or new.amount = 0 then 'apartado'
       when abs((new.amount - new.backed - new.explained) * 100 + new.cents - new.explained_cents) < 100 then 'asignado'
       else 'libre' end;
     return new;
   end $$`,
  `create function keep_bank_reversal() returns trigger language plpgsql as $$
   begin
     if old.reversed_by_id is not null then
       update bank_movements r set reverses = false where r.id = old.reversed_by_id
         and not exists (select from bank_movements c where c.reversed_by_id = r.id);
     end if;
     if new.reversed_by_id is not null then
       update bank_movements set reverses = true, proposed = false
         where id = new.reversed_by_id and not reverses;
       delete from bank_proposals where movement_id = new.reversed_by_id;
     end if;
     return null;
   end $$`,
  `create trigger bank_movements_keep_reversal after update of reversed_by_id on bank_movements
   for each row when (old.reversed_by_id is distinct from new.reversed_by_id) execute function keep_bank_reversal()`,
  `create function keep_explained_target(part bank_allocations) returns void language plpgsql as $$
   declare
     most bigint;
     paid boolean;
     payment uuid := part.provider_payment_id;
     spent bigint;
   begin
     if part.installment_id is not null then
       select n.monto_cuota, n.fecha_pago is not null, n.provider_payment_id into most, paid, payment
         from installments n join purchases p on p.id = n.purchase_id
         where n.id = part.installment_id for no key update of p;
       spent := ${explainedBy("installment_id = part.installment_id")};
     elsif part.purchase_id is not null then
       select costo, part.concept = 'devolucion_proveedor' or tipo_pago = 'contado' and paid_at is not null,
           case part.concept when 'compra' then provider_payment_id end into most, paid, payment
         from purchases where id = part.purchase_id for no key update;
       spent := ${explainedBy("purchase_id = part.purchase_id and concept = part.concept")};
     elsif part.payout_id is not null then
       perform pg_advisory_xact_lock(hashtextextended('bank shows payout ' || part.payout_id, 0));
       select neto, true into most, paid from commission_payouts where id = part.payout_id;
       spent := ${explainedBy("payout_id = part.payout_id")};
       if part.seller_id is not null and not exists (select from commissions
           where payout_id = part.payout_id and vendedor_id = part.seller_id) then
         raise exception 'Ese pago de comisiones no es de esa persona' using errcode = 'restrict_violation';
       end if;
     elsif part.refund_id is not null then
       select monto, status = 'pagada' into most, paid from refunds where id = part.refund_id for no key update;
       spent := ${explainedBy("refund_id = part.refund_id")};
     elsif payment is null then
       return;
     end if;
     if not coalesce(paid, true) then
       raise exception 'Eso todavía no está pagado' using errcode = 'restrict_violation';
     end if;
     if spent > most * 100 + 99 then
       raise exception 'El banco ya muestra todo ese pago' using errcode = 'restrict_violation';
     end if;
     if payment is not null then
       perform pg_advisory_xact_lock(hashtextextended('bank shows payment ' || payment, 0));
       select total into most from provider_payments where id = payment;
       if ${explainedBy(inPayment("payment"))} > most * 100 + 99 then
         raise exception 'El banco ya muestra todo ese pago' using errcode = 'restrict_violation';
       end if;
     end if;
   end $$`,
  `create function add_explained(movement uuid, hundredths bigint) returns void language plpgsql as $$
   begin
     update bank_movements set
         explained = (explained * 100 + explained_cents + hundredths) / 100,
         explained_cents = mod(explained * 100 + explained_cents + hundredths, 100)
       where id = movement;
   end $$`,
  `create function count_bank_allocation() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       perform refuse_closed_month(day) from bank_movements where id = old.movement_id;
       perform add_explained(old.movement_id, -(old.amount * 100 + old.cents));
     end if;
     if tg_op <> 'DELETE' then
       perform refuse_closed_month(day) from bank_movements where id = new.movement_id;
       if not exists (select from bank_movements where id = new.movement_id and reversed_by_id is null
           and not reverses and aside_reason is null and (new.origin = 'liquidacion'
             or sign(amount * 100 + cents) = sign(new.amount * 100 + new.cents))) then
         raise exception 'Esa parte no es de este movimiento' using errcode = 'restrict_violation';
       end if;
       perform add_explained(new.movement_id, new.amount * 100 + new.cents);
       perform keep_explained_target(new);
     end if;
     return null;
   end $$`,
  `create trigger bank_allocations_are_counted after insert or update or delete on bank_allocations
   for each row execute function count_bank_allocation()`,
  "update bank_movements set aside_reason = 'Menos de un peso' where amount = 0 and aside_reason is null",
  `update bank_movements m set reverses = exists (
     select from bank_movements c where c.reversed_by_id = m.id) where m.amount < 0`,
];
