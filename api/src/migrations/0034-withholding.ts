import { Migration } from "@mikro-orm/migrations";
import { withholding } from "./withholding.ts";

/** What is withheld of commissions: its dated tables, the tax profile of each person, and the amounts that stay with what was paid. */
export class Migration0034 extends Migration {
  override up(): void {
    this.addSql(
      'create table "tax_profiles" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" int not null, "procedimiento" text not null, "factura" boolean not null default false, "dane" text null, "updated_by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "tax_profiles" add constraint "tax_profiles_user_id_unique" unique ("user_id")');
    this.addSql(
      'create table "ica_rates" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "dane" text not null, "municipio" text not null, "vigente_desde" date not null, "por_mil" numeric(5,2) not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "ica_rates_dane_vigente_desde_created_at_index" on "ica_rates" ("dane", "vigente_desde", "created_at")',
    );
    this.addSql(
      'create table "uvt_values" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "year" int not null, "value" bigint not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql('create index "uvt_values_year_created_at_index" on "uvt_values" ("year", "created_at")');
    this.addSql(
      'create table "withholding_rates" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "concepto" text not null, "vigente_desde" date not null, "base_uvt" numeric(5,2) not null, "porcentaje" numeric(5,2) not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "withholding_rates_concepto_vigente_desde_created_at_index" on "withholding_rates" ("concepto", "vigente_desde", "created_at")',
    );
    this.addSql(
      'alter table "commissions" add "retefuente" bigint null, add "rete_ica" bigint null, add "neto" bigint null, add "retencion" jsonb null',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_withholding_has_the_sign_of_the_amount" check (case clase when \'ajuste\' then greatest(retefuente, rete_ica, neto) <= 0 else least(retefuente, rete_ica, neto) >= 0 end)',
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_net_adds_up" check (neto = monto_comision - retefuente - rete_ica)',
    );
    this.addSql(
      "alter table \"commissions\" add constraint \"commissions_withhold_once_they_are_paid\" check ((neto is null) = (retefuente is null) and (neto is null) = (rete_ica is null) and (neto is null or status = 'paid' or clase = 'ajuste'))",
    );
    this.addSql(
      'alter table "tax_profiles" add constraint "tax_profiles_user_id_foreign" foreign key ("user_id") references "users" ("id")',
    );
    this.addSql(
      'alter table "tax_profiles" add constraint "tax_profiles_updated_by_id_foreign" foreign key ("updated_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "tax_profiles" add constraint "tax_profiles_municipality_is_one" check (dane ~ \'^[0-9]{5}$\')',
    );
    this.addSql(
      "alter table \"tax_profiles\" add constraint \"tax_profiles_procedimiento_check\" check (\"procedimiento\" in ('comisiones_10', 'comisiones_11', 'juridica_11', 'articulo_383'))",
    );
    this.addSql(
      'alter table "ica_rates" add constraint "ica_rates_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      "alter table \"ica_rates\" add constraint \"ica_rates_are_of_a_municipality\" check (dane ~ '^[0-9]{5}$' and btrim(municipio) <> '')",
    );
    this.addSql(
      'alter table "ica_rates" add constraint "ica_rates_are_shares" check (por_mil between 0 and 100)',
    );
    this.addSql(
      'alter table "uvt_values" add constraint "uvt_values_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "uvt_values" add constraint "uvt_values_are_of_a_year" check (year between 2006 and 2999 and value > 0)',
    );
    this.addSql(
      'alter table "withholding_rates" add constraint "withholding_rates_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "withholding_rates" add constraint "withholding_rates_are_shares" check (porcentaje between 0 and 100 and base_uvt >= 0)',
    );
    this.addSql(
      "alter table \"withholding_rates\" add constraint \"withholding_rates_concepto_check\" check (\"concepto\" in ('comisiones_10', 'comisiones_11', 'juridica_11'))",
    );
    for (const statement of withholding) this.addSql(statement);
  }
}
