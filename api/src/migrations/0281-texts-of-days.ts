import { Migration } from "@mikro-orm/migrations";

/** Texts of days. */
export class Migration0281 extends Migration {
  override up(): void {
    this.addSql(
      'create table "library_day_texts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "place" text not null, "activity" text null, "key" text not null, "titulo" text null, "texto" text not null, "used_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "library_day_texts_by_use" on "library_day_texts" ("used_at", "id")');
    this.addSql(
      'alter table "library_day_texts" add constraint "library_day_texts_are_known_once" unique ("kind", "key")',
    );
    this.addSql(
      'alter table "library_day_texts" add constraint "library_day_texts_say_something" check (length(texto) between 1 and 2000)',
    );
    this.addSql(
      'alter table "library_day_texts" add constraint "library_day_texts_have_a_short_title" check (length(titulo) between 1 and 120)',
    );
    this.addSql(
      'alter table "library_day_texts" add constraint "library_day_texts_have_a_place" check (length(place) between 1 and 200)',
    );
    this.addSql(
      "alter table \"library_day_texts\" add constraint \"library_day_texts_kind_check\" check (\"kind\" in ('llegada', 'estadia', 'excursion', 'regreso'))",
    );
  }
}
