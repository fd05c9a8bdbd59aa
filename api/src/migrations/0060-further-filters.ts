import { Migration } from "@mikro-orm/migrations";

/**
 * Indexes behind the list of customers and its filters, and behind the purchases of which nothing is paid.
 */
export class Migration0060 extends Migration {
  override up(): void {
    this.addSql(
      'create index "customers_shown" on "customers" ("created_at", "id") where merged_into_id is null and erased_at is null',
    );
    this.addSql(
      'create index "customers_source_created_at_id_index" on "customers" ("source", "created_at", "id")',
    );
    this.addSql(
      'create index "customers_kind_created_at_id_index" on "customers" ("kind", "created_at", "id")',
    );
    this.addSql(
      'create index "purchases_unpaid" on "purchases" ("fecha_compra", "id") where saldo_pendiente = costo and voided_at is null',
    );
  }
}
