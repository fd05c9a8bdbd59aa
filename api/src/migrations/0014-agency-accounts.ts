import { Migration } from "@mikro-orm/migrations";

/** Where the agency is paid: its accounts and keys, what Bre-B carries, and what a version of a contract told of it. */
export class Migration0014 extends Migration {
  override up(): void {
    this.addSql(
      'create table "agency_accounts" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "bank" text not null default \'\', "key_kind" text null, "number" text not null, "holder" text not null, "holder_document_type" text not null, "holder_document" text not null, "qr" text null, "active" boolean not null default false, "shown_since" timestamptz(3) null, "position" int not null, primary key ("id"))',
    );
    this.addSql('create index "agency_accounts_position_id_index" on "agency_accounts" ("position", "id")');
    this.addSql(
      'alter table "agency_accounts" add constraint "agency_accounts_are_told_apart" unique ("kind", "number")',
    );
    this.addSql('alter table "agency_settings" add "bre_b_limit" bigint not null default 11552000');
    this.addSql(
      'alter table "agency_settings" add constraint "agency_settings_bre_b_limit_is_positive" check (bre_b_limit > 0)',
    );
    this.addSql('alter table "contract_versions" add "how_to_pay" jsonb null');
    this.addSql(
      'alter table "agency_accounts" add constraint "agency_accounts_shown_ones_were" check (not active or shown_since is not null)',
    );
    this.addSql(
      'alter table "agency_accounts" add constraint "agency_accounts_key_has_its_kind" check ((kind = \'bre_b\') = (key_kind is not null))',
    );
    this.addSql(
      "alter table \"agency_accounts\" add constraint \"agency_accounts_name_somebody\" check (btrim(number) <> '' and btrim(holder) <> '')",
    );
    this.addSql(
      "alter table \"agency_accounts\" add constraint \"agency_accounts_kind_check\" check (\"kind\" in ('ahorros', 'corriente', 'bre_b', 'nequi', 'daviplata'))",
    );
    this.addSql(
      "alter table \"agency_accounts\" add constraint \"agency_accounts_key_kind_check\" check (\"key_kind\" in ('documento', 'celular', 'correo', 'alfanumerica', 'comercio'))",
    );
    this.addSql(
      "alter table \"agency_accounts\" add constraint \"agency_accounts_holder_document_type_check\" check (\"holder_document_type\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      "create trigger agency_accounts_shown_stay before delete on agency_accounts for each row when (old.shown_since is not null) execute function refuse_change()",
    );
  }
}
