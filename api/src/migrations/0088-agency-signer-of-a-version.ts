import { Migration } from "@mikro-orm/migrations";

/** Who signs for the agency stands with each version that prints them. */
export class Migration0088 extends Migration {
  override up(): void {
    this.addSql('alter table "contract_versions" add "agency_signer" jsonb null');
  }
}
