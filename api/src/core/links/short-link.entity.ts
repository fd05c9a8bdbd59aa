import type { Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { LinkToken } from "./link.entity.ts";
import { Reference } from "../column.ts";

/** A short address that replaces a link's token; only the keyed hash of its code is stored. */
@Entity({ tableName: "short_links" })
export class ShortLink {
  @PrimaryKey({ type: "text" }) codeHash!: string;
  /** Link that the short address opens; the short address ends with that link. */
  @Index()
  @Reference(() => LinkToken, "link_id", { deleteRule: "cascade" })
  link!: Rel<LinkToken>;
  /** Path and query, without a token, of the page that the short address displays. */
  @Property({ type: "text" }) address!: string;
}
