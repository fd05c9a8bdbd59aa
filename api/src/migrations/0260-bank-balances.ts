import { Migration } from "@mikro-orm/migrations";

/** Balances of bank accounts at the end of days, read from statements or typed from them. */
export class Migration0260 extends Migration {
  override up(): void {
    this.addSql(
      'create table "bank_balances" ("id" uuid not null, "account_id" uuid not null, "day" date not null, "amount" bigint not null, "cents" smallint not null default 0, "created_at" timestamptz(3) not null, "import_id" uuid null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql('create index "bank_balances_import_id_index" on "bank_balances" ("import_id")');
    this.addSql('create index "bank_balances_account_id_day_index" on "bank_balances" ("account_id", "day")');
    this.addSql(
      "create unique index bank_balances_typed_once on bank_balances (account_id, day)\n      where import_id is null",
    );
    this.addSql(
      "create unique index bank_balances_read_once on bank_balances (account_id, day, import_id)\n      where import_id is not null",
    );
    this.addSql(
      'alter table "bank_balances" add constraint "bank_balances_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_balances" add constraint "bank_balances_import_id_foreign" foreign key ("import_id") references "bank_imports" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_balances" add constraint "bank_balances_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_balances" add constraint "bank_balances_are_read_or_typed" check (num_nonnulls(import_id, created_by_id) = 1)',
    );
    this.addSql(
      'alter table "bank_balances" add constraint "bank_balances_cents_go_with_the_amount" check (cents between -99 and 99 and sign(cents) * sign(amount) >= 0)',
    );
  }
}
