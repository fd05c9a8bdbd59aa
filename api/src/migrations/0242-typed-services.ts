import { Migration } from "@mikro-orm/migrations";

/**
 * A typed price says what it includes, and a quote which of its wishes nobody chose: of those of before, the ones
 * that have the value of a request without them.
 */
export class Migration0242 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "quotes" add "sin_elegir" text[] not null default \'{}\', add "incluye" text[] null, add "no_incluye" text[] null',
    );
    this.addSql(
      "update quotes set sin_elegir = array_remove(array[case when acomodacion = 'doble' then 'acomodacion' end, case when tipo_hotel = 'basico' then 'tipoHotel' end], null) where acomodacion = 'doble' or tipo_hotel = 'basico'",
    );
  }
}
