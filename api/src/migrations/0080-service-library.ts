import { Migration } from "@mikro-orm/migrations";

/** What services cost the last time, for whoever calculates the next trip. */
export class Migration0080 extends Migration {
  override up(): void {
    this.addSql(
      'create table "library_services" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "name" text not null, "city" text null, "key" text not null, "costo" bigint not null, "base" text not null, "proveedor" text null, "uses" int not null, "used_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      "create index library_services_key_trigrams on library_services using gin (key gin_trgm_ops)",
    );
    this.addSql(
      'alter table "library_services" add constraint "library_services_are_known_once" unique ("kind", "key")',
    );
    this.addSql(
      'alter table "library_services" add constraint "library_services_were_used" check (uses >= 1)',
    );
    this.addSql(
      'alter table "library_services" add constraint "library_services_have_a_name" check (length(name) between 1 and 200)',
    );
    this.addSql(
      'alter table "library_services" add constraint "library_services_cost_something" check (costo > 0)',
    );
    this.addSql(
      "alter table \"library_services\" add constraint \"library_services_kind_check\" check (\"kind\" in ('hotel', 'operador', 'traslado'))",
    );
    this.addSql(
      "alter table \"library_services\" add constraint \"library_services_base_check\" check (\"base\" in ('persona', 'habitacion', 'grupo'))",
    );
  }
}
