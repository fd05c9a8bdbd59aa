import { Migration } from "@mikro-orm/migrations";

/**
 * Mails to clients can wait until the owner opens them; every installation that is there by now has opened
 * them.
 */
export class Migration0179 extends Migration {
  override up(): void {
    this.addSql('alter table "agency_settings" add "mails_opened_at" timestamptz(3) null');
    this.addSql("update agency_settings set mails_opened_at = now()");
    this.addSql(
      'alter table "mails" add "waiting_at" timestamptz(3) null, add "released_at" timestamptz(3) null, add "dropped_at" timestamptz(3) null',
    );
    this.addSql(
      "create index mails_waiting on mails (waiting_at, id) where waiting_at is not null and released_at is null and dropped_at is null",
    );
    this.addSql(
      'alter table "mails" add constraint "mails_dropped_are_not_sent" check (dropped_at is null or (waiting_at is not null and released_at is null and sent_at is null))',
    );
    this.addSql(
      'alter table "mails" add constraint "mails_released_had_waited" check (released_at is null or waiting_at is not null)',
    );
    this.addSql(
      'alter table "mails" add constraint "mails_wait_before_they_are_sent" check (waiting_at is null or released_at is not null or (sent_at is null and held_at is null and replaced_at is null))',
    );
  }
}
