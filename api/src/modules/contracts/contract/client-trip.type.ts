import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";
import { ContractClient, type Party } from "./paper/contract.parts.ts";

/** What a trip costs its client, in COP: the price of the contract. */
@ObjectType({ simpleResolvers: true })
export class TripPrice {
  @Field(() => COP) precioFinalTotal!: number;
}

/** Where a contract goes and for whom: also of one without a quote, and of a client without an account. */
@ObjectType({ simpleResolvers: true })
export class ClientTrip {
  @Field(() => String) destino!: string;
  @Field(() => String) nombreCliente!: string;
  @Field(() => ContractClient) cliente!: Party;
  /** Null of what is no contract. */
  @Field(() => TripPrice, { nullable: true }) precio?: TripPrice | null;
}
