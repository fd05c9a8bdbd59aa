import { Migration } from "@mikro-orm/migrations";

/** One-time codes go by mail or by SMS, a signature says by which, and a message may have its time. */
export class Migration0152 extends Migration {
  override up(): void {
    this.addSql('alter table "mails" add "expires_at" timestamptz(3) null');
    this.addSql(
      'alter table "one_time_codes" add "channel" text not null default \'mail\', add "sent_to" text null',
    );
    this.addSql(
      "alter table \"one_time_codes\" add constraint \"one_time_codes_channel_is_known\" check (channel in ('mail', 'sms'))",
    );
    this.addSql(
      'alter table "signatures" add "channel" text not null default \'mail\', add "code_sent_to" text null',
    );
    this.addSql(
      "alter table \"signatures\" add constraint \"signatures_channel_is_known\" check (channel in ('mail', 'sms'))",
    );
  }
}
