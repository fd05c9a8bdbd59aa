import { Migration } from "@mikro-orm/migrations";

/** Passkeys, and recovery codes that are of a person and no longer of their application for codes. */
export class Migration0203 extends Migration {
  override up(): void {
    this.addSql(
      'create table "recovery_codes" ("user_id" int not null, "hashes" text[] not null, primary key ("user_id"))',
    );
    this.addSql(
      'create table "passkey_challenges" ("id" uuid not null, "purpose" text not null, "user_id" int null, "challenge_hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "passkey_challenges_user_id_index" on "passkey_challenges" ("user_id")');
    this.addSql(
      'alter table "passkey_challenges" add constraint "passkey_challenges_challenge_hash_unique" unique ("challenge_hash")',
    );
    this.addSql('create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at")');
    this.addSql(
      'create table "passkeys" ("id" uuid not null, "user_id" int not null, "place" smallint not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" text[] not null default \'{}\', "name" text not null, "backed_up" boolean not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id")',
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_user_id_place_unique" unique ("user_id", "place")',
    );
    this.addSql(
      'insert into "recovery_codes" ("user_id", "hashes") select "user_id", "recovery_hashes" from "two_factors" where "confirmed_at" is not null',
    );
    this.addSql(
      'alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "passkey_challenges" add constraint "passkey_challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "passkey_challenges" add constraint "passkey_challenges_are_of_a_person" check ((purpose = \'sign-in\') = (user_id is null))',
    );
    this.addSql(
      "alter table \"passkey_challenges\" add constraint \"passkey_challenges_purpose_is_known\" check (purpose in ('registration', 'second-factor', 'sign-in'))",
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_counter_is_of_32_bits" check (counter between 0 and 4294967295)',
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_have_a_name" check (btrim(name) <> \'\' and char_length(name) <= 60)',
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_are_ten_at_most" check (place between 1 and 10)',
    );
  }
}
