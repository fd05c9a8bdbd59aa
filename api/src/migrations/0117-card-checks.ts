import { Migration } from "@mikro-orm/migrations";

/** The payments that the card provider had verified before it was asked under our own key: to be asked for. */
export class Migration0117 extends Migration {
  override up(): void {
    this.addSql(
      'create table "card_checks" ("payment_id" uuid not null, "asked_at" timestamptz(3) null, "problem" text null, "asks" smallint not null default 0, primary key ("payment_id"))',
    );
    this.addSql("create index card_checks_unconfirmed on card_checks (asked_at) where problem is not null");
    this.addSql("create index card_checks_to_ask on card_checks (payment_id) where asked_at is null");
    this.addSql(
      'alter table "card_checks" add constraint "card_checks_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      "insert into card_checks (payment_id) select id from payments where status = 'verified' and wompi_reference is not null",
    );
  }
}
