import { Migration } from "@mikro-orm/migrations";

/** Bank file kinds. */
export class Migration0217 extends Migration {
  override up(): void {
    this.addSql('alter table "bank_imports" drop constraint "bank_imports_format_check"');
    this.addSql(
      "alter table \"bank_imports\" add constraint \"bank_imports_format_check\" check (\"format\" in ('csv', 'xlsx', 'ofx', 'xls', 'pdf'))",
    );
  }
}
