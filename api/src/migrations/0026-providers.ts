import { Migration } from "@mikro-orm/migrations";
import { providersBehaviour } from "./providers.ts";

/**
 * Whom the agency buys from has a record: the names of former purchases are collected, case and accents aside,
 * each under its most used spelling. What purchases say stays as it was written. Payments of several.
 */
export class Migration0026 extends Migration {
  override up(): void {
    this.addSql(
      'create table "provider_payments" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "comprobante_file_id" uuid null, "comprobante_key" text null, "comprobante_filename" text null, "comprobante_content_type" text null, "fecha_pago" date not null, "metodo_pago" text not null, "total" bigint not null, "lines" int not null, "observaciones" text null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "provider_payments_created_at_id_index" on "provider_payments" ("created_at", "id")',
    );
    this.addSql(
      'create table "providers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "nit" text null, "contacts" jsonb not null default \'[]\', "bank" text null, "account_kind" text null, "account_number" text null, "account_holder" text null, "account_holder_document" text null, "account_changed_at" timestamptz(3) null, "account_changed_by_id" int null, "payment_days" int null, "payment_terms" text null, "tax_regime" text null, "charges_vat" boolean not null default false, "self_withholding" boolean not null default false, "large_taxpayer" boolean not null default false, "mandate" boolean not null default false, "notes" text null, "active" boolean not null default true, "merged_into_id" uuid null, "merged_at" timestamptz(3) null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "providers_merged_into_id_index" on "providers" ("merged_into_id")');
    this.addSql('create index "providers_by_name" on "providers" ("name", "id")');
    this.addSql(
      'create unique index "providers_nit_is_of_one" on "providers" ("nit") where merged_into_id is null',
    );
    this.addSql(
      'create table "provider_names" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "provider_id" uuid not null, "name" text not null, "key" text not null, primary key ("id"))',
    );
    this.addSql('create index "provider_names_provider_id_index" on "provider_names" ("provider_id")');
    this.addSql('alter table "provider_names" add constraint "provider_names_belong_to_one" unique ("key")');
    this.addSql(
      'create table "provider_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "provider_id" uuid not null, "kind" text not null, "file_id" uuid not null, "file_key" text not null, "filename" text not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "provider_documents_provider_id_created_at_index" on "provider_documents" ("provider_id", "created_at")',
    );
    this.addSql(
      'alter table "purchases" add "provider_id" uuid null, add "provider_payment_id" uuid null',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_provider_id_foreign" foreign key ("provider_id") references "providers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_provider_payment_id_foreign" foreign key ("provider_payment_id") references "provider_payments" ("id") on delete restrict',
    );
    this.addSql(
      'create index "purchases_owed_to_a_provider" on "purchases" ("provider_id", "fecha_vencimiento_pago") where voided_at is null and saldo_pendiente > 0',
    );
    this.addSql(
      'create index "purchases_provider_id_fecha_compra_id_index" on "purchases" ("provider_id", "fecha_compra", "id")',
    );
    this.addSql(
      'create index "purchases_provider_payment_id_index" on "purchases" ("provider_payment_id") where provider_payment_id is not null',
    );
    this.addSql('alter table "installments" add "provider_payment_id" uuid null');
    this.addSql(
      'alter table "installments" add constraint "installments_provider_payment_id_foreign" foreign key ("provider_payment_id") references "provider_payments" ("id") on delete restrict',
    );
    this.addSql(
      'create index "installments_provider_payment_id_index" on "installments" ("provider_payment_id") where provider_payment_id is not null',
    );
    this.addSql(
      'alter table "provider_payments" add constraint "provider_payments_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "provider_payments" add constraint "provider_payments_pay_something" check (total > 0 and lines > 0)',
    );
    this.addSql(
      "alter table \"provider_payments\" add constraint \"provider_payments_metodo_pago_check\" check (\"metodo_pago\" in ('transferencia', 'efectivo', 'cheque', 'tarjeta'))",
    );
    this.addSql(
      'alter table "providers" add constraint "providers_account_changed_by_id_foreign" foreign key ("account_changed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_merged_into_id_foreign" foreign key ("merged_into_id") references "providers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_merged_ones_are_off" check (merged_into_id is null or not active)',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_merge_with_another" check (merged_into_id <> id)',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_merged_ones_say_when" check ((merged_into_id is null) = (merged_at is null))',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_accounts_are_of_a_bank" check (account_number is null or (bank is not null and account_kind is not null))',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_term_is_of_a_year" check (payment_days between 0 and 365)',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_nit_has_its_check_digit" check (nit ~ \'^[0-9]{5,10}-[0-9]$\')',
    );
    this.addSql('alter table "providers" add constraint "providers_have_a_name" check (btrim(name) <> \'\')');
    this.addSql(
      'alter table "providers" add constraint "providers_account_kind_check" check ("account_kind" in (\'ahorros\', \'corriente\'))',
    );
    this.addSql(
      "alter table \"providers\" add constraint \"providers_tax_regime_check\" check (\"tax_regime\" in ('ordinario', 'simple', 'especial'))",
    );
    this.addSql(
      'alter table "provider_names" add constraint "provider_names_provider_id_foreign" foreign key ("provider_id") references "providers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "provider_documents" add constraint "provider_documents_provider_id_foreign" foreign key ("provider_id") references "providers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "provider_documents" add constraint "provider_documents_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      "alter table \"provider_documents\" add constraint \"provider_documents_kind_check\" check (\"kind\" in ('rut', 'camara_comercio', 'certificacion_bancaria', 'rnt', 'contrato', 'otro'))",
    );
    for (const statement of providersBehaviour) this.addSql(statement);
  }
}
