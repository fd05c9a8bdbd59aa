import { Migration } from "@mikro-orm/migrations";

/** Whether a link stands in a document, which staff reads too. */
export class Migration0140 extends Migration {
  override up(): void {
    this.addSql('alter table "links" add "in_document" boolean not null default false');
  }
}
