import { Migration } from "@mikro-orm/migrations";

/** When an event is asked for again, what it says once; merchants of the simulator and what they are made to say. */
export class Migration0116 extends Migration {
  override up(): void {
    this.addSql('alter table "card_events" drop constraint "card_events_transaction_id_status_unique"');
    this.addSql(
      'alter table "card_events" add "asks" smallint not null default 0, add "ask_at" timestamptz(3) null',
    );
    this.addSql(
      "create unique index card_events_once on card_events (transaction_id, status,\n      (told ->> 'reference'), (told ->> 'amount_in_cents'), (told ->> 'currency'))",
    );
    this.addSql('alter table "sandbox_transactions" drop constraint "sandbox_transactions_reference_unique"');
    this.addSql(
      'alter table "sandbox_transactions" add "merchant" text not null default \'pub_test_local\', add "said" jsonb null',
    );
    this.addSql(
      "create unique index sandbox_transactions_take_references_once\n      on sandbox_transactions (merchant, reference) where said is null",
    );
    this.addSql(
      'create index "sandbox_transactions_reference_index" on "sandbox_transactions" ("reference")',
    );
  }
}
