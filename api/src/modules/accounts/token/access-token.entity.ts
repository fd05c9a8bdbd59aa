import type { Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { DateTime } from "../../../core/scalars.ts";
import { User } from "../account/user.entity.ts";
import type { Grantable } from "../grantable.rules.ts";
import { TokenCapability } from "./access-token.enums.ts";

/**
 * An access token of a person of the team, with which a program acts in their name. Only its hash is stored;
 * its row stays for a while after its end.
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
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  /** Its number among the twenty that a person may have; null once it has ended. */
  @Property({ type: "smallint", nullable: true })
  place: number | null = null;

  @Field(() => String)
  @Property({ type: "text" })
  name!: string;

  /** SHA-256 of its text, base64url. */
  @Unique()
  @Property({ type: "text" })
  hash!: string;

  /** Its first characters. */
  @Field(() => String)
  @Property({ type: "text" })
  prefix!: string;

  @Field(() => [TokenCapability])
  @Property({ type: "text[]", columnType: "text[]" })
  capabilities!: Grantable[];

  @Field(() => [String])
  @Property({ type: "text[]", columnType: "text[]" })
  addressRanges!: string[];

  @Field(() => DateTime)
  @Property({ ...instant })
  createdAt!: Date;

  /** Time at which its present secret was made. */
  @Field(() => DateTime)
  @Property({ ...instant })
  issuedAt!: Date;

  @Field(() => DateTime)
  @Property({ ...instant })
  expiresAt!: Date;

  /** Time of the last use, to a minute. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  lastUsedAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  lastUsedAddress: string | null = null;

  @Property({ ...instant, nullable: true })
  revokedAt: Date | null = null;

  /** Time since when it opens nothing until it is confirmed; null while it is not paused. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  pausedAt: Date | null = null;

  /**
   * Person who proved their identity when its present secret was made; null in records from before that was
   * stored.
   */
  @ManyToOne(() => User, { fieldName: "proven_by_id", nullable: true, deleteRule: "set null" })
  provenBy: Rel<User> | null = null;
}
