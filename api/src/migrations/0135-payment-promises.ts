import { Migration } from "@mikro-orm/migrations";

/** What clients promise to pay, and the contracts that owe something. */
export class Migration0135 extends Migration {
  override up(): void {
    this.addSql(
      'create table "payment_promises" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "monto" bigint not null, "day" date not null, "created_by_id" int null, "withdrawn_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      "create unique index payment_promises_one_holds on payment_promises (contract_id)\n      where withdrawn_at is null",
    );
    this.addSql(
      "create index contracts_owing on contracts (id)\n      where status in ('signed', 'completed') and total_pagado < precio_total",
    );
    this.addSql(
      'alter table "payment_promises" add constraint "payment_promises_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "payment_promises" add constraint "payment_promises_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      "alter table \"payment_promises\" add constraint \"payment_promises_day_is_near\" check (day between (created_at at time zone 'America/Bogota')::date\n      and (created_at at time zone 'America/Bogota')::date + 60)",
    );
    this.addSql(
      'alter table "payment_promises" add constraint "payment_promises_monto_is_positive" check (monto > 0)',
    );
  }
}
