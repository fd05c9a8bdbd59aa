import { Migration } from "@mikro-orm/migrations";

/** Prints of receipts. */
export class Migration0244 extends Migration {
  override up(): void {
    this.addSql('alter table "payments" add "proof_print" text null');
  }
}
