import { Migration } from "@mikro-orm/migrations";

/** What is read from end to end for the figures of many contracts and sellers, out of indexes alone. */
export class Migration0072 extends Migration {
  override up(): void {
    this.addSql(
      "create index contract_items_with_contract on contract_items (id) include (contract_id)",
    );
    this.addSql(`create index purchases_spent_by_item on purchases (contract_item_id)
      include (costo, diferencia_precio, fecha_compra) where voided_at is null`);
    this.addSql(`create index quotes_by_outcome on quotes (id)
      include (vendedor_id, created_at, sent_at, status)`);
  }
}
