import { Migration } from "@mikro-orm/migrations";

/**
 * What makes a raffle lawful, and what it owes. Those that were opened before stay as they are, marked: an
 * ended one is never changed, so the mark comes as the default of its column.
 */
export class Migration0030 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "agency_settings" add "raffle_right_percent" numeric(5,2) not null default 14, add "raffle_administration_percent" numeric(5,2) not null default 1',
    );
    this.addSql(
      'alter table "agency_settings" add constraint "agency_settings_raffle_percentages_are_of_a_hundred" check (raffle_right_percent between 0 and 100 and raffle_administration_percent between 0 and 100)',
    );
    this.addSql(
      'alter table "raffles" add "authorization_number" text null, add "authorization_authority" text null, add "authorization_day" date null, add "policy" text null, add "prize_in_kind" boolean not null default false, add "draw_lottery" text null, add "private_name" text null, add "private_day" date null, add "private_by_id" int null, add "opened_unregistered" boolean not null default true, add "unregistered_told_at" timestamptz(3) null',
    );
    this.addSql('alter table "raffles" alter column "opened_unregistered" set default false');
    this.addSql(`update raffles set opened_unregistered = false where status = 'draft'`);
    this.addSql(
      'alter table "raffles" add constraint "raffles_private_by_id_foreign" foreign key ("private_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"raffles\" add constraint \"raffles_open_ones_are_permitted\" check (status not in ('open', 'drawn') or opened_unregistered or private_name is not null or (prize_in_kind and num_nonnulls(authorization_number, policy, draw_lottery) = 3))",
    );
    this.addSql(
      'alter table "raffles" add constraint "raffles_private_ones_say_who_and_when" check (num_nonnulls(private_name, private_day, private_by_id) in (0, 3))',
    );
    this.addSql(
      'alter table "raffles" add constraint "raffles_authorization_is_whole" check (num_nonnulls(authorization_number, authorization_authority, authorization_day) in (0, 3))',
    );
  }
}
