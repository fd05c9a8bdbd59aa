import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { CancellationStatus } from "../../contracts/cancellation/cancellation.enums.ts";
import { ContractStatus } from "../../contracts/contract/contract.enums.ts";
import { OwnAdvisor } from "../../contracts/contract/paper/contract.parts.ts";
import { ItemTipo } from "../../contracts/item/item.enums.ts";
import { MedioDePago, PaymentStatus, TipoPago } from "../payment/payment.enums.ts";
import { OwnChargeback } from "../chargeback/chargeback.types.ts";
import { OwnRefund } from "../refund/refund.types.ts";

/** What a client is told of one of their payments. */
@ObjectType({ simpleResolvers: true })
export class OwnPayment {
  @Field(() => ID) id!: string;
  @Field(() => COP) monto!: number;
  @Field(() => TipoPago) tipoPago!: TipoPago;
  @Field(() => MedioDePago) medio!: MedioDePago;
  /** Of the card that paid it online: its brand as the provider spells it, and its last four digits. */
  @Field(() => String, { nullable: true }) cardBrand!: string | null;
  @Field(() => String, { nullable: true }) cardLastFour!: string | null;
  @Field(() => Day) fechaPago!: string;
  @Field(() => PaymentStatus) status!: PaymentStatus;
  /** What the bank or the client named it by. */
  @Field(() => String, { nullable: true }) reference!: string | null;
  /** `RC-2026-000310`, once it is verified. */
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
  /** Whether its client reported it and may still take it back. */
  @Field(() => Boolean) withdrawable!: boolean;
  /** Whether a claim that it be reversed can be made of it now. */
  @Field(() => Boolean) claimable!: boolean;
  /** Why it does not count, of one that was rejected or reversed. */
  @Field(() => String, { nullable: true }) reason!: string | null;
}

/** Somebody who travels, by name alone. */
@ObjectType({ simpleResolvers: true })
export class OwnTraveller {
  @Field(() => String) name!: string;
  @Field(() => Boolean) titular!: boolean;
}

/** One service of the trip: what it is, and whether it is bought. Never with whom, nor for how much. */
@ObjectType({ simpleResolvers: true })
export class OwnService {
  @Field(() => ItemTipo) tipo!: ItemTipo;
  @Field(() => Boolean) bought!: boolean;
}

/** What a client asked last about cancelling, and what they were told. */
@ObjectType({ simpleResolvers: true })
export class OwnCancellation {
  @Field(() => CancellationStatus) status!: CancellationStatus;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) answer!: string | null;
  @Field(() => DateTime) createdAt!: Date;
}

/** An addendum that waits for the client's signature. */
@ObjectType({ simpleResolvers: true })
export class OwnAddendum {
  @Field(() => ID) id!: string;
  @Field(() => Int) number!: number;
  @Field(() => DateTime) sentAt!: Date;
  /** Where its link went, masked. */
  @Field(() => String) sentTo!: string;
}

/** What a retracto comes to now; amounts in COP. Of tickets by the air regulation (RAC 3). */
@ObjectType({ simpleResolvers: true })
export class OwnRetractoTerms {
  /** What goes back whole. */
  @Field(() => COP) services!: number;
  @Field(() => Day) servicesBy!: string;
  /** What of the money paid is for tickets that were bought; 0 without any. */
  @Field(() => COP) tickets!: number;
  /** Until when the airline takes them back; null without tickets. */
  @Field(() => DateTime, { nullable: true }) ticketsUntil!: Date | null;
  /** How many hours from their purchase on it does. */
  @Field(() => Int) hours!: number;
  /** How many days before the flight it still does. */
  @Field(() => Int) daysBefore!: number;
  @Field(() => Boolean) ticketsReturn!: boolean;
  /** The day by which what it gives back comes; null where nothing of them does. */
  @Field(() => Day, { nullable: true }) ticketsBy!: string | null;
  /** The most that it may keep. */
  @Field(() => COP) mostKept!: number;
  /** Whether the client chooses between everything, and everything but the flight. */
  @Field(() => Boolean) chooses!: boolean;
  /** What is paid for the flight where it stays alone. */
  @Field(() => COP) flightPrice!: number;
}

/** The right to take the contract back (Ley 1480 de 2011, art. 47). */
@ObjectType({ simpleResolvers: true })
export class OwnRetracto {
  /** The last day. */
  @Field(() => Day) until!: string;
  @Field(() => Boolean) open!: boolean;
  /** What it comes to now; null once it is not open. */
  @Field(() => OwnRetractoTerms, { nullable: true }) terms!: OwnRetractoTerms | null;
}

/** A contract as its own client sees it, amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class OwnContract {
  /** Where a code goes that everything but paying asks for, masked; null where the link asks for none. */
  @Field(() => String, { nullable: true }) asksCode!: string | null;

  @Field(() => ID) id!: string;
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
  /** Reported or registered, not verified yet. */
  @Field(() => COP) porVerificar!: number;
  @Field(() => COP) saldoPendiente!: number;
  /** What may still be reported: neither paid nor awaiting verification; 0 when it takes no payments. */
  @Field(() => COP) porRegistrar!: number;
  @Field(() => Boolean) hasPdf!: boolean;
  @Field(() => [OwnPayment]) payments!: OwnPayment[];
  @Field(() => [OwnTraveller]) travellers!: OwnTraveller[];
  @Field(() => [OwnService]) services!: OwnService[];
  @Field(() => OwnCancellation, { nullable: true }) cancellation!: OwnCancellation | null;
  /** What waits for their signature; null where nothing does. */
  @Field(() => OwnAddendum, { nullable: true }) addendum!: OwnAddendum | null;
  /** Null where the law gives no such right. */
  @Field(() => OwnRetracto, { nullable: true }) retracto!: OwnRetracto | null;
  /** What goes back to them. */
  @Field(() => [OwnRefund]) refunds!: OwnRefund[];
  /** Their claims that a payment be reversed. */
  @Field(() => [OwnChargeback]) chargebacks!: OwnChargeback[];
  @Field(() => OwnAdvisor, { nullable: true }) advisor!: OwnAdvisor | null;
}
