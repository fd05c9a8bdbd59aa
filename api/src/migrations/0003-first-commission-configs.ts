import { Migration } from "@mikro-orm/migrations";

/**
 * Dates the commission configurations that the product came with by the day from which they hold, in Bogota: 0002 had dated them by
 * the machine's clock at the installation, so a later version could seem older than the first.
 */
export class Migration0003 extends Migration {
  override up(): void {
    this.addSql(`
      update commission_configs
      set created_at = effective_from::timestamp at time zone 'America/Bogota',
          updated_at = case when updated_at = created_at then effective_from::timestamp at time zone 'America/Bogota' else updated_at end
      where version = 1 and created_by_id is null`);
  }
}
