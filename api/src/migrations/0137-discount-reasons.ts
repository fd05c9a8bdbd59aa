import { Migration } from "@mikro-orm/migrations";

/** Why a discount of a quote is asked for, in the words of who set it. */
export class Migration0137 extends Migration {
  override up(): void {
    this.addSql('alter table "quotes" add "descuento_motivo" text null');
    this.addSql(
      'alter table "quotes" add constraint "quotes_discount_reasons_are_of_a_discount" check (descuento_motivo is null or coalesce(descuento_porcentaje, 0) > 0)',
    );
  }
}
