import { Migration } from "@mikro-orm/migrations";

/** Why clients love a service of the library. */
export class Migration0178 extends Migration {
  override up(): void {
    this.addSql('alter table "library_services" add "encanto" text null');
    this.addSql(
      'alter table "library_services" add constraint "library_services_say_it_shortly" check (length(encanto) between 1 and 200)',
    );
  }
}
