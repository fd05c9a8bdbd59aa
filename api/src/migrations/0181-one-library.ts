import { Migration } from "@mikro-orm/migrations";

/** Services of the library that are the same become one, and are listed by their last use. */
export class Migration0181 extends Migration {
  override up(): void {
    this.addSql('alter table "library_services" add "merged_into_id" uuid null');
    this.addSql(
      'alter table "library_services" add constraint "library_services_merged_into_id_foreign" foreign key ("merged_into_id") references "library_services" ("id") on delete cascade',
    );
    this.addSql(
      "create index library_services_merged on library_services (merged_into_id) where merged_into_id is not null",
    );
    this.addSql('create index "library_services_by_use" on "library_services" ("used_at", "id")');
    this.addSql(
      'alter table "library_services" add constraint "library_services_merge_into_others" check (merged_into_id <> id)',
    );
  }
}
