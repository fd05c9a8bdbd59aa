import { Migration } from "@mikro-orm/migrations";
import { settlementsBehaviour } from "./settlements.ts";

/** What acquirers deposited by their reports: transactions that cover payments, and movements of the bank. */
export class Migration0261 extends Migration {
  override up(): void {
    this.addSql(
      'create table "bank_settlements" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "acquirer" text not null, "account_id" uuid not null, "day" date null, "filename" text not null, "file_id" uuid null, "gross" bigint not null, "fee" bigint not null, "fee_vat" bigint not null, "withheld_renta" bigint not null, "withheld_iva" bigint not null, "withheld_ica" bigint not null, "other" bigint not null, "net" bigint not null, "created_by_id" int not null, "taken_back_at" timestamptz(3) null, "taken_back_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "bank_settlements_created_at_id_index" on "bank_settlements" ("created_at", "id")',
    );
    this.addSql(
      'create index "bank_settlements_account_id_created_at_id_index" on "bank_settlements" ("account_id", "created_at", "id")',
    );
    this.addSql(
      'create table "bank_settlement_lines" ("id" uuid not null, "settlement_id" uuid not null, "position" int not null, "identity" text not null, "transaction_id" text null, "day" date not null, "reference" text null, "payer" text null, "status" text not null, "part" text null, "gross" bigint not null, "fee" bigint not null, "fee_vat" bigint not null, "withheld_renta" bigint not null, "withheld_iva" bigint not null, "withheld_ica" bigint not null, "other" bigint not null, "net" bigint not null, "payment_id" uuid null, "backs" bigint not null default 0, "counts" boolean not null default false, primary key ("id"))',
    );
    this.addSql(
      'create index "bank_settlement_lines_gross_index" on "bank_settlement_lines" ("gross") where payment_id is null and status = \'aprobada\'',
    );
    this.addSql(
      'create index "bank_settlement_lines_payment_id_index" on "bank_settlement_lines" ("payment_id") where payment_id is not null',
    );
    this.addSql(
      'create index "bank_settlement_lines_settlement_id_position_index" on "bank_settlement_lines" ("settlement_id", "position")',
    );
    this.addSql("create unique index bank_settlement_lines_once on bank_settlement_lines (md5(identity))");
    this.addSql(
      'create table "bank_settlement_movements" ("id" uuid not null, "settlement_id" uuid not null, "movement_id" uuid not null, "allocation_id" uuid not null, "kind" text not null, "part" text null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql(
      "create unique index bank_settlement_movements_once on bank_settlement_movements (movement_id)",
    );
    this.addSql(
      'create index "bank_settlement_movements_settlement_id_index" on "bank_settlement_movements" ("settlement_id")',
    );
    this.addSql(
      'alter table "bank_settlements" add constraint "bank_settlements_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlements" add constraint "bank_settlements_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlements" add constraint "bank_settlements_taken_back_by_id_foreign" foreign key ("taken_back_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlements" add constraint "bank_settlements_are_undone_by_a_person" check ((taken_back_at is null) = (taken_back_by_id is null))',
    );
    this.addSql(
      'alter table "bank_settlements" add constraint "bank_settlements_add_up" check (net = gross - fee - fee_vat - withheld_renta - withheld_iva - withheld_ica - other)',
    );
    this.addSql(
      "alter table \"bank_settlements\" add constraint \"bank_settlements_acquirer_check\" check (\"acquirer\" in ('wompi', 'bold', 'davibank', 'davivienda', 'bogota', 'redeban', 'mercadopago'))",
    );
    this.addSql(
      'alter table "bank_settlement_lines" add constraint "bank_settlement_lines_settlement_id_foreign" foreign key ("settlement_id") references "bank_settlements" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlement_lines" add constraint "bank_settlement_lines_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlement_lines" add constraint "bank_settlement_lines_back_what_was_paid_out" check (backs >= 0 and (backs = 0 or payment_id is not null and status = \'aprobada\' and backs * 100 <= gross + 99) and (not counts or backs > 0))',
    );
    this.addSql(
      'alter table "bank_settlement_lines" add constraint "bank_settlement_lines_add_up" check (status = \'rechazada\' or net = gross - fee - fee_vat - withheld_renta - withheld_iva - withheld_ica - other)',
    );
    this.addSql(
      "alter table \"bank_settlement_lines\" add constraint \"bank_settlement_lines_status_check\" check (\"status\" in ('aprobada', 'rechazada', 'devuelta'))",
    );
    this.addSql(
      'alter table "bank_settlement_movements" add constraint "bank_settlement_movements_settlement_id_foreign" foreign key ("settlement_id") references "bank_settlements" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlement_movements" add constraint "bank_settlement_movements_movement_id_foreign" foreign key ("movement_id") references "bank_movements" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_settlement_movements" add constraint "bank_settlement_movements_allocation_id_foreign" foreign key ("allocation_id") references "bank_allocations" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"bank_settlement_movements\" add constraint \"bank_settlement_movements_kind_check\" check (\"kind\" in ('neto', 'bruto', 'descuento'))",
    );
    for (const statement of settlementsBehaviour) this.addSql(statement);
  }
}
