import { Migration } from "@mikro-orm/migrations";
import { customerIsThere, customerJoining, customersBehaviour, customersGathering } from "./customers.ts";

/** Customers: whom quotes, contracts and reservations are of, gathered from those that are there. */
export class Migration0055 extends Migration {
  override up(): void {
    this.addSql(
      'create table "customers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null default \'persona\', "name" text not null, "email" text null, "telefono" text null, "tipo_documento" text null, "documento_identidad" text null, "fecha_nacimiento" date null, "direccion" text null, "ciudad" text null, "source" text not null default \'office\', "account_id" int null, "created_by_id" int null, "merged_into_id" uuid null, "merged_at" timestamptz(3) null, "erased_at" timestamptz(3) null, "sellers" integer[] not null default \'{}\', "leaders" integer[] not null default \'{}\', "managers" integer[] not null default \'{}\', "reserved" boolean not null default false, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "customers_created_by_id_index" on "customers" ("created_by_id")');
    this.addSql('create index "customers_who_reserved" on "customers" ("id") where reserved');
    this.addSql('create index "customers_merged_into_id_index" on "customers" ("merged_into_id")');
    this.addSql('create index "customers_documento_identidad_index" on "customers" ("documento_identidad")');
    this.addSql('create index "customers_telefono_index" on "customers" ("telefono")');
    this.addSql('create index "customers_created_at_id_index" on "customers" ("created_at", "id")');
    this.addSql("create index customers_by_city on customers (ciudad nulls first, id)");
    this.addSql("create index customers_by_email on customers (email nulls first, id)");
    this.addSql("create index customers_by_name on customers (name collate es, id)");
    this.addSql(
      'create unique index "customers_account_is_of_one" on "customers" ("account_id") where merged_into_id is null',
    );
    this.addSql(
      'create table "customer_papers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "customer_id" uuid not null, "holder" text not null, "tipo_documento" text not null, "documento_identidad" text not null, "expires_on" date null, primary key ("id"))',
    );
    this.addSql(
      'create index "customer_papers_customer_id_expires_on_index" on "customer_papers" ("customer_id", "expires_on")',
    );
    this.addSql(
      'create table "customer_notes" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "customer_id" uuid not null, "text" text not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "customer_notes_customer_id_created_at_index" on "customer_notes" ("customer_id", "created_at")',
    );
    this.addSql(
      'create table "customer_keys" ("id" uuid not null, "customer_id" uuid not null, "key" text not null, primary key ("id"))',
    );
    this.addSql('create index "customer_keys_customer_id_index" on "customer_keys" ("customer_id")');
    this.addSql('alter table "customer_keys" add constraint "customer_keys_belong_to_one" unique ("key")');
    this.addSql('alter table "quotes" add "customer_id" uuid null');
    this.addSql(
      'alter table "quotes" add constraint "quotes_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete restrict',
    );
    this.addSql(
      'create index "quotes_customer_id_created_at_id_index" on "quotes" ("customer_id", "created_at", "id")',
    );
    this.addSql('alter table "contracts" add "customer_id" uuid null');
    this.addSql(
      'alter table "contracts" add constraint "contracts_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete restrict',
    );
    this.addSql(
      'create index "contracts_customer_id_created_at_id_index" on "contracts" ("customer_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_merged_into_id_foreign" foreign key ("merged_into_id") references "customers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_erased_ones_keep_nothing" check (erased_at is null or num_nonnulls(email, telefono, documento_identidad, fecha_nacimiento,\n    direccion, ciudad, account_id) = 0)',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_merge_with_another" check (merged_into_id <> id)',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_merged_ones_say_when" check ((merged_into_id is null) = (merged_at is null))',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_documents_are_whole" check ((tipo_documento is null) = (documento_identidad is null))',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_email_is_lower_case" check (email = lower(email))',
    );
    this.addSql('alter table "customers" add constraint "customers_have_a_name" check (btrim(name) <> \'\')');
    this.addSql(
      'alter table "customers" add constraint "customers_kind_check" check ("kind" in (\'persona\', \'empresa\'))',
    );
    this.addSql(
      "alter table \"customers\" add constraint \"customers_tipo_documento_check\" check (\"tipo_documento\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      "alter table \"customers\" add constraint \"customers_source_check\" check (\"source\" in ('quote', 'contract', 'reservation', 'office', 'import'))",
    );
    this.addSql(
      'alter table "customer_papers" add constraint "customer_papers_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "customer_papers" add constraint "customer_papers_name_whose_they_are" check (btrim(holder) <> \'\')',
    );
    this.addSql(
      "alter table \"customer_papers\" add constraint \"customer_papers_tipo_documento_check\" check (\"tipo_documento\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      'alter table "customer_notes" add constraint "customer_notes_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "customer_notes" add constraint "customer_notes_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "customer_notes" add constraint "customer_notes_say_something" check (btrim(text) <> \'\')',
    );
    this.addSql(
      'alter table "customer_keys" add constraint "customer_keys_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete restrict',
    );
    for (const statement of [
      ...customerJoining,
      ...customersGathering,
      customerIsThere,
      ...customersBehaviour,
    ])
      this.addSql(statement);
  }
}
