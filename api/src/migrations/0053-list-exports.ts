import { Migration } from "@mikro-orm/migrations";

/** Lists that people take along as files. */
export class Migration0053 extends Migration {
  override up(): void {
    this.addSql(
      'create table "list_exports" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "maker_id" int not null, "role" smallint not null, "list" text not null, "title" text not null, "format" text not null, "args" jsonb null, "columns" jsonb null, "status" text not null default \'waiting\', "total" int not null, "row_count" int not null default 0, "attempts" smallint not null default 0, "failure" text null, "file_key" text null, "filename" text null, "size" int null, "ready_at" timestamptz(3) null, "expires_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "list_exports_created_at_index" on "list_exports" ("created_at")');
    this.addSql(
      'create index "list_exports_to_expire" on "list_exports" ("expires_at") where status = \'ready\'',
    );
    this.addSql(
      'create index "list_exports_maker_id_created_at_id_index" on "list_exports" ("maker_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "list_exports" add constraint "list_exports_maker_id_foreign" foreign key ("maker_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "list_exports" add constraint "list_exports_ready_ones_have_a_file" check ((status = \'ready\') = (file_key is not null) and (file_key is null or expires_at is not null))',
    );
    this.addSql(
      'alter table "list_exports" add constraint "list_exports_rows_are_not_negative" check (row_count >= 0)',
    );
    this.addSql(
      'alter table "list_exports" add constraint "list_exports_format_check" check ("format" in (\'csv\', \'xlsx\'))',
    );
    this.addSql(
      "alter table \"list_exports\" add constraint \"list_exports_status_check\" check (\"status\" in ('waiting', 'running', 'ready', 'expired', 'failed', 'stopped', 'cancelled'))",
    );
  }
}
