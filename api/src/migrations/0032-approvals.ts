import { Migration } from "@mikro-orm/migrations";
import { approvals } from "./approvals.ts";

/**
 * A second person looks at what leaves: the owner's amount, the approvals of payments, and when and by whom
 * an account of the staff was changed.
 */
export class Migration0032 extends Migration {
  override up(): void {
    this.addSql(
      'create table "payout_approvals" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "subject_id" uuid not null, "monto" bigint not null, "account" text not null, "masked_account" text not null, "payee" text not null, "concept" text not null, "status" text not null default \'waiting\', "asked_by_id" int not null, "approved_by_id" int null, "approved_at" timestamptz(3) null, "spent_by_id" int null, "spent_at" timestamptz(3) null, "withdrawn_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      'create index "payout_approvals_created_at_id_index" on "payout_approvals" ("created_at", "id")',
    );
    this.addSql(
      'create index "payout_approvals_status_created_at_id_index" on "payout_approvals" ("status", "created_at", "id")',
    );
    this.addSql(
      'create unique index "payout_approvals_one_living" on "payout_approvals" ("kind", "subject_id") where status in (\'waiting\', \'approved\')',
    );
    this.addSql(
      'create table "approval_rules" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "one" boolean not null default true, "second_person_above" bigint null, "changed_by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "approval_rules" add constraint "approval_rules_are_one" unique ("one")');
    this.addSql(
      'alter table "banking_details" add "account_changed_at" timestamptz(3) null, add "account_changed_by_id" int null',
    );
    this.addSql(
      'alter table "banking_details" add constraint "banking_details_account_changed_by_id_foreign" foreign key ("account_changed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "payout_approvals" add constraint "payout_approvals_asked_by_id_foreign" foreign key ("asked_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "payout_approvals" add constraint "payout_approvals_approved_by_id_foreign" foreign key ("approved_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "payout_approvals" add constraint "payout_approvals_spent_by_id_foreign" foreign key ("spent_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"payout_approvals\" add constraint \"payout_approvals_say_who\" check ((approved_at is null) = (approved_by_id is null) and (spent_at is null) = (spent_by_id is null) and (withdrawn_at is null) = (status <> 'withdrawn') and (status <> 'approved' or approved_by_id is not null) and (status = 'spent') = (spent_by_id is not null) and (spent_by_id is null or approved_by_id is not null))",
    );
    this.addSql(
      'alter table "payout_approvals" add constraint "payout_approvals_are_of_two_people" check (approved_by_id <> asked_by_id and spent_by_id <> approved_by_id)',
    );
    this.addSql(
      'alter table "payout_approvals" add constraint "payout_approvals_amount_is_positive" check (monto > 0)',
    );
    this.addSql(
      "alter table \"payout_approvals\" add constraint \"payout_approvals_kind_check\" check (\"kind\" in ('commission', 'purchase', 'installment', 'refund'))",
    );
    this.addSql(
      "alter table \"payout_approvals\" add constraint \"payout_approvals_status_check\" check (\"status\" in ('waiting', 'approved', 'spent', 'withdrawn'))",
    );
    this.addSql(
      'alter table "approval_rules" add constraint "approval_rules_changed_by_id_foreign" foreign key ("changed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "approval_rules" add constraint "approval_rules_amount_is_not_negative" check (second_person_above >= 0)',
    );
    this.addSql('alter table "approval_rules" add constraint "approval_rules_have_one_row" check (one)');
    for (const statement of approvals) this.addSql(statement);
  }
}
