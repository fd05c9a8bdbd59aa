import { Migration } from "@mikro-orm/migrations";

/** Features that an agency does without are left out of its menus. */
export class Migration0157 extends Migration {
  override up(): void {
    this.addSql('alter table "agency_settings" add "hidden_features" text[] not null default \'{}\'');
    this.addSql(
      "alter table \"agency_settings\" add constraint \"agency_settings_hide_what_is_optional\" check (hidden_features <@ array['equipos', 'capacitacion', 'objeciones', 'rifas', 'puntos', 'aprobaciones'])",
    );
  }
}
