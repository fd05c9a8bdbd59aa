import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, textOf } from "../../../../core/column.ts";
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

/** Signing link of a contract that an employee passes on to the client. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_links" })
@Index({ properties: ["contract", "createdAt"] })
@Check({ name: "contract_links_channel_is_known", expression: "channel in ('whatsapp', 'copy')" })
export class ContractLink {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  /** Row of the token, with its expiry and how often it was opened. */
  @Reference(() => LinkToken, "link_id", { deleteRule: "cascade", unique: true })
  link!: Rel<LinkToken>;

  @Column(textOf(SharedChannel), "Por dónde llegó al cliente.")
  channel!: Channel;

  @Column("integer", "Versión para la que se hizo; abre la última enviada.")
  version!: number;

  @Index()
  @Reference(() => User, "maker_id", {
    as: () => Person,
    description: "Persona del equipo que lo creó; nulo cuando no fue una.",
    deleteRule: "restrict",
  })
  maker!: Rel<User>;

  @Sql((row) => sql`coalesce(${row("maker")} = ${bind.me}, false)`)
  @Field(() => Boolean, { description: "Si lo hizo quien consulta." })
  readonly isMine!: boolean;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Sql((row) => sql`(select l.expires_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { description: "Fecha y hora en que vence." })
  readonly expiresAt!: Date;

  @Sql((row) => sql`(select l.openings from links l where l.id = ${row("link")})`)
  @Field(() => Int, { description: "Cuántas veces lo abrió alguien que no es de la agencia." })
  readonly openings!: number;

  @Sql((row) => sql`(select l.opened_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { nullable: true, description: "Última vez que se abrió." })
  readonly openedAt!: Date | null;

  /** Time of revocation, alone or with all links of the contract. */
  @Sql((row) => sql`(select l.revoked_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { nullable: true, description: "Desde cuándo no abre; nulo mientras abre." })
  readonly revokedAt!: Date | null;

  /** Person who revoked this link; null when all links of the contract were revoked. */
  @Reference(() => User, "revoked_by_id", {
    as: () => Person,
    description: "Persona que lo terminó.",
    nullable: true,
    deleteRule: "restrict",
  })
  revokedBy: Rel<User> | null = null;

  @Sql(
    (row) => sql`(select s.signed_at from signatures s where s.link_id = ${row("link")}
    and s.contract_id = ${row("contract")} limit 1)`,
  )
  @Field(() => DateTime, {
    nullable: true,
    description: "Fecha y hora de la firma con este enlace; nulo sin firma.",
  })
  readonly signedAt!: Date | null;

  @May("decideQuotes")
  @Sql(
    (row) => sql`(${row("reviewedAt")} is null and exists (select from links l
    where l.id = ${row("link")} and l.used_by_maker_at is not null))`,
  )
  @Field(() => Boolean, {
    nullable: true,
    description: "Si se usó donde trabaja quien lo hizo y nadie lo ha revisado.",
  })
  readonly needsReview!: boolean;

  @May("decideQuotes")
  @Column("instant", "Fecha y hora de la revisión.", { nullable: true })
  reviewedAt: Date | null = null;

  @May("decideQuotes")
  @Reference(() => User, "reviewed_by_id", {
    as: () => Person,
    description: "Persona que lo revisó.",
    nullable: true,
    deleteRule: "restrict",
  })
  reviewedBy: Rel<User> | null = null;
}
