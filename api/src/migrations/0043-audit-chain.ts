import { Migration } from "@mikro-orm/migrations";
import { auditChain } from "./audit-chain.ts";

/** A chain over the history, whose head certificates print, and indexes by which the history is read. */
export class Migration0043 extends Migration {
  override up(): void {
    this.addSql(
      'create table "audit_chain" ("position" int not null, "entry_id" uuid not null, "version" smallint not null, "previous" text not null, "hash" text not null, "chained_at" timestamptz(3) not null, primary key ("position"))',
    );
    this.addSql('alter table "audit_chain" add constraint "audit_chain_entry_id_unique" unique ("entry_id")');
    this.addSql('create index "audit_entries_at_id_index" on "audit_entries" ("at", "id")');
    this.addSql('create index "audit_entries_type_at_index" on "audit_entries" ("type", "at")');
    this.addSql('create index "audit_entries_actor_id_at_index" on "audit_entries" ("actor_id", "at")');
    this.addSql('alter table "signatures" add "chain_position" int null, add "chain_hash" text null');
    this.addSql(
      'alter table "signatures" add constraint "signatures_head_of_the_chain_is_whole" check (num_nulls(chain_position, chain_hash) in (0, 2) and chain_hash ~ \'^[0-9a-f]{64}$\')',
    );
    this.addSql('alter table "audit_chain" add constraint "audit_chain_begins_at_one" check (position >= 1)');
    this.addSql(
      "alter table \"audit_chain\" add constraint \"audit_chain_hashes_are_sha256\" check (hash ~ '^[0-9a-f]{64}$' and previous ~ '^[0-9a-f]{64}$')",
    );
    for (const statement of auditChain) this.addSql(statement);
  }
}
