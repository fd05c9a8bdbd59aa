import { Migration } from "@mikro-orm/migrations";

/** The few links that were used where their maker works, by what they open: lists look for them. */
export class Migration0250 extends Migration {
  override up(): void {
    this.addSql(
      "create index links_used_by_makers on links (record_id) where used_by_maker_at is not null",
    );
  }
}
