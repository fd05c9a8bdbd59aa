import { Migration } from "@mikro-orm/migrations";

/** Heartbeat of the primary, by which a replica's lateness is known. */
export class Migration0255 extends Migration {
  override up(): void {
    this.addSql(
      'create table "replica_beat" ("id" smallint not null default 1, "at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "replica_beat" add constraint "replica_beat_is_one_row" check (id = 1)');
  }
}
