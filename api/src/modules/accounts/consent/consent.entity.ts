import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";

/** Evidence that personal data may be treated, or that the channel of the data did not request consent. */
@Entity({ tableName: "consents" })
@Index({ properties: ["recordId", "purpose"] })
@Check({
  name: "consents_given_ones_name_their_text",
  expression: "not given or (text_version is not null and text_sha256 is not null)",
})
@Check({ name: "consents_revoked_ones_were_given", expression: "revoked_at is null or given" })
export class Consent {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text" }) purpose!: string;
  /** The record the data belong to: a quote for its passengers. */
  @Property({ type: "text" }) recordId!: string;
  /** False when consent was not captured in this channel. */
  @Property({ type: "boolean" }) given!: boolean;
  @Property({ type: "text", nullable: true }) textVersion: string | null = null;
  /** SHA-256 of the exact words, hexadecimal. */
  @Property({ type: "text", nullable: true }) textSha256: string | null = null;
  @Property({ ...instant }) at!: Date;
  @Property({ type: "text" }) channel!: string;
  @Property({ type: "text", nullable: true }) ip: string | null = null;
  @Property({ type: "text", nullable: true }) userAgent: string | null = null;
  /** The account that was signed in, or the link that was carried. */
  @Property({ type: "integer", nullable: true }) viewerId: number | null = null;
  @Property({ type: "uuid", nullable: true }) linkId: string | null = null;
  /** Time of the revocation; uses from before it stay permitted. */
  @Property({ ...instant, nullable: true }) revokedAt: Date | null = null;
}
