import { Migration } from "@mikro-orm/migrations";

/** Links made from the page of a link that staff carried: they are revoked with it. */
export class Migration0240 extends Migration {
  override up(): void {
    this.addSql('alter table "links" add "parent_id" uuid null');
    this.addSql(
      'alter table "links" add constraint "links_parent_id_foreign" foreign key ("parent_id") references "links" ("id") on delete cascade',
    );
    this.addSql("create index links_of_parents on links (parent_id) where parent_id is not null");
    this.addSql(`create function revoke_links_of_parent() returns trigger language plpgsql as $$
      begin
        update links set revoked_at = new.revoked_at where parent_id = new.id and revoked_at is null;
        return null;
      end $$`);
    this.addSql(`create trigger links_end_with_their_parent after update of revoked_at on links for each row
      when (old.revoked_at is null and new.revoked_at is not null) execute function revoke_links_of_parent()`);
  }
}
