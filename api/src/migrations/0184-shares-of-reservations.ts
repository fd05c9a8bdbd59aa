import { Migration } from "@mikro-orm/migrations";

/** The trip of a reservation is shared as that of a contract is. */
export class Migration0184 extends Migration {
  override up(): void {
    this.addSql('alter table "trip_shares" add "reservation_id" uuid null');
    this.addSql(
      'alter table "trip_shares" add constraint "trip_shares_reservation_id_foreign" foreign key ("reservation_id") references "reservations" ("id") on delete cascade',
    );
    this.addSql('alter table "trip_shares" alter column "contract_id" drop not null');
    this.addSql(
      'create index "trip_shares_reservation_id_created_at_id_index" on "trip_shares" ("reservation_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "trip_shares" add constraint "trip_shares_are_of_one_trip" check (num_nonnulls(contract_id, reservation_id) = 1)',
    );
  }
}
