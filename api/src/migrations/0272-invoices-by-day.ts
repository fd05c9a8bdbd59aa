import { Migration } from "@mikro-orm/migrations";

/** Invoices by day. */
export class Migration0272 extends Migration {
  override up(): void {
    this.addSql('create index "invoices_issue_date_id_index" on "invoices" ("issue_date", "id")');
  }
}
