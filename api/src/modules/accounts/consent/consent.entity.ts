import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";

/**
 * Evidence that a person consented to the processing of personal data, or that the channel did not request
 * consent.
 */
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
  /** Record that the data belong to, such as a quote for its passengers. */
  @Property({ type: "text" }) recordId!: string;
  /** False when consent was not captured in this channel. */
  @Property({ type: "boolean" }) given!: boolean;
  @Property({ type: "text", nullable: true }) textVersion: string | null = null;
  /** SHA-256 of the exact consent text, hexadecimal. */
  @Property({ type: "text", nullable: true }) textSha256: string | null = null;
  @Property({ ...instant }) at!: Date;
  @Property({ type: "text" }) channel!: string;
  @Property({ type: "text", nullable: true }) ip: string | null = null;
  @Property({ type: "text", nullable: true }) userAgent: string | null = null;
  /** Id of the account that was signed in, or of the link that was used. */
  @Property({ type: "integer", nullable: true }) viewerId: number | null = null;
  @Property({ type: "uuid", nullable: true }) linkId: string | null = null;
  /** Time of the revocation; earlier uses of the data remain permitted. */
  @Property({ ...instant, nullable: true }) revokedAt: Date | null = null;
}
