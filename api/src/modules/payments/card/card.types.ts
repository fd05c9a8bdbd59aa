import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { PaymentStatus } from "../payment/payment.enums.ts";
import { AttemptStatus, MedioEnLinea } from "./card.enums.ts";

/** Legal document of the card provider that a payer must accept. */
@ObjectType({ simpleResolvers: true })
export class OnlineAcceptance {
  @Field(() => String, { description: "Lo que se envía para decir que se aceptó." }) token!: string;
  @Field(() => String, { description: "Dirección del texto." }) permalink!: string;
}

/** Data for paying online: the provider's public key and address, and the texts that a payer accepts. */
@ObjectType({ simpleResolvers: true })
export class OnlineCheckout {
  @Field(() => String, { description: "Llave pública de Wompi." }) publicKey!: string;
  @Field(() => String, {
    description:
      "Dirección de Wompi para el navegador: los datos de la tarjeta van allá y a ninguna otra parte.",
  })
  providerUrl!: string;
  @Field(() => COP, { description: "Lo mínimo que se puede pagar, en COP." }) montoMinimo!: number;
  @Field(() => OnlineAcceptance, { description: "Términos de Wompi." }) terms!: OnlineAcceptance;
  @Field(() => OnlineAcceptance, { description: "Autorización de datos personales de Wompi." })
  personalData!: OnlineAcceptance;
}

/** A bank of PSE. */
@ObjectType({ simpleResolvers: true })
export class PseBank {
  @Field(() => String, { description: "Código del banco en PSE." }) code!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
}

/** Client of a bill, as far as the form of an online payment needs them. */
@ObjectType({ simpleResolvers: true })
export class OnlinePayer {
  @Field(() => String, { description: "Nombre completo del cliente." }) nombre!: string;
  @Field(() => String, {
    nullable: true,
    description: "Su correo, oculto (`m***@correo.com`); nulo si no tiene.",
  })
  correo!: string | null;
}

/**
 * Bill shown to a payer. Viewers with the link or a permission for the record see it whole; all others see
 * only the title `Pago de tu viaje` and the amount due.
 */
@NotFound("Contrato no encontrado")
@ObjectType({ simpleResolvers: true })
export class OnlineBill {
  @Field(() => OnlinePayer, {
    nullable: true,
    description: "El cliente, para llenar el formulario; nulo sin permiso.",
  })
  pagador!: OnlinePayer | null;
  @Field(() => String, { description: "`Contrato CT-2026-000045`; sin permiso, `Pago de tu viaje`." })
  titulo!: string;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino!: string | null;
  @Field(() => COP, { nullable: true, description: "Precio para el cliente, en COP." }) precioTotal!:
    number | null;
  @Field(() => COP, {
    nullable: true,
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  saldoPendiente!: number | null;
  @Field(() => COP, {
    nullable: true,
    description: "Lo que se puede pagar, en COP: ni pagado, ni por verificar, ni en otro intento.",
  })
  porPagar!: number | null;
  @Field(() => COP, { description: "Próximo valor por pagar, en COP." }) montoSugerido!: number;
  @Field(() => String, {
    nullable: true,
    description: "Por qué no se puede pagar en línea ahora; nulo si se puede.",
  })
  motivo!: string | null;
}

/** Payment of an attempt, limited to the fields that the payer may see. */
@ObjectType({ simpleResolvers: true })
export class OnlinePayment {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => PaymentStatus, { description: "Estado del registro." }) status!: PaymentStatus;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => String, { nullable: true, description: "Transacción de Wompi; nulo si no se pagó en línea." })
  wompiTransactionId!: string | null;
  @Field(() => String, { nullable: true, description: "Referencia en Wompi." }) wompiReference!:
    string | null;
}

/** The provider's transaction of an attempt. */
@ObjectType({ simpleResolvers: true })
export class OnlineTransaction {
  @Field(() => String, { description: "Identificador en Wompi." }) id!: string;
  @Field(() => String, { description: "Estado como lo escribe Wompi: `PENDING`, `APPROVED`…" })
  status!: string;
  @Field(() => String, { description: "Referencia con la que se reconoce en el banco." }) reference!: string;
}

/** Next amount due of a contract. */
@ObjectType({ simpleResolvers: true })
export class OnlineNextPayment {
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => Day, { description: "Día en que vence." }) fechaVencimiento!: string;
}

/** Attempt to pay online, with its status. */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
export class OnlineAttempt {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => AttemptStatus, { description: "En qué va el intento." }) status!: AttemptStatus;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => MedioEnLinea, { description: "Medio exacto de pago." }) medio!: MedioEnLinea;
  @Field(() => String, { description: "Referencia con la que se reconoce en el banco." }) reference!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;
  @Field(() => String, { nullable: true, description: "Por qué se rechazó." }) motivo!: string | null;
  @Field(() => String, { nullable: true, description: "Página del banco donde sigue el pago." }) bankUrl!:
    string | null;
  @Field(() => Boolean, { description: "Si Wompi lo aprobó y alguien lo revisa antes de que cuente." })
  enRevision!: boolean;
  @Field(() => Boolean, { description: "Si lo que se pagaba se canceló; falso para quien no puede verlo." })
  cancelado!: boolean;
  @Field(() => OnlinePayment, { nullable: true, description: "El pago." }) payment!: OnlinePayment | null;
  @Field(() => OnlineTransaction, { nullable: true, description: "La transacción de Wompi." })
  transaction!: OnlineTransaction | null;
  /** Null for viewers without the record's link or permission to see the record. */
  @Field(() => OnlineNextPayment, {
    nullable: true,
    description:
      "Próximo pago que se pide: lo que no está pagado ni por verificar de la cuota más antigua; nulo si no queda.",
  })
  proximoPago!: OnlineNextPayment | null;
}

/** Confirmation that an event of the provider was stored. */
@ObjectType({ simpleResolvers: true })
export class ReceivedEvent {
  @Field(() => Boolean, { description: "Si se guardó." }) received!: boolean;
}
