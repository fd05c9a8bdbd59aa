import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../../core/columns.ts";
import { LinkToken } from "../../../../core/links/link.entity.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { May } from "../../../accounts/account/permission.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import type { SharedChannel as Channel } from "../../../quotes/quote/sharing/quote-link.rules.ts";
import { SharedChannel } from "../../../quotes/quote/sharing/sharing.inputs.ts";
import { Contract } from "../contract.entity.ts";

/** A link to sign a contract that a person of the agency carries to its client. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_links" })
@Index({ properties: ["contract", "createdAt"] })
@Check({ name: "contract_links_channel_is_known", expression: "channel in ('whatsapp', 'copy')" })
export class ContractLink {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "cascade" })
  contract!: Rel<Contract>;

  /** Row of the token, with its expiry and its number of openings. */
  @ManyToOne(() => LinkToken, { fieldName: "link_id", deleteRule: "cascade", unique: true })
  link!: Rel<LinkToken>;

  @Field(() => SharedChannel)
  @Property({ type: "text" })
  channel!: Channel;

  /** The number of the version that it was made for; it opens the last one sent. */
  @Field(() => Int)
  @Property({ type: "integer" })
  version!: number;

  @Field(() => Person)
  @Index()
  @ManyToOne(() => User, { fieldName: "maker_id", deleteRule: "restrict" })
  maker!: Rel<User>;

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

  /** Time since which it opens nothing: it was revoked alone, or with all links of its contract. */
  @Sql((row) => sql`(select l.revoked_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { nullable: true })
  readonly revokedAt!: Date | null;

  /** Person who revoked it alone. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "revoked_by_id", deleteRule: "restrict" })
  revokedBy: Rel<User> | null = null;

  /** Time at which the contract was signed through it. */
  @Sql(
    (row) => sql`(select s.signed_at from signatures s where s.link_id = ${row("link")}
    and s.contract_id = ${row("contract")} limit 1)`,
  )
  @Field(() => DateTime, { nullable: true })
  readonly signedAt!: Date | null;

  /** True when it was used where its maker works and nobody has looked at that yet. */
  @May("decideQuotes")
  @Sql(
    (row) => sql`(${row("reviewedAt")} is null and exists (select from links l
    where l.id = ${row("link")} and l.used_by_maker_at is not null))`,
  )
  @Field(() => Boolean, { nullable: true })
  readonly needsReview!: boolean;

  @May("decideQuotes")
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  reviewedAt: Date | null = null;

  @May("decideQuotes")
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "reviewed_by_id", deleteRule: "restrict" })
  reviewedBy: Rel<User> | null = null;
}
