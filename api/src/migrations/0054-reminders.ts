import { Migration } from "@mikro-orm/migrations";

/** When somebody was reminded by hand of a quote or a contract; a reminder of a payment may go on any day. */
export class Migration0054 extends Migration {
  override up(): void {
    this.addSql('alter table "payment_reminders" drop constraint "payment_reminders_step_is_one"');
    this.addSql(
      'alter table "payment_reminders" add constraint "payment_reminders_step_is_one" check (step between -7 and 9999)',
    );
    this.addSql('alter table "quotes" add "reminded_at" timestamptz(3) null');
    this.addSql('alter table "contracts" add "reminded_at" timestamptz(3) null');
  }
}
