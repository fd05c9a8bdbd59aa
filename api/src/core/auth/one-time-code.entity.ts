import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";

/** What a one-time code is asked for: it does one thing with one record. */
export type CodePurpose = "retracto" | "refund-account" | "claim" | "signature" | "addendum" | "payment-link";

/** A code that was sent to a client's stored e-mail; only its hash is kept, and it works once. */
@Entity({ tableName: "one_time_codes" })
@Index({ properties: ["recordId", "purpose", "createdAt"] })
@Check({ name: "one_time_codes_tries_are_counted", expression: "tries >= 0" })
@Check({
  name: "one_time_codes_have_an_asker",
  expression: "num_nonnulls(link_id, user_id) >= 1 or purpose = 'claim'",
})
export class OneTimeCode {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text" }) purpose!: CodePurpose;
  @Property({ type: "uuid" }) recordId!: string;
  @Property({ type: "text" }) codeHash!: string;
  /** How often it was typed, right or wrong. */
  @Property({ type: "integer", default: 0 }) tries: number = 0;
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant }) expiresAt!: Date;
  @Property({ ...instant, nullable: true }) usedAt: Date | null = null;
  /** Who asked for it: a link, a signed-in person, or both; of a claim also a visitor. */
  @Property({ type: "uuid", nullable: true }) linkId: string | null = null;
  @Property({ type: "integer", nullable: true }) userId: number | null = null;
}
