import { Migration } from "@mikro-orm/migrations";

/** What clients ask about an offer, reminders by WhatsApp, and offers without an answer by their days. */
export class Migration0085 extends Migration {
  override up(): void {
    this.addSql(
      'create table "quote_questions" ("id" uuid not null, "quote_id" uuid not null, "version" int not null, "text" text not null, "asked_at" timestamptz(3) not null, "answer" text null, "answered_at" timestamptz(3) null, "answered_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "quote_questions_quote_id_asked_at_index" on "quote_questions" ("quote_id", "asked_at")',
    );
    this.addSql('alter table "contacts" drop constraint "contacts_channel_is_known"');
    this.addSql(
      "alter table \"contacts\" add constraint \"contacts_channel_is_known\" check (channel in ('mail', 'push', 'sms', 'whatsapp'))",
    );
    this.addSql("create index quotes_unanswered on quotes (sent_at) where status = 'sent'");
    this.addSql(
      'alter table "quote_questions" add constraint "quote_questions_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_questions" add constraint "quote_questions_answered_by_id_foreign" foreign key ("answered_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quote_questions" add constraint "quote_questions_are_answered_by_somebody" check ((answer is null) = (answered_at is null))',
    );
    this.addSql(
      'alter table "quote_questions" add constraint "quote_questions_say_something" check (length(btrim(text)) between 1 and 2000 and length(answer) <= 2000)',
    );
  }
}
