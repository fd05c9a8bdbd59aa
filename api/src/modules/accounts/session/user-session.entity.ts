import type { Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/**
 * Session of a user; its id is in the token. A token without a row was issued before sessions were stored,
 * and is valid until it expires. The agency's settings define how long rows are kept after expiry, to show
 * who was signed in from where.
 */
@Entity({ tableName: "user_sessions" })
@Index({ properties: ["user", "lastUsedAt"] })
export class UserSession {
  @PrimaryKey({ type: "uuid" })
  id!: string;

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  @Property({ ...instant })
  beganAt!: Date;

  /** Time of the last use, accurate to five minutes. */
  @Property({ ...instant })
  lastUsedAt!: Date;

  @Index()
  @Property({ ...instant })
  expiresAt!: Date;

  /** Time at which the session was ended before its expiry, by its owner or together with all others. */
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  /** IP address from which the session was started. */
  @Property({ type: "text", nullable: true })
  ip: string | null = null;

  @Property({ type: "text", nullable: true })
  userAgent: string | null = null;
}
