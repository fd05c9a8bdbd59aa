import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";

/**
 * A link by which the first OWNER of an installation creates their account; only the hash of its token is
 * stored. Using any of these links deletes all of them.
 */
@Entity({ tableName: "owner_links" })
export class OwnerLink {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  /** SHA-256 of the token, base64url. */
  @Property({ type: "text", unique: true }) tokenHash!: string;
  /** E-mail address that the link was sent to; null when the link was printed. */
  @Property({ type: "text", nullable: true }) mailedTo: string | null = null;
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant }) expiresAt!: Date;
}
