import { Field, ID, Int, ObjectType } from "type-graphql";
import { registerEnum } from "../../../../core/enums.ts";
import { COP, DateTime } from "../../../../core/scalars.ts";
import { ReceivingAccount } from "../means/receiving-account.type.ts";
import { MedioDePago } from "../payment.enums.ts";

/** Verified payments of one means into one account: of today and of this month, by the day of payment. */
@ObjectType({ simpleResolvers: true })
export class PaymentsReceived {
  @Field(() => MedioDePago) medio!: MedioDePago;
  /** Null while no account is known. */
  @Field(() => ReceivingAccount, { nullable: true }) cuenta!: ReceivingAccount | null;
  @Field(() => Int) hoyCantidad!: number;
  @Field(() => COP) hoyTotal!: number;
  @Field(() => Int) mesCantidad!: number;
  @Field(() => COP) mesTotal!: number;
}

/** Kinds of events in the timeline of a payment. */
export const PaymentEventKind = {
  registered: "registered",
  receipt_attached: "receipt_attached",
  corrected: "corrected",
  in_review: "in_review",
  verified: "verified",
  rejected: "rejected",
  withdrawn: "withdrawn",
  reversed: "reversed",
  origin_noted: "origin_noted",
} as const;
export type PaymentEventKind = keyof typeof PaymentEventKind;
registerEnum(PaymentEventKind, {
  name: "PaymentEventKind",
  description: "Suceso en la historia de un pago.",
});

/** Line of a payment's timeline. */
@ObjectType({ simpleResolvers: true })
export class PaymentEvent {
  @Field(() => ID) id!: string;
  @Field(() => PaymentEventKind) tipo!: PaymentEventKind;
  @Field(() => DateTime) at!: Date;
  /** `Nombre Apellido`; null for the client by their link, and for automatic entries. */
  @Field(() => String, { nullable: true }) actorName!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
}
