import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/**
 * Authenticator app of an account, with 30-second codes (TOTP, RFC 6238), used as a second factor. It is in
 * effect once confirmed.
 */
@Entity({ tableName: "two_factors" })
export class TwoFactor {
  [OptionalProps]?: "lastStep";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Unique()
  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** Base32 secret, encrypted by the installation. */
  @Property({ type: "text" })
  secret!: string;

  @Property({ ...instant, nullable: true })
  confirmedAt: Date | null = null;

  /** Number of the 30-second period of the last accepted code, so that no code works twice. */
  @Property({ type: "integer", default: 0 })
  lastStep: number = 0;
}
