import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/**
 * The application of an account that shows codes for 30 seconds (TOTP, RFC 6238), which is a second factor.
 * It counts once confirmed.
 */
@Entity({ tableName: "two_factors" })
export class TwoFactor {
  [OptionalProps]?: "lastStep";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Unique()
  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** Base32, as the installation wraps it. */
  @Property({ type: "text" })
  secret!: string;

  @Property({ ...instant, nullable: true })
  confirmedAt: Date | null = null;

  /** The half minute of the last code that was accepted: no code works twice. */
  @Property({ type: "integer", default: 0 })
  lastStep: number = 0;
}
