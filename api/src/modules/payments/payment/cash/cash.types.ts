import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../../core/list/ordered-page.ts";
import { PageOf } from "../../../../core/page.ts";
import { COP, Day } from "../../../../core/scalars.ts";
import { PaymentStatus } from "../payment.enums.ts";
import { cashOrder } from "./cash.rules.ts";

/** Cash that a client paid in a month, and the sum from which it is reported; in COP. */
@ObjectType({ simpleResolvers: true })
export class CashOfMonth {
  @Field(() => COP) total!: number;
  @Field(() => COP) reportableFrom!: number;
}

/** A payment in cash of a client who reached the reported sum in its month; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class ReportableCash {
  @Field(() => ID) paymentId!: string;
  @Field(() => Day) fechaPago!: string;
  @Field(() => PaymentStatus) status!: PaymentStatus;
  @Field(() => COP) monto!: number;
  /** All that its client paid in cash in that month. */
  @Field(() => COP) totalMes!: number;
  @Field(() => String) cliente!: string;
  @Field(() => String, { nullable: true }) documento!: string | null;
  /** `Contrato CT-2026-000045`, or the reservation. */
  @Field(() => String) concepto!: string;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => ID, { nullable: true }) orderId!: string | null;
  /** Once it is verified. */
  @Field(() => String, { nullable: true }) receiptNumber!: string | null;
  /** Origin of the money; null when it was not given. */
  @Field(() => String, { nullable: true }) origenFondos!: string | null;
  /** Person who brought it. */
  @Field(() => String, { nullable: true }) traidoPor!: string | null;
  @Field(() => String, { nullable: true }) registradoPor!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReportableCashPage extends PageOf(ReportableCash) {}

/** Page of reportable cash, with its order. */
@ArgsType()
export class ReportableCashPageArgs extends OrderedPageOf<ReportableCash>()(cashOrder) {}
