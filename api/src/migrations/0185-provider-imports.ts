import { Migration } from "@mikro-orm/migrations";

/** Files of providers, and which provider came in which: only such a one can leave the directory again. */
export class Migration0185 extends Migration {
  override up(): void {
    this.addSql(
      'create table "provider_imports" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "filename" text not null, "content_hash" text not null, "lines" int not null, "created_by_id" int not null, "taken_back_at" timestamptz(3) null, "taken_back_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      "create unique index provider_imports_once on provider_imports (content_hash)\n      where taken_back_at is null",
    );
    this.addSql(
      'create index "provider_imports_created_at_id_index" on "provider_imports" ("created_at", "id")',
    );
    this.addSql('alter table "providers" add "import_id" uuid null');
    this.addSql(
      'alter table "providers" add constraint "providers_import_id_foreign" foreign key ("import_id") references "provider_imports" ("id") on delete restrict',
    );
    this.addSql('create index "providers_import_id_index" on "providers" ("import_id")');
    this.addSql(
      'alter table "provider_imports" add constraint "provider_imports_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "provider_imports" add constraint "provider_imports_taken_back_by_id_foreign" foreign key ("taken_back_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "provider_imports" add constraint "provider_imports_taken_back_say_who" check ((taken_back_at is null) = (taken_back_by_id is null))',
    );
    this.addSql(
      'alter table "provider_imports" add constraint "provider_imports_have_providers" check (lines > 0)',
    );
    this.addSql("drop trigger providers_stay on providers");
    this.addSql(
      "create trigger providers_stay before delete on providers for each row when (old.import_id is null) execute function refuse_change()",
    );
  }
}
