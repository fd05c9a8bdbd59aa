import { Migration } from "@mikro-orm/migrations";

/** The counters of the bank's lists read an index and no whole table. */
export class Migration0027 extends Migration {
  override up(): void {
    this.addSql(
      "create index bank_movements_counted on bank_movements\n      (account_id, state, proposed, amount, backed)",
    );
  }
}
