import { Migration } from "@mikro-orm/migrations";

/** Sessions have a row each, so that one of them can be ended. */
export class Migration0007 extends Migration {
  override up(): void {
    this.addSql(
      'create table "user_sessions" ("id" uuid not null, "user_id" int not null, "began_at" timestamptz(3) not null, "last_used_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, "ip" text null, "user_agent" text null, primary key ("id"))',
    );
    this.addSql('create index "user_sessions_expires_at_index" on "user_sessions" ("expires_at")');
    this.addSql('create index "user_sessions_user_id_last_used_at_index" on "user_sessions" ("user_id", "last_used_at")');
    this.addSql(
      'alter table "user_sessions" add constraint "user_sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }
}
