import { Migration } from "@mikro-orm/migrations";
import { ivaByItsDay } from "./iva-by-its-day.ts";

/** The general rate of IVA stands by its day, and each line of an invoice says the rate it was charged at. */
export class Migration0156 extends Migration {
  override up(): void {
    this.addSql('alter table "legal_figures" drop constraint "legal_figures_cifra_check"');
    this.addSql(
      "alter table \"legal_figures\" add constraint \"legal_figures_cifra_check\" check (\"cifra\" in ('retracto_plazo', 'retracto_devolucion', 'tiquetes_horas', 'tiquetes_dias_nacional', 'tiquetes_dias_internacional', 'tiquetes_porcentaje', 'tiquetes_tope_nacional', 'tiquetes_tope_internacional', 'tiquetes_devolucion', 'iva_general', 'efectivo_reportable'))",
    );
    this.addSql('alter table "invoice_lines" add column "tarifa" int not null default 0');
    for (const statement of ivaByItsDay) this.addSql(statement);
    this.addSql('alter table "invoice_lines" alter column "tarifa" drop default');
    this.addSql('alter table "invoice_lines" drop constraint "invoice_lines_iva_is_of_the_base"');
    this.addSql(
      "alter table \"invoice_lines\" add constraint \"invoice_lines_iva_is_of_the_base\" check ((impuesto = 'GRAVADO_19') = (tarifa > 0) and tarifa < 100 and case when tarifa > 0 then abs(iva * 100 - base * tarifa) <= 100 else iva = 0 end)",
    );
  }
}
