import { Migration } from "@mikro-orm/migrations";
import { marginalTables } from "./marginal-tables.ts";

/** The table of article 383 stands by its day. */
export class Migration0147 extends Migration {
  override up(): void {
    this.addSql(
      'create table "marginal_tables" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "vigente_desde" date not null, "rangos" jsonb not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "marginal_tables_vigente_desde_created_at_index" on "marginal_tables" ("vigente_desde", "created_at")',
    );
    this.addSql(
      'alter table "marginal_tables" add constraint "marginal_tables_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "marginal_tables" add constraint "marginal_tables_have_ranges" check (jsonb_typeof(rangos) = \'array\' and jsonb_array_length(rangos) between 1 and 20)',
    );
    for (const statement of marginalTables) this.addSql(statement);
  }
}
