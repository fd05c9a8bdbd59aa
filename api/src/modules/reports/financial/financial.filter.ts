import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Day } from "../../../core/scalars.ts";
import { FinancialPaymentStatus, FinancialPurchaseKind, FinancialPurchaseStatus } from "./financial.enums.ts";
import { MedioDePago, TipoPago } from "../../payments/payment/payment.enums.ts";

/** Filter of a financial report; all days when none are given. */
@InputType()
export class FinancialFilter {
  /** A contract's id or number, or part of one. */
  @IsOptional()
  @MaxLength(100, { message: "El número de contrato es demasiado largo" })
  @Field(() => String, { nullable: true })
  contractId?: string | null;

  /** A named range such as `thisMonth`, or two days `2026-01-01,2026-03-31`; `custom` is ignored. */
  @Field(() => String, { nullable: true })
  dateRange?: string | null;

  /** Both days are included. */
  @Field(() => Day, { nullable: true }) startDate?: string | null;
  @Field(() => Day, { nullable: true }) endDate?: string | null;
}

/** Filter of the list of clients' payments. */
@InputType()
export class FinancialPaymentFilter extends FinancialFilter {
  @Field(() => FinancialPaymentStatus, { nullable: true }) status?: FinancialPaymentStatus | null;
  @Field(() => TipoPago, { nullable: true }) tipoPago?: TipoPago | null;
  @Field(() => MedioDePago, { nullable: true }) medio?: MedioDePago | null;
}

/** Filter of the list of purchases. */
@InputType()
export class FinancialPurchaseFilter extends FinancialFilter {
  @Field(() => FinancialPurchaseStatus, { nullable: true }) status?: FinancialPurchaseStatus | null;
  @Field(() => FinancialPurchaseKind, { nullable: true }) tipoPago?: FinancialPurchaseKind | null;
}
