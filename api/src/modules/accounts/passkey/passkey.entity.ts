import { BigIntType, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { User } from "../account/user.entity.ts";

/**
 * A passkey of an account (WebAuthn): the public half of a key pair that a telephone, a computer or a
 * security key stores for our address only.
 */
@NotFound("Llave de acceso no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "passkeys" })
@Unique({ properties: ["user", "place"] })
@Check({ name: "passkeys_are_ten_at_most", expression: "place between 1 and 10" })
@Check({ name: "passkeys_have_a_name", expression: "btrim(name) <> '' and char_length(name) <= 60" })
@Check({ name: "passkeys_counter_is_of_32_bits", expression: "counter between 0 and 4294967295" })
export class Passkey {
  [OptionalProps]?: "transports";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** Position of the passkey among the ten that a person may have. */
  @Property({ type: "smallint" })
  place!: number;

  /** Credential id that the authenticator assigned, base64url. */
  @Unique()
  @Property({ type: "text" })
  credentialId!: string;

  /** Public key as the authenticator returned it (COSE), base64url. */
  @Property({ type: "text" })
  publicKey!: string;

  /** Signature counter of the authenticator; always 0 when the authenticator does not count. */
  @Property({ type: new BigIntType("number") })
  counter!: number;

  /** Transports by which a browser reaches the authenticator: `internal`, `hybrid`, `usb` … */
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  transports: string[] = [];

  /** Chosen by the person. */
  @Column("text", "Nombre, como se muestra.")
  name!: string;

  @Column("boolean", "Si quien la guarda la copia a otros dispositivos de la persona.")
  backedUp!: boolean;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Column("instant", "Cuándo se usó por última vez para entrar; nulo si no se ha usado.", { nullable: true })
  lastUsedAt: Date | null = null;
}
