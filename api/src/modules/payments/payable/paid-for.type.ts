import { Field, ID, ObjectType } from "type-graphql";
import { ClientTrip } from "../../contracts/contract/client-trip.type.ts";
import { PayableName } from "./payable.enums.ts";

/**
 * Contract or reservation that a payment is for, of either kind: its name, its destination, and its client.
 */
@ObjectType({ simpleResolvers: true })
export class PaidFor {
  @Field(() => PayableName) kind!: PayableName;

  /** Null unless it is a contract, as is its number. */
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => String, { nullable: true }) contractNumber!: string | null;

  /** The reservation's; null for a contract. */
  @Field(() => ID, { nullable: true }) orderId!: string | null;

  /** `el`, `contrato`, `CT-2026-000045`. */
  @Field(() => String) article!: string;
  @Field(() => String) noun!: string;
  @Field(() => String) name!: string;

  /** True when it was cancelled: a payment that counts for it afterwards is refunded. */
  @Field(() => Boolean) cancelled!: boolean;

  @Field(() => ClientTrip) clientTrip!: ClientTrip;

  /** E-mail address to which its receipts are sent. */
  @Field(() => String) receiptsTo!: string;
}
