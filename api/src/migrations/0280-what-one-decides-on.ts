import { Migration } from "@mikro-orm/migrations";

/** Prices of departures, questions of packages, and what a visitor's request came from. */
export class Migration0280 extends Migration {
  override up(): void {
    this.addSql('alter table "packages" add "preguntas" jsonb not null default \'[]\'');
    this.addSql(
      'alter table "packages" add constraint "packages_questions_are_a_short_list" check (jsonb_typeof(preguntas) = \'array\' and jsonb_array_length(preguntas) <= 20)',
    );
    this.addSql('alter table "package_departures" add "price" bigint null');
    this.addSql(
      'alter table "package_departures" add constraint "package_departures_price_is_not_negative" check (price >= 0)',
    );
    this.addSql('alter table "quotes" add "package_id" int null, add "referrer_id" int null');
    this.addSql(
      'alter table "quotes" add constraint "quotes_package_id_foreign" foreign key ("package_id") references "packages" ("id") on delete set null',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_referrer_id_foreign" foreign key ("referrer_id") references "users" ("id") on delete set null',
    );
    this.addSql('create index "quotes_package_id_index" on "quotes" ("package_id")');
    this.addSql('create index "quotes_referrer_id_index" on "quotes" ("referrer_id")');
  }
}
