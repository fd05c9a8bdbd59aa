import { Migration } from "@mikro-orm/migrations";

/** An SMS that cannot leave goes by mail instead. */
export class Migration0151 extends Migration {
  override up(): void {
    this.addSql('alter table "mails" add "instead_to" text null, add "replaced_at" timestamptz(3) null');
    this.addSql(
      'alter table "mails" add constraint "mails_replaced_are_not_sent" check (replaced_at is null or sent_at is null)',
    );
  }
}
