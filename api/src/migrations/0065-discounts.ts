import { Migration } from "@mikro-orm/migrations";

/** A discount stands on a calculation, and only an approved one is offered. */
export class Migration0065 extends Migration {
  override up(): void {
    this.addSql(
      "update quotes set descuento_aprobado = false, descuento_aprobado_por = null " +
        "where descuento_aprobado and coalesce(descuento_porcentaje, 0) = 0",
    );
    this.addSql(
      "create index quotes_discount_waits on quotes (updated_at) where descuento_porcentaje > 0 and not descuento_aprobado",
    );
    this.addSql(
      "alter table \"quotes\" add constraint \"quotes_offered_discount_is_approved\" check (status not in ('sent', 'pending_passengers', 'approved', 'converted') or coalesce(descuento_porcentaje, 0) = 0 or descuento_aprobado)",
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_approved_discount_has_its_approver" check (not descuento_aprobado or (coalesce(descuento_porcentaje, 0) > 0 and descuento_aprobado_por is not null))',
    );
    this.addSql(
      'alter table "quotes" add constraint "quotes_discount_is_on_a_calculation" check (coalesce(descuento_porcentaje, 0) = 0 or calculation_id is not null)',
    );
  }
}
