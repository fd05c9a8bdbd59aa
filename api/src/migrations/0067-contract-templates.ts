import { Migration } from "@mikro-orm/migrations";
import { firstTemplates } from "./contract-templates.ts";

/** The clauses that contracts are made with, in versions; contracts of before keep theirs without a template. */
export class Migration0067 extends Migration {
  override up(): void {
    this.addSql(
      'create table "contract_templates" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" text not null, "trip_type" text not null, "description" text not null default \'\', "clauses" text not null, "is_base" boolean not null default false, "is_active" boolean not null default true, primary key ("id"))',
    );
    this.addSql(
      'alter table "contract_templates" add constraint "contract_templates_name_unique" unique ("name")',
    );
    this.addSql(
      'create unique index "contract_templates_one_per_trip" on "contract_templates" ("trip_type") where is_base',
    );
    this.addSql(
      'create table "contract_template_versions" ("id" uuid not null, "template_id" uuid not null, "number" int not null, "clauses" text not null, "made_at" timestamptz(3) not null, "author_id" int null, primary key ("id"))',
    );
    this.addSql(
      'alter table "contract_template_versions" add constraint "contract_template_versions_in_order" unique ("template_id", "number")',
    );
    this.addSql('alter table "contracts" add "template_id" uuid null, add "template_version" int null');
    this.addSql(
      'alter table "contracts" add constraint "contracts_template_id_foreign" foreign key ("template_id") references "contract_templates" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_template_has_its_version" check ((template_id is null) = (template_version is null))',
    );
    this.addSql(
      "alter table \"contract_templates\" add constraint \"contract_templates_base_is_in_use\" check (not is_base or (is_active and trip_type in ('nacional', 'internacional', 'hotel')))",
    );
    this.addSql(
      'alter table "contract_templates" add constraint "contract_templates_say_something" check (btrim(clauses) <> \'\' and char_length(clauses) <= 200000)',
    );
    this.addSql(
      'alter table "contract_templates" add constraint "contract_templates_have_a_name" check (btrim(name) <> \'\')',
    );
    this.addSql(
      "alter table \"contract_templates\" add constraint \"contract_templates_trip_type_check\" check (\"trip_type\" in ('nacional', 'internacional', 'operadorLlano', 'hotel'))",
    );
    this.addSql(
      'alter table "contract_template_versions" add constraint "contract_template_versions_template_id_foreign" foreign key ("template_id") references "contract_templates" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "contract_template_versions" add constraint "contract_template_versions_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict',
    );
    for (const statement of firstTemplates) this.addSql(statement);
  }
}
