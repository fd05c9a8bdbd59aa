import { Migration } from "@mikro-orm/migrations";

/** Invoices that people postponed were kept by their number; they are kept by their id, as other records. */
export class Migration0273 extends Migration {
  override up(): void {
    this.addSql(`update postponed_records p set record_id = i.id::text from invoices i
      where p.record_id = i.number and p.kind in ('invoices_to_review', 'invoices_unsent',
        'credit_notes_unsent', 'credit_notes_to_make')`);
  }
}
