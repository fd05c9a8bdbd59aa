import { OptionalProps } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../columns.ts";

/** First result of a request with an `Idempotency-Key`. Viewer 0 means callers without a session. */
@Entity({ tableName: "idempotency_keys" })
@Index({
  name: "idempotency_keys_kept_until",
  expression:
    "create index idempotency_keys_kept_until on idempotency_keys (kept_until) where kept_until is not null",
})
export class IdempotencyKey {
  [OptionalProps]?: "result";

  @PrimaryKey({ type: "integer" }) viewerId!: number;
  @PrimaryKey({ type: "text" }) operation!: string;
  @PrimaryKey({ type: "text" }) key!: string;
  @Property({ type: "text" }) variablesHash!: string;
  @Property({ type: "json", nullable: true }) result: unknown = null;
  @Property({ ...instant }) at!: Date;
  /** Time at which the key is deleted; null for a key that was an argument of the operation. */
  @Property({ ...instant, nullable: true }) keptUntil: Date | null = null;
}
