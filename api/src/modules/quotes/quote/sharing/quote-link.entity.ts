import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { LinkToken } from "../../../../core/links/link.entity.ts";
import { instant } from "../../../../core/columns.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { May } from "../../../accounts/account/permission.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { QuoteStatus } from "../quote.enums.ts";
import { Quote } from "../quote.entity.ts";
import { LinkChannel } from "./quote-link.enums.ts";

/**
 * A link of an offer: the channel by which it reached the client, its maker, and the decision made through
 * it.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_links" })
@Index({ properties: ["quote", "createdAt"] })
@Index({
  name: "quote_links_to_review",
  expression:
    "create index quote_links_to_review on quote_links (quote_id) where needs_review and reviewed_at is null",
})
@Check({ name: "quote_links_channel_is_known", expression: "channel in ('mail', 'whatsapp', 'copy')" })
@Check({
  name: "quote_links_review_what_was_decided",
  expression: "decided_at is not null or (decided_as is null and not needs_review and reviewed_at is null)",
})
export class QuoteLink {
  [OptionalProps]?: "needsReview";

  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  /** Row of the token, with its expiry and its number of openings. */
  @ManyToOne(() => LinkToken, { fieldName: "link_id", deleteRule: "cascade", unique: true })
  link!: Rel<LinkToken>;

  @Field(() => LinkChannel)
  @Property({ type: "text" })
  channel!: LinkChannel;

  /** The number of the version that it was made for; it opens the last one sent. */
  @Field(() => Int)
  @Property({ type: "integer" })
  version!: number;

  /** Maker of the link; null when it was made automatically. */
  @Field(() => Person, { nullable: true })
  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "maker_id", deleteRule: "restrict" })
  maker: Rel<User> | null = null;

  /** True when the asker made it. */
  @Sql((row) => sql`coalesce(${row("maker")} = ${bind.me}, false)`)
  @Field(() => Boolean)
  readonly isMine!: boolean;

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  @Sql((row) => sql`(select l.expires_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime)
  readonly expiresAt!: Date;

  /** Times that people other than staff opened it. */
  @Sql((row) => sql`(select l.openings from links l where l.id = ${row("link")})`)
  @Field(() => Int)
  readonly openings!: number;

  @Sql((row) => sql`(select l.opened_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { nullable: true })
  readonly openedAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "revoked_by_id", deleteRule: "restrict" })
  revokedBy: Rel<User> | null = null;

  /** Status of the quote after the last decision through this link; null before one. */
  @Field(() => QuoteStatus, { nullable: true })
  @Enum({ items: () => Object.values(QuoteStatus), nullable: true })
  decidedAs: QuoteStatus | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  decidedAt: Date | null = null;

  /** True when that decision was made where the link's maker works. */
  @May("decideQuotes")
  @Field(() => Boolean, { nullable: true })
  @Property({ type: "boolean", default: false })
  needsReview: boolean = false;

  @May("decideQuotes")
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  reviewedAt: Date | null = null;

  @May("decideQuotes")
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "reviewed_by_id", deleteRule: "restrict" })
  reviewedBy: Rel<User> | null = null;
}
