import { Field, ID, ObjectType } from "type-graphql";
import type { HowToPay, PaidInto } from "../../../core/paying/how-to-pay.ts";
import { COP, Day } from "../../../core/scalars.ts";

/** Account that receives payments; every text is ready to be read. */
@ObjectType("PaidInto", { simpleResolvers: true })
export class PaidIntoType implements PaidInto {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  /** `Bancolombia · Cuenta de ahorros`. */
  @Field(() => String, { description: "Cuál cuenta es: `Bancolombia · Cuenta de ahorros`." }) name!: string;
  /** In groups, for reading aloud. */
  @Field(() => String, { description: "Número en grupos, como se dicta." }) number!: string;
  /** Without blanks, for pasting into a bank's form. */
  @Field(() => String, { description: "Número sin espacios, como se pega." }) copied!: string;
  /** With the document, which banks require. */
  @Field(() => String, { description: "Titular con su documento." }) holder!: string;
  /** Content of its QR code; null for a bank account. */
  @Field(() => String, { nullable: true, description: "Contenido del código QR; nulo si no hay." }) qr!:
    string | null;
  /** True for the bank's own code, which its application reads; else the code contains the key. */
  @Field(() => Boolean, { description: "Si el QR es el del banco; si no, lleva la llave." })
  isBankQr!: boolean;
  /** Warning about this amount; null for none. */
  @Field(() => String, { nullable: true, description: "Aviso sobre este valor; nulo si no hay." }) note!:
    string | null;
}

/**
 * Payment instructions for the next amount of a contract: for its staff, its client, and the holders of its
 * link.
 */
@ObjectType("HowToPay", { simpleResolvers: true })
export class HowToPayType implements HowToPay {
  /** Reference that the client writes beside the transfer: the contract's number. */
  @Field(() => String, { description: "Referencia que escribe el cliente: el número del contrato." })
  reference!: string;
  /** Name of the payment: `Cuota 2 de 3`. */
  @Field(() => String, { description: "Qué se paga: `Cuota 2 de 3`." }) concept!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => Day, { nullable: true, description: "Día en que vence." }) due!: string | null;
  /** Full address of the page where it is paid online; null when online payment is not available. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la página para pagar en línea; nulo si no se puede.",
  })
  online!: string | null;
  @Field(() => [PaidIntoType], { description: "Las cuentas a las que se puede pagar." })
  accounts!: readonly PaidIntoType[];
}
