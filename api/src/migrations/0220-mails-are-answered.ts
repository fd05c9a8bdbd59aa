import { Migration } from "@mikro-orm/migrations";

/** Mails name the advisor to whom an answer goes. */
export class Migration0220 extends Migration {
  override up(): void {
    this.addSql('alter table "mails" add "reply_to" text null');
  }
}
