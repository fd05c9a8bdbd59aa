import { Migration } from "@mikro-orm/migrations";

/** Quotes that came by the public page, and those that nobody has, are listed out of their own indexes. */
export class Migration0145 extends Migration {
  override up(): void {
    this.addSql("create index quotes_without_seller on quotes (created_at, id) where vendedor_id is null");
    this.addSql("create index quotes_external on quotes (created_at, id) where is_external");
  }
}
