import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";
import { ContractClient, type Party } from "./print/contract.parts.ts";

/** Price of a trip for its client, in COP: that of the contract. */
@ObjectType({ simpleResolvers: true })
export class TripPrice {
  @Field(() => COP) precioFinalTotal!: number;
}

/** Destination and client of a contract's trip, also of one without a quote or a client's account. */
@ObjectType({ simpleResolvers: true })
export class ClientTrip {
  @Field(() => String) destino!: string;
  @Field(() => String) nombreCliente!: string;
  @Field(() => ContractClient) cliente!: Party;
  /** Null when it is not a contract. */
  @Field(() => TripPrice, { nullable: true }) precio?: TripPrice | null;
}
