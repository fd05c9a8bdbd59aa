import { Migration } from "@mikro-orm/migrations";

/** Sales from before the platform, by the files that they came in. */
export class Migration0180 extends Migration {
  override up(): void {
    this.addSql(
      'create table "past_sale_imports" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "filename" text not null, "content_hash" text not null, "lines" int not null, "total" bigint not null, "created_by_id" int not null, "taken_back_at" timestamptz(3) null, "taken_back_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      "create unique index past_sale_imports_once on past_sale_imports (content_hash)\n      where taken_back_at is null",
    );
    this.addSql(
      'create index "past_sale_imports_created_at_id_index" on "past_sale_imports" ("created_at", "id")',
    );
    this.addSql(
      'create table "past_sales" ("id" uuid not null, "import_id" uuid not null, "customer_id" uuid null, "cliente" text not null, "fecha" date not null, "destino" text null, "precio" bigint not null, "costo" bigint null, "pagado" bigint null, primary key ("id"))',
    );
    this.addSql('create index "past_sales_fecha_index" on "past_sales" ("fecha")');
    this.addSql(
      'create index "past_sales_customer_id_fecha_id_index" on "past_sales" ("customer_id", "fecha", "id")',
    );
    this.addSql('create index "past_sales_import_id_index" on "past_sales" ("import_id")');
    this.addSql(
      'alter table "past_sale_imports" add constraint "past_sale_imports_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "past_sale_imports" add constraint "past_sale_imports_taken_back_by_id_foreign" foreign key ("taken_back_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "past_sale_imports" add constraint "past_sale_imports_taken_back_say_who" check ((taken_back_at is null) = (taken_back_by_id is null))',
    );
    this.addSql(
      'alter table "past_sale_imports" add constraint "past_sale_imports_have_sales" check (lines > 0 and total > 0)',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_import_id_foreign" foreign key ("import_id") references "past_sale_imports" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_paid_is_an_amount" check (pagado between 0 and 99999999999)',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_cost_is_an_amount" check (costo between 0 and 99999999999)',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_price_is_positive" check (precio between 1 and 99999999999)',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_are_of_this_century" check (fecha >= \'2000-01-01\')',
    );
    this.addSql(
      'alter table "past_sales" add constraint "past_sales_are_of_a_client" check (btrim(cliente) <> \'\')',
    );
  }
}
