import { Migration } from "@mikro-orm/migrations";

/** Discount times. */
export class Migration0245 extends Migration {
  override up(): void {
    this.addSql('alter table "quotes" add "discount_at" timestamptz null');
  }
}
