import { Migration } from "@mikro-orm/migrations";

/** Lists are narrowed to what waits: questions without an answer, discounts without a yes, dues without a payment. */
export class Migration0132 extends Migration {
  override up(): void {
    this.addSql(
      'create index "quote_questions_open" on "quote_questions" ("quote_id") where answered_at is null',
    );
    this.addSql("drop index quotes_discount_waits");
    this.addSql(
      "create index quotes_discount_unapproved on quotes (updated_at) where descuento_porcentaje is not null and not descuento_aprobado",
    );
    this.addSql(
      "create index plan_lines_unpaid on plan_lines (fecha_vencimiento, contract_id) where fecha_pago is null",
    );
  }
}
