import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../../core/enums.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";

/** Signs of life of a customer. */
export const CustomerWordKind = { opened: "opened", asked: "asked", paid: "paid" } as const;
export type CustomerWordKind = keyof typeof CustomerWordKind;
registerEnum(CustomerWordKind, {
  name: "CustomerWordKind",
  description: "Lo último que hizo un cliente: abrió un enlace, preguntó o pagó.",
});

/** Latest action of a customer, and its record. */
@ObjectType({ simpleResolvers: true })
export class CustomerWord {
  @Field(() => CustomerWordKind) kind!: CustomerWordKind;
  @Field(() => DateTime) at!: string;
  @Field(() => ID) recordId!: string;
  /** Number of the quote or contract. */
  @Field(() => String) number!: string;
}

/**
 * Amounts that a customer owes, by due day, over the contracts in the viewer's scope, and their last action.
 */
@ObjectType({ simpleResolvers: true })
export class CustomerStanding {
  /** Amount that was due before today and is unpaid, in COP. */
  @Field(() => COP) overdue!: number;
  /** Due day of the oldest overdue line. */
  @Field(() => Day, { nullable: true }) overdueSince!: string | null;
  /** Next due day from today on, and its amount in COP. */
  @Field(() => Day, { nullable: true }) nextDue!: string | null;
  @Field(() => COP, { nullable: true }) nextAmount!: number | null;
  /** The contract of the oldest unpaid line. */
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => CustomerWord, { nullable: true }) lastWord!: CustomerWord | null;
}
