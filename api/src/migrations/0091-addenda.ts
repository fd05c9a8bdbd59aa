import { Migration } from "@mikro-orm/migrations";

/** Changes of signed contracts, which their clients sign again: their PDFs are versions of the contract. */
export class Migration0091 extends Migration {
  override up(): void {
    this.addSql(
      'create table "addenda" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "number" int not null, "status" text not null default \'draft\', "reason" text not null, "changes" jsonb not null, "content" jsonb not null, "base_hash" text not null, "created_by_id" int null, "sent_at" timestamptz(3) null, "email_sent_to" text null, "signed_at" timestamptz(3) null, "withdrawn_at" timestamptz(3) null, "certificate_due_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      'create index "addenda_certificates_due" on "addenda" ("certificate_due_at") where certificate_due_at is not null',
    );
    this.addSql(
      'create unique index "addenda_one_open" on "addenda" ("contract_id") where status in (\'draft\', \'sent\')',
    );
    this.addSql(
      'alter table "addenda" add constraint "addenda_contract_id_number_unique" unique ("contract_id", "number")',
    );
    this.addSql('alter table "issued_documents" drop constraint "issued_documents_kind_check"');
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'addendum', 'signed_addendum', 'receipt', 'support_document', 'documento_soporte', 'commission_statement', 'dossier'))",
    );
    this.addSql('alter table "contract_versions" add "addendum_id" uuid null');
    this.addSql(
      'alter table "contract_versions" add constraint "contract_versions_addendum_id_foreign" foreign key ("addendum_id") references "addenda" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "addenda" add constraint "addenda_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "addenda" add constraint "addenda_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "addenda" add constraint "addenda_price_is_positive" check ((content->>\'precio_despues\')::bigint > 0)',
    );
    this.addSql(
      "alter table \"addenda\" add constraint \"addenda_sent_say_where\" check (status not in ('sent', 'signed') or (sent_at is not null and email_sent_to is not null))",
    );
    this.addSql(
      'alter table "addenda" add constraint "addenda_withdrawn_say_when" check ((status = \'withdrawn\') = (withdrawn_at is not null))',
    );
    this.addSql(
      'alter table "addenda" add constraint "addenda_signed_say_when" check ((status = \'signed\') = (signed_at is not null))',
    );
    this.addSql('alter table "addenda" add constraint "addenda_say_why" check (btrim(reason) <> \'\')');
    this.addSql('alter table "addenda" add constraint "addenda_number_is_positive" check (number >= 1)');
    this.addSql(
      "alter table \"addenda\" add constraint \"addenda_status_check\" check (\"status\" in ('draft', 'sent', 'signed', 'withdrawn'))",
    );
  }
}
