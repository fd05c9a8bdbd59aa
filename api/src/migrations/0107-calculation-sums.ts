import { Migration } from "@mikro-orm/migrations";
import { calculationSums } from "./calculation-sums.ts";

const checks: Readonly<Record<string, string>> = {
  quote_calculations_sections_add_up:
    `sections_add_up(tiquetes, hotel, traslados, equipaje, seguros, actividades_adicionales) and
      nothing_negative(tiquetes, hotel, traslados, alimentacion, equipaje, seguros, asistencia_medica,
      excursiones, extras, actividades_adicionales)`,
  quote_calculations_base_adds_up:
    `base_adds_up(costo_base, greatest(adultos + menores, 1), tiquetes, hotel, traslados, alimentacion,
      equipaje, seguros, asistencia_medica, excursiones, extras, actividades_adicionales)`,
  quote_calculations_commissions_add_up:
    `coalesce(total_comisiones = (comisiones ->> 'total_comisiones')::numeric and total_comisiones =
      (comisiones #>> '{asesor,total}')::numeric + (comisiones #>> '{lider,total}')::numeric +
      (comisiones #>> '{gerente,total}')::numeric + (comisiones #>> '{admin,total}')::numeric, false)`,
  quote_calculations_profit_adds_up:
    `coalesce(total_ganancia = (ganancia ->> 'total')::numeric and total_ganancia = round(costo_base *
      (ganancia ->> 'porcentaje')::numeric * 0.01) + (ganancia ->> 'valor_fijo')::numeric, false)`,
  quote_calculations_price_of_each:
    `precio_final_por_persona = (precio_final_total + greatest(adultos + menores, 1) - 1) /
      greatest(adultos + menores, 1)`,
};

/**
 * A calculation adds up, from the parts of its sections to the price of each person. It was always computed so:
 * a row that does not was changed by hand. It stays, and the constraint is not validated; the next act that
 * computes it puts it right.
 */
export class Migration0107 extends Migration {
  override up(): void {
    for (const statement of calculationSums) this.addSql(statement);
    for (const [name, check] of Object.entries(checks)) {
      this.addSql(`alter table quote_calculations add constraint ${name} check (${check}) not valid`);
      this.addSql(
        `do $$ begin
           alter table quote_calculations validate constraint ${name};
         exception when check_violation then
           raise warning '${name}: not every row of before holds';
         end $$`,
      );
    }
  }
}
