import { BigIntType, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { NotFound } from "../../../core/failure-texts.ts";
import { instant } from "../../../core/columns.ts";
import { DateTime } from "../../../core/scalars.ts";
import { User } from "../account/user.entity.ts";

/**
 * A passkey of an account (WebAuthn): the public half of a key pair that a telephone, a computer or a
 * security key keeps for our address alone.
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

  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  /** Its number among the ten that a person may have. */
  @Property({ type: "smallint" })
  place!: number;

  /** The name by which its keeper knows it, base64url. */
  @Unique()
  @Property({ type: "text" })
  credentialId!: string;

  /** The public key as its keeper gave it (COSE), base64url. */
  @Property({ type: "text" })
  publicKey!: string;

  /** Number of its uses, as its authenticator counts; always 0 when it does not count. */
  @Property({ type: new BigIntType("number") })
  counter!: number;

  /** The ways in which a browser reaches its keeper: `internal`, `hybrid`, `usb` … */
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  transports: string[] = [];

  /** The name that the person gave it. */
  @Field(() => String)
  @Property({ type: "text" })
  name!: string;

  /** True when its keeper copies it to other devices of the person. */
  @Field(() => Boolean)
  @Property({ type: "boolean" })
  backedUp!: boolean;

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  /** Time of the last sign-in with it. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  lastUsedAt: Date | null = null;
}
