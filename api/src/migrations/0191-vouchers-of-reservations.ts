import { Migration } from "@mikro-orm/migrations";

/** Vouchers of reservations. */
export class Migration0191 extends Migration {
  override up(): void {
    this.addSql('alter table "trip_vouchers" add "reservation_id" uuid null');
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_reservation_id_foreign" foreign key ("reservation_id") references "reservations" ("id") on delete cascade',
    );
    this.addSql('alter table "trip_vouchers" alter column "item_id" drop not null');
    this.addSql(
      'create index "trip_vouchers_reservation_id_created_at_id_index" on "trip_vouchers" ("reservation_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_of_reservations_are_of_the_client_alone" check (reservation_id is null or (not for_group and traveller_id is null))',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_are_of_one_service" check (num_nonnulls(item_id, reservation_id) = 1)',
    );
  }
}
