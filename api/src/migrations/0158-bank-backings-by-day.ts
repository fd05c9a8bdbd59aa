import { Migration } from "@mikro-orm/migrations";

/** Bank backings by day. */
export class Migration0158 extends Migration {
  override up(): void {
    this.addSql('create index "bank_backings_created_at_index" on "bank_backings" ("created_at")');
  }
}
