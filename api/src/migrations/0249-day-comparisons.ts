import { Migration } from "@mikro-orm/migrations";

/** The last nightly comparison of Mi día with the turns of the records. */
export class Migration0249 extends Migration {
  override up(): void {
    this.addSql(
      'create table "day_comparisons" ("id" smallint not null default 1, "begun_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "people" int null, "turns" int null, "differing" int null, "examples" jsonb not null default \'[]\', primary key ("id"))',
    );
    this.addSql(
      'alter table "day_comparisons" add constraint "day_comparisons_say_what_came_of_them" check (num_nonnulls(ended_at, people, turns, differing) in (0, 4) and differing >= jsonb_array_length(examples))',
    );
    this.addSql('alter table "day_comparisons" add constraint "day_comparisons_are_one_row" check (id = 1)');
  }
}
