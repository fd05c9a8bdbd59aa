import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../columns.ts";

/** The first result of a request that carried an `Idempotency-Key`. Viewer 0 is whoever has no session. */
@Entity({ tableName: "idempotency_keys" })
export class IdempotencyKey {
  @PrimaryKey({ type: "integer" }) viewerId!: number;
  @PrimaryKey({ type: "text" }) operation!: string;
  @PrimaryKey({ type: "text" }) key!: string;
  @Property({ type: "text" }) variablesHash!: string;
  @Property({ type: "json", nullable: true }) result: unknown = null;
  @Property({ ...instant }) at!: Date;
}
