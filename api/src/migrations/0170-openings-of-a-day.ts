import { Migration } from "@mikro-orm/migrations";

/** Openings of a day. */
export class Migration0170 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "quotes" add "opened_on" date null, add "openings_that_day" int not null default 0',
    );
  }
}
