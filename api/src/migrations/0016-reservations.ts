import { Migration } from "@mikro-orm/migrations";
import { reservationsBehaviour } from "./reservations.ts";

/** Seats of departures that customers reserve, never more than there are; what paid them points at them. */
export class Migration0016 extends Migration {
  override up(): void {
    this.addSql(
      'create table "reservations" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "customer_id" int not null, "package_id" int not null, "departure_id" uuid null, "salida" date not null, "llegada" date not null, "number_of_people" int not null, "unit_price" bigint not null, "total_price" bigint not null, "paid" bigint not null default 0, "status" text not null default \'pendiente\', "due_at" timestamptz(3) null, "warned_at" timestamptz(3) null, "paid_at" timestamptz(3) null, "paying_id" uuid null, "vouched_by_id" int null, "completed_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "cancel_cause" text null, "cancel_reason" text null, "booked_by_id" int null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql("create index reservations_travelling on reservations (llegada) where status = 'pagada'");
    this.addSql("create index reservations_due on reservations (due_at) where status = 'pendiente'");
    this.addSql(
      "create index reservations_paid on reservations (created_at, id)\n      where status in ('pagada', 'completada')",
    );
    this.addSql('create index "reservations_departure_id_index" on "reservations" ("departure_id")');
    this.addSql(
      'create index "reservations_package_id_created_at_id_index" on "reservations" ("package_id", "created_at", "id")',
    );
    this.addSql(
      'create index "reservations_customer_id_created_at_id_index" on "reservations" ("customer_id", "created_at", "id")',
    );
    this.addSql(
      'create index "reservations_status_created_at_id_index" on "reservations" ("status", "created_at", "id")',
    );
    this.addSql('create index "reservations_created_at_id_index" on "reservations" ("created_at", "id")');
    this.addSql(
      'alter table "payments" add constraint "payments_order_id_foreign" foreign key ("order_id") references "reservations" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_customer_id_foreign" foreign key ("customer_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_package_id_foreign" foreign key ("package_id") references "packages" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_departure_id_foreign" foreign key ("departure_id") references "package_departures" ("id") on delete set null',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_vouched_by_id_foreign" foreign key ("vouched_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_booked_by_id_foreign" foreign key ("booked_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_annulled_say_when_and_why" check (num_nonnulls(cancelled_at, cancel_cause) = case when status = \'anulada\' then 2 else 0 end)',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_completed_say_when" check ((completed_at is not null) = (status = \'completada\'))',
    );
    this.addSql(
      "alter table \"reservations\" add constraint \"reservations_paid_say_when\" check (status not in ('pagada', 'completada') or num_nonnulls(paid_at, paying_id) = 2)",
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_pending_are_held_for_a_while" check ((due_at is not null) = (status = \'pendiente\'))',
    );
    this.addSql(
      "alter table \"reservations\" add constraint \"reservations_have_a_departure\" check (departure_id is not null or status in ('completada', 'anulada'))",
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_return_after_they_leave" check (llegada >= salida)',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_are_paid_up_or_vouched_for" check (status <> \'pagada\' or paid = total_price or vouched_by_id is not null)',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_paid_is_within_the_price" check (paid between 0 and total_price)',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_price_is_that_of_their_people" check (total_price = unit_price * number_of_people)',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_unit_price_is_not_negative" check (unit_price >= 0)',
    );
    this.addSql(
      'alter table "reservations" add constraint "reservations_are_for_some_people" check (number_of_people between 1 and 999)',
    );
    this.addSql(
      "alter table \"reservations\" add constraint \"reservations_status_check\" check (\"status\" in ('pendiente', 'pagada', 'completada', 'anulada'))",
    );
    this.addSql(
      "alter table \"reservations\" add constraint \"reservations_cancel_cause_check\" check (\"cancel_cause\" in ('customer', 'staff', 'unpaid', 'reversed'))",
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_order_id_foreign" foreign key ("order_id") references "reservations" ("id") on delete restrict',
    );
    for (const statement of reservationsBehaviour) this.addSql(statement);
  }
}
