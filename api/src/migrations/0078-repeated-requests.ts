import { Migration } from "@mikro-orm/migrations";

/** A request that repeats another one knows which, and may be joined to it. */
export class Migration0078 extends Migration {
  override up(): void {
    this.addSql('alter table "quotes" add "repeats_id" uuid null, add "joined_to_id" uuid null');
    this.addSql(
      'alter table "quotes" add constraint "quotes_repeats_id_foreign" foreign key ("repeats_id") references "quotes" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_joined_to_id_foreign" foreign key ("joined_to_id") references "quotes" ("id") on delete set null',
    );
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_joined_is_over\" check (joined_to_id is null or status = 'expired')",
    );
    this.addSql('alter table "quote_events" drop constraint "quote_events_event_check"');
    this.addSql(
      "alter table \"quote_events\" add constraint \"quote_events_event_check\" check (\"event\" in ('created', 'assigned', 'reassigned', 'completed', 'discount_approved', 'sent', 'viewed', 'option_chosen', 'approved', 'rejected', 'requote', 'passengers_completed', 'converted', 'expired', 'joined'))",
    );
  }
}
