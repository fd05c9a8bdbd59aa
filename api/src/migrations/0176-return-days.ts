import { Migration } from "@mikro-orm/migrations";

/** Index of the day on which a signed trip comes back. */
export class Migration0176 extends Migration {
  override up(): void {
    this.addSql(
      "create index contracts_by_return on contracts (coalesce(fecha_fin_viaje, fecha_inicio_viaje))\n      where signed_at is not null",
    );
  }
}
