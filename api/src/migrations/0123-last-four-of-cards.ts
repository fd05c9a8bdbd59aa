import { Migration } from "@mikro-orm/migrations";

/** Which card paid, as receipts say it: brand and last four digits. */
export class Migration0123 extends Migration {
  override up(): void {
    this.addSql('alter table "card_transactions" add "card_brand" text null, add "card_last_four" text null');
    this.addSql(
      'alter table "card_transactions" add constraint "card_transactions_keep_four_digits" check (card_last_four ~ \'^[0-9]{4}$\')',
    );
  }
}
