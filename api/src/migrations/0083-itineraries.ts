import { Migration } from "@mikro-orm/migrations";

/** The days of a trip as its client reads them, of each calculation. */
export class Migration0083 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "quote_calculations" add "itinerario" jsonb null, add "itinerario_propio" boolean not null default false',
    );
  }
}
