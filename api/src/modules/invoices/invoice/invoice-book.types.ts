import { Field, ID, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { InvoiceCollection } from "./collection/collection.enums.ts";
import { SendingState } from "../sending/sending.enums.ts";
import { InvoiceStatus } from "./invoice.enums.ts";

/** An invoice, or a credit note with negative amounts, in COP. */
@ObjectType({ simpleResolvers: true })
export class InvoiceBookLine {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "`factura` o `nota_credito`." }) kind!: string;
  @Field(() => String, { description: "Número con su prefijo: `SETT990000001`." }) number!: string;
  @Field(() => String, { nullable: true, description: "Factura que devuelve una nota; nulo en una factura." })
  about!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Estado de la factura, o las notas que la anulan; nulo en una nota.",
  })
  shownStatus!: string | null;
  /** Stored status; null for a credit note. */
  @Field(() => InvoiceStatus, { nullable: true, description: "Estado del registro." })
  status!: InvoiceStatus | null;
  @Field(() => InvoiceCollection, {
    nullable: true,
    description:
      "Cuánto ya pagó el cliente; nulo en una nota y si las notas crédito devuelven la factura completa.",
  })
  cobro!: InvoiceCollection | null;
  /** Zero for a credit note. */
  @Field(() => COP, {
    description:
      "Lo recibido por la factura, en COP: los pagos verificados de su contrato, primero a la más vieja.",
  })
  cobrado!: number;
  @Field(() => Day, { description: "Día de la factura, en Bogotá." }) issueDate!: string;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => ThirdParty, { description: "El comprador, como lo nombra la factura." })
  thirdParty!: ThirdParty;
  @Field(() => COP, { description: "Ingreso propio sin IVA, en COP." }) baseAmount!: number;
  @Field(() => COP, { description: "IVA en COP." }) ivaAmount!: number;
  @Field(() => COP, { description: "Lo que se cobra por cuenta de terceros, en COP." })
  thirdPartyAmount!: number;
  @Field(() => COP, { description: "Total en COP." }) totalAmount!: number;
  @Field(() => String, { description: "CUFE de una factura o CUDE de una nota: SHA-384 en hexadecimal." })
  code!: string;
  @Field(() => SendingState, { description: "Hasta dónde llegó el envío a la DIAN." })
  sendingState!: SendingState;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora del último envío." })
  sentAt!: Date | null;
  @Field(() => Boolean, { description: "Si es un documento de prueba, sin efecto legal." }) pruebas!: boolean;
}

/** One page of invoices and their credit notes. */
@ObjectType({ simpleResolvers: true })
export class InvoiceBookPage extends PageOf(InvoiceBookLine) {}
