import { Migration } from "@mikro-orm/migrations";

/** Dossiers that failed are few among those of years. */
export class Migration0093 extends Migration {
  override up(): void {
    this.addSql('create index "dossiers_failed" on "dossiers" ("created_at") where status = \'failed\'');
  }
}
