import { Migration } from "@mikro-orm/migrations";

/** When people of the agency answer, by kind of day: by then visitors are promised an answer. */
export class Migration0129 extends Migration {
  override up(): void {
    this.addSql('alter table "agency_settings" add "horario_semana" text null');
    this.addSql('alter table "agency_settings" add "horario_sabado" text null');
    this.addSql('alter table "agency_settings" add "horario_domingo" text null');
    this.addSql(
      "alter table \"agency_settings\" add constraint \"agency_settings_hours_are_of_a_clock\" check (concat_ws(',', horario_semana, horario_sabado, horario_domingo) ~ '^([0-2][0-9]:[0-5][0-9]-[0-2][0-9]:[0-5][0-9](,|$))*$')",
    );
  }
}
