import { Migration } from "@mikro-orm/migrations";

/** Invoices and credit notes carry the code by which they are checked, and keep what the DIAN answered. */
export class Migration0150 extends Migration {
  override up(): void {
    this.addSql('alter table "issued_documents" drop constraint "issued_documents_kind_check"');
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'addendum', 'signed_addendum', 'receipt', 'support_document', 'documento_soporte', 'commission_statement', 'dossier', 'invoice', 'credit_note'))",
    );
    this.addSql('alter table "invoices" add "response_xml" text null');
    this.addSql('alter table "credit_notes" add "response_xml" text null');
  }
}
