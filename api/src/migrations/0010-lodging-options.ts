import { Migration } from "@mikro-orm/migrations";

/** More ways to share rooms, and categories of hotels beside the two classes. */
export class Migration0010 extends Migration {
  override up(): void {
    this.addSql('alter table "quotes" drop constraint "quotes_acomodacion_check"');
    this.addSql(
      `alter table "quotes" add constraint "quotes_acomodacion_check" check ("acomodacion" in ('sencilla', 'doble', 'triple', 'cuadruple', 'familiar', 'suite'))`,
    );
    this.addSql('alter table "quotes" drop constraint "quotes_tipo_hotel_check"');
    this.addSql(
      `alter table "quotes" add constraint "quotes_tipo_hotel_check" check ("tipo_hotel" in ('basico', 'superior', '1_estrella', '2_estrellas', '3_estrellas', '4_estrellas', '5_estrellas', 'boutique', 'resort'))`,
    );
  }
}
