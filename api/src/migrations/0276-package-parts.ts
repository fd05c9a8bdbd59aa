import { Migration } from "@mikro-orm/migrations";

/** Days, hotels, inclusions, conditions and installments of packages. */
export class Migration0276 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "packages" add "itinerario" jsonb not null default \'[]\', add "hoteles" jsonb not null default \'[]\', add "incluye" text[] not null default \'{}\', add "no_incluye" text[] not null default \'{}\', add "condiciones" text null, add "cuotas" smallint null, add "cuota_inicial_porcentaje" numeric(5,2) null, add "cuota_inicial" bigint null',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_first_payment_is_part_of_the_price" check (coalesce(cuota_inicial > 0 and cuota_inicial < price, true) and coalesce(cuota_inicial_porcentaje > 0 and cuota_inicial_porcentaje < 100, true))',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_first_payment_is_said_once" check (num_nonnulls(cuota_inicial, cuota_inicial_porcentaje) <= case when cuotas is null then 0 else 1 end)',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_installments_are_few" check (cuotas between 1 and 36)',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_conditions_are_a_text" check (length(condiciones) between 1 and 5000)',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_inclusions_are_few" check (cardinality(incluye) <= 40 and cardinality(no_incluye) <= 40)',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_hotels_are_a_short_list" check (jsonb_typeof(hoteles) = \'array\' and jsonb_array_length(hoteles) <= 20)',
    );
    this.addSql(
      'alter table "packages" add constraint "packages_days_are_a_short_list" check (jsonb_typeof(itinerario) = \'array\' and jsonb_array_length(itinerario) <= 90)',
    );
  }
}
