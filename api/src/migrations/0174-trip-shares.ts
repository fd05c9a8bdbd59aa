import { Migration } from "@mikro-orm/migrations";

/** A client shares their trip without its money, by links that they can end. */
export class Migration0174 extends Migration {
  override up(): void {
    this.addSql(
      'create table "trip_shares" ("id" uuid not null, "contract_id" uuid not null, "link_id" uuid not null, "traveller_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "trip_shares" add constraint "trip_shares_link_id_unique" unique ("link_id")');
    this.addSql('create index "trip_shares_traveller_id_index" on "trip_shares" ("traveller_id")');
    this.addSql(
      'create index "trip_shares_contract_id_created_at_id_index" on "trip_shares" ("contract_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "trip_shares" add constraint "trip_shares_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "trip_shares" add constraint "trip_shares_link_id_foreign" foreign key ("link_id") references "links" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "trip_shares" add constraint "trip_shares_traveller_id_foreign" foreign key ("traveller_id") references "passengers" ("id") on delete set null',
    );
  }
}
