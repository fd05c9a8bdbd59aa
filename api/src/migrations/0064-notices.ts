import { Migration } from "@mikro-orm/migrations";

/** Notices. */
export class Migration0064 extends Migration {
  override up(): void {
    this.addSql(
      'create table "contacts" ("person" text not null, "day" date not null, "reason" text not null, "channel" text not null, "at" timestamptz(3) not null, primary key ("person", "day", "reason"))',
    );
    this.addSql(
      'create table "overdue_notices" ("plan_line_id" uuid not null, "due" date not null, "at" timestamptz(3) not null, primary key ("plan_line_id", "due"))',
    );
    this.addSql(
      'create table "push_subscriptions" ("id" uuid not null, "user_id" int not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "sessions_version" int not null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "push_subscriptions_user_id_index" on "push_subscriptions" ("user_id")');
    this.addSql(
      'alter table "push_subscriptions" add constraint "push_subscriptions_endpoint_unique" unique ("endpoint")',
    );
    this.addSql(
      'create table "notice_batches" ("id" uuid not null, "sender_id" int not null, "type" text not null, "category" text not null, "priority" text not null, "title" text not null, "message" text not null, "link" text null, "data" jsonb null, "user_ids" integer[] not null, "total" int not null, "told" int not null default 0, "created_at" timestamptz(3) not null, "finished_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      'create index "notice_batches_sender_id_created_at_id_index" on "notice_batches" ("sender_id", "created_at", "id")',
    );
    this.addSql(
      'create table "notice_deliveries" ("id" uuid not null, "notification_id" uuid not null, "user_id" int not null, "channel" text not null, "class" text not null, "due_at" timestamptz(3) not null, "done_at" timestamptz(3) null, "dropped" boolean not null default false, primary key ("id"))',
    );
    this.addSql(
      'create index "notice_deliveries_notification_id_index" on "notice_deliveries" ("notification_id")',
    );
    this.addSql(
      "create index notice_deliveries_done on notice_deliveries (done_at) where done_at is not null",
    );
    this.addSql(
      'create index "notice_deliveries_user_id_channel_done_at_index" on "notice_deliveries" ("user_id", "channel", "done_at")',
    );
    this.addSql("create index notice_deliveries_due on notice_deliveries (due_at) where done_at is null");
    this.addSql('alter table "mails" add "channel" text not null default \'email\'');
    this.addSql(
      "alter table \"mails\" add constraint \"mails_channel_is_known\" check (channel in ('email', 'sms'))",
    );
    this.addSql(
      'alter table "notifications" add "deleted_at" timestamptz(3) null, add "readers" text not null default \'everybody\', add "quote_id" uuid null, add "contract_id" uuid null, add "order_id" uuid null',
    );
    this.addSql(
      "create index notifications_deleted on notifications (deleted_at) where deleted_at is not null",
    );
    this.addSql(
      "alter table \"notifications\" add constraint \"notifications_readers_check\" check (\"readers\" in ('everybody', 'staff', 'earners', 'administration', 'money', 'accounting', 'owner'))",
    );
    this.addSql(
      "alter table \"contacts\" add constraint \"contacts_channel_is_known\" check (channel in ('mail', 'push', 'sms'))",
    );
    this.addSql(
      "alter table \"contacts\" add constraint \"contacts_reason_is_known\" check (reason in ('collection', 'marketing'))",
    );
    this.addSql(
      'alter table "push_subscriptions" add constraint "push_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "notice_batches" add constraint "notice_batches_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "notice_batches" add constraint "notice_batches_have_people" check (total = cardinality(user_ids) and total > 0)',
    );
    this.addSql(
      'alter table "notice_batches" add constraint "notice_batches_end_when_all_are_told" check ((finished_at is not null) = (told = total))',
    );
    this.addSql(
      'alter table "notice_batches" add constraint "notice_batches_tell_everybody_once" check (told between 0 and total)',
    );
    this.addSql(
      "alter table \"notice_batches\" add constraint \"notice_batches_category_check\" check (\"category\" in ('quote', 'contract', 'purchase', 'payment', 'commission', 'document', 'system', 'marketing'))",
    );
    this.addSql(
      "alter table \"notice_batches\" add constraint \"notice_batches_priority_check\" check (\"priority\" in ('low', 'normal', 'high', 'urgent'))",
    );
    this.addSql(
      'alter table "notice_deliveries" add constraint "notice_deliveries_notification_id_foreign" foreign key ("notification_id") references "notifications" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "notice_deliveries" add constraint "notice_deliveries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "notice_deliveries" add constraint "notice_deliveries_dropped_ones_are_done" check (not dropped or done_at is not null)',
    );
    this.addSql(
      "alter table \"notice_deliveries\" add constraint \"notice_deliveries_channel_check\" check (\"channel\" in ('mail', 'push', 'sms'))",
    );
    this.addSql(
      "alter table \"notice_deliveries\" add constraint \"notice_deliveries_class_check\" check (\"class\" in ('operational', 'collection', 'marketing'))",
    );
    // What waited for the hours of contact goes on waiting, as a delivery of its own.
    this.addSql(
      'insert into "notice_deliveries" ("id", "notification_id", "user_id", "channel", "class", "due_at") select gen_random_uuid(), "id", "user_id", \'mail\', \'marketing\', "created_at" from "notifications" where "mail_waits"',
    );
    this.addSql('drop index "notifications_to_mail"');
    this.addSql('alter table "notifications" drop column "mail_waits"');
    // What was told of events so far is read by whoever may read it from now on.
    this.addSql(
      `update "notifications" set "quote_id" = case when "category" <> 'commission' and "data"->>'quote_id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then ("data"->>'quote_id')::uuid end, "contract_id" = case when "category" <> 'commission' and "data"->>'contract_id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then ("data"->>'contract_id')::uuid end, "order_id" = case when "category" <> 'commission' and "data"->>'order_id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then ("data"->>'order_id')::uuid end
        where jsonb_typeof("data") = 'object'`,
    );
    this.addSql(
      `update "notifications" set "readers" = case when type in ('commission_approved', 'commission_calculated', 'commission_limit_changed', 'commission_objection_answered', 'commission_paid', 'commission_voided', 'document_approved', 'document_rejected', 'document_removed', 'raffle_drawn', 'raffle_paid', 'raffle_released', 'team_received') then 'staff' when type in ('claim_completed', 'claim_due', 'claim_filed', 'claim_overdue', 'claim_withdrawn', 'commission_objected', 'commission_objection_due', 'commission_requested', 'contact_received') then 'administration' when type in ('installment_paid', 'invoice_unsent', 'payment_in_review', 'payment_unclear', 'payment_withdrawn', 'payout_approved', 'payout_to_approve', 'purchase_paid', 'purchase_voided') then 'money' when type in ('chargeback_due', 'chargeback_opened', 'chargeback_reversed', 'numbering_ending', 'refund_account_given', 'refund_annulled', 'refund_beyond_paid', 'refund_due', 'refund_opened') then 'accounting' when type in ('contract_conversion_failed', 'document_uploaded', 'purchase_deadline', 'raffle_unregistered', 'rnt_due') then 'owner' else "readers" end`,
    );
    this.addSql(
      `insert into "contacts" ("person", "day", "reason", "channel", "at")
        select "email", "sent_on", 'collection', 'mail', "at" from "payment_reminders"
        where "sent_on" > current_date - 7 on conflict do nothing`,
    );
  }
}
