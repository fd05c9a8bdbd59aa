import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, textsOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { User } from "../account/user.entity.ts";
import type { Grantable } from "../grantable.rules.ts";
import { TokenCapability } from "./access-token.enums.ts";

/**
 * An access token of a member of the team, with which a program acts in their name. Only the token's hash is
 * stored; the row is kept for a while after the token ends.
 */
@NotFound("Token de acceso no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "access_tokens" })
@Unique({ properties: ["user", "place"] })
@Check({ name: "access_tokens_are_twenty_at_most", expression: "place between 1 and 20" })
@Check({ name: "access_tokens_end_without_place", expression: "revoked_at is null or place is null" })
@Check({ name: "access_tokens_have_a_name", expression: "btrim(name) <> '' and char_length(name) <= 60" })
@Check({
  name: "access_tokens_last_a_year_at_most",
  expression: "expires_at > issued_at and expires_at <= issued_at + interval '1 year'",
})
@Check({ name: "access_tokens_know_their_ranges", expression: "address_ranges::cidr[] is not null" })
export class AccessToken {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** Position of the token among the twenty that a person may have; null once it has ended. */
  @Property({ type: "smallint", nullable: true })
  place: number | null = null;

  @Column("text", "Nombre que le puso su dueño.")
  name!: string;

  /** SHA-256 of the token's text, base64url. */
  @Unique()
  @Property({ type: "text" })
  hash!: string;

  @Column("text", "Los primeros caracteres del token, para reconocerlo.")
  prefix!: string;

  @Column(textsOf(TokenCapability), "Lo que puede cambiar, si su dueño aún puede; sin ninguno solo lee.")
  capabilities!: Grantable[];

  @Column("texts", "Direcciones IP desde las que sirve; sin ninguna, desde todas.")
  addressRanges!: string[];

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Column("instant", "Cuándo se hizo el secreto que tiene ahora.")
  issuedAt!: Date;

  @Column("instant", "Cuándo vence: un año después como máximo.")
  expiresAt!: Date;

  @Column("instant", "Último uso, con un minuto de margen; nulo si no se ha usado.", { nullable: true })
  lastUsedAt: Date | null = null;

  @Column("text", "Dirección IP del último uso; nulo si no se ha usado.", { nullable: true })
  lastUsedAddress: string | null = null;

  @Property({ ...instant, nullable: true })
  revokedAt: Date | null = null;

  @Column("instant", "Desde cuándo está en pausa, hasta que se confirme; nulo si sirve.", { nullable: true })
  pausedAt: Date | null = null;

  /**
   * Person who proved their identity when the current secret was created; null in records older than this
   * column.
   */
  @Reference(() => User, "proven_by_id", { nullable: true, deleteRule: "set null" })
  provenBy: Rel<User> | null = null;
}
