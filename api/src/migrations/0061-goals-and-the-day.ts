import { Migration } from "@mikro-orm/migrations";

/**
 * What sellers are to sell in a month, what people put off in their day, and the sales of whoever led at the
 * signature found at once.
 */
export class Migration0061 extends Migration {
  override up(): void {
    this.addSql(
      'create table "sales_goals" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" int not null, "mes" text not null, "monto" bigint not null, "set_by_id" int not null, primary key ("id"))',
    );
    this.addSql('create index "sales_goals_mes_index" on "sales_goals" ("mes")');
    this.addSql(
      'alter table "sales_goals" add constraint "sales_goals_one_per_month" unique ("user_id", "mes")',
    );
    this.addSql(
      'create table "postponed_records" ("id" uuid not null, "user_id" int not null, "kind" text not null, "record_id" text not null, "until" date not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "postponed_records" add constraint "postponed_records_once" unique ("user_id", "kind", "record_id")',
    );
    this.addSql(
      'create index "contracts_signed_asesor_id_index" on "contracts" ("signed_asesor_id")',
    );
    this.addSql('create index "contracts_signed_lider_id_index" on "contracts" ("signed_lider_id")');
    this.addSql('create index "contracts_signed_gerente_id_index" on "contracts" ("signed_gerente_id")');
    this.addSql('create index "contracts_signed_admin_id_index" on "contracts" ("signed_admin_id")');
    this.addSql(
      'alter table "sales_goals" add constraint "sales_goals_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "sales_goals" add constraint "sales_goals_set_by_id_foreign" foreign key ("set_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"sales_goals\" add constraint \"sales_goals_are_of_a_month\" check (mes ~ '^\\d{4}-(0[1-9]|1[0-2])$')",
    );
    this.addSql(
      'alter table "sales_goals" add constraint "sales_goals_amount_is_positive" check (monto > 0)',
    );
    this.addSql(
      'alter table "postponed_records" add constraint "postponed_records_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }
}
