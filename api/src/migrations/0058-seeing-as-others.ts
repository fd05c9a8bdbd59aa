import { Migration } from "@mikro-orm/migrations";

/** An owner sees as others do; staff are invited by a link, with a token of its own. */
export class Migration0058 extends Migration {
  override up(): void {
    this.addSql(
      'create table "viewings" ("session_id" uuid not null, "person_id" int not null, "owner_id" int not null, "role" smallint not null, "began_at" timestamptz(3) not null, primary key ("session_id", "person_id"))',
    );
    this.addSql('create index "viewings_person_id_index" on "viewings" ("person_id")');
    this.addSql('create index "viewings_owner_id_index" on "viewings" ("owner_id")');
    this.addSql('create index "viewings_began_at_index" on "viewings" ("began_at")');
    this.addSql('alter table "users" add "invited_at" timestamptz(3) null');
    this.addSql('alter table "user_tokens" drop constraint "user_tokens_purpose_check"');
    this.addSql(
      "alter table \"user_tokens\" add constraint \"user_tokens_purpose_check\" check (\"purpose\" in ('reset', 'invitation', 'email'))",
    );
    this.addSql(
      'alter table "viewings" add constraint "viewings_person_id_foreign" foreign key ("person_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "viewings" add constraint "viewings_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade',
    );
  }
}
