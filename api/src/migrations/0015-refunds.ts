import { Migration } from "@mikro-orm/migrations";

/** Refunds. */
export class Migration0015 extends Migration {
  override up(): void {
    this.addSql(
      'create table "refunds" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid null, "order_id" uuid null, "monto" bigint not null, "reason" text not null, "due_on" date not null, "payment_id" uuid null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "refunds" add constraint "refunds_payment_id_unique" unique ("payment_id")');
    this.addSql('create index "refunds_order_id_index" on "refunds" ("order_id")');
    this.addSql('create index "refunds_contract_id_index" on "refunds" ("contract_id")');
    this.addSql('create index "refunds_created_at_id_index" on "refunds" ("created_at", "id")');
    this.addSql(
      'create unique index "refunds_once_per_order" on "refunds" ("order_id", "reason") where reason <> \'pago_en_revision\'',
    );
    this.addSql(
      'create unique index "refunds_once_per_contract" on "refunds" ("contract_id", "reason") where reason <> \'pago_en_revision\'',
    );
    this.addSql(
      "alter table \"payments\" add constraint \"payments_undecided_have_no_note\" check (status <> 'pending' or decision_note is null or decision_note = 'En revisión')",
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_name_the_payment_in_review" check ((reason = \'pago_en_revision\') = (payment_id is not null))',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_are_of_one_thing" check (num_nonnulls(contract_id, order_id) = 1)',
    );
    this.addSql('alter table "refunds" add constraint "refunds_amount_is_positive" check (monto > 0)');
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_reason_check\" check (\"reason\" in ('retracto', 'reserva_anulada', 'pago_en_revision'))",
    );
  }
}
