import { Migration } from "@mikro-orm/migrations";

/** The pictures of the agency for its proposals, and those of the hotels of a calculation. */
export class Migration0094 extends Migration {
  override up(): void {
    this.addSql(
      'create table "agency_pictures" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "name" text not null, "key" text not null, "address" text not null, "sha256" text not null, primary key ("id"))',
    );
    this.addSql("create index agency_pictures_key_trigrams on agency_pictures using gin (key gin_trgm_ops)");
    this.addSql(
      'alter table "agency_pictures" add constraint "agency_pictures_are_kept_once" unique ("sha256")',
    );
    this.addSql(
      'alter table "agency_pictures" add constraint "agency_pictures_have_a_name" check (length(btrim(name)) between 1 and 120)',
    );
    this.addSql(
      "alter table \"agency_pictures\" add constraint \"agency_pictures_kind_check\" check (\"kind\" in ('hotel', 'lugar'))",
    );
    this.addSql('alter table "quote_calculations" add "imagenes_hotel" jsonb null');
  }
}
