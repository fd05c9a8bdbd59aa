import { Migration } from "@mikro-orm/migrations";

/** Sums of movements count their cents: the index that they are read from alone has them too. */
export class Migration0232 extends Migration {
  override up(): void {
    this.addSql('drop index "bank_movements_counted"');
    this.addSql(
      "create index bank_movements_summed on bank_movements\n      (account_id, state, proposed, amount, cents, backed)",
    );
  }
}
