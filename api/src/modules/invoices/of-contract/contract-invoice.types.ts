import { Field, ID, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { InvoiceCollection } from "../invoice/collection/collection.enums.ts";
import { InvoiceStatus } from "../invoice/invoice.enums.ts";
import type { Turn } from "../../accounts/turn/turn.rules.ts";
import { TurnType } from "../../accounts/turn/turn.type.ts";
import { SendingState } from "../sending/sending.enums.ts";

/** Credit note for the invoice of a contract. */
@ObjectType({ simpleResolvers: true })
export class ContractCreditNote {
  @Field(() => String, { description: "Número con su prefijo: `SETT990000001`." }) number!: string;
  @Field(() => Day, { description: "Día de la factura, en Bogotá." }) issueDate!: string;
  @Field(() => COP, { description: "Total en COP." }) totalAmount!: number;
  @Field(() => SendingState, { description: "Hasta dónde llegó el envío a la DIAN." })
  sendingState!: SendingState;
  /** Also null for people who may only know that the document exists. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo mientras se imprime.",
  })
  pdfUrl!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección del XML, que sirve 60 minutos." }) xmlUrl!:
    string | null;
  @Field(() => String, {
    nullable: true,
    description: "Dirección pública para comprobarla; nulo si es de antes de los códigos.",
  })
  verificationUrl!: string | null;
}

/** An invoice of a contract, with its credit notes. */
@ObjectType()
abstract class InvoiceDocuments {
  @Field(() => ID, { description: "Identificador de la factura." }) id!: string;
  @Field(() => String, { description: "Número con su prefijo: `SETT990000001`." }) number!: string;
  @Field(() => Day, { description: "Día de la factura, en Bogotá." }) issueDate!: string;
  @Field(() => COP, { description: "Total en COP." }) totalAmount!: number;
  @Field(() => InvoiceStatus, { description: "Estado del registro." }) status!: InvoiceStatus;
  @Field(() => InvoiceCollection, {
    nullable: true,
    description: "Cuánto ya pagó el cliente; nulo si las notas crédito la devuelven completa.",
  })
  cobro!: InvoiceCollection | null;
  @Field(() => COP, {
    description:
      "Lo recibido por la factura, en COP: los pagos verificados de su contrato, primero a la más vieja.",
  })
  cobrado!: number;
  @Field(() => SendingState, { description: "Hasta dónde llegó el envío a la DIAN." })
  sendingState!: SendingState;
  /** Always null for the client, even after a rejection. */
  @Field(() => String, {
    nullable: true,
    description: "Por qué se rechazó o no salió; nulo si todo va bien.",
  })
  sendingProblem!: string | null;
  @Field(() => Boolean, { description: "Si es un documento de prueba, sin efecto legal." }) pruebas!: boolean;
  /** Also null for people who may only know that the document exists. */
  @Field(() => String, {
    nullable: true,
    description: "Dirección del PDF, que sirve 60 minutos; nulo mientras se imprime.",
  })
  pdfUrl!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección del XML, que sirve 60 minutos." }) xmlUrl!:
    string | null;
  @Field(() => String, {
    nullable: true,
    description: "Dirección pública para comprobarla; nulo si es de antes de los códigos.",
  })
  verificationUrl!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Notas crédito que la devuelven completa; nulo si algo queda.",
  })
  creditedBy!: string | null;
  @Field(() => COP, { description: "Lo que han devuelto las notas crédito, en COP." })
  creditedAmount!: number;
  /** Credit notes for all or part of the invoice, in order. */
  @Field(() => [ContractCreditNote], { description: "Sus notas crédito." })
  creditNotes!: readonly ContractCreditNote[];
}

/** An invoice that was replaced by another one. */
@ObjectType({ simpleResolvers: true })
export class EarlierInvoice extends InvoiceDocuments {}

/** The invoice of a contract as shown on the contract's page. */
@ObjectType({ simpleResolvers: true })
export class ContractInvoice extends InvoiceDocuments {
  @Field(() => TurnType, {
    nullable: true,
    description: "De quién es el siguiente paso; nulo cuando nada espera.",
  })
  turn!: Turn | null;
  @Field(() => [EarlierInvoice], { description: "Las que reemplazó, primero la última." })
  anteriores!: readonly EarlierInvoice[];
}
