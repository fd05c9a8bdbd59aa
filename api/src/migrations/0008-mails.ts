import { Migration } from "@mikro-orm/migrations";

/** A mail that was sent loses its text, at once or when its time is over; those of today get theirs from now on. */
export class Migration0008 extends Migration {
  override up(): void {
    this.addSql('alter table "mails" add "text_sha256" text null, add "kept_until" timestamptz(3) null');
    this.addSql('create index "mails_kept_until_index" on "mails" ("kept_until")');
    this.addSql("update mails set kept_until = now() + interval '7 days' where sent_at is not null");
  }
}
