import { Migration } from "@mikro-orm/migrations";

/** Statements of sellers' months as they left, and whether an account replaced another one. */
export class Migration0041 extends Migration {
  override up(): void {
    this.addSql(
      'create table "commission_statements" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "vendedor_id" int not null, "mes" date not null, "contenido" jsonb not null, "issued_at" timestamptz(3) not null, "documento_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'alter table "commission_statements" add constraint "commission_statements_number_unique" unique ("number")',
    );
    this.addSql(
      'create index "commission_statements_vendedor_id_mes_issued_at_index" on "commission_statements" ("vendedor_id", "mes", "issued_at")',
    );
    this.addSql('alter table "issued_documents" drop constraint "issued_documents_kind_check"');
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'receipt', 'support_document', 'documento_soporte', 'commission_statement'))",
    );
    this.addSql('alter table "providers" add "account_replaced" boolean not null default false');
    this.addSql('alter table "banking_details" add "account_replaced" boolean not null default false');
    // Of what changed before, the first account is not told from the others: they say what they said.
    for (const table of ["providers", "banking_details"])
      this.addSql(`update "${table}" set account_replaced = true where account_changed_at is not null`);
    this.addSql(
      'alter table "commission_statements" add constraint "commission_statements_vendedor_id_foreign" foreign key ("vendedor_id") references "users" ("id")',
    );
    this.addSql(
      'alter table "commission_statements" add constraint "commission_statements_month_begins_on_the_first" check (extract(day from mes) = 1)',
    );
  }
}
