import { Migration } from "@mikro-orm/migrations";

/** What a request that nobody answered did is known for a day, should it be sent again. */
export class Migration0108 extends Migration {
  override up(): void {
    this.addSql('alter table "idempotency_keys" add "kept_until" timestamptz(3) null');
    this.addSql(
      "create index idempotency_keys_kept_until on idempotency_keys (kept_until) where kept_until is not null",
    );
  }
}
