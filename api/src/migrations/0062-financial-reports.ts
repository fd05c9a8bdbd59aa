import { Migration } from "@mikro-orm/migrations";

/** What the financial reports are asked by is found by an index, a contract by a part of its number too. */
export class Migration0062 extends Migration {
  override up(): void {
    this.addSql(
      "create index contracts_number_trigrams on contracts using gin (contract_number gin_trgm_ops)",
    );
    this.addSql(
      'create index "contracts_by_completion" on "contracts" ("completed_at", "id") where status = \'completed\'',
    );
    this.addSql(
      'create index "payments_tipo_pago_fecha_pago_id_index" on "payments" ("tipo_pago", "fecha_pago", "id")',
    );
    this.addSql(
      'create index "payments_status_fecha_pago_id_index" on "payments" ("status", "fecha_pago", "id")',
    );
    this.addSql(
      'create index "purchases_spent_by_cost" on "purchases" ("costo", "id") where voided_at is null',
    );
    this.addSql(
      'create index "purchases_spent_by_proof" on "purchases" ("tipo_comprobante", "fecha_compra", "id") where voided_at is null',
    );
    this.addSql(
      'create index "purchases_spent_by_kind" on "purchases" ("tipo_pago", "fecha_compra", "id") where voided_at is null',
    );
    this.addSql(
      "create index purchases_spent_and_open on purchases (fecha_compra, id)\n      include (costo, saldo_pendiente) where voided_at is null and saldo_pendiente > 0",
    );
    this.addSql(
      'create index "purchases_spent_and_paid" on "purchases" ("fecha_compra", "id") where voided_at is null and saldo_pendiente = 0',
    );
    this.addSql(
      "create index purchases_spent on purchases (fecha_compra, id) include (costo)\n      where voided_at is null",
    );
  }
}
