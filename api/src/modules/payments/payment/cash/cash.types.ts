import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../../core/list/ordered-page.ts";
import { PageOf } from "../../../../core/page.ts";
import { COP, Day } from "../../../../core/scalars.ts";
import { PaymentStatus } from "../payment.enums.ts";
import { cashOrder } from "./cash.rules.ts";

/** Cash that a client paid in a month, and the threshold for reporting it; both in COP. */
@ObjectType({ simpleResolvers: true })
export class CashOfMonth {
  @Field(() => COP, { description: "Efectivo del cliente en el mes, en COP." }) total!: number;
  @Field(() => COP, { description: "Desde cuánto se reporta, en COP." }) reportableFrom!: number;
}

/** Cash payment of a client whose total of the month reached the reportable threshold; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class ReportableCash {
  @Field(() => ID, { description: "Identificador del pago." }) paymentId!: string;
  @Field(() => Day, { description: "Día en que pagó el cliente." }) fechaPago!: string;
  @Field(() => PaymentStatus, { description: "Estado del registro." }) status!: PaymentStatus;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => COP, { description: "Todo lo que ese cliente pagó en efectivo ese mes, en COP." })
  totalMes!: number;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." }) documento!:
    string | null;
  @Field(() => String, { description: "`Contrato CT-2026-000045`, o la reserva." }) concepto!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." }) contractId!: string | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Número del recibo: `RC-2026-000310`; sale cuando el pago se verifica.",
  })
  receiptNumber!: string | null;
  @Field(() => String, { nullable: true, description: "De dónde viene el efectivo; nulo si no se dijo." })
  origenFondos!: string | null;
  @Field(() => String, { nullable: true, description: "Quién trajo el efectivo: nombre y documento." })
  traidoPor!: string | null;
  @Field(() => String, { nullable: true, description: "Quién lo registró." }) registradoPor!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReportableCashPage extends PageOf(ReportableCash) {}

/** Page of reportable cash, with its order. */
@ArgsType()
export class ReportableCashPageArgs extends OrderedPageOf<ReportableCash>()(cashOrder) {}
