import { Migration } from "@mikro-orm/migrations";

/** Lists that are taken along as NDJSON. */
export class Migration0215 extends Migration {
  override up(): void {
    this.addSql('alter table "list_exports" drop constraint "list_exports_format_check"');
    this.addSql(
      `alter table "list_exports" add constraint "list_exports_format_check" check ("format" in ('csv', 'xlsx', 'ndjson'))`,
    );
  }
}
