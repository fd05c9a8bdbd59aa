import { Migration } from "@mikro-orm/migrations";

/** Short addresses of the links that people carry to clients, each kept as a keyed hash. */
export class Migration0160 extends Migration {
  override up(): void {
    this.addSql(
      'create table "short_links" ("code_hash" text not null, "link_id" uuid not null, "address" text not null, primary key ("code_hash"))',
    );
    this.addSql('create index "short_links_link_id_index" on "short_links" ("link_id")');
    this.addSql(
      'alter table "short_links" add constraint "short_links_link_id_foreign" foreign key ("link_id") references "links" ("id") on delete cascade',
    );
  }
}
