import { OptionalProps } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";

/** Counter of recent uses of a rate limit; rate-limiter-flexible defines the columns. */
@Entity({ tableName: "rate_limits" })
export class RateLimit {
  [OptionalProps]?: "points";

  @PrimaryKey({ type: "string", length: 255 }) key!: string;
  @Property({ type: "integer", default: 0 }) points: number = 0;
  /** Expiry time, in milliseconds since 1970. */
  @Property({ type: "bigint", nullable: true }) expire: string | null = null;
}
