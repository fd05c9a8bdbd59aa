import { Migration } from "@mikro-orm/migrations";

/** Who of staff was shown a link that they carry to a client, and when it was used where they work. */
export class Migration0127 extends Migration {
  override up(): void {
    this.addSql('alter table "links" add "maker_id" int null, add "used_by_maker_at" timestamptz(3) null');
  }
}
