import { Migration } from "@mikro-orm/migrations";

/** Customers by kind and by source are counted out of an index, without the merged and the erased. */
export class Migration0077 extends Migration {
  override up(): void {
    this.addSql('drop index "customers_kind_created_at_id_index"');
    this.addSql('drop index "customers_source_created_at_id_index"');
    this.addSql(
      'create index "customers_shown_by_source" on "customers" ("source", "created_at", "id") where merged_into_id is null and erased_at is null',
    );
    this.addSql(
      'create index "customers_shown_by_kind" on "customers" ("kind", "created_at", "id") where merged_into_id is null and erased_at is null',
    );
  }
}
