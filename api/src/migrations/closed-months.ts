/** The names of the months, as SQL has a list. */
export const months = "array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']";

/** The day in Bogota of an instant. */
const dayOf = (instant: string): string => `(${instant} at time zone 'America/Bogota')::date`;

const trigger = (table: string, name: string, when: string, of: string): readonly string[] => [
  `create trigger ${table}_${name} after ${when} on ${table} for each row execute function ${of}()`,
  `alter table ${table} enable always trigger ${table}_${name}`,
];

/**
 * Statements that keep the money of a closed month as it is. Whoever writes a row that counts in a month, or
 * counted in it, holds the month with others until the transaction ends; whoever closes it holds it alone: a
 * row written at that moment either stands in the figures that the closing keeps, or is refused. What the card
 * provider told is never refused (nobody decided it): it leaves a row in `late_bookings`.
 */
export const closedMonths: readonly string[] = [
  // The closing that a day falls into, under the month's shared lock; a statement of its own sees what the
  // lock waited for.
  `create function closing_of(day date) returns uuid language plpgsql as $$
   declare
     asked text := to_char(day, 'YYYY-MM');
   begin
     if day is null then return null; end if;
     perform pg_advisory_xact_lock_shared(hashtextextended('month ' || asked, 0));
     return (select id from month_closings where mes = asked and reopened_at is null);
   end $$`,
  `create function refuse_closed_month(day date) returns void language plpgsql as $$
   begin
     if closing_of(day) is not null then
       raise exception 'El mes de % de % está cerrado. Pide a OWNER reabrirlo o usa otra fecha.',
         (${months})[extract(month from day)::int], to_char(day, 'YYYY') using errcode = 'TR409';
     end if;
   end $$`,

  // What somebody of the agency registers has its day in an open month, and so has what they verify. What its
  // client reports may have any: it counts once it is verified.
  `create function keep_closed_month_of_payment() returns trigger language plpgsql as $$
   declare
     closing uuid;
   begin
     if tg_op = 'INSERT' and new.status <> 'verified' then
       if new.created_by_id is not null and not new.reported_by_client then
         perform refuse_closed_month(new.fecha_pago);
       end if;
       return null;
     end if;
     if tg_op = 'UPDATE' and (old.status = 'verified') = (new.status = 'verified') then
       if new.status = 'verified' and (old.medio, old.agency_account_id)
           is distinct from (new.medio, new.agency_account_id) then
         perform refuse_closed_month(new.fecha_pago);
       end if;
       return null;
     end if;
     -- A payment that is taken back: its reversal is looked at.
     if new.status <> 'verified' then return null; end if;
     if new.verified_by_id is not null then
       perform refuse_closed_month(new.fecha_pago);
       return null;
     end if;
     closing := closing_of(new.fecha_pago);
     if closing is not null then
       insert into late_bookings (id, closing_id, payment_id, kind, monto, at)
         values (gen_random_uuid(), closing, new.id, 'pago', new.monto, new.verified_at);
     end if;
     return null;
   end $$`,
  ...trigger("payments", "keep_closed_months", "insert or update", "keep_closed_month_of_payment"),
  `create function keep_closed_month_of_reversal() returns trigger language plpgsql as $$
   declare
     paid_on date := (select fecha_pago from payments where id = new.payment_id);
     closing uuid;
   begin
     if new.by_id is not null then
       perform refuse_closed_month(paid_on);
       perform refuse_closed_month(${dayOf("new.at")});
       return null;
     end if;
     closing := closing_of(paid_on);
     if closing is not null then
       insert into late_bookings (id, closing_id, payment_id, kind, monto, at)
         values (gen_random_uuid(), closing, new.payment_id, 'reverso', -new.monto, new.at);
     end if;
     return null;
   end $$`,
  ...trigger("payment_reversals", "keep_closed_months", "insert", "keep_closed_month_of_reversal"),

  // A purchase counts on its day and, paid at once, on the day of its payment; voided it takes its paid
  // installments along.
  `create function keep_closed_month_of_purchase() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and old.voided_at is null and (tg_op = 'DELETE'
         or (old.fecha_compra, old.costo, old.tipo_pago, old.paid_at, old.voided_at)
           is distinct from (new.fecha_compra, new.costo, new.tipo_pago, new.paid_at, new.voided_at)) then
       if tg_op = 'DELETE' or new.voided_at is not null
           or (old.fecha_compra, old.costo) is distinct from (new.fecha_compra, new.costo) then
         perform refuse_closed_month(old.fecha_compra);
         perform refuse_closed_month(n.fecha_pago) from installments n
           where n.purchase_id = old.id and n.fecha_pago is not null;
       end if;
       perform refuse_closed_month(${dayOf("old.paid_at")});
     end if;
     if tg_op <> 'DELETE' and (tg_op = 'INSERT'
         or (old.fecha_compra, old.costo, old.tipo_pago, old.paid_at, old.voided_at)
           is distinct from (new.fecha_compra, new.costo, new.tipo_pago, new.paid_at, new.voided_at)) then
       if tg_op = 'INSERT' or (old.fecha_compra, old.costo) is distinct from (new.fecha_compra, new.costo) then
         perform refuse_closed_month(new.fecha_compra);
       end if;
       perform refuse_closed_month(${dayOf("new.paid_at")});
       perform refuse_closed_month(${dayOf("new.voided_at")});
     end if;
     return null;
   end $$`,
  ...trigger("purchases", "keep_closed_months", "insert or update or delete", "keep_closed_month_of_purchase"),
  `create function keep_closed_month_of_installment() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and (old.fecha_pago, old.monto_cuota, old.purchase_id)
         is not distinct from (new.fecha_pago, new.monto_cuota, new.purchase_id) then
       return null;
     end if;
     if tg_op <> 'INSERT' then perform refuse_closed_month(old.fecha_pago); end if;
     if tg_op <> 'DELETE' then perform refuse_closed_month(new.fecha_pago); end if;
     return null;
   end $$`,
  ...trigger("installments", "keep_closed_months", "insert or update or delete", "keep_closed_month_of_installment"),
  // What is paid of a commission is frozen already; here it is when it may be paid.
  `create function keep_closed_month_of_commission() returns trigger language plpgsql as $$
   begin
     if new.status = 'paid' and (tg_op = 'INSERT' or old.status <> 'paid') then
       perform refuse_closed_month(${dayOf("new.fecha_pago")});
     end if;
     return null;
   end $$`,
  ...trigger("commissions", "keep_closed_months", "insert or update", "keep_closed_month_of_commission"),

  // The day on which a refund was paid comes with migration 0022, which some databases get after this one.
  `create function keep_closed_month_of_refund() returns trigger language plpgsql as $$
   declare
     before date := case when tg_op <> 'INSERT' then (to_jsonb(old) ->> 'paid_on')::date end;
     after date := case when tg_op <> 'DELETE' then (to_jsonb(new) ->> 'paid_on')::date end;
   begin
     if tg_op = 'UPDATE' and before is not distinct from after and old.monto = new.monto then return null; end if;
     perform refuse_closed_month(before);
     perform refuse_closed_month(after);
     return null;
   end $$`,
  ...trigger("refunds", "keep_closed_months", "insert or update or delete", "keep_closed_month_of_refund"),

  // A closing keeps what it says; it is undone once, and never deleted.
  `create trigger month_closings_stay before delete on month_closings for each row execute function refuse_change()`,
  `create trigger month_closings_keep_what_they_say before update on month_closings for each row
   when (old.reopened_at is not null
     or (old.id, old.mes, old.closed_at, old.closed_by_id, old.waiting, old.figures, old.sha256)
       is distinct from (new.id, new.mes, new.closed_at, new.closed_by_id, new.waiting, new.figures, new.sha256))
   execute function refuse_change()`,
  `create trigger month_closings_keep_table before truncate on month_closings for each statement execute function refuse_change()`,
  ...["stay", "keep_what_they_say", "keep_table"].map(
    (name) => `alter table month_closings enable always trigger month_closings_${name}`,
  ),
];
