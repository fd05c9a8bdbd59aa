import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../column.ts";
import { instant } from "../columns.ts";
import type { LinkPurpose } from "../auth/viewer.ts";

/** A link that was sent to a person; only the hash of its token is kept. */
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
   * Staff member who made the link and was shown it, to pass it on to the client; null for a link that was
   * sent by mail.
   */
  @Property({ type: "integer", nullable: true }) makerId: number | null = null;
  /** True when it was printed in a document, which staff reads as well as the client. */
  @Property({ type: "boolean", default: false }) inDocument: boolean = false;
  /**
   * Link passed on by staff from whose page this one was made: a trigger revokes both together. Null for all
   * others.
   */
  @Reference(() => LinkToken, "parent_id", { nullable: true, deleteRule: "cascade" })
  parent: Rel<LinkToken> | null = null;
  /** Time of its first use in a browser of its maker. */
  @Property({ ...instant, nullable: true }) usedByMakerAt: Date | null = null;
  @Property({ type: "integer", default: 0 }) openings: number = 0;
  @Property({ ...instant, nullable: true }) openedAt: Date | null = null;
}
