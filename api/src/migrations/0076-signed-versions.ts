import { Migration } from "@mikro-orm/migrations";
import { appendOnly } from "./append-only.ts";

/**
 * The PDFs of a signature are rows of their own, made after it: those of signatures of before are copied.
 * Who signs for the agency, and the hashes of a document's further versions, get their columns.
 */
export class Migration0076 extends Migration {
  override up(): void {
    this.addSql(
      'create table "signed_versions" ("id" uuid not null, "signature_id" uuid not null, "number" int not null, "version_id" uuid not null, "level" text not null, "made_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "signed_versions" add constraint "signed_versions_version_id_unique" unique ("version_id")',
    );
    this.addSql(
      'alter table "signed_versions" add constraint "signed_versions_signature_id_number_unique" unique ("signature_id", "number")',
    );
    this.addSql(
      `insert into signed_versions (id, signature_id, number, version_id, level, made_at)
       select s.id, s.id, 1, s.signed_version_id, 'none', v.made_at
       from signatures s join contract_versions v on v.id = s.signed_version_id`,
    );
    this.addSql(
      'alter table "agency_settings" add "signer_name" text null, add "signer_title" text null, add "signer_drawing" text null',
    );
    this.addSql(
      'alter table "agency_settings" add constraint "agency_settings_signer_has_a_name" check (signer_name is not null or (signer_title is null and signer_drawing is null))',
    );
    this.addSql(
      'alter table "agency_settings" add constraint "agency_settings_signer_drew_a_small_png" check (signer_drawing like \'data:image/png;base64,%\' and length(signer_drawing) <= 273100)',
    );
    this.addSql('alter table "issued_documents" add "further_sha256" text[] not null default \'{}\'');
    this.addSql('alter table "contracts" add "certificate_due_at" timestamptz(3) null');
    this.addSql(
      'create index "contracts_certificates_due" on "contracts" ("certificate_due_at") where certificate_due_at is not null',
    );
    this.addSql(
      'alter table "signatures" alter column "signed_version_id" drop not null, add "content" jsonb null',
    );
    this.addSql(
      'alter table "signed_versions" add constraint "signed_versions_signature_id_foreign" foreign key ("signature_id") references "signatures" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "signed_versions" add constraint "signed_versions_version_id_foreign" foreign key ("version_id") references "contract_versions" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "signed_versions" add constraint "signed_versions_number_is_positive" check (number >= 1)',
    );
    this.addSql(
      "alter table \"signed_versions\" add constraint \"signed_versions_level_check\" check (\"level\" in ('none', 'b_b', 'b_t'))",
    );
    for (const statement of appendOnly("signed_versions")) this.addSql(statement);
    this.addSql(
      `create trigger issued_documents_keep_further_hashes before update of further_sha256 on issued_documents
       for each row when (new.further_sha256[1:cardinality(old.further_sha256)] is distinct from old.further_sha256)
       execute function refuse_change()`,
    );
  }
}
