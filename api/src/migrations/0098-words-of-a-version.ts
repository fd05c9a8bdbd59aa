import { Migration } from "@mikro-orm/migrations";

/** What a contract says with each version that is made from now on. */
export class Migration0098 extends Migration {
  override up(): void {
    this.addSql('alter table "contract_versions" add "content" jsonb null');
  }
}
