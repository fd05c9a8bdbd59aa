import { Migration } from "@mikro-orm/migrations";

/** How often each version of an offer was opened. */
export class Migration0100 extends Migration {
  override up(): void {
    // Which one of several was shown before is not known; the only one was shown each time.
    this.addSql('alter table "quote_versions" add "openings" int null');
    this.addSql(
      `update quote_versions v set openings = q.openings from quotes q
        where q.id = v.quote_id and q.sent_version = 1`,
    );
    this.addSql('alter table "quote_versions" alter column "openings" set default 0');
  }
}
