import { Migration } from "@mikro-orm/migrations";

/** Services that a contract does not include; contracts of before name none. */
export class Migration0252 extends Migration {
  override up(): void {
    this.addSql('alter table "contracts" add "no_incluye" text[] not null default \'{}\'');
  }
}
