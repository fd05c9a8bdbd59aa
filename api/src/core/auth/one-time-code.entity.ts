import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";
import type { CodeChannel } from "./code-channel.enums.ts";

/** Purpose of a one-time code: one act on one record. */
export type CodePurpose =
  "retracto" | "refund-account" | "claim" | "signature" | "addendum" | "payment-link" | "closing";

/**
 * One-time code sent to a client, by their stored e-mail or the mobile number they entered. Only its hash is
 * stored, and it works once.
 */
@Entity({ tableName: "one_time_codes" })
@Index({ properties: ["recordId", "purpose", "createdAt"] })
@Index({
  name: "one_time_codes_by_age",
  expression: "create index one_time_codes_by_age on one_time_codes using brin (expires_at)",
})
@Check({ name: "one_time_codes_tries_are_counted", expression: "tries >= 0" })
@Check({
  name: "one_time_codes_have_an_asker",
  expression: "num_nonnulls(link_id, user_id) >= 1 or purpose = 'claim'",
})
@Check({ name: "one_time_codes_channel_is_known", expression: "channel in ('mail', 'sms')" })
export class OneTimeCode {
  [OptionalProps]?: "channel" | "tries";

  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text" }) purpose!: CodePurpose;
  @Property({ type: "uuid" }) recordId!: string;
  @Property({ type: "text" }) codeHash!: string;
  @Property({ type: "text", default: "mail" }) channel: CodeChannel = "mail";
  /** Masked e-mail or phone that the code was sent to; null when it is not displayed later. */
  @Property({ type: "text", nullable: true }) sentTo: string | null = null;
  /** Number of attempts, right or wrong. */
  @Property({ type: "integer", default: 0 }) tries: number = 0;
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant }) expiresAt!: Date;
  @Property({ ...instant, nullable: true }) usedAt: Date | null = null;
  /**
   * Requester of the code: a link, a signed-in person, or both. A visitor can also request a code for a
   * claim.
   */
  @Property({ type: "uuid", nullable: true }) linkId: string | null = null;
  @Property({ type: "integer", nullable: true }) userId: number | null = null;
}
