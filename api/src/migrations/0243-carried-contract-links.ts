import { Migration } from "@mikro-orm/migrations";

/**
 * Links to sign that staff carries to clients, who carried the one a contract was signed through, and whether
 * the first sending of a contract was asked for.
 */
export class Migration0243 extends Migration {
  override up(): void {
    this.addSql(
      'create table "contract_links" ("id" uuid not null, "contract_id" uuid not null, "link_id" uuid not null, "channel" text not null, "version" int not null, "maker_id" int not null, "created_at" timestamptz(3) not null, "revoked_by_id" int null, "reviewed_at" timestamptz(3) null, "reviewed_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'alter table "contract_links" add constraint "contract_links_link_id_unique" unique ("link_id")',
    );
    this.addSql('create index "contract_links_maker_id_index" on "contract_links" ("maker_id")');
    this.addSql(
      'create index "contract_links_contract_id_created_at_index" on "contract_links" ("contract_id", "created_at")',
    );
    this.addSql('alter table "message_texts" drop constraint "message_texts_purpose_check"');
    this.addSql(
      "alter table \"message_texts\" add constraint \"message_texts_purpose_check\" check (\"purpose\" in ('offer', 'offer_reminder', 'follow_up_1', 'follow_up_3', 'follow_up_7', 'passengers', 'signature', 'signature_reminder', 'collection'))",
    );
    this.addSql('alter table "contracts" add "sending_asked_at" timestamptz(3) null');
    this.addSql('alter table "signatures" add "carried_by" text null');
    this.addSql(
      'alter table "contract_links" add constraint "contract_links_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "contract_links" add constraint "contract_links_link_id_foreign" foreign key ("link_id") references "links" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "contract_links" add constraint "contract_links_maker_id_foreign" foreign key ("maker_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contract_links" add constraint "contract_links_revoked_by_id_foreign" foreign key ("revoked_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contract_links" add constraint "contract_links_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"contract_links\" add constraint \"contract_links_channel_is_known\" check (channel in ('whatsapp', 'copy'))",
    );
  }
}
