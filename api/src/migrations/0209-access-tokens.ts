import { Migration } from "@mikro-orm/migrations";

/** Access tokens of people of the team. */
export class Migration0209 extends Migration {
  override up(): void {
    this.addSql(
      `create table "access_tokens" ("id" uuid not null, "user_id" int not null, "place" smallint
        null, "name" text not null, "hash" text not null, "prefix" text not null, "capabilities" text[]
        not null, "address_ranges" text[] not null, "created_at" timestamptz(3) not null, "issued_at"
        timestamptz(3) not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3)
        null, "last_used_address" text null, "revoked_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_hash_unique" unique ("hash")`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_user_id_place_unique" unique
        ("user_id", "place")`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_user_id_foreign" foreign key
        ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_know_their_ranges" check
        (address_ranges::cidr[] is not null)`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_last_a_year_at_most" check
        (expires_at > issued_at and expires_at <= issued_at + interval '1 year')`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_have_a_name" check (btrim(name) <> ''
        and char_length(name) <= 60)`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_end_without_place" check (revoked_at
        is null or place is null)`,
    );
    this.addSql(
      `alter table "access_tokens" add constraint "access_tokens_are_twenty_at_most" check (place
        between 1 and 20)`,
    );
  }
}
