import { Migration } from "@mikro-orm/migrations";
import { appendOnly } from "./append-only.ts";
import { closedMonths } from "./closed-months.ts";

/** Months are closed: their figures are kept, and nobody but the card provider moves them any more. */
export class Migration0023 extends Migration {
  override up(): void {
    this.addSql(
      'create table "month_closings" ("id" uuid not null, "mes" text not null, "closed_at" timestamptz(3) not null, "closed_by_id" int not null, "waiting" int not null, "figures" jsonb not null, "sha256" text not null, "reopened_at" timestamptz(3) null, "reopened_by_id" int null, "reopen_reason" text null, primary key ("id"))',
    );
    this.addSql('create index "month_closings_mes_closed_at_index" on "month_closings" ("mes", "closed_at")');
    this.addSql(
      'create unique index "month_closings_one_living" on "month_closings" ("mes") where reopened_at is null',
    );
    this.addSql(
      'create table "late_bookings" ("id" uuid not null, "closing_id" uuid not null, "payment_id" uuid not null, "kind" text not null, "monto" bigint not null, "at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "late_bookings_closing_id_at_index" on "late_bookings" ("closing_id", "at")');
    this.addSql(
      'alter table "late_bookings" add constraint "late_bookings_payment_id_kind_unique" unique ("payment_id", "kind")',
    );
    this.addSql(
      'create index "purchases_paid_at_index" on "purchases" ("paid_at") where paid_at is not null',
    );
    this.addSql(
      'create index "installments_fecha_pago_index" on "installments" ("fecha_pago") where fecha_pago is not null',
    );
    this.addSql(
      'create index "commissions_fecha_pago_index" on "commissions" ("fecha_pago") where status = \'paid\'',
    );
    this.addSql(
      'alter table "month_closings" add constraint "month_closings_closed_by_id_foreign" foreign key ("closed_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "month_closings" add constraint "month_closings_reopened_by_id_foreign" foreign key ("reopened_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "month_closings" add constraint "month_closings_are_undone_with_a_reason" check ((reopened_at is null) = (reopened_by_id is null) and (reopened_at is null) = (reopen_reason is null) and reopen_reason <> \'\')',
    );
    this.addSql(
      "alter table \"month_closings\" add constraint \"month_closings_figures_have_their_hash\" check (sha256 = encode(sha256(convert_to(figures::text, 'UTF8')), 'hex'))",
    );
    this.addSql(
      'alter table "month_closings" add constraint "month_closings_are_of_a_month" check (mes ~ \'^\\d{4}-(0[1-9]|1[0-2])$\')',
    );
    this.addSql(
      'alter table "late_bookings" add constraint "late_bookings_closing_id_foreign" foreign key ("closing_id") references "month_closings" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "late_bookings" add constraint "late_bookings_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "late_bookings" add constraint "late_bookings_have_their_sign" check ((kind = \'reverso\') = (monto < 0) and monto <> 0)',
    );
    this.addSql(
      'alter table "late_bookings" add constraint "late_bookings_kind_check" check ("kind" in (\'pago\', \'reverso\'))',
    );
    for (const statement of [...appendOnly("late_bookings"), ...closedMonths]) this.addSql(statement);
  }
}
