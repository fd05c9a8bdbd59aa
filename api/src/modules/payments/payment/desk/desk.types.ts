import { Field, ID, Int, ObjectType } from "type-graphql";
import { registerEnum } from "../../../../core/enums.ts";
import { COP, DateTime } from "../../../../core/scalars.ts";
import { ReceivingAccount } from "../means/receiving-account.type.ts";
import { MedioDePago } from "../payment.enums.ts";

/** Verified payments of one means into one account, of today and of this month, by payment day. */
@ObjectType({ simpleResolvers: true })
export class PaymentsReceived {
  @Field(() => MedioDePago, { description: "Medio exacto de pago." }) medio!: MedioDePago;
  @Field(() => ReceivingAccount, {
    nullable: true,
    description: "Cuenta que los recibió; nulo si no se dijo.",
  })
  cuenta!: ReceivingAccount | null;
  @Field(() => Int, { description: "Cuántos hoy." }) hoyCantidad!: number;
  @Field(() => COP, { description: "Suma de hoy, en COP." }) hoyTotal!: number;
  @Field(() => Int, { description: "Cuántos este mes." }) mesCantidad!: number;
  @Field(() => COP, { description: "Suma de este mes, en COP." }) mesTotal!: number;
}

/** Kinds of events in the timeline of a payment. */
export const PaymentEventKind = {
  registered: "registered",
  receipt_attached: "receipt_attached",
  corrected: "corrected",
  withheld: "withheld",
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
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => PaymentEventKind, { description: "Qué pasó." }) tipo!: PaymentEventKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, {
    nullable: true,
    description: "Quién lo hizo, `Nombre Apellido`; nulo para el cliente por su enlace y para la plataforma.",
  })
  actorName!: string | null;
  @Field(() => String, { nullable: true, description: "Nota de quien lo hizo." }) note!: string | null;
}
