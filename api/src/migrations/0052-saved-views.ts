import { Migration } from "@mikro-orm/migrations";

/** Looks of lists that people keep, and an index behind each column that further lists are ordered by. */
export class Migration0052 extends Migration {
  override up(): void {
    this.addSql(
      'create table "saved_views" ("id" uuid not null, "user_id" int not null, "list" text not null, "name" text not null, "query" text not null default \'\', "columns" text[] null, "standard" boolean not null default false, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql("create unique index saved_views_one_standard on saved_views (user_id, list) where standard");
    this.addSql("create unique index saved_views_by_name on saved_views (user_id, list, lower(name))");
    this.addSql("create index packages_titled on packages (title collate es, id)");
    this.addSql('create index "payout_approvals_monto_id_index" on "payout_approvals" ("monto", "id")');
    this.addSql("create index refunds_by_payment_day on refunds (paid_on nulls first, id)");
    this.addSql('create index "refunds_monto_id_index" on "refunds" ("monto", "id")');
    this.addSql('create index "refunds_due_on_id_index" on "refunds" ("due_on", "id")');
    this.addSql('create index "commission_payouts_neto_id_index" on "commission_payouts" ("neto", "id")');
    this.addSql('create index "commission_payouts_bruto_id_index" on "commission_payouts" ("bruto", "id")');
    this.addSql("create index claims_by_name on claims (name collate es, id)");
    this.addSql('create index "claims_due_on_id_index" on "claims" ("due_on", "id")');
    this.addSql('create index "chargebacks_due_on_id_index" on "chargebacks" ("due_on", "id")');
    this.addSql('create index "bank_movements_amount_id_index" on "bank_movements" ("amount", "id")');
    this.addSql(
      'alter table "saved_views" add constraint "saved_views_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "saved_views" add constraint "saved_views_have_a_name" check (btrim(name) <> \'\')',
    );
  }
}
