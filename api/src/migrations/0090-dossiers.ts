import { Migration } from "@mikro-orm/migrations";
import { appendOnly } from "./append-only.ts";

/** Dossiers of sales, the signatures under their manifests, and the mails of a record by its id. */
export class Migration0090 extends Migration {
  override up(): void {
    this.addSql(
      'create table "dossier_seals" ("manifest_sha256" text not null, "contract_id" uuid not null, "signature" text not null, "made_at" timestamptz(3) not null, primary key ("manifest_sha256"))',
    );
    this.addSql('create index "dossier_seals_contract_id_index" on "dossier_seals" ("contract_id")');
    this.addSql(
      'create table "dossiers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "maker_id" int null, "link_id" uuid null, "role" smallint null, "full" boolean not null, "status" text not null default \'waiting\', "total" int not null default 0, "done" int not null default 0, "attempts" smallint not null default 0, "failure" text null, "file_key" text null, "filename" text null, "size" int null, "code" text null, "ready_at" timestamptz(3) null, "expires_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "dossiers_created_at_index" on "dossiers" ("created_at")');
    this.addSql('create index "dossiers_to_expire" on "dossiers" ("expires_at") where status = \'ready\'');
    this.addSql('create index "dossiers_link_id_index" on "dossiers" ("link_id") where link_id is not null');
    this.addSql('create index "dossiers_maker_id_index" on "dossiers" ("maker_id")');
    this.addSql(
      'create index "dossiers_contract_id_created_at_id_index" on "dossiers" ("contract_id", "created_at", "id")',
    );
    this.addSql('alter table "issued_documents" drop constraint "issued_documents_kind_check"');
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'receipt', 'support_document', 'documento_soporte', 'commission_statement', 'dossier'))",
    );
    this.addSql(
      "create index mails_of_records on mails ((substring(mails.key from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')))",
    );
    this.addSql(
      'alter table "dossier_seals" add constraint "dossier_seals_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "dossier_seals" add constraint "dossier_seals_are_of_a_hash" check (manifest_sha256 ~ \'^[0-9a-f]{64}$\')',
    );
    this.addSql(
      'alter table "dossiers" add constraint "dossiers_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "dossiers" add constraint "dossiers_maker_id_foreign" foreign key ("maker_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "dossiers" add constraint "dossiers_ready_ones_have_a_file" check ((status = \'ready\') = (file_key is not null) and (file_key is null or expires_at is not null))',
    );
    this.addSql(
      'alter table "dossiers" add constraint "dossiers_done_is_not_negative" check (done >= 0 and total >= 0)',
    );
    this.addSql(
      'alter table "dossiers" add constraint "dossiers_of_people_note_their_role" check ((maker_id is null) = (role is null))',
    );
    this.addSql(
      'alter table "dossiers" add constraint "dossiers_have_one_maker" check (num_nonnulls(maker_id, link_id) = 1)',
    );
    this.addSql(
      "alter table \"dossiers\" add constraint \"dossiers_status_check\" check (\"status\" in ('waiting', 'running', 'ready', 'expired', 'failed', 'stopped'))",
    );
    for (const statement of appendOnly("dossier_seals")) this.addSql(statement);
  }
}
