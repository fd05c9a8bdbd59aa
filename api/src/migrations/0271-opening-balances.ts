import { Migration } from "@mikro-orm/migrations";

/** Balances with which the first exported month begins. Once confirmed they stay as they are. */
export class Migration0271 extends Migration {
  override up(): void {
    this.addSql(
      'create table "openings" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "place" smallint not null default 1, "mes" text not null, "dia" date not null, "confirmed_at" timestamptz(3) null, "confirmed_by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "openings" add constraint "openings_are_one" unique ("place")');
    this.addSql(
      'create table "opening_lines" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "opening_id" uuid not null, "clase" text not null, "contract_id" uuid null, "provider_id" uuid null, "account_id" uuid null, "monto" bigint not null, "centavos" smallint not null default 0, "proposed" boolean not null default false, primary key ("id"))',
    );
    this.addSql(
      "create unique index opening_lines_once_each on opening_lines\n    (opening_id, clase, coalesce(contract_id, provider_id, account_id))",
    );
    this.addSql(
      'alter table "openings" add constraint "openings_confirmed_by_id_foreign" foreign key ("confirmed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "openings" add constraint "openings_confirmed_say_who" check (confirmed_at is not null or confirmed_by_id is null)',
    );
    this.addSql(
      "alter table \"openings\" add constraint \"openings_day_is_before_the_month\" check (to_char(dia + 1, 'YYYY-MM-DD') = mes || '-01')",
    );
    this.addSql(
      'alter table "openings" add constraint "openings_are_of_a_month" check (mes ~ \'^\\d{4}-(0[1-9]|1[0-2])$\')',
    );
    this.addSql('alter table "openings" add constraint "openings_place_is_one" check (place = 1)');
    this.addSql(
      'alter table "opening_lines" add constraint "opening_lines_opening_id_foreign" foreign key ("opening_id") references "openings" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "opening_lines" add constraint "opening_lines_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "opening_lines" add constraint "opening_lines_provider_id_foreign" foreign key ("provider_id") references "providers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "opening_lines" add constraint "opening_lines_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "opening_lines" add constraint "opening_lines_cents_have_the_sign" check (abs(centavos) < 100 and monto::numeric * centavos >= 0)',
    );
    this.addSql(
      'alter table "opening_lines" add constraint "opening_lines_have_an_amount" check (case clase when \'cuenta\' then monto <> 0 or centavos <> 0 else monto > 0 and centavos = 0 end)',
    );
    this.addSql(
      "alter table \"opening_lines\" add constraint \"opening_lines_are_of_their_kind\" check (num_nonnulls(contract_id, provider_id, account_id) = 1 and case clase\n    when 'proveedor_por_pagar' then provider_id is not null\n    when 'cuenta' then account_id is not null else contract_id is not null end)",
    );
    this.addSql(
      "alter table \"opening_lines\" add constraint \"opening_lines_clase_check\" check (\"clase\" in ('anticipo_cliente', 'cliente_por_cobrar', 'proveedor_por_pagar', 'terceros_por_facturar', 'costo_por_facturar', 'cuenta'))",
    );
    this.addSql(`create function keep_confirmed_opening() returns trigger language plpgsql as $$
      begin
        raise exception 'Los saldos iniciales están confirmados y no cambian' using errcode = 'restrict_violation';
      end $$`);
    this.addSql(
      `create trigger openings_confirmed_stay before update of mes, dia, confirmed_at or delete on openings
       for each row when (old.confirmed_at is not null) execute function keep_confirmed_opening()`,
    );
    this.addSql(`create function keep_lines_of_confirmed_opening() returns trigger language plpgsql as $$
      declare
        changed uuid := case when tg_op = 'INSERT' then new.opening_id else old.opening_id end;
      begin
        perform from openings where id = changed and confirmed_at is null for share;
        if not found then
          raise exception 'Los saldos iniciales están confirmados y no cambian' using errcode = 'restrict_violation';
        end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$`);
    this.addSql(
      `create trigger opening_lines_of_confirmed_stay before insert or update or delete on opening_lines
       for each row execute function keep_lines_of_confirmed_opening()`,
    );
    this.addSql("alter table openings enable always trigger openings_confirmed_stay");
    this.addSql("alter table opening_lines enable always trigger opening_lines_of_confirmed_stay");
  }
}
