import { Migration } from "@mikro-orm/migrations";

/** Webhooks and the log of their deliveries. */
export class Migration0210 extends Migration {
  override up(): void {
    this.addSql(
      'create table "webhooks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "place" smallint not null, "name" text not null, "address" text not null, "events" text[] not null, "query" text not null, "secret" text not null, "former_secret" text null, "former_until" timestamptz(3) null, "maker_id" int not null, "off_at" timestamptz(3) null, "off_reason" text null, primary key ("id"))',
    );
    this.addSql('alter table "webhooks" add constraint "webhooks_place_unique" unique ("place")');
    this.addSql(
      'create table "webhook_deliveries" ("id" uuid not null, "position" bigserial, "webhook_id" uuid not null, "event" text not null, "record_id" text not null, "entry_id" uuid null, "test" boolean not null default false, "created_at" timestamptz(3) not null, "body" text null, "tries" int not null default 0, "first_tried_at" timestamptz(3) null, "tried_at" timestamptz(3) null, "due_at" timestamptz(3) not null, "answer_status" smallint null, "answer" text null, "failure" text null, "ended_at" timestamptz(3) null, "delivered" boolean not null default false, primary key ("id"))',
    );
    this.addSql(
      'create index "webhook_deliveries_open" on "webhook_deliveries" ("webhook_id", "record_id", "position") where ended_at is null',
    );
    this.addSql('create index "webhook_deliveries_created_at_index" on "webhook_deliveries" ("created_at")');
    this.addSql(
      'create index "webhook_deliveries_webhook_id_created_at_id_index" on "webhook_deliveries" ("webhook_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_entry_id_unique" unique ("webhook_id", "entry_id")',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_maker_id_foreign" foreign key ("maker_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_former_secret_has_an_end" check ((former_secret is null) = (former_until is null))',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_say_why_they_are_off" check ((off_at is null) = (off_reason is null))',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_have_a_short_query" check (octet_length(query) <= 16384)',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_have_events" check (cardinality(events) between 1 and 60)',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_have_a_name" check (btrim(name) <> \'\' and char_length(name) <= 60)',
    );
    this.addSql(
      'alter table "webhooks" add constraint "webhooks_are_twenty_at_most" check (place between 1 and 20)',
    );
    this.addSql(
      'alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "webhook_deliveries" add constraint "webhook_deliveries_delivered_have_ended" check (not delivered or ended_at is not null)',
    );
    this.addSql(
      'alter table "webhook_deliveries" add constraint "webhook_deliveries_have_a_small_body" check (octet_length(body) <= 262144 and char_length(answer) <= 1024)',
    );
  }
}
