import { Migration } from "@mikro-orm/migrations";
import { invoiceChanges } from "./invoice-changes.ts";

/** What becomes of an invoice when an addendum changes the price of its contract. */
export class Migration0149 extends Migration {
  override up(): void {
    this.addSql(
      'create table "invoice_changes" ("id" uuid not null, "addendum_id" uuid not null, "invoice_id" uuid not null, "credited" bigint not null, "impuesto" text not null, "descripcion" text null, "buyer" jsonb not null, "lines" jsonb not null, "total" bigint not null, "authorized_by_id" int not null, "authorized_at" timestamptz(3) not null, "done_at" timestamptz(3) null, "credit_note_id" uuid null, "new_invoice_id" uuid null, primary key ("id"))',
    );
    this.addSql('create index "invoice_changes_invoice_id_index" on "invoice_changes" ("invoice_id")');
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_credit_note_id_unique" unique ("credit_note_id")',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_new_invoice_id_unique" unique ("new_invoice_id")',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_addendum_id_unique" unique ("addendum_id")',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_addendum_id_foreign" foreign key ("addendum_id") references "addenda" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_authorized_by_id_foreign" foreign key ("authorized_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_credit_note_id_foreign" foreign key ("credit_note_id") references "credit_notes" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_new_invoice_id_foreign" foreign key ("new_invoice_id") references "invoices" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_are_made_whole" check (num_nonnulls(done_at, credit_note_id, new_invoice_id) in (0, 3))',
    );
    this.addSql(
      'alter table "invoice_changes" add constraint "invoice_changes_are_of_amounts" check (credited > 0 and total > 0)',
    );
    this.addSql(
      "alter table \"invoice_changes\" add constraint \"invoice_changes_impuesto_check\" check (\"impuesto\" in ('GRAVADO_19', 'EXENTO_481', 'EXCLUIDO', 'NO_GRAVADO_EXTERIOR'))",
    );
    for (const statement of invoiceChanges) this.addSql(statement);
  }
}
