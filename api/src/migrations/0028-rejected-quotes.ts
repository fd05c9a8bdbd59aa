import { Migration } from "@mikro-orm/migrations";

/** What left of a quote that was rejected before documents kept whether they stand counts no longer. */
export class Migration0028 extends Migration {
  override up(): void {
    this.addSql(`update issued_documents d set state = 'anulado', ended_at = coalesce(q.rejected_at, q.updated_at)
      from quotes q where q.id = d.record_id and q.status = 'rejected'
        and d.kind = 'quote' and d.state = 'vigente'`);
  }
}
