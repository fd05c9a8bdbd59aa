import { Migration } from "@mikro-orm/migrations";

/** Indexes by which the words of a bank's line find customers by name and payments by the digits of a reference. */
export class Migration0246 extends Migration {
  override up(): void {
    this.addSql(
      "create index customers_by_name_words on customers\n    using gin (string_to_array(plain_text(name), ' '))",
    );
    this.addSql(
      "create index payments_by_reference_digits on payments\n    (ltrim(regexp_replace(referencia_pago, '[^0-9]', '', 'g'), '0')) where status <> 'rejected'",
    );
  }
}
