import { Field, ObjectType } from "type-graphql";
import { ContractClient, type Party } from "./paper/contract.parts.ts";

/** Where a contract goes and for whom: also of one without a quote, and of a client without an account. */
@ObjectType({ simpleResolvers: true })
export class ClientTrip {
  @Field(() => String) destino!: string;
  @Field(() => String) nombreCliente!: string;
  @Field(() => ContractClient) cliente!: Party;
}
