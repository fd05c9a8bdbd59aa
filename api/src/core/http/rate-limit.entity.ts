import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";

/** How often something was done lately; the columns are those of rate-limiter-flexible. */
@Entity({ tableName: "rate_limits" })
export class RateLimit {
  @PrimaryKey({ type: "string", length: 255 }) key!: string;
  @Property({ type: "integer", default: 0 }) points: number = 0;
  /** Milliseconds since 1970. */
  @Property({ type: "bigint", nullable: true }) expire: string | null = null;
}
