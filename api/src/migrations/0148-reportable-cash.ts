import { Migration } from "@mikro-orm/migrations";

/** Where reportable cash comes from, and who brought it. */
export class Migration0148 extends Migration {
  override up(): void {
    this.addSql('alter table "payments" add "origen_fondos" text null, add "traido_por" text null');
    this.addSql('create index "payments_cash" on "payments" ("fecha_pago", "id") where medio = \'efectivo\'');
    this.addSql(
      'alter table "payments" add constraint "payments_origin_says_who_brought_it" check ((origen_fondos is null) = (traido_por is null))',
    );
  }
}
