import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { PaymentStatus } from "../payment/payment.enums.ts";
import { AttemptStatus, MedioEnLinea } from "./card.enums.ts";

/** A document of the card provider that a payer accepts. */
@ObjectType({ simpleResolvers: true })
export class OnlineAcceptance {
  @Field(() => String) token!: string;
  /** Where the document can be read. */
  @Field(() => String) permalink!: string;
}

/** What a browser needs to pay online: the provider's public key and address, and what a payer accepts. */
@ObjectType({ simpleResolvers: true })
export class OnlineCheckout {
  @Field(() => String) publicKey!: string;
  /** Base address of the provider, for the browser: card data go there and nowhere else. */
  @Field(() => String) providerUrl!: string;
  @Field(() => COP) montoMinimo!: number;
  @Field(() => OnlineAcceptance) terms!: OnlineAcceptance;
  @Field(() => OnlineAcceptance) personalData!: OnlineAcceptance;
}

/** A bank of PSE. */
@ObjectType({ simpleResolvers: true })
export class PseBank {
  @Field(() => String) code!: string;
  @Field(() => String) name!: string;
}

/**
 * What whoever pays online sees of what they pay: by its link, or where it is in their reach, all of it; else
 * its title is `Pago de tu viaje`, and the amount that is asked for is all that they are told.
 */
@NotFound("Contrato no encontrado")
@ObjectType({ simpleResolvers: true })
export class OnlineBill {
  /** `Contrato CT-2026-000045`. */
  @Field(() => String) titulo!: string;
  @Field(() => String, { nullable: true }) destino!: string | null;
  @Field(() => COP, { nullable: true }) precioTotal!: number | null;
  @Field(() => COP, { nullable: true }) saldoPendiente!: number | null;
  /** What may still be paid: neither paid, nor awaiting verification, nor on its way. */
  @Field(() => COP, { nullable: true }) porPagar!: number | null;
  /** What is due next, and proposed. */
  @Field(() => COP) montoSugerido!: number;
  /** Why nothing can be paid online now; null while something can. */
  @Field(() => String, { nullable: true }) motivo!: string | null;
}

/** The payment of an attempt, as far as whoever paid is told of it. */
@ObjectType({ simpleResolvers: true })
export class OnlinePayment {
  @Field(() => ID) id!: string;
  @Field(() => PaymentStatus) status!: PaymentStatus;
  @Field(() => COP) monto!: number;
  @Field(() => String, { nullable: true }) wompiTransactionId!: string | null;
  @Field(() => String, { nullable: true }) wompiReference!: string | null;
}

/** The provider's transaction of an attempt. */
@ObjectType({ simpleResolvers: true })
export class OnlineTransaction {
  @Field(() => String) id!: string;
  /** As the provider spells it: `PENDING`, `APPROVED`, … */
  @Field(() => String) status!: string;
  @Field(() => String) reference!: string;
}

/** What a contract asks for next. */
@ObjectType({ simpleResolvers: true })
export class OnlineNextPayment {
  @Field(() => COP) monto!: number;
  @Field(() => Day) fechaVencimiento!: string;
}

/** How far an attempt to pay online has come. */
@NotFound("Pago no encontrado")
@ObjectType({ simpleResolvers: true })
export class OnlineAttempt {
  @Field(() => ID) id!: string;
  @Field(() => AttemptStatus) status!: AttemptStatus;
  @Field(() => COP) monto!: number;
  @Field(() => MedioEnLinea) medio!: MedioEnLinea;
  @Field(() => String) reference!: string;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => ID, { nullable: true }) orderId!: string | null;
  /** Why it was refused. */
  @Field(() => String, { nullable: true }) motivo!: string | null;
  /** Where the client goes on paying, at their bank. */
  @Field(() => String, { nullable: true }) bankUrl!: string | null;
  /** Whether it was approved and people look at it before it counts. */
  @Field(() => Boolean) enRevision!: boolean;
  @Field(() => OnlinePayment, { nullable: true }) payment!: OnlinePayment | null;
  @Field(() => OnlineTransaction, { nullable: true }) transaction!: OnlineTransaction | null;
  /** What its contract asks for next, for who came by its link or in whose reach it is. */
  @Field(() => OnlineNextPayment, { nullable: true }) proximoPago!: OnlineNextPayment | null;
}

/** That an event of the provider was kept. */
@ObjectType({ simpleResolvers: true })
export class ReceivedEvent {
  @Field(() => Boolean) received!: boolean;
}
