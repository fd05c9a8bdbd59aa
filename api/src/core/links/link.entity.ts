import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../column.ts";
import { instant } from "../columns.ts";
import type { LinkPurpose } from "../auth/viewer.ts";

/** A link that was sent to a person; only the hash of its token is stored. */
@Entity({ tableName: "links" })
@Index({ properties: ["recordId", "purpose"] })
@Index({
  name: "links_by_age",
  expression: "create index links_by_age on links using brin (created_at)",
})
@Index({
  name: "links_of_parents",
  expression: "create index links_of_parents on links (parent_id) where parent_id is not null",
})
@Index({
  name: "links_used_by_makers",
  expression: "create index links_used_by_makers on links (record_id) where used_by_maker_at is not null",
})
export class LinkToken {
  [OptionalProps]?: "inDocument" | "openings" | "parent";

  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text" }) purpose!: LinkPurpose;
  @Property({ type: "uuid" }) recordId!: string;
  @Unique() @Property({ type: "text" }) tokenHash!: string;
  @Property({ ...instant }) createdAt!: Date;
  @Property({ ...instant }) expiresAt!: Date;
  @Property({ ...instant, nullable: true }) revokedAt: Date | null = null;
  /**
   * Staff member who created the link and saw it, to forward it to the client; null for a link that was sent
   * by e-mail.
   */
  @Property({ type: "integer", nullable: true }) makerId: number | null = null;
  /** True when the link was printed in a document, which both staff and the client read. */
  @Property({ type: "boolean", default: false }) inDocument: boolean = false;
  /**
   * Link forwarded by staff from whose page this link was created: a trigger revokes both together. Null for
   * all other links.
   */
  @Reference(() => LinkToken, "parent_id", { nullable: true, deleteRule: "cascade" })
  parent: Rel<LinkToken> | null = null;
  /** Time at which the link was first used in a browser of the person who created it. */
  @Property({ ...instant, nullable: true }) usedByMakerAt: Date | null = null;
  @Property({ type: "integer", default: 0 }) openings: number = 0;
  @Property({ ...instant, nullable: true }) openedAt: Date | null = null;
}
