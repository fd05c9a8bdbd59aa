import type { Rel } from "@mikro-orm/core";
import { Entity, Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "./user.entity.ts";

/**
 * Purpose of a token, which proves that its bearer reads the e-mail of an address: to set a password, or to
 * confirm that the address is theirs.
 */
export enum TokenPurpose {
  reset = "reset",
  invitation = "invitation",
  email = "email",
}

/** A single-use token that was e-mailed to a person; only its hash is stored. */
@Entity({ tableName: "user_tokens" })
@Index({ properties: ["user", "purpose"] })
export class UserToken {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Reference(() => User, "user_id", { deleteRule: "cascade" }) user!: Rel<User>;
  @Enum({ items: () => TokenPurpose }) purpose!: TokenPurpose;
  /** SHA-256 of the token, base64url. */
  @Unique() @Property({ type: "text" }) tokenHash!: string;
  /** E-mail address that the link was sent to. */
  @Property({ type: "text" }) email!: string;
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant }) expiresAt!: Date;
  @Property({ ...instant, nullable: true }) usedAt: Date | null = null;
}
