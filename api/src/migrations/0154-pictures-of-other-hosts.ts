import { Migration } from "@mikro-orm/migrations";

/** Pictures of other hosts. */
export class Migration0154 extends Migration {
  override up(): void {
    this.addSql(
      'create table "foreign_pictures" ("id" uuid not null, "kind" text not null, "record_id" text not null, "address" text not null, "tries" smallint not null default 0, "failure" text null, "created_at" timestamptz(3) not null, "due_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql("create index foreign_pictures_due on foreign_pictures (due_at) where due_at is not null");
    this.addSql(
      'alter table "foreign_pictures" add constraint "foreign_pictures_once_each" unique ("kind", "record_id", "address")',
    );
    this.addSql(
      "create index quote_calculations_foreign_pictures on quote_calculations (id) where jsonb_path_exists(itinerario, '$[*].imagen ? (@ starts with \"http\")')",
    );
    this.addSql(
      'alter table "foreign_pictures" add constraint "foreign_pictures_tries_are_counted" check (tries >= 0)',
    );
    this.addSql(
      "alter table \"foreign_pictures\" add constraint \"foreign_pictures_kind_check\" check (\"kind\" in ('agency', 'itinerary', 'package', 'popup', 'slide', 'video'))",
    );
  }
}
