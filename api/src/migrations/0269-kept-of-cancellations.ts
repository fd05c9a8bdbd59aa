import { Migration } from "@mikro-orm/migrations";

/**
 * What is kept of a cancelled contract. With the refunds it is never more than what the client paid: whoever
 * writes one of them holds the contract meanwhile. It counts in its month, and is annulled, never changed.
 */
export class Migration0269 extends Migration {
  override up(): void {
    this.addSql(
      'create table "kept_amounts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "penalidad" bigint not null default 0, "no_reembolsado" bigint not null default 0, "dia" date not null, "motivo" text not null, "created_by_id" int null, "annulled_at" timestamptz(3) null, "annul_reason" text null, primary key ("id"))',
    );
    this.addSql('create index "kept_amounts_dia_index" on "kept_amounts" ("dia") where annulled_at is null');
    this.addSql('create index "kept_amounts_contract_id_index" on "kept_amounts" ("contract_id")');
    this.addSql(
      'alter table "kept_amounts" add constraint "kept_amounts_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "kept_amounts" add constraint "kept_amounts_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "kept_amounts" add constraint "kept_amounts_annulled_say_why" check ((annulled_at is null) = (annul_reason is null) and (annulled_at is null or annul_reason <> \'\'))',
    );
    this.addSql(
      'alter table "kept_amounts" add constraint "kept_amounts_say_why" check (btrim(motivo) <> \'\')',
    );
    this.addSql(
      'alter table "kept_amounts" add constraint "kept_amounts_are_positive" check (penalidad >= 0 and no_reembolsado >= 0 and penalidad + no_reembolsado > 0)',
    );
    this.addSql(`create or replace function refuse_refund_beyond_paid() returns trigger language plpgsql as $$
      declare
        came bigint;
        owed bigint;
        kept bigint;
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
        select coalesce(sum(penalidad + no_reembolsado), 0) into kept from kept_amounts
          where annulled_at is null and contract_id = new.contract_id;
        if owed + kept + new.monto > came then
          raise exception 'Se devolvería más de lo que se pagó' using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`create function refuse_keeping_beyond_paid() returns trigger language plpgsql as $$
      declare
        came bigint;
        owed bigint;
        kept bigint;
      begin
        perform from contracts where id = new.contract_id and status = 'cancelled' for update;
        if not found then
          raise exception 'El contrato no está cancelado' using errcode = 'check_violation';
        end if;
        select coalesce(sum(monto), 0) into came from payments
          where status = 'verified' and contract_id = new.contract_id;
        select coalesce(sum(monto), 0) into owed from refunds
          where status <> 'anulada' and payment_id is null and contract_id = new.contract_id;
        select coalesce(sum(penalidad + no_reembolsado), 0) into kept from kept_amounts
          where annulled_at is null and contract_id = new.contract_id and id <> new.id;
        if owed + kept + new.penalidad + new.no_reembolsado > came then
          raise exception 'No se retiene más de lo que se pagó' using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    this.addSql(
      `create trigger kept_amounts_within_what_was_paid before insert on kept_amounts
       for each row execute function refuse_keeping_beyond_paid()`,
    );
    this.addSql(`create function keep_kept_amount() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or old.annulled_at is not null
            or (old.contract_id, old.penalidad, old.no_reembolsado, old.dia, old.motivo)
              is distinct from (new.contract_id, new.penalidad, new.no_reembolsado, new.dia, new.motivo) then
          raise exception 'Lo retenido de un contrato no cambia: se anula' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$`);
    this.addSql(
      `create trigger kept_amounts_stay_as_they_were before update or delete on kept_amounts
       for each row execute function keep_kept_amount()`,
    );
    this.addSql(`create function keep_closed_month_of_kept_amount() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' or old.annulled_at is distinct from new.annulled_at then
          perform refuse_closed_month(new.dia);
        end if;
        return null;
      end $$`);
    this.addSql(
      `create trigger kept_amounts_keep_closed_months after insert or update on kept_amounts
       for each row execute function keep_closed_month_of_kept_amount()`,
    );
    for (const name of ["within_what_was_paid", "stay_as_they_were", "keep_closed_months"])
      this.addSql(`alter table kept_amounts enable always trigger kept_amounts_${name}`);
  }
}
