import { Migration } from "@mikro-orm/migrations";

/** Tickets and vouchers are attached to the items of a contract for their traveller. */
export class Migration0165 extends Migration {
  override up(): void {
    this.addSql(
      'create table "trip_vouchers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "item_id" uuid not null, "file_key" text not null, "filename" text not null, "content_type" text not null, "added_by_id" int not null, "ended_at" timestamptz(3) null, "ended_by_id" int null, "replaced_by_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_replaced_by_id_unique" unique ("replaced_by_id")',
    );
    this.addSql(
      'create index "trip_vouchers_item_id_created_at_id_index" on "trip_vouchers" ("item_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_item_id_foreign" foreign key ("item_id") references "contract_items" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_added_by_id_foreign" foreign key ("added_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_ended_by_id_foreign" foreign key ("ended_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_replaced_by_id_foreign" foreign key ("replaced_by_id") references "trip_vouchers" ("id") on delete set null',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_replaced_are_ended" check (replaced_by_id is null or ended_at is not null)',
    );
    this.addSql(
      'alter table "trip_vouchers" add constraint "trip_vouchers_ended_say_when_and_by_whom" check ((ended_at is null) = (ended_by_id is null))',
    );
  }
}
