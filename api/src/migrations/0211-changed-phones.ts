import { Migration } from "@mikro-orm/migrations";

/** When a person changed the phone of their account: no code goes there for the first day. */
export class Migration0211 extends Migration {
  override up(): void {
    this.addSql('alter table "users" add "phone_changed_at" timestamptz(3) null');
  }
}
