import { Migration } from "@mikro-orm/migrations";

/** Indexes for the rows of a report by destination: the contracts and quotes of one, the latest first. */
export class Migration0279 extends Migration {
  override up(): void {
    for (const table of ["contracts", "quotes"])
      this.addSql(
        `create index "${table}_destino_created_at_id_index" on "${table}" ("destino", "created_at", "id")`,
      );
  }
}
