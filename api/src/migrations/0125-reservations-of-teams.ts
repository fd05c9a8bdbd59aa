import { Migration } from "@mikro-orm/migrations";
import { reservationsOfTeams } from "./reservations.ts";

/** Whose team a reservation is of: who brought its customer, and whether nobody of staff has to do with it. */
export class Migration0125 extends Migration {
  override up(): void {
    this.addSql('alter table "users" add "referrer_id" int null');
    this.addSql(
      'alter table "users" add constraint "users_referrer_id_foreign" foreign key ("referrer_id") references "users" ("id") on delete set null',
    );
    this.addSql('create index "users_referrer_id_index" on "users" ("referrer_id")');
    this.addSql(
      'alter table "customers" add "has_seller" boolean generated always as (cardinality(sellers || leaders || managers) > 0) stored not null',
    );
    this.addSql('alter table "customers" add "reserved_unclaimed" boolean not null default false');
    this.addSql(
      'create index "customers_who_reserved_unclaimed" on "customers" ("id") where reserved_unclaimed',
    );
    this.addSql('alter table "reservations" add "is_unclaimed" boolean not null default false');
    this.addSql('create index "reservations_booked_by_id_index" on "reservations" ("booked_by_id")');
    this.addSql("create index reservations_unclaimed on reservations (created_at, id) where is_unclaimed");
    for (const statement of reservationsOfTeams) this.addSql(statement);
  }
}
