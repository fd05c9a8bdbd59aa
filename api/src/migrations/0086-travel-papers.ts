import { Migration } from "@mikro-orm/migrations";

/** When a passport ends, and with whom a minor travels. */
export class Migration0086 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "passengers" add "vencimiento_pasaporte" date null, add "viaja_con" text null, add "acompanante" text null, add "permiso_salida" boolean not null default false',
    );
    this.addSql(
      "alter table \"passengers\" add constraint \"passengers_viaja_con_check\" check (\"viaja_con\" in ('ambos_padres', 'padre_o_madre', 'otra_persona'))",
    );
  }
}
