import { Migration } from "@mikro-orm/migrations";

/** Reservations are optional. */
export class Migration0274 extends Migration {
  override up(): void {
    this.addSql('alter table "agency_settings" drop constraint "agency_settings_hide_what_is_optional"');
    this.addSql(
      "alter table \"agency_settings\" add constraint \"agency_settings_hide_what_is_optional\" check (hidden_features <@ array['equipos', 'capacitacion', 'objeciones', 'rifas', 'puntos', 'aprobaciones', 'reservas'])",
    );
  }
}
