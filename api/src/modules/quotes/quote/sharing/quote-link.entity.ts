import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf, textOf } from "../../../../core/column.ts";
import { LinkToken } from "../../../../core/links/link.entity.ts";
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
 * Link of an offer: the channel through which it reached the client, its creator, and the decision made
 * through it.
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

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  /** Token of the link, with its expiry and its number of openings. */
  @Reference(() => LinkToken, "link_id", { deleteRule: "cascade", unique: true })
  link!: Rel<LinkToken>;

  @Column(textOf(LinkChannel), "Por dónde llegó al cliente.")
  channel!: LinkChannel;

  @Column("integer", "Versión para la que se hizo; abre la última enviada.")
  version!: number;

  @Index()
  @Reference(() => User, "maker_id", {
    as: () => Person,
    description: "Persona del equipo que lo creó; nulo cuando no fue una.",
    nullable: true,
    deleteRule: "restrict",
  })
  maker: Rel<User> | null = null;

  @Sql((row) => sql`coalesce(${row("maker")} = ${bind.me}, false)`)
  @Field(() => Boolean, { description: "Si lo hizo quien consulta." })
  readonly isMine!: boolean;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Sql((row) => sql`(select l.expires_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { description: "Fecha y hora en que vence." })
  readonly expiresAt!: Date;

  @Sql((row) => sql`(select l.openings from links l where l.id = ${row("link")})`)
  @Field(() => Int, { description: "Cuántas veces lo abrió alguien que no es del equipo." })
  readonly openings!: number;

  @Sql((row) => sql`(select l.opened_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { nullable: true, description: "Última vez que se abrió." })
  readonly openedAt!: Date | null;

  @Column("instant", "Fecha y hora en que se revocó.", { nullable: true })
  revokedAt: Date | null = null;

  @Reference(() => User, "revoked_by_id", {
    as: () => Person,
    description: "Persona que lo terminó.",
    nullable: true,
    deleteRule: "restrict",
  })
  revokedBy: Rel<User> | null = null;

  @Column(
    oneOf(QuoteStatus),
    "Estado en que quedó la cotización por una decisión con este enlace; nulo sin decisión.",
    { nullable: true },
  )
  decidedAs: QuoteStatus | null = null;

  @Column("instant", "Fecha y hora de la decisión.", { nullable: true })
  decidedAt: Date | null = null;

  @May("decideQuotes")
  @Column("boolean", "Si esa decisión salió de donde trabaja quien hizo el enlace.", {
    default: false,
    hidden: true,
  })
  needsReview: boolean = false;

  @May("decideQuotes")
  @Column("instant", "Fecha y hora de la revisión.", { nullable: true })
  reviewedAt: Date | null = null;

  @May("decideQuotes")
  @Reference(() => User, "reviewed_by_id", {
    as: () => Person,
    description: "Persona que la revisó.",
    nullable: true,
    deleteRule: "restrict",
  })
  reviewedBy: Rel<User> | null = null;
}
