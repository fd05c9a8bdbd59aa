import { Migration } from "@mikro-orm/migrations";

/** A quote has one contract that is not cancelled; those that were cancelled stand beside it. */
export class Migration0009 extends Migration {
  override up(): void {
    this.addSql('alter table "contracts" drop constraint "contracts_quote_id_unique"');
    this.addSql('create index "contracts_quote_id_index" on "contracts" ("quote_id")');
    this.addSql(`create unique index "contracts_one_living_per_quote" on "contracts" ("quote_id") where status <> 'cancelled'`);
  }
}
