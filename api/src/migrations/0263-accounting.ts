import { Migration } from "@mikro-orm/migrations";
import { appendOnly } from "./append-only.ts";

/**
 * Accounts of the accountant's mapping, settings of the folder of a month, and the content of each folder as it
 * was first made.
 */
export class Migration0263 extends Migration {
  override up(): void {
    this.addSql(
      'create table "accounting_settings" ("id" smallint not null default 1, "program" text not null default \'ninguno\', "vat_period" text not null default \'bimestral\', "cost_at_once" boolean not null default false, "voucher_codes" jsonb not null default \'{}\', "version" int not null default 1, primary key ("id"))',
    );
    this.addSql(
      'create table "accounting_packages" ("id" uuid not null, "closing_id" uuid not null, "mes" text not null, "number" int not null, "material" jsonb not null, "sha256" text not null, "created_at" timestamptz(3) not null, "created_by_id" int not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "accounting_packages" add constraint "accounting_packages_number_versions" unique ("mes", "number")',
    );
    this.addSql(
      'alter table "accounting_packages" add constraint "accounting_packages_once_per_closing" unique ("closing_id")',
    );
    this.addSql(
      'create table "accounting_accounts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "key" text not null, "code" text not null, "name" text not null, "agency_account_id" uuid null, "confirmed_at" timestamptz(3) not null, "confirmed_by_id" int not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "accounting_accounts" add constraint "accounting_accounts_once_per_key" unique ("key")',
    );
    this.addSql(
      'alter table "accounting_settings" add constraint "accounting_settings_are_one" check (id = 1)',
    );
    this.addSql(
      "alter table \"accounting_settings\" add constraint \"accounting_settings_program_check\" check (\"program\" in ('ninguno', 'siigo_nube', 'siigo_pyme', 'world_office', 'odoo'))",
    );
    this.addSql(
      'alter table "accounting_settings" add constraint "accounting_settings_vat_period_check" check ("vat_period" in (\'bimestral\', \'cuatrimestral\'))',
    );
    this.addSql(
      'alter table "accounting_packages" add constraint "accounting_packages_closing_id_foreign" foreign key ("closing_id") references "month_closings" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "accounting_packages" add constraint "accounting_packages_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"accounting_packages\" add constraint \"accounting_packages_have_their_hash\" check (sha256 = encode(sha256(convert_to(material::text, 'UTF8')), 'hex'))",
    );
    this.addSql(
      'alter table "accounting_packages" add constraint "accounting_packages_count_from_one" check (number >= 1)',
    );
    this.addSql(
      'alter table "accounting_accounts" add constraint "accounting_accounts_agency_account_id_foreign" foreign key ("agency_account_id") references "agency_accounts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "accounting_accounts" add constraint "accounting_accounts_confirmed_by_id_foreign" foreign key ("confirmed_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "accounting_accounts" add constraint "accounting_accounts_of_banks_name_theirs" check (agency_account_id is null or key = \'banco.\' || agency_account_id)',
    );
    this.addSql(
      'alter table "accounting_accounts" add constraint "accounting_accounts_have_a_name" check (btrim(name) <> \'\')',
    );
    this.addSql(
      'alter table "accounting_accounts" add constraint "accounting_accounts_are_digits" check (code ~ \'^[0-9]{4,12}$\')',
    );
    this.addSql('insert into "accounting_settings" ("id") values (1)');
    for (const statement of appendOnly("accounting_packages")) this.addSql(statement);
  }
}
