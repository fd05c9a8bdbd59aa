import { Migration } from "@mikro-orm/migrations";

/** Up to three options of a quote, each with its own calculation. */
export class Migration0074 extends Migration {
  override up(): void {
    this.addSql(
      'create table "quote_options" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "name" text not null, "position" smallint not null, "recommended" boolean not null default false, "chosen" boolean not null default false, "calculation_id" uuid null, primary key ("id"))',
    );
    this.addSql('create index "quote_options_calculation_id_index" on "quote_options" ("calculation_id")');
    this.addSql("create unique index quote_options_names on quote_options (quote_id, lower(name))");
    this.addSql("create unique index quote_options_one_is_chosen on quote_options (quote_id) where chosen");
    this.addSql(
      "create unique index quote_options_one_is_recommended on quote_options (quote_id) where recommended",
    );
    this.addSql(
      'alter table "quote_options" add constraint "quote_options_places" unique ("quote_id", "position")',
    );
    this.addSql('alter table "quote_events" drop constraint "quote_events_event_check"');
    this.addSql(
      "alter table \"quote_events\" add constraint \"quote_events_event_check\" check (\"event\" in ('created', 'assigned', 'reassigned', 'completed', 'discount_approved', 'sent', 'viewed', 'option_chosen', 'approved', 'rejected', 'requote', 'passengers_completed', 'converted', 'expired'))",
    );
    this.addSql('drop index "quote_calculations_one_draft"');
    this.addSql('alter table "quote_calculations" add "option_id" uuid null');
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_option_id_foreign" foreign key ("option_id") references "quote_options" ("id") on delete set null',
    );
    this.addSql(
      "create index quote_calculations_of_options on quote_calculations (option_id) where option_id is not null",
    );
    this.addSql(
      "create unique index quote_calculations_one_draft_each on quote_calculations (quote_id, option_id) nulls not distinct where estado = 'temporal'",
    );
    this.addSql(
      'alter table "quote_options" add constraint "quote_options_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "quote_options" add constraint "quote_options_calculation_id_foreign" foreign key ("calculation_id") references "quote_calculations" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quote_options" add constraint "quote_options_have_a_name" check (length(name) between 1 and 40)',
    );
    this.addSql(
      'alter table "quote_options" add constraint "quote_options_are_three_at_most" check (position between 1 and 3)',
    );
  }
}
