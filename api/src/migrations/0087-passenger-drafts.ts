import { Migration } from "@mikro-orm/migrations";

/** Forms of passengers that are not finished. */
export class Migration0087 extends Migration {
  override up(): void {
    this.addSql(
      'create table "passenger_drafts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "passengers" jsonb not null, "by_staff" boolean not null default false, primary key ("id"))',
    );
    this.addSql('create index "passenger_drafts_updated_at_index" on "passenger_drafts" ("updated_at")');
    this.addSql(
      'alter table "passenger_drafts" add constraint "passenger_drafts_one_each" unique ("quote_id")',
    );
    this.addSql(
      'alter table "passenger_drafts" add constraint "passenger_drafts_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "passenger_drafts" add constraint "passenger_drafts_are_lists" check (jsonb_typeof(passengers) = \'array\')',
    );
  }
}
