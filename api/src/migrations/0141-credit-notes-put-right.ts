import { Migration } from "@mikro-orm/migrations";
import { creditNotesPutRight } from "./credit-notes-put-right.ts";

/** A credit note that the DIAN rejected is corrected under its number. */
export class Migration0141 extends Migration {
  override up(): void {
    this.addSql(
      'create table "credit_note_attempts" ("id" uuid not null, "at" timestamptz(3) not null, "answer" text not null, "issue_date" date not null, "code" text not null, "content" jsonb not null, "lines" jsonb not null, "xml" text not null, "iva_amount" bigint not null, "total_amount" bigint not null, "pdf_key" text null, "xml_key" text null, "note_id" uuid not null, "concepto" text not null, "motivo" text not null, primary key ("id"))',
    );
    this.addSql(
      'create index "credit_note_attempts_note_id_code_index" on "credit_note_attempts" ("note_id", "code")',
    );
    this.addSql(
      'alter table "credit_note_attempts" add constraint "credit_note_attempts_note_id_foreign" foreign key ("note_id") references "credit_notes" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"credit_note_attempts\" add constraint \"credit_note_attempts_concepto_check\" check (\"concepto\" in ('devolucion_parcial', 'anulacion', 'rebaja', 'ajuste_precio', 'pronto_pago', 'volumen'))",
    );
    for (const statement of creditNotesPutRight) this.addSql(statement);
  }
}
