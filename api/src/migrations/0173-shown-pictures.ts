import { Migration } from "@mikro-orm/migrations";

/** Whether a person lets clients see their picture, and since when. */
export class Migration0173 extends Migration {
  override up(): void {
    this.addSql('alter table "users" add "picture_shown_at" timestamptz(3) null');
  }
}
