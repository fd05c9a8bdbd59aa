import { Migration } from "@mikro-orm/migrations";

/** Tickets and vouchers are for the whole group or for one traveller, who reads them by a shared trip. */
export class Migration0183 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "trip_vouchers" add "for_group" boolean not null default false, add "traveller_id" uuid null',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_traveller_id_foreign" foreign key ("traveller_id") references "passengers" ("id") on delete set null',
    );
    this.addSql('create index "trip_vouchers_traveller_id_index" on "trip_vouchers" ("traveller_id")');
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_of_one_traveller_are_not_of_the_group" check (not for_group or traveller_id is null)',
    );
  }
}
