import { Migration } from "@mikro-orm/migrations";

/** Whether payments over REST come through without the acceptances that the card provider asks of a payer. */
export class Migration0118 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "agency_settings" add "rest_payments_without_acceptance" boolean not null default true',
    );
  }
}
