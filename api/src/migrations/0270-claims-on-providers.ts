import { Migration } from "@mikro-orm/migrations";

/**
 * What providers owe back: the paid part of voided purchases, those of before too. It ends on a day in an open
 * month.
 */
export class Migration0270 extends Migration {
  override up(): void {
    this.addSql(
      'create table "provider_claims" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "purchase_id" uuid not null, "monto" bigint not null, "dia" date not null, "returned_on" date null, "returned_at" timestamptz(3) null, "returned_by_id" int null, "note" text null, primary key ("id"))',
    );
    this.addSql(
      'alter table "provider_claims" add constraint "provider_claims_purchase_id_unique" unique ("purchase_id")',
    );
    this.addSql(
      'create index "provider_claims_dia_index" on "provider_claims" ("dia") where returned_on is null',
    );
    this.addSql(
      'alter table "provider_claims" add constraint "provider_claims_purchase_id_foreign" foreign key ("purchase_id") references "purchases" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "provider_claims" add constraint "provider_claims_returned_by_id_foreign" foreign key ("returned_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "provider_claims" add constraint "provider_claims_returned_say_when" check ((returned_on is null) = (returned_at is null) and returned_on >= dia)',
    );
    this.addSql(
      'alter table "provider_claims" add constraint "provider_claims_are_positive" check (monto > 0)',
    );
    this.addSql(
      `insert into provider_claims (id, created_at, updated_at, purchase_id, monto, dia)
       select gen_random_uuid(), voided_at, voided_at, id, costo - retenido - saldo_pendiente,
         (voided_at at time zone 'America/Bogota')::date
       from purchases where voided_at is not null and saldo_pendiente < costo - retenido`,
    );
    this.addSql(`create function keep_provider_claim() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or (old.purchase_id, old.monto, old.dia)
            is distinct from (new.purchase_id, new.monto, new.dia) then
          raise exception 'Lo que debe devolver un proveedor no cambia' using errcode = 'restrict_violation';
        end if;
        if old.returned_on is distinct from new.returned_on then
          perform refuse_closed_month(old.returned_on);
          perform refuse_closed_month(new.returned_on);
        end if;
        return new;
      end $$`);
    this.addSql(
      `create trigger provider_claims_stay_as_they_were before update or delete on provider_claims
       for each row execute function keep_provider_claim()`,
    );
    this.addSql("alter table provider_claims enable always trigger provider_claims_stay_as_they_were");
  }
}
