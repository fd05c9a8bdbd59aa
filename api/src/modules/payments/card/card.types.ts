import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { PaymentStatus } from "../payment/payment.enums.ts";
import { AttemptStatus, MedioEnLinea } from "./card.enums.ts";

/** Document of the card provider that a payer accepts. */
@ObjectType({ simpleResolvers: true })
export class OnlineAcceptance {
  @Field(() => String) token!: string;
  /** Address of the document's text. */
  @Field(() => String) permalink!: string;
}

/**
 * Keys and terms for paying online: the provider's public key and address, and the texts that a payer
 * accepts.
 */
@ObjectType({ simpleResolvers: true })
export class OnlineCheckout {
  @Field(() => String) publicKey!: string;
  /** Base address of the provider, for the browser: card data are sent only there. */
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
 * Bill of a payer: with its link or permission to see it, all of it; else its title is `Pago de tu viaje`,
 * and the amount that is due is all that is shown.
 */
@NotFound("Contrato no encontrado")
@ObjectType({ simpleResolvers: true })
export class OnlineBill {
  /** `Contrato CT-2026-000045`. */
  @Field(() => String) titulo!: string;
  @Field(() => String, { nullable: true }) destino!: string | null;
  @Field(() => COP, { nullable: true }) precioTotal!: number | null;
  @Field(() => COP, { nullable: true }) saldoPendiente!: number | null;
  /**
   * Amount that may still be paid, in COP: neither paid, nor awaiting verification, nor in an open attempt.
   */
  @Field(() => COP, { nullable: true }) porPagar!: number | null;
  /** Amount that is due next, in COP; the form proposes it. */
  @Field(() => COP) montoSugerido!: number;
  /** Reason why nothing can be paid online now; null while payment is possible. */
  @Field(() => String, { nullable: true }) motivo!: string | null;
}

/** Payment of an attempt, as far as it is shown to the payer. */
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
  /** Status as the provider spells it: `PENDING`, `APPROVED`, … */
  @Field(() => String) status!: string;
  @Field(() => String) reference!: string;
}

/** Next amount due of a contract. */
@ObjectType({ simpleResolvers: true })
export class OnlineNextPayment {
  @Field(() => COP) monto!: number;
  @Field(() => Day) fechaVencimiento!: string;
}

/** Attempt to pay online, with its status. */
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
  /** Reason of its refusal. */
  @Field(() => String, { nullable: true }) motivo!: string | null;
  /** Page of the bank where the client continues the payment. */
  @Field(() => String, { nullable: true }) bankUrl!: string | null;
  /** True when the provider approved it and people review it before it counts. */
  @Field(() => Boolean) enRevision!: boolean;
  /**
   * True when its contract was cancelled or its reservation annulled, for viewers with its link or with
   * permission to see it; else false.
   */
  @Field(() => Boolean) cancelado!: boolean;
  @Field(() => OnlinePayment, { nullable: true }) payment!: OnlinePayment | null;
  @Field(() => OnlineTransaction, { nullable: true }) transaction!: OnlineTransaction | null;
  /** Next amount due of its contract, for viewers with its link or with permission to see it; else null. */
  @Field(() => OnlineNextPayment, { nullable: true }) proximoPago!: OnlineNextPayment | null;
}

/** Confirmation that an event of the provider was stored. */
@ObjectType({ simpleResolvers: true })
export class ReceivedEvent {
  @Field(() => Boolean) received!: boolean;
}
