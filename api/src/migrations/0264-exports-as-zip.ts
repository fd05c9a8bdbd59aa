import { Migration } from "@mikro-orm/migrations";

/** The folder of a month is an export whose file is an archive. */
export class Migration0264 extends Migration {
  override up(): void {
    this.addSql('alter table "list_exports" drop constraint "list_exports_format_check"');
    this.addSql(
      `alter table "list_exports" add constraint "list_exports_format_check" check ("format" in ('csv', 'xlsx', 'ndjson', 'zip'))`,
    );
  }
}
