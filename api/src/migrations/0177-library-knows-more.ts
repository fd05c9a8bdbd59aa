import { Migration } from "@mikro-orm/migrations";

/** Services of the library have a category and meals; insurances and flights are services too. */
export class Migration0177 extends Migration {
  override up(): void {
    this.addSql('alter table "library_services" drop constraint "library_services_kind_check"');
    this.addSql('alter table "library_services" add "categoria" text null, add "regimen" text null');
    this.addSql(
      "alter table \"library_services\" add constraint \"library_services_kind_check\" check (\"kind\" in ('hotel', 'operador', 'traslado', 'seguro', 'vuelo'))",
    );
  }
}
