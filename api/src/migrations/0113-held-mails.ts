import { Migration } from "@mikro-orm/migrations";

/** Where no mail is sent on purpose, it is kept and says since when: it was marked as sent before. */
export class Migration0113 extends Migration {
  override up(): void {
    this.addSql('alter table "mails" add "held_at" timestamptz(3) null');
    this.addSql(
      'alter table "mails" add constraint "mails_held_are_not_sent" check (held_at is null or sent_at is null)',
    );
  }
}
