import { Migration } from "@mikro-orm/migrations";

/** Lists are narrowed to invoices of cancelled contracts that notes do not take back whole. */
export class Migration0133 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "invoices" add "credited_whole" boolean generated always as (credited_amount = total_amount) stored not null',
    );
  }
}
