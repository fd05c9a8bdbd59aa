import { Migration } from "@mikro-orm/migrations";

/** What quotes were made of, under names; and of what day the prices are that one brought. */
export class Migration0101 extends Migration {
  override up(): void {
    this.addSql(
      'create table "quote_templates" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "shared" boolean not null default false, "trip" jsonb not null, "fecha_ida" date not null, "options" jsonb not null, "precio_por_persona" bigint not null, "precios_del" date not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      "create unique index quote_templates_shared_names on quote_templates (lower(name)) where shared",
    );
    this.addSql(
      "create unique index quote_templates_own_names on quote_templates (created_by_id, lower(name)) where not shared",
    );
    this.addSql('alter table "quote_calculations" add "precios_del" date null');
    this.addSql(
      'alter table "quote_templates" add constraint "quote_templates_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quote_templates" add constraint "quote_templates_price_is_not_negative" check (precio_por_persona >= 0)',
    );
    this.addSql(
      'alter table "quote_templates" add constraint "quote_templates_have_options" check (jsonb_typeof(options) = \'array\' and jsonb_array_length(options) between 1 and 3)',
    );
    this.addSql(
      'alter table "quote_templates" add constraint "quote_templates_have_a_name" check (length(btrim(name)) between 1 and 60)',
    );
  }
}
