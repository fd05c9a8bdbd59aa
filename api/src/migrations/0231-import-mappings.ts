import { Migration } from "@mikro-orm/migrations";

/** Import mappings. */
export class Migration0231 extends Migration {
  override up(): void {
    this.addSql(
      'create table "import_mappings" ("id" uuid not null, "kind" text not null, "titles" text not null, "columns" jsonb not null, "updated_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "import_mappings" add constraint "import_mappings_once" unique ("kind", "titles")',
    );
  }
}
