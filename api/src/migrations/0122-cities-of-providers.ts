import { Migration } from "@mikro-orm/migrations";

/** Where a provider is, as an accounting program asks of a third party. */
export class Migration0122 extends Migration {
  override up(): void {
    this.addSql('alter table "providers" add "city" text null');
  }
}
