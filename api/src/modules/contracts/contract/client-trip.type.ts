import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";
import { ContractClient, type Party } from "./print/contract.parts.ts";

/** Price that the client pays for a trip, in COP, from the contract. */
@ObjectType({ simpleResolvers: true })
export class TripPrice {
  @Field(() => COP, { description: "Precio final para el cliente, en COP." }) precioFinalTotal!: number;
}

/** Destination and client of a contract's trip; it exists also without a quote or a client account. */
@ObjectType({ simpleResolvers: true })
export class ClientTrip {
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => String, { description: "Nombre de quien compra el viaje." }) nombreCliente!: string;
  @Field(() => ContractClient, { description: "El cliente, como lo nombra el contrato." }) cliente!: Party;
  @Field(() => TripPrice, { nullable: true, description: "Precio del viaje; nulo en lo que no es contrato." })
  precio?: TripPrice | null;
}
