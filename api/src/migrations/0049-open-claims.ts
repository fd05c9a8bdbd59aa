import { Migration } from "@mikro-orm/migrations";

/** Requests that wait for an answer are found by their deadline. */
export class Migration0049 extends Migration {
  override up(): void {
    this.addSql(
      'create index "claims_open_by_deadline" on "claims" ("due_on", "id") where answered_at is null and closed_at is null',
    );
  }
}
