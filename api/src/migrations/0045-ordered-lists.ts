import { Migration } from "@mikro-orm/migrations";

/** An index behind each column that people can order a list by. */
export class Migration0045 extends Migration {
  override up(): void {
    this.addSql("create index users_seen on users (last_login nulls first, id)");
    this.addSql("create index users_by_name on users (name collate es, id)");
    this.addSql(
      'create index "reservations_number_of_people_id_index" on "reservations" ("number_of_people", "id")',
    );
    this.addSql('create index "reservations_total_price_id_index" on "reservations" ("total_price", "id")');
    this.addSql('create index "reservations_salida_id_index" on "reservations" ("salida", "id")');
    this.addSql("create index quotes_sum on quotes (precio_total nulls first, id)");
    this.addSql("create index quotes_by_client_name on quotes (nombre_cliente collate es, id)");
    this.addSql('create index "quotes_fecha_ida_id_index" on "quotes" ("fecha_ida", "id")');
    this.addSql("create index contracts_by_signature on contracts (signed_at nulls first, id)");
    this.addSql("create index contracts_by_destination on contracts (destino collate es, id)");
    this.addSql('create index "contracts_precio_total_id_index" on "contracts" ("precio_total", "id")');
    this.addSql(
      'create index "contracts_fecha_inicio_viaje_id_index" on "contracts" ("fecha_inicio_viaje", "id")',
    );
    this.addSql('drop index "payments_fecha_pago_index"');
    this.addSql('create index "payments_monto_id_index" on "payments" ("monto", "id")');
    this.addSql('create index "payments_fecha_pago_id_index" on "payments" ("fecha_pago", "id")');
    this.addSql(
      'create index "commissions_monto_comision_id_index" on "commissions" ("monto_comision", "id")',
    );
  }
}
