import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { CancellationStatus } from "../../contracts/cancellation/cancellation.enums.ts";
import { ContractStatus } from "../../contracts/contract/contract.enums.ts";
import { OwnAdvisor } from "../../contracts/contract/print/contract.parts.ts";
import { ItemTipo } from "../../contracts/item/item.enums.ts";
import { MedioDePago, PaymentStatus, TipoPago } from "../payment/payment.enums.ts";
import { OwnChargeback } from "../chargeback/chargeback.types.ts";
import { OwnRefund } from "../refund/refund.types.ts";

/** Payment as its client sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnPayment {
  @Field(() => ID) id!: string;
  @Field(() => COP) monto!: number;
  @Field(() => TipoPago) tipoPago!: TipoPago;
  @Field(() => MedioDePago) medio!: MedioDePago;
  /** Brand of the card that paid it online, as the provider spells it, and its last four digits. */
  @Field(() => String, { nullable: true }) cardBrand!: string | null;
  @Field(() => String, { nullable: true }) cardLastFour!: string | null;
  @Field(() => Day) fechaPago!: string;
  @Field(() => PaymentStatus) status!: PaymentStatus;
  /** Reference of the payment, by the bank or the client. */
  @Field(() => String, { nullable: true }) reference!: string | null;
  /** `RC-2026-000310`, once it is verified. */
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
  /** True when its client reported it and may still withdraw it. */
  @Field(() => Boolean) withdrawable!: boolean;
  /** True when a claim that it be reversed can be made now. */
  @Field(() => Boolean) claimable!: boolean;
  /** Reason for which it does not count, when it was rejected or reversed. */
  @Field(() => String, { nullable: true }) reason!: string | null;
}

/** Traveller, by name alone, with whether something of their documents is missing. */
@ObjectType({ simpleResolvers: true })
export class OwnTraveller {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) titular!: boolean;
  /** Missing data or documents, in words; null once nothing is missing. */
  @Field(() => String, { nullable: true }) lacks!: string | null;
}

/** Service of the trip: its name, and whether it is bought. Never the provider, nor the cost. */
@ObjectType({ simpleResolvers: true })
export class OwnService {
  @Field(() => ItemTipo) tipo!: ItemTipo;
  @Field(() => Boolean) bought!: boolean;
}

/** Latest request of a client to cancel, with the answer. */
@ObjectType({ simpleResolvers: true })
export class OwnCancellation {
  @Field(() => CancellationStatus) status!: CancellationStatus;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) answer!: string | null;
  @Field(() => DateTime) createdAt!: Date;
}

/** Turn that the trip waits for, in words for its client. */
@ObjectType({ simpleResolvers: true })
export class OwnTurn {
  /** Name of the act that does it: `sign`, `passengers`, `pay`. */
  @Field(() => String) act!: string;
  /** Sentence that names the person and the step: `Falta tu firma.` */
  @Field(() => String) sentence!: string;
}

/** An addendum that waits for the client's signature. */
@ObjectType({ simpleResolvers: true })
export class OwnAddendum {
  @Field(() => ID) id!: string;
  @Field(() => Int) number!: number;
  @Field(() => DateTime) sentAt!: Date;
  /** Masked address to which its link was sent. */
  @Field(() => String) sentTo!: string;
}

/** Terms of a retracto now; amounts in COP. Tickets follow the air regulation (RAC 3). */
@ObjectType({ simpleResolvers: true })
export class OwnRetractoTerms {
  /** Amount that is refunded in full. */
  @Field(() => COP) services!: number;
  @Field(() => Day) servicesBy!: string;
  /** Part of the money paid that is for tickets that were bought; 0 without any. */
  @Field(() => COP) tickets!: number;
  /** Time until which the airline refunds them; null without tickets. */
  @Field(() => DateTime, { nullable: true }) ticketsUntil!: Date | null;
  /** Hours from the purchase of tickets in which the airline refunds them. */
  @Field(() => Int) hours!: number;
  /** Days before the flight until which the airline refunds them. */
  @Field(() => Int) daysBefore!: number;
  @Field(() => Boolean) ticketsReturn!: boolean;
  /** The day by which the airline's refund arrives; null when it refunds nothing. */
  @Field(() => Day, { nullable: true }) ticketsBy!: string | null;
  /** The most that it may keep. */
  @Field(() => COP) mostKept!: number;
  /** True when the client chooses between everything, and everything but the flight. */
  @Field(() => Boolean) chooses!: boolean;
  /** Price of the flight when it alone is kept, in COP. */
  @Field(() => COP) flightPrice!: number;
}

/** The right to take the contract back (Ley 1480 de 2011, art. 47). */
@ObjectType({ simpleResolvers: true })
export class OwnRetracto {
  /** The last day. */
  @Field(() => Day) until!: string;
  @Field(() => Boolean) open!: boolean;
  /** Terms of a retracto now; null once it is not open. */
  @Field(() => OwnRetractoTerms, { nullable: true }) terms!: OwnRetractoTerms | null;
}

/** A contract as its own client sees it, amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class OwnContract {
  /**
   * Masked address to which a code is sent that everything but paying requires; null when the link requires
   * none.
   */
  @Field(() => String, { nullable: true }) asksCode!: string | null;
  /** The mobile to which codes may be sent by SMS, masked; null when they are sent by mail alone. */
  @Field(() => String, { nullable: true }) smsCodeTo!: string | null;

  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) quoteId!: string | null;
  @Field(() => String) contractNumber!: string;
  @Field(() => ContractStatus) status!: ContractStatus;
  @Field(() => DateTime, { nullable: true }) signedAt!: Date | null;
  @Field(() => String) origen!: string;
  @Field(() => String) destino!: string;
  @Field(() => Day) fechaInicioViaje!: string;
  @Field(() => Day, { nullable: true }) fechaFinViaje!: string | null;
  @Field(() => Int) diasHastaViaje!: number;
  @Field(() => Int) numeroPasajeros!: number;
  @Field(() => COP) precioTotal!: number;
  /** Verified payments. */
  @Field(() => COP) totalPagado!: number;
  /** Reported or registered, or at the card provider, not verified yet. */
  @Field(() => COP) porVerificar!: number;
  @Field(() => COP) saldoPendiente!: number;
  /**
   * Amount that may still be reported, in COP: neither paid nor awaiting verification; 0 when it takes no
   * payments.
   */
  @Field(() => COP) porRegistrar!: number;
  @Field(() => Boolean) hasPdf!: boolean;
  @Field(() => [OwnPayment]) payments!: OwnPayment[];
  @Field(() => [OwnTraveller]) travellers!: OwnTraveller[];
  @Field(() => [OwnService]) services!: OwnService[];
  @Field(() => OwnCancellation, { nullable: true }) cancellation!: OwnCancellation | null;
  /** Addendum that waits for their signature; null without an addendum. */
  @Field(() => OwnAddendum, { nullable: true }) addendum!: OwnAddendum | null;
  /** Null when the law gives no such right. */
  @Field(() => OwnRetracto, { nullable: true }) retracto!: OwnRetracto | null;
  /** Refunds of the contract. */
  @Field(() => [OwnRefund]) refunds!: OwnRefund[];
  /** Their claims for the reversal of payments. */
  @Field(() => [OwnChargeback]) chargebacks!: OwnChargeback[];
  @Field(() => OwnAdvisor, { nullable: true }) advisor!: OwnAdvisor | null;
}
