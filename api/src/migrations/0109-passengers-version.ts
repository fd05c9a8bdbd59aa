import { Migration } from "@mikro-orm/migrations";

/** A list of passengers that was opened before somebody else saved it does not replace theirs. */
export class Migration0109 extends Migration {
  override up(): void {
    this.addSql('alter table "quotes" add "passengers_version" int not null default 0');
    this.addSql('alter table "passenger_drafts" add "list_version" int not null default 0');
  }
}
