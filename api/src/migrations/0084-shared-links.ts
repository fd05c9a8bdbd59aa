import { Migration } from "@mikro-orm/migrations";

/** Links of an offer with their channel and maker, and the agency's words for messages. */
export class Migration0084 extends Migration {
  override up(): void {
    this.addSql(
      'create table "message_texts" ("purpose" text not null, "text" text not null, "worded_at" timestamptz(3) not null, primary key ("purpose"))',
    );
    this.addSql(
      'create table "quote_links" ("id" uuid not null, "quote_id" uuid not null, "link_id" uuid not null, "channel" text not null, "version" int not null, "maker_id" int null, "created_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "revoked_by_id" int null, "decided_as" text null, "decided_at" timestamptz(3) null, "needs_review" boolean not null default false, "reviewed_at" timestamptz(3) null, "reviewed_by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "quote_links" add constraint "quote_links_link_id_unique" unique ("link_id")');
    this.addSql('create index "quote_links_maker_id_index" on "quote_links" ("maker_id")');
    this.addSql(
      "create index quote_links_to_review on quote_links (quote_id) where needs_review and reviewed_at is null",
    );
    this.addSql(
      'create index "quote_links_quote_id_created_at_index" on "quote_links" ("quote_id", "created_at")',
    );
    this.addSql('alter table "quote_events" drop constraint "quote_events_event_check"');
    this.addSql(
      "alter table \"quote_events\" add constraint \"quote_events_event_check\" check (\"event\" in ('created', 'assigned', 'reassigned', 'completed', 'discount_approved', 'sent', 'shared', 'viewed', 'question', 'answered', 'option_chosen', 'approved', 'rejected', 'requote', 'passengers_completed', 'converted', 'expired', 'joined'))",
    );
    this.addSql(
      'alter table "message_texts" add constraint "message_texts_carry_the_link" check (position(\'{enlace}\' in text) > 0 and length(text) <= 600)',
    );
    this.addSql(
      "alter table \"message_texts\" add constraint \"message_texts_purpose_check\" check (\"purpose\" in ('offer', 'offer_reminder', 'passengers', 'collection'))",
    );
    this.addSql(
      'alter table "quote_links" add constraint "quote_links_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_links" add constraint "quote_links_link_id_foreign" foreign key ("link_id") references "links" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_links" add constraint "quote_links_maker_id_foreign" foreign key ("maker_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quote_links" add constraint "quote_links_revoked_by_id_foreign" foreign key ("revoked_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quote_links" add constraint "quote_links_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "quote_links" add constraint "quote_links_review_what_was_decided" check (decided_at is not null or (decided_as is null and not needs_review and reviewed_at is null))',
    );
    this.addSql(
      "alter table \"quote_links\" add constraint \"quote_links_channel_is_known\" check (channel in ('mail', 'whatsapp', 'copy'))",
    );
    this.addSql(
      "alter table \"quote_links\" add constraint \"quote_links_decided_as_check\" check (\"decided_as\" in ('pending', 'completed', 'sent', 'pending_passengers', 'approved', 'rejected', 'requote', 'expired', 'converted'))",
    );
  }
}
