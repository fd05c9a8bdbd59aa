import { Migration } from "@mikro-orm/migrations";
import { payouts } from "./payouts.ts";

/** Commissions are paid several at a time, with numbers of the DIAN's ranges for documentos soporte. */
export class Migration0038 extends Migration {
  override up(): void {
    this.addSql(
      'create table "numbering_ranges" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "prefijo" text not null, "desde" int not null, "hasta" int not null, "ultimo" int null, "resolucion" text not null, "vigente_desde" date not null, "vigente_hasta" date not null, "clave_tecnica" text null, "pruebas" boolean not null default false, "warned_at" timestamptz(3) null, "retired_at" timestamptz(3) null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "numbering_ranges_kind_vigente_desde_index" on "numbering_ranges" ("kind", "vigente_desde")',
    );
    this.addSql(
      'create table "commission_payouts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "paid_at" timestamptz(3) not null, "mes" date not null, "lines" int not null, "sellers" int not null, "bruto" bigint not null, "retefuente" bigint not null, "rete_ica" bigint not null, "neto" bigint not null, "comprobante_id" uuid null, "observaciones" text null, "paid_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "commission_payouts_paid_at_id_index" on "commission_payouts" ("paid_at", "id")',
    );
    this.addSql(
      'create table "acquisition_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "range_id" uuid not null, "consecutivo" int not null, "fecha" date not null, "issued_at" timestamptz(3) not null, "vendedor_id" int not null, "payout_id" uuid not null, "content" jsonb not null, "total" bigint not null, "retefuente" bigint not null, "rete_ica" bigint not null, "neto" bigint not null, "cuds" text null, "pdf_key" text null, primary key ("id"))',
    );
    this.addSql(
      'create index "acquisition_documents_vendedor_id_issued_at_index" on "acquisition_documents" ("vendedor_id", "issued_at")',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_numbers_are_drawn_once" unique ("range_id", "consecutivo")',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_one_per_payment" unique ("payout_id", "vendedor_id")',
    );
    this.addSql('alter table "issued_documents" drop constraint "issued_documents_kind_check"');
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'receipt', 'support_document', 'documento_soporte'))",
    );
    this.addSql('alter table "commissions" add "payout_id" uuid null, add "acquisition_id" uuid null');
    this.addSql(
      'alter table "commissions" add constraint "commissions_payout_id_foreign" foreign key ("payout_id") references "commission_payouts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_acquisition_id_foreign" foreign key ("acquisition_id") references "acquisition_documents" ("id") on delete restrict',
    );
    this.addSql(
      'create index "commissions_of_a_payout" on "commissions" ("payout_id") where payout_id is not null',
    );
    this.addSql(
      'create index "commissions_adjustments_to_take" on "commissions" ("vendedor_id", "mes") where clase = \'ajuste\' and payout_id is null',
    );
    this.addSql(
      "alter table \"commissions\" add constraint \"commissions_paid_in_one_payment\" check (payout_id is null or status = 'paid' or clase = 'ajuste')",
    );
    this.addSql(
      'alter table "numbering_ranges" add constraint "numbering_ranges_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "numbering_ranges" add constraint "numbering_ranges_prefix_is_one" check (prefijo ~ \'^[A-Z0-9]{0,4}$\')',
    );
    this.addSql(
      'alter table "numbering_ranges" add constraint "numbering_ranges_days_are_ordered" check (vigente_hasta >= vigente_desde)',
    );
    this.addSql(
      'alter table "numbering_ranges" add constraint "numbering_ranges_last_is_of_them" check (ultimo between desde and hasta)',
    );
    this.addSql(
      'alter table "numbering_ranges" add constraint "numbering_ranges_are_ordered" check (desde >= 1 and hasta >= desde)',
    );
    this.addSql(
      "alter table \"numbering_ranges\" add constraint \"numbering_ranges_kind_check\" check (\"kind\" in ('documento_soporte', 'factura', 'nota_credito'))",
    );
    this.addSql(
      'alter table "commission_payouts" add constraint "commission_payouts_paid_by_id_foreign" foreign key ("paid_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "commission_payouts" add constraint "commission_payouts_add_up" check (bruto >= 0 and neto >= 0 and neto = bruto - retefuente - rete_ica)',
    );
    this.addSql(
      'alter table "commission_payouts" add constraint "commission_payouts_pay_something" check (lines > 0 and sellers > 0)',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_range_id_foreign" foreign key ("range_id") references "numbering_ranges" ("id")',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_vendedor_id_foreign" foreign key ("vendedor_id") references "users" ("id")',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_payout_id_foreign" foreign key ("payout_id") references "commission_payouts" ("id")',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_cuds_is_a_hash" check (cuds ~ \'^[0-9a-f]{96}$\')',
    );
    this.addSql(
      'alter table "acquisition_documents" add constraint "acquisition_documents_add_up" check (total > 0 and retefuente >= 0 and rete_ica >= 0 and neto = total - retefuente - rete_ica)',
    );
    for (const statement of payouts) this.addSql(statement);
  }
}
