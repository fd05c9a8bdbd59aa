import { Migration } from "@mikro-orm/migrations";

/** What failed is found at once, and an event of the payment provider keeps why it could not be applied. */
export class Migration0070 extends Migration {
  override up(): void {
    this.addSql('alter table "card_events" add "failure" text null, add "tries" smallint not null default 0');
    this.addSql(
      "create index card_events_failed on card_events (received_at) where applied_at is null and failure is not null",
    );
    this.addSql('create index "mails_to_send" on "mails" ("created_at", "id") where sent_at is null');
    this.addSql(
      'create index "list_exports_failed" on "list_exports" ("expires_at") where status = \'failed\'',
    );
  }
}
