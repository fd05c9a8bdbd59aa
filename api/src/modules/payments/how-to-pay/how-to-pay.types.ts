import { Field, ID, ObjectType } from "type-graphql";
import type { HowToPay, PaidInto } from "../../content/agency-account/how-to-pay-block.rules.ts";
import { COP, Day } from "../../../core/scalars.ts";

/** Account of the agency that receives payments; all fields are display texts. */
@ObjectType("PaidInto", { simpleResolvers: true })
export class PaidIntoType implements PaidInto {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Cuál cuenta es: `Bancolombia · Cuenta de ahorros`." }) name!: string;
  @Field(() => String, { description: "Número en grupos, como se dicta." }) number!: string;
  @Field(() => String, { description: "Número sin espacios, como se pega." }) copied!: string;
  /** Includes the holder's document number, because banks require it. */
  @Field(() => String, { description: "Titular con su documento." }) holder!: string;
  @Field(() => String, { nullable: true, description: "Contenido del código QR; nulo si no hay." }) qr!:
    string | null;
  @Field(() => Boolean, { description: "Si el QR es el del banco; si no, lleva la llave." })
  isBankQr!: boolean;
  @Field(() => String, { nullable: true, description: "Aviso sobre este valor; nulo si no hay." }) note!:
    string | null;
}

/**
 * Payment instructions for the next amount due of a contract: for staff, for the client, and for holders of
 * the contract's link.
 */
@ObjectType("HowToPay", { simpleResolvers: true })
export class HowToPayType implements HowToPay {
  @Field(() => String, { description: "Referencia que escribe el cliente: el número del contrato." })
  reference!: string;
  @Field(() => String, { description: "Qué se paga: `Cuota 2 de 3`." }) concept!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => Day, { nullable: true, description: "Día en que vence." }) due!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la página para pagar en línea; nulo si no se puede.",
  })
  online!: string | null;
  @Field(() => [PaidIntoType], { description: "Las cuentas a las que se puede pagar." })
  accounts!: readonly PaidIntoType[];
}
