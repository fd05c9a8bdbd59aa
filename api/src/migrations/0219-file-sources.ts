import { Migration } from "@mikro-orm/migrations";

/** File sources. */
export class Migration0219 extends Migration {
  override up(): void {
    this.addSql('alter table "stored_files" add "source" text null');
  }
}
