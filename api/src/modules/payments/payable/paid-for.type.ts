import { Field, ID, ObjectType } from "type-graphql";
import { ClientTrip } from "../../contracts/contract/client-trip.type.ts";
import { PayableName } from "./payable.enums.ts";

/** What a payment is for, of whatever kind: how people call it, where it goes, and for whom. */
@ObjectType({ simpleResolvers: true })
export class PaidFor {
  @Field(() => PayableName) kind!: PayableName;

  /** Null for what is no contract, and so is its number. */
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => String, { nullable: true }) contractNumber!: string | null;

  /** The reservation's; null for a contract. */
  @Field(() => ID, { nullable: true }) orderId!: string | null;

  /** `el`, `contrato`, `CT-2026-000045`. */
  @Field(() => String) article!: string;
  @Field(() => String) noun!: string;
  @Field(() => String) name!: string;

  /** Whether it was cancelled: what counts for it afterwards goes back to the client. */
  @Field(() => Boolean) cancelled!: boolean;

  @Field(() => ClientTrip) clientTrip!: ClientTrip;

  /** Where its receipts go. */
  @Field(() => String) receiptsTo!: string;
}
