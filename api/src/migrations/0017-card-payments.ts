import { Migration } from "@mikro-orm/migrations";

/** Card payments. */
export class Migration0017 extends Migration {
  override up(): void {
    this.addSql(
      'create table "card_events" ("id" uuid not null, "kind" text not null, "transaction_id" text null, "status" text null, "told" jsonb null, "received_at" timestamptz(3) not null, "applied_at" timestamptz(3) null, "outcome" text null, primary key ("id"))',
    );
    this.addSql("create index card_events_to_apply on card_events (received_at) where applied_at is null");
    this.addSql(
      'alter table "card_events" add constraint "card_events_transaction_id_status_unique" unique ("transaction_id", "status")',
    );
    this.addSql(
      'create table "sandbox_faults" ("id" int not null default 1, "fault" text not null, "events_url" text null, primary key ("id"))',
    );
    this.addSql(
      'create table "sandbox_transactions" ("id" text not null, "reference" text not null, "amount_in_cents" bigint not null, "currency" text not null, "customer_email" text not null, "payment_method" jsonb not null, "redirect_url" text null, "outcome" text not null, "created_at" timestamptz(3) not null, "settles_at" timestamptz(3) not null, "voided_at" timestamptz(3) null, "event_due_at" timestamptz(3) null, "event_tries" int not null default 0, primary key ("id"))',
    );
    this.addSql(
      'alter table "sandbox_transactions" add constraint "sandbox_transactions_reference_unique" unique ("reference")',
    );
    this.addSql(
      "create index sandbox_transactions_to_tell on sandbox_transactions (event_due_at)\n      where event_due_at is not null",
    );
    this.addSql(
      'create table "card_attempts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid null, "order_id" uuid null, "reference" text not null, "monto" bigint not null, "medio" text not null, "status" text not null default \'started\', "key" text null, "transaction_id" text null, "reason" text null, "bank_url" text null, "pagador_nombre" text null, "pagador_email" text null, "pagador_telefono" text null, "looked_up_at" timestamptz(3) null, "settled_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "card_attempts_contract_id_index" on "card_attempts" ("contract_id")');
    this.addSql('create index "card_attempts_order_id_index" on "card_attempts" ("order_id")');
    this.addSql(
      'alter table "card_attempts" add constraint "card_attempts_reference_unique" unique ("reference")',
    );
    this.addSql('alter table "card_attempts" add constraint "card_attempts_key_unique" unique ("key")');
    this.addSql('create index "card_attempts_transaction_id_index" on "card_attempts" ("transaction_id")');
    this.addSql(
      "create index card_attempts_unsettled on card_attempts (created_at)\n      where status in ('started', 'pending')",
    );
    this.addSql(
      'create table "card_transactions" ("id" text not null, "attempt_id" uuid null, "payment_id" uuid null, "status" text not null, "told_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('create index "card_transactions_attempt_id_index" on "card_transactions" ("attempt_id")');
    this.addSql(
      'alter table "card_transactions" add constraint "card_transactions_payment_id_unique" unique ("payment_id")',
    );
    this.addSql('alter table "sandbox_faults" add constraint "sandbox_faults_are_one_row" check (id = 1)');
    this.addSql(
      'alter table "sandbox_transactions" add constraint "sandbox_transactions_amount_is_positive" check (amount_in_cents > 0)',
    );
    this.addSql(
      'alter table "card_attempts" add constraint "card_attempts_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "card_attempts" add constraint "card_attempts_pay_one_thing" check (num_nonnulls(contract_id, order_id) = 1)',
    );
    this.addSql(
      'alter table "card_attempts" add constraint "card_attempts_amount_is_positive" check (monto > 0)',
    );
    this.addSql(
      "alter table \"card_attempts\" add constraint \"card_attempts_medio_check\" check (\"medio\" in ('card', 'pse', 'nequi'))",
    );
    this.addSql(
      "alter table \"card_attempts\" add constraint \"card_attempts_status_check\" check (\"status\" in ('started', 'pending', 'approved', 'declined', 'error', 'failed', 'voided'))",
    );
    this.addSql(
      'alter table "card_transactions" add constraint "card_transactions_attempt_id_foreign" foreign key ("attempt_id") references "card_attempts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "card_transactions" add constraint "card_transactions_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
  }
}
