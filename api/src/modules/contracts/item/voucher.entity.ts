import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ContractItem } from "./item.entity.ts";

/**
 * A ticket or voucher of an item, for its traveller. Its file never changes: another one takes its place, and
 * both stay in the history.
 */
@NotFound("Documento de viaje no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "trip_vouchers" })
@Index({ properties: ["item", "createdAt", "id"] })
@Check({
  name: "trip_vouchers_ended_say_when_and_by_whom",
  expression: "(ended_at is null) = (ended_by_id is null)",
})
@Check({
  name: "trip_vouchers_replaced_are_ended",
  expression: "replaced_by_id is null or ended_at is not null",
})
export class TripVoucher extends Recorded {
  @ManyToOne(() => ContractItem, { fieldName: "item_id", deleteRule: "cascade" })
  item!: Rel<ContractItem>;

  @Property({ type: "text" })
  fileKey!: string;

  /** Name of the file as its person named it. */
  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  @Property({ type: "text" })
  contentType!: string;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "added_by_id", deleteRule: "restrict" })
  addedBy!: Rel<User>;

  /** Time at which it was removed or replaced; null while its traveller sees it. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  endedAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "ended_by_id", deleteRule: "restrict" })
  endedBy: Rel<User> | null = null;

  /** The one that took its place; null of one that was removed. */
  @OneToOne(() => TripVoucher, { nullable: true, fieldName: "replaced_by_id", deleteRule: "set null" })
  replacedBy: Rel<TripVoucher> | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", nullable: true, fieldName: "replaced_by_id", persist: false })
  readonly replacedById!: string | null;
}
