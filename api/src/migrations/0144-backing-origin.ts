import { Migration } from "@mikro-orm/migrations";

/** A person may choose which payment a movement is. */
export class Migration0144 extends Migration {
  override up(): void {
    this.addSql('alter table "bank_backings" drop constraint "bank_backings_origin_check"');
    this.addSql(
      "alter table \"bank_backings\" add constraint \"bank_backings_origin_check\" check (\"origin\" in ('propuesta', 'asignacion', 'automatico', 'eleccion'))",
    );
  }
}
