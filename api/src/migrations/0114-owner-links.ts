import { Migration } from "@mikro-orm/migrations";

/** The links by which the first OWNER of an installation makes their account. */
export class Migration0114 extends Migration {
  override up(): void {
    this.addSql(
      'create table "owner_links" ("id" uuid not null, "token_hash" text not null, "mailed_to" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "owner_links" add constraint "owner_links_token_hash_unique" unique ("token_hash")',
    );
  }
}
