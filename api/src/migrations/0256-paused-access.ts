import { Migration } from "@mikro-orm/migrations";

/** Access tokens and webhooks that are paused, and the person who proved themselves for them. */
export class Migration0256 extends Migration {
  override up(): void {
    for (const table of ["access_tokens", "webhooks"]) {
      this.addSql(
        `alter table "${table}" add column "paused_at" timestamptz(3) null, add column "proven_by_id" int null`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_proven_by_id_foreign" foreign key ("proven_by_id")
          references "users" ("id") on delete set null`,
      );
    }
  }
}
