import { Migration } from "@mikro-orm/migrations";
import { invoicesPutRight } from "./invoices-put-right.ts";

/** A rejected invoice is corrected, and credit notes take back parts of one that the DIAN has. */
export class Migration0131 extends Migration {
  override up(): void {
    this.addSql(
      'create table "invoice_attempts" ("id" uuid not null, "invoice_id" uuid not null, "at" timestamptz(3) not null, "sent" boolean not null, "answer" text not null, "issue_date" date not null, "code" text not null, "content" jsonb not null, "lines" jsonb not null, "xml" text not null, "iva_amount" bigint not null, "total_amount" bigint not null, "pdf_key" text null, "xml_key" text null, primary key ("id"))',
    );
    this.addSql(
      'create index "invoice_attempts_invoice_id_code_index" on "invoice_attempts" ("invoice_id", "code")',
    );
    this.addSql(
      'create table "credit_note_lines" ("id" uuid not null, "note_id" uuid not null, "line_id" uuid not null, "posicion" int not null, "base" bigint not null, "iva" bigint not null, "total" bigint not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "credit_note_lines" add constraint "credit_note_lines_note_id_line_id_unique" unique ("note_id", "line_id")',
    );
    this.addSql('alter table "invoices" drop constraint "invoices_one_per_contract"');
    this.addSql('alter table "invoices" drop constraint "invoices_sending_state_check"');
    this.addSql('alter table "invoices" add "credited_amount" bigint not null default 0');
    this.addSql(
      'create index "invoices_contract_id_issued_at_index" on "invoices" ("contract_id", "issued_at")',
    );
    this.addSql(
      'create unique index "invoices_one_living_per_contract" on "invoices" ("contract_id") where credited_amount < total_amount',
    );
    this.addSql(
      'alter table "invoices" add constraint "invoices_are_credited_at_most_whole" check (credited_amount between 0 and total_amount)',
    );
    this.addSql(
      "alter table \"invoices\" add constraint \"invoices_sending_state_check\" check (\"sending_state\" in ('por_revisar', 'en_cola', 'reintentando', 'enviada', 'rechazada', 'fallida'))",
    );
    this.addSql('alter table "credit_notes" drop constraint "credit_notes_invoice_id_unique"');
    this.addSql('alter table "credit_notes" drop constraint "credit_notes_sending_state_check"');
    this.addSql(`alter table "credit_notes" add "concepto" text not null default 'anulacion'`);
    this.addSql('alter table "credit_notes" alter column "concepto" drop default');
    this.addSql('create index "credit_notes_invoice_id_index" on "credit_notes" ("invoice_id")');
    this.addSql(
      "alter table \"credit_notes\" add constraint \"credit_notes_concepto_check\" check (\"concepto\" in ('devolucion_parcial', 'anulacion', 'rebaja', 'ajuste_precio', 'pronto_pago', 'volumen'))",
    );
    this.addSql(
      "alter table \"credit_notes\" add constraint \"credit_notes_sending_state_check\" check (\"sending_state\" in ('por_revisar', 'en_cola', 'reintentando', 'enviada', 'rechazada', 'fallida'))",
    );
    this.addSql(
      'alter table "invoice_attempts" add constraint "invoice_attempts_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "credit_note_lines" add constraint "credit_note_lines_note_id_foreign" foreign key ("note_id") references "credit_notes" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "credit_note_lines" add constraint "credit_note_lines_line_id_foreign" foreign key ("line_id") references "invoice_lines" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "credit_note_lines" add constraint "credit_note_lines_add_up" check (base >= 0 and iva >= 0 and total > 0 and total = base + iva)',
    );
    for (const statement of invoicesPutRight) this.addSql(statement);
  }
}
