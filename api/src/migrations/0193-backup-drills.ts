import { Migration } from "@mikro-orm/migrations";

/** The last nightly drill of a backup. */
export class Migration0193 extends Migration {
  override up(): void {
    this.addSql(
      'create table "backup_drills" ("id" smallint not null default 1, "begun_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "result" text null, "seconds" int null, "rows" int null, "files" int null, "failure" text null, primary key ("id"))',
    );
    this.addSql(
      'alter table "backup_drills" add constraint "backup_drills_say_what_came_of_them" check (num_nonnulls(ended_at, result, seconds, rows, files) in (0, 5) and (result is not distinct from \'failed\') = (failure is not null))',
    );
    this.addSql('alter table "backup_drills" add constraint "backup_drills_are_one_row" check (id = 1)');
    this.addSql(
      "alter table \"backup_drills\" add constraint \"backup_drills_result_check\" check (\"result\" in ('restored', 'read', 'failed'))",
    );
  }
}
