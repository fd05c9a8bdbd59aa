import { Migration } from "@mikro-orm/migrations";
import { refundedMoney } from "./refunded-money.ts";

/** Refunds to the end, held against what was paid; and claims that an online payment be reversed. */
export class Migration0022 extends Migration {
  override up(): void {
    this.addSql(
      'create table "chargebacks" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "payment_id" uuid not null, "cause" text not null, "detail" text not null, "status" text not null default \'abierto\', "known_on" date not null, "claimed_on" date not null, "claim_until" date not null, "due_on" date not null, "noticed_at" timestamptz(3) null, "opened_by_client" boolean not null default false, "created_by_id" int null, "decided_at" timestamptz(3) null, "decided_by_id" int null, "decision_note" text null, primary key ("id"))',
    );
    this.addSql('alter table "chargebacks" add constraint "chargebacks_number_unique" unique ("number")');
    this.addSql('create index "chargebacks_payment_id_index" on "chargebacks" ("payment_id")');
    this.addSql('create index "chargebacks_created_at_id_index" on "chargebacks" ("created_at", "id")');
    this.addSql(
      'create index "chargebacks_status_due_on_id_index" on "chargebacks" ("status", "due_on", "id")',
    );
    this.addSql(
      'create unique index "chargebacks_one_open_per_payment" on "chargebacks" ("payment_id") where status = \'abierto\'',
    );
    this.addSql('alter table "point_movements" drop constraint "point_movements_source_check"');
    this.addSql(
      "alter table \"point_movements\" add constraint \"point_movements_of_refunds_take_no_more_than_they_made\" check (source is distinct from 'refund' or (kind = 'taken_back' and points >= amount / 50000))",
    );
    this.addSql(
      "alter table \"point_movements\" add constraint \"point_movements_source_check\" check (\"source\" in ('payment', 'reservation', 'refund'))",
    );
    this.addSql('drop index "refunds_once_per_contract"');
    this.addSql('drop index "refunds_once_per_order"');
    this.addSql('alter table "refunds" drop constraint "refunds_reason_check"');
    this.addSql(
      'alter table "refunds" add "comprobante_file_id" uuid null, add "comprobante_key" text null, add "comprobante_filename" text null, add "comprobante_content_type" text null, add "status" text not null default \'abierta\', add "note" text null, add "noticed_at" timestamptz(3) null, add "account_bank" text null, add "account_kind" text null, add "account_number" text null, add "account_holder" text null, add "account_document_type" text null, add "account_document" text null, add "account_at" timestamptz(3) null, add "account_by_id" int null, add "paid_on" date null, add "paid_at" timestamptz(3) null, add "paid_by_id" int null, add "means" text null, add "reference" text null, add "annulled_at" timestamptz(3) null, add "annul_reason" text null',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_account_by_id_foreign" foreign key ("account_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_paid_by_id_foreign" foreign key ("paid_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql('create index "refunds_paid_on_index" on "refunds" ("paid_on")');
    this.addSql('create index "refunds_status_due_on_id_index" on "refunds" ("status", "due_on", "id")');
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_annulled_say_why\" check ((status = 'anulada') = (annulled_at is not null) and (annulled_at is null or annul_reason <> ''))",
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_paid_say_how\" check ((status = 'pagada') = (num_nonnulls(paid_at, paid_on, means, paid_by_id) > 0) and (status <> 'pagada' or (num_nonnulls(paid_at, paid_on, means, paid_by_id, account_number, comprobante_key) = 6)))",
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_accounts_are_whole" check (num_nonnulls(account_bank, account_kind, account_number, account_holder, account_document_type, account_document, account_at) in (0, 7))',
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_status_check\" check (\"status\" in ('abierta', 'pagada', 'anulada'))",
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_account_kind_check\" check (\"account_kind\" in ('ahorros', 'corriente', 'deposito', 'llave'))",
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_account_document_type_check\" check (\"account_document_type\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_means_check\" check (\"means\" in ('transferencia', 'consignacion', 'nequi', 'daviplata', 'bre_b'))",
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_reason_check\" check (\"reason\" in ('retracto', 'cancelacion', 'reserva_anulada', 'pago_en_revision'))",
    );
    this.addSql(
      'alter table "chargebacks" add constraint "chargebacks_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "chargebacks" add constraint "chargebacks_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "chargebacks" add constraint "chargebacks_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"chargebacks\" add constraint \"chargebacks_answers_say_why\" check (status not in ('procede', 'no_procede', 'desistido') or btrim(decision_note) <> '')",
    );
    this.addSql(
      'alter table "chargebacks" add constraint "chargebacks_ended_say_when" check ((status = \'abierto\') = (decided_at is null))',
    );
    this.addSql(
      'alter table "chargebacks" add constraint "chargebacks_end_after_the_claim" check (due_on > claimed_on and claim_until > known_on)',
    );
    this.addSql(
      'alter table "chargebacks" add constraint "chargebacks_claim_after_it_was_known" check (claimed_on >= known_on)',
    );
    this.addSql(
      "alter table \"chargebacks\" add constraint \"chargebacks_cause_check\" check (\"cause\" in ('fraude', 'no_solicitado', 'no_recibido', 'no_corresponde', 'defectuoso'))",
    );
    this.addSql(
      "alter table \"chargebacks\" add constraint \"chargebacks_status_check\" check (\"status\" in ('abierto', 'procede', 'no_procede', 'desistido', 'reversado'))",
    );
    for (const statement of refundedMoney) this.addSql(statement);
  }
}
