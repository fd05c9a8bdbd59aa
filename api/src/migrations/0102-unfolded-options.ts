import { Migration } from "@mikro-orm/migrations";

/** Which options of a version its client looked at in detail. */
export class Migration0102 extends Migration {
  override up(): void {
    this.addSql('alter table "quote_versions" add "unfolded" text[] null');
  }
}
