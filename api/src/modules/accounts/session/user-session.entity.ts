import type { Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/**
 * A session that somebody began; its id stands in the token. A token without a row is of a time when none
 * were kept: it counts until it expires. Rows stay seven days longer than the session, so that it can be told
 * who was where.
 */
@Entity({ tableName: "user_sessions" })
@Index({ properties: ["user", "lastUsedAt"] })
export class UserSession {
  @PrimaryKey({ type: "uuid" })
  id!: string;

  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  @Property({ ...instant })
  beganAt!: Date;

  /** To five minutes. */
  @Property({ ...instant })
  lastUsedAt!: Date;

  @Index()
  @Property({ ...instant })
  expiresAt!: Date;

  /** When it was ended before its time: by its owner, or with all others. */
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  /** Where it began. */
  @Property({ type: "text", nullable: true })
  ip: string | null = null;

  @Property({ type: "text", nullable: true })
  userAgent: string | null = null;
}
