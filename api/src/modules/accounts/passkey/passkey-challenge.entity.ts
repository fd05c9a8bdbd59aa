import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/**
 * Purpose of a challenge: to add a passkey, to check a second factor after the correct password, or to sign
 * in with a passkey alone.
 */
export type PasskeyPurpose = "registration" | "second-factor" | "sign-in";

/**
 * A random challenge that a passkey signs. It can be answered once, within minutes; only its hash is stored.
 */
@Entity({ tableName: "passkey_challenges" })
@Check({
  name: "passkey_challenges_purpose_is_known",
  expression: "purpose in ('registration', 'second-factor', 'sign-in')",
})
@Check({
  name: "passkey_challenges_are_of_a_person",
  expression: "(purpose = 'sign-in') = (user_id is null)",
})
export class PasskeyChallenge {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text" }) purpose!: PasskeyPurpose;
  /** Person who was challenged; null when the passkey's answer will identify them. */
  @Index()
  @Reference(() => User, "user_id", { nullable: true, deleteRule: "cascade" })
  user: Rel<User> | null = null;
  /** SHA-256 of the challenge, base64url. */
  @Unique() @Property({ type: "text" }) challengeHash!: string;
  @Index() @Property({ ...instant }) expiresAt!: Date;
  @Property({ ...instant, nullable: true }) usedAt: Date | null = null;
}
