import { Migration } from "@mikro-orm/migrations";

/** An index behind each further column that invoices and objections are ordered by. */
export class Migration0059 extends Migration {
  override up(): void {
    this.addSql('create index "invoices_total_amount_id_index" on "invoices" ("total_amount", "id")');
    this.addSql(
      'create index "commission_objections_due_on_id_index" on "commission_objections" ("due_on", "id")',
    );
  }
}
