import { Field, ID, ObjectType } from "type-graphql";
import { ClientTrip } from "../../contracts/contract/client-trip.type.ts";
import { PayableName } from "./payable.enums.ts";

/** Contract or reservation that a payment is for: its name, destination and client. */
@ObjectType({ simpleResolvers: true })
export class PaidFor {
  @Field(() => PayableName, { description: "Clase del registro." }) kind!: PayableName;

  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => String, { nullable: true, description: "Número del contrato: `CT-2026-000045`." })
  contractNumber!: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;

  @Field(() => String, { description: "Artículo para la frase: `el` o `la`." }) article!: string;
  @Field(() => String, { description: "Qué es, para la frase: `contrato` o `reserva`." }) noun!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;

  /** True when the record was cancelled; payments that are verified afterwards are refunded. */
  @Field(() => Boolean, { description: "Si se canceló." }) cancelled!: boolean;

  @Field(() => ClientTrip, { description: "Destino y cliente del viaje." }) clientTrip!: ClientTrip;

  @Field(() => String, { description: "Correo al que van sus recibos." }) receiptsTo!: string;
}
